/** Who stands on which place of an area. A figure keeps its place until it leaves, so that nothing jumps. */
import type { Kind, View } from "./generated";

export interface Standing {
  seat: number;
  kind: Kind;
  hidden: boolean;
  at: { area: number; slot: number } | { cold: number } | { stack: number } | null;
}

export type FigureKey = `${number}/${Kind}`;

export function figureKey(seat: number, kind: Kind): FigureKey {
  return `${seat}/${kind}`;
}

/** Everybody of every family in a fixed order, with places taken over from before where they still hold. */
export function standings(view: View, before: ReadonlyMap<FigureKey, Standing>): Map<FigureKey, Standing> {
  const after = new Map<FigureKey, Standing>();
  const taken = new Map<number, Set<number>>();
  const arrivals: Standing[] = [];
  for (const family of view.families) {
    for (const person of family.characters) {
      const key = figureKey(family.seat, person.kind);
      const standing: Standing = { seat: family.seat, kind: person.kind, hidden: person.hidden, at: null };
      after.set(key, standing);
      if (person.area === null) continue;
      const old = before.get(key)?.at;
      if (old && "area" in old && old.area === person.area) {
        standing.at = old;
        placesOf(taken, old.area).add(old.slot);
      } else {
        standing.at = { area: person.area, slot: -1 };
        arrivals.push(standing);
      }
    }
  }
  for (const standing of arrivals) settle(standing, taken);
  bury(view, after);
  return after;
}

function placesOf(taken: Map<number, Set<number>>, area: number): Set<number> {
  let places = taken.get(area);
  if (places === undefined) {
    places = new Set();
    taken.set(area, places);
  }
  return places;
}

function settle(standing: Standing, taken: Map<number, Set<number>>): void {
  if (standing.at === null || !("area" in standing.at)) return;
  const places = placesOf(taken, standing.at.area);
  let slot = 0;
  while (places.has(slot)) slot++;
  places.add(slot);
  standing.at = { area: standing.at.area, slot };
}

function bury(view: View, figures: Map<FigureKey, Standing>): void {
  let tray = 0;
  for (const row of view.cold_store.rows) {
    row.dead.forEach((dead, index) => {
      const standing = figures.get(figureKey(dead.seat, dead.kind));
      if (standing) standing.at = { cold: tray + index };
    });
    tray += row.spaces;
  }
  view.cold_store.stack.forEach((dead, index) => {
    const standing = figures.get(figureKey(dead.seat, dead.kind));
    if (standing) standing.at = { stack: index };
  });
}

/** Whether a destination that is shown here is still hidden from the others (OS-6.3); the badge holder's lies open. */
export function isSecret(view: View, seat: number): boolean {
  return view.phase === "destinations" && seat === view.mine?.seat && seat !== view.badge;
}
