/** What pointing at an answer tells about its consequence. */
import type { Choice } from "../../protocol";
import type { Text } from "../contract";
import { zoneOf, type Spot, type ZcOdds, type ZcView, type ZcZone } from "./view";

const MOVES = ["move", "sprint", "jump", "rush", "charge"];

export function forecast(choice: Choice, view: ZcView): Text | null {
  const { answer } = choice;
  if (answer.type === "attack") {
    const odds = view.odds.find((one) => one.mode === answer["mode"] && one.with === answer["with"]);
    return odds === undefined ? null : attackText(odds);
  }
  const zone = answer["zone"];
  if (MOVES.includes(answer.type) && typeof zone === "string") return moveText(view, zone);
  if (answer.type === "end-turn") return { key: "web-zc-forecast-end", args: { wounds: bites(view), groups: groups(view) } };
  return null;
}

/** BP-6.3: Wounds the team would suffer if the enemies acted now: one from everybody who stands with a Survivor he notices. */
export function bites(view: ZcView): number {
  const noticed = new Set(view.survivors.filter((one) => one.fate === "alive" && !one.hidden && !one.rotten).map((one) => one.zone));
  return view.zones.filter((zone) => noticed.has(zone.zone)).reduce((sum, zone) => sum + heads(zone), 0);
}

/** Zones whose enemies would set off; those the team may send here or there count once. */
function groups(view: ZcView): number {
  return new Set(view.coming.map((group) => `${group.from}/${group.kind}`)).size;
}

function heads(zone: ZcZone | undefined): number {
  return Object.values(zone?.zombies ?? {}).reduce((sum, count) => sum + count, 0);
}

/** Enemies who would stand with, and who would see, somebody in a zone. */
export function watchers(view: ZcView, spot: Spot): { here: number; watching: number } {
  const zone = zoneOf(view, spot);
  const others = (zone?.sees ?? []).filter((other) => other !== spot);
  return { here: heads(zone), watching: others.reduce((sum, other) => sum + heads(zoneOf(view, other)), 0) };
}

function moveText(view: ZcView, spot: Spot): Text {
  const { here, watching } = watchers(view, spot);
  return { key: here > 0 ? "web-zc-forecast-into" : "web-zc-forecast-move", args: { zone: spot, here, watching } };
}

/** The chance of at least one hit in percent, and the hits to expect. */
export function chance(odds: ZcOdds): { percent: number; expected: number } {
  const some = odds.of - (odds.hits[0] ?? 0);
  const sum = odds.hits.reduce((total, ways, hits) => total + ways * hits, 0);
  return { percent: Math.round((100 * some) / odds.of), expected: Math.round((10 * sum) / odds.of) / 10 };
}

function attackText(odds: ZcOdds): Text {
  return { key: "web-zc-forecast-attack", args: { dice: odds.dice, least: odds.least, damage: odds.damage, ...chance(odds) } };
}
