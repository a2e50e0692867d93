/** What pointing at an answer tells about its consequence. */
import type { Choice } from "../../protocol";
import type { Text } from "../contract";
import { zoneOf, type Spot, type ZcOdds, type ZcView } from "./view";

const MOVES = ["move", "sprint", "jump", "rush", "charge"];

export function forecast(choice: Choice, view: ZcView): Text | null {
  const { answer } = choice;
  if (answer.type === "attack") {
    const odds = view.odds.find((one) => one.mode === answer["mode"] && one.with === answer["with"]);
    return odds === undefined ? null : attackText(odds);
  }
  const zone = answer["zone"];
  if (MOVES.includes(answer.type) && typeof zone === "string") return moveText(view, zone);
  if (answer.type === "end-turn") return { key: "web-zc-forecast-end", args: { groups: view.coming.length } };
  return null;
}

/** Enemies who would stand with, and who would see, somebody in a zone. */
export function watchers(view: ZcView, spot: Spot): { here: number; watching: number } {
  const count = (zombies: Partial<Record<string, number>>): number => Object.values(zombies).reduce<number>((sum, some) => sum + (some ?? 0), 0);
  const zone = zoneOf(view, spot);
  if (zone === undefined) return { here: 0, watching: 0 };
  const others = zone.sees.filter((other) => other !== spot);
  return { here: count(zone.zombies), watching: others.reduce((sum, other) => sum + count(zoneOf(view, other)?.zombies ?? {}), 0) };
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
