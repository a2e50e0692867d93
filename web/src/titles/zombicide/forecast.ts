/** What pointing at an answer tells about its consequence. */
import type { Choice } from "../../protocol";
import type { Text } from "../contract";
import { placeForms, placeName, skillText } from "./names";
import { zoneIn } from "./targets";
import { acting, survivorOf, zoneOf, type Spot, type Aim, type Heading, type Odds, type SurvivorView, type View, type ZoneView } from "./view";

/** Answers that burn a whole zone. */
export const FIRES = ["ignite", "hellfire", "pour-cauldron", "guards-pour"];
export const MOVES = ["move", "sprint", "jump", "rush", "charge", "escort"];

export function forecast(choice: Choice, view: View): Text | null {
  const { answer } = choice;
  if (answer.type === "attack") {
    const odds = view.odds.find((one) => one.mode === answer["mode"] && one.with === answer["with"]);
    return odds === undefined ? null : attackText(odds, aimOf(odds, answer["zone"]));
  }
  const zone = zoneIn(answer);
  if (FIRES.includes(answer.type) && typeof zone === "string") {
    const burnt = zoneOf(view, zone);
    return { key: "web-zc-forecast-fire", args: { ...placeForms(zone), zombies: heads(burnt), friends: burnt?.survivors.length ?? 0 } };
  }
  if (MOVES.includes(answer.type) && typeof zone === "string") return moveText(view, zone);
  if (answer.type === "skill" && view.matter?.type === "skill") {
    const skill = view.matter.skills[Number(answer["choice"]) - 1];
    return skill === undefined ? null : { key: skillText(skill) };
  }
  if (answer.type === "noise") return noiseText(view);
  if (answer.type === "end-turn") return endText(view);
  return null;
}

function endText(view: View): Text {
  const args = { wounds: bites(view), groups: groups(view.coming) };
  const doors = new Set(view.coming.filter((group) => group.breaks === true).map((group) => [group.from, group.to].sort().join("/"))).size;
  return doors === 0 ? { key: "web-zc-forecast-end", args } : { key: "web-zc-forecast-end-doors", args: { ...args, doors } };
}

/** Wounds the team would be dealt if the enemies acted now. */
export function bites(view: View): number {
  return view.attacking.reduce((sum, fight) => sum + fight.wounds, 0);
}

/** How many groups would set off; those the team may send here or there count once. */
function groups(coming: readonly Heading[]): number {
  return new Set(coming.map((group) => `${group.from}/${group.kind}`)).size;
}

/** How many enemies stand in a zone. */
export function heads(zone: ZoneView | undefined): number {
  return Object.values(zone?.zombies ?? {}).reduce((sum, count) => sum + count, 0);
}

/** Enemies who would stand with, and who would see, somebody in a zone. */
export function watchers(view: View, spot: Spot): { here: number; watching: number } {
  const zone = zoneOf(view, spot);
  const others = (zone?.sees ?? []).filter((other) => other !== spot);
  return { here: heads(zone), watching: others.reduce((sum, other) => sum + heads(zoneOf(view, other)), 0) };
}

function moveText(view: View, spot: Spot): Text {
  const { here, watching } = watchers(view, spot);
  const zone = placeForms(spot);
  const ahead = view.ahead.find((step) => step.zone === spot);
  if (ahead === undefined) return { key: here > 0 ? "web-zc-forecast-into" : "web-zc-forecast-move", args: { ...zone, here, watching } };
  const coming = groups(ahead.coming.filter((group) => group.to === spot));
  return { key: "web-zc-forecast-step", args: { ...zone, here, watching, wounds: ahead.wounds, coming } };
}

/** BP-7.8: tokens, and everybody there whom enemies notice. */
export function loudness(view: View, zone: ZoneView): number {
  const noticed = zone.survivors.map((hero) => survivorOf(view, hero)).filter((one) => one !== undefined && !one.rotten && !one.hidden);
  return zone.noise + noticed.length;
}

/** How loud it would be here, and where it is loudest elsewhere: enemies who see nobody go there. */
function noiseText(view: View): Text | null {
  const here = zoneOf(view, acting(view)?.zone ?? null);
  if (here === undefined) return null;
  const others = view.zones.filter((zone) => zone !== here);
  const most = Math.max(0, ...others.map((zone) => loudness(view, zone)));
  const rival = most === 0 ? undefined : others.find((zone) => loudness(view, zone) === most);
  const args = { ...placeForms(here.zone), noise: loudness(view, here) + 1, rival: placeName(rival?.zone ?? ""), most };
  return { key: rival === undefined ? "web-zc-forecast-noise-alone" : "web-zc-forecast-noise", args };
}

/** The chance of at least one hit in percent, and the hits to expect. */
export function chance(odds: Pick<Odds, "hits" | "of">): { percent: number; expected: number } {
  const some = odds.of - (odds.hits[0] ?? 0);
  const sum = odds.hits.reduce((total, ways, hits) => total + ways * hits, 0);
  return { percent: Math.round((100 * some) / odds.of), expected: Math.round((10 * sum) / odds.of) / 10 };
}

/** What the attack would do to this zone, if it can reach it. */
export function aimOf(odds: Odds, zone: unknown): Aim | null {
  return odds.targets.find((aim) => aim.zone === zone) ?? null;
}

export const MILLION = 1_000_000;

/** The odds of somebody’s attacks, those of two weapons that are alike told once. */
export function distinctOdds(all: readonly Odds[], one: Pick<SurvivorView, "cards">): Odds[] {
  const sign = (odds: Odds): string => {
    const cards = odds.with.split("+").map((slot) => one.cards[slot]);
    return [odds.mode, cards, odds.dice, odds.least, odds.damage, odds.hits].join("/");
  };
  return all.filter((odds, index) => all.findIndex((other) => sign(other) === sign(odds)) === index);
}

/** Where the table knows the target, its figures go before those of the bare dice. */
function attackText(odds: Odds, aim: Aim | null): Text {
  const { percent, expected } = aim === null ? chance(odds) : chance({ hits: aim.hits, of: MILLION });
  const args = { dice: odds.dice, least: odds.least, damage: odds.damage, percent, expected };
  if (aim === null) return { key: "web-zc-forecast-attack", args };
  return { key: "web-zc-forecast-kill", args: { ...args, kill: chance({ hits: aim.kills, of: MILLION }).percent } };
}
