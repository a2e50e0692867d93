/** Chances of an attack before its dice fall: every roll counted, nothing guessed. */
import type { DieColour, Lies } from "./view";

export type Face = Pick<Lies, "range" | "damage" | "bullet" | "miss">;

export interface Blow {
  /** Chance to hit, in percent. */
  hit: number;
  /** Chance of at least so many wounds, in percent, from one upwards; ends at the last that can be. */
  wounds: number[];
  /** Mean wounds. */
  mean: number;
  /** Chance that a token of ammunition is spent, in percent. */
  spends: number;
}

export interface Shot {
  pool: readonly DieColour[];
  range: number;
  melee: boolean;
  accuracy: number;
  deadly: number;
  armor: number;
}

const MOST = 6;

export function odds(faces: ReadonlyMap<DieColour, readonly Face[]>, shot: Shot): Blow | null {
  let rolls = new Map<string, number>([["0,0,0,0", 1]]);
  for (const die of shot.pool) {
    const sides = faces.get(die);
    if (sides === undefined) return null;
    const next = new Map<string, number>();
    for (const [key, weight] of rolls) {
      const [range = 0, damage = 0, bullet = 0, miss = 0] = key.split(",").map(Number);
      for (const face of sides) {
        const sum = [range + face.range, damage + face.damage, bullet || Number(face.bullet ?? false), miss || Number(face.miss ?? false)].join(",");
        next.set(sum, (next.get(sum) ?? 0) + weight / sides.length);
      }
    }
    rolls = next;
  }
  const wounds = Array.from({ length: MOST }, () => 0);
  let [hit, mean, spends] = [0, 0, 0];
  for (const [key, weight] of rolls) {
    const [range = 0, damage = 0, bullet = 0, miss = 0] = key.split(",").map(Number);
    if (bullet === 1) spends += weight;
    if (miss === 1 || (!shot.melee && range + shot.accuracy < shot.range)) continue;
    hit += weight;
    const done = Math.floor((damage + shot.deadly) / Math.max(1, shot.armor));
    mean += done * weight;
    for (let least = 1; least <= Math.min(done, MOST); least += 1) wounds[least - 1] = (wounds[least - 1] ?? 0) + weight;
  }
  const percent = (chance: number): number => Math.round(100 * chance);
  return { hit: percent(hit), wounds: wounds.map(percent).filter((chance, at) => at === 0 || chance > 0), mean: Math.round(mean * 10) / 10, spends: percent(spends) };
}
