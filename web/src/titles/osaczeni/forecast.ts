/** What an answer may lead to, from what the reader can see: how likely an area is to be broken into this round. */
import type { OsArea, OsView } from "../../protocol";

const CAR_PARK = 6;

export interface Odds {
  /** Chance of a break-in, 0 to 100. */
  percent: number;
  /** Whether the reader knows the dice, so that nothing is left to luck. */
  sure: boolean;
}

/**
 * Chance that the monsters get into an area this round, if `joining` more strength comes there and nobody else moves.
 * Crybabies and crowds draw monsters as they stand now (OS-8.2, OS-8.3).
 */
export function breakIn(view: OsView, number: number, joining: number): Odds | null {
  const area = view.areas[number - 1];
  if (area === undefined || area.closed || number === CAR_PARK) return null;
  const strength = area.strength + joining;
  const drawn = area.monsters + draws(view, area);
  const equalIsEnough = view.cold_store.rows[0]?.active === true;
  const needed = equalIsEnough ? strength - drawn : strength - drawn + 1;
  const values = view.dice.values;
  if (values !== null) {
    const certain = values.filter((value) => value === number).length;
    return { percent: certain >= needed && drawn + certain > 0 ? 100 : 0, sure: true };
  }
  return { percent: Math.round(100 * atLeast(view.dice.available, Math.max(needed, drawn === 0 ? 1 : 0))), sure: false };
}

/** Monsters the people themselves draw to an area: most Crybabies, most characters. */
export function draws(view: OsView, area: OsArea): number {
  const most = (count: (place: OsArea) => number): number => Math.max(...view.areas.map(count));
  const crybabies = (place: OsArea): number => place.characters.filter((person) => person.kind === "crybaby").length;
  const people = (place: OsArea): number => place.characters.length;
  const cries = most(crybabies) > 0 && crybabies(area) === most(crybabies) ? 1 : 0;
  const crowd = most(people) > 0 && people(area) === most(people) ? 1 : 0;
  return cries + crowd;
}

/** Chance that at least `needed` of `dice` dice show one given number. */
export function atLeast(dice: number, needed: number): number {
  if (needed <= 0) return 1;
  let chance = 0;
  for (let hits = needed; hits <= dice; hits++) {
    chance += choose(dice, hits) * (1 / 6) ** hits * (5 / 6) ** (dice - hits);
  }
  return chance;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let index = 1; index <= k; index++) ways = (ways * (n - k + index)) / index;
  return ways;
}
