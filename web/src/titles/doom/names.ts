/** Names of things in the reader's language. */
import { t } from "../../lib/words.svelte";
import { parse } from "./ground";
import type { View, DoorSeen, MonsterKind, Named, Spot, Texts } from "./view";

/** In the reader's language. */
export function words(texts: Texts): string {
  return document.documentElement.lang === "pl" ? texts[1] : texts[0];
}

export const monsterName = (kind: MonsterKind): string => t(`dm-monster-${kind}`);
export const tokenName = (kind: string): string => t(`dm-token-${kind}`);
export const groundName = (is: string | undefined): string => t(`dm-ground-${is ?? "floor"}`);
export const cardName = (card: string): string => t(card.startsWith("spawn-") ? `dm-spawn-card-${card}` : `dm-event-card-${card}`);
export const cardText = (card: string): string => t(card.startsWith("spawn-") ? `dm-spawn-card-${card}-text` : `dm-event-card-${card}-text`);

/** A square as people name it: its area, then column and row. */
export function squareName(view: View, spot: Spot): string {
  const id = view.squares.find((square) => square.at === spot)?.area;
  const area = view.areas.find((one) => one.id === id);
  const { x, y } = parse(spot);
  return t("web-dm-square", { area: area === undefined ? "" : words(area.name), column: x, row: y });
}

export function doorName(door: DoorSeen): string {
  const state = door.jammed ? "jammed" : door.locked ? "locked" : door.state;
  return t("web-dm-door", { door: t(`dm-door-${door.kind}`), state: t(`dm-door-state-${state}`) });
}

/** A figure by the name of who plays it, or by its kind. */
export function figureName(who: Named, seat: (seat: number) => string): string {
  return "kind" in who ? monsterName(who.kind) : seat(who.marine);
}
