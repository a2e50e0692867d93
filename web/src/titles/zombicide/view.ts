/**
 * The table of any edition as the server sends it, and how things are found in it. Nothing of it is secret but the order of
 * decks and what lies face down, so every seat sees the same. What only some editions have is absent in the others.
 */
import type { Hero, Kind, Level, Spot, SurvivorView, View, ZoneView } from "./generated";

export type * from "./generated";

export const LEVELS: readonly Level[] = ["blue", "yellow", "orange", "red"];
export const KINDS: readonly Kind[] = ["walker", "fatty", "runner", "abomination", "necromancer"];

export function zoneOf(view: View, spot: Spot | null): ZoneView | undefined {
  return spot === null ? undefined : view.zones.find((zone) => zone.zone === spot);
}

export function survivorOf(view: View, hero: Hero): SurvivorView | undefined {
  return view.survivors.find((one) => one.name === hero);
}

/** The Survivor whose Turn it is. */
export function acting(view: View): SurvivorView | undefined {
  return view.survivors.find((one) => one.in_turn);
}
