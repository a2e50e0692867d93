/** What an answer may lead to, from what the reader can see: how likely an area is to be broken into this round. */
import type { Kind, AreaSeen, View } from "./generated";

const CAR_PARK = 6;

export interface Odds {
  /** Chance of a break-in, 0 to 100. */
  percent: number;
  /** Whether the reader knows the dice, so that nothing is left to luck. */
  sure: boolean;
}

/** OS-1.8: a Defender is worth two, everybody else one. */
export function strengthOf(kind: Kind): number {
  return kind === "defender" ? 2 : 1;
}

/** OS-15.1: points of whoever lives to the end. */
const POINTS: Record<Kind, number> = { defender: 5, leader: 3, crybaby: 7, klutz: 1 };

/** What a family loses with one of its own; nothing is said where this table counts otherwise. */
export function worth(view: View, seat: number, kind: Kind): number | null {
  const family = view.families[seat];
  const living = family?.characters.filter((person) => person.area !== null) ?? [];
  return family?.points === living.reduce((sum, person) => sum + POINTS[person.kind], 0) ? POINTS[kind] : null;
}

/** The view with one character gone to an area: it is weaker where they leave and stronger where they come. */
export function moved(view: View, seat: number, kind: Kind, to: number): View {
  const areas = view.areas.map((area): AreaSeen => {
    const here = area.characters.find((person) => person.seat === seat && person.kind === kind);
    if (area.number === to) {
      return here !== undefined ? area : { ...area, strength: area.strength + strengthOf(kind), characters: [...area.characters, { seat, kind, hidden: false }] };
    }
    if (here === undefined) return area;
    return { ...area, strength: area.strength - strengthOf(kind), characters: area.characters.filter((person) => person !== here) };
  });
  return { ...view, areas };
}

/**
 * The chances of a break-in in an area if one of the family went there: the least and the greatest of those who could go.
 * Nobody who could go: the area as it stands.
 */
export function afterMove(view: View, seat: number, number: number, only: Kind | null = null): { least: Odds; most: Odds } | null {
  const movers = (view.families[seat]?.characters ?? []).filter((person) => person.area !== null && person.area !== number && (only === null || person.kind === only));
  const views = movers.length === 0 ? [view] : movers.map((person) => moved(view, seat, person.kind, number));
  const odds = views.map((after) => breakIn(after, number)).filter((each) => each !== null);
  const [first] = odds;
  if (first === undefined) return null;
  const by = (better: (a: Odds, b: Odds) => boolean): Odds => odds.reduce((best, each) => (better(each, best) ? each : best), first);
  return { least: by((a, b) => a.percent < b.percent), most: by((a, b) => a.percent > b.percent) };
}

/**
 * Chance that the monsters get into an area this round if nobody moves any more.
 * Crybabies and crowds draw monsters as they stand now (OS-8.2, OS-8.3).
 */
export function breakIn(view: View, number: number): Odds | null {
  const area = view.areas[number - 1];
  if (area === undefined || area.closed || number === CAR_PARK) return null;
  const drawn = area.monsters + draws(view, area);
  const equalIsEnough = view.cold_store.rows[0]?.active === true;
  const needed = equalIsEnough ? area.strength - drawn : area.strength - drawn + 1;
  const values = view.dice.values;
  if (values !== null) {
    const certain = values.filter((value) => value === number).length;
    return { percent: certain >= needed && drawn + certain > 0 ? 100 : 0, sure: true };
  }
  return { percent: Math.round(100 * atLeast(view.dice.available, Math.max(needed, drawn === 0 ? 1 : 0))), sure: false };
}

/** Monsters the people themselves draw to an area: most Crybabies, most characters. */
export function draws(view: View, area: AreaSeen): number {
  const most = (count: (place: AreaSeen) => number): number => Math.max(...view.areas.map(count));
  const crybabies = (place: AreaSeen): number => place.characters.filter((person) => person.kind === "crybaby").length;
  const people = (place: AreaSeen): number => place.characters.length;
  const cries = most(crybabies) > 0 && crybabies(area) === most(crybabies) ? 1 : 0;
  const crowd = most(people) > 0 && people(area) === most(people) ? 1 : 0;
  return cries + crowd;
}

/** Monsters a weapon drives away from the attacked area; OS-14: a bat one, a chainsaw two, a bottle all, a tin lures one off. */
const DRIVES: Record<string, number> = { "baseball-bat": 1, chainsaw: 2, molotov: Infinity, "canned-food": 1 };

/** Whether the attacked area holds after this card is played; null if the card drives nothing away. */
export function holdsAfter(view: View, item: string): boolean | null {
  const area = view.vote?.about === "victim" ? view.areas[view.vote.area - 1] : undefined;
  const away = DRIVES[item];
  if (area === undefined || away === undefined || !area.breaks_in) return null;
  const left = Math.max(0, area.monsters - away);
  if (area.spaces === 0) return left === 0;
  return view.cold_store.rows[0]?.active === true ? left === 0 || left < area.strength : left <= area.strength;
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
