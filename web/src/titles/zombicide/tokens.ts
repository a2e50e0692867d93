/** What lies in a zone, from left to right. The order is fixed, so that a token keeps its place as long as it can. */
import type { Target } from "../contract";
import type { Colour, DoorView, TokenView, View, ZoneView } from "./view";

export type Lying =
  | { what: "exit" }
  | { what: "objective"; colour: Colour | null }
  | { what: "spawn"; token: TokenView }
  | { what: "vault-door"; door: DoorView }
  | { what: "bile"; count: number }
  | { what: "items"; count: number; colour: Colour }
  | { what: "beacon" | "frozen" | "cache" }
  | { what: "ladders" | "drops" | "pile"; count: number };

export function lying(view: View, zone: ZoneView): Lying[] {
  const found: Lying[] = [];
  if (zone.is_exit) found.push({ what: "exit" });
  if (zone.objective) found.push({ what: "objective", colour: zone.objective_colour });
  for (const token of view.tokens) {
    if (token.zone === zone.zone) found.push({ what: "spawn", token });
  }
  for (const door of (view.doors ?? [])) {
    if (door.vault === true && door.between.includes(zone.zone) && zone.ground !== "vault") found.push({ what: "vault-door", door });
  }
  const vault = view.vaults?.find((one) => one.vault === zone.zone);
  if (vault !== undefined && vault.items.length > 0) found.push({ what: "items", count: vault.items.length, colour: vaultColour(zone.zone) });
  const bile = zone.bile ?? 0;
  if (bile > 0) found.push({ what: "bile", count: bile });
  if (zone.beacon === true && view.beacon?.walks !== true && view.beacon?.carried_by == null) found.push({ what: "beacon" });
  if (zone.frozen === true) found.push({ what: "frozen" });
  if (view.cache === zone.zone) found.push({ what: "cache" });
  for (const what of ["ladders", "drops", "pile"] as const) {
    const count = zone[what] ?? 0;
    if (count > 0) found.push({ what, count });
  }
  return found;
}

/** Where on the board a token can be answered at. */
export function lyingTarget(lying: Lying): Target | null {
  if (lying.what === "spawn") return `token:${lying.token.token}`;
  return lying.what === "vault-door" ? `door:${lying.door.door}` : null;
}

export function vaultColour(spot: string): Colour {
  return spot.endsWith("violet") ? "violet" : "yellow";
}
