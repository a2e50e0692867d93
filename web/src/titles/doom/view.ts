/** The table as one viewer of the game sees it, and how things are found in it. Places are written "x,y", doors "v5,2" or "h9,8". */
import type { AreaSeen, MarineSeen, MonsterKind, MonsterSeen, Named, Spot, View } from "./generated";

export type * from "./generated";

/** In English and Polish. */
export type Texts = AreaSeen["name"];

/** Squares a kind of monster stands on: across and down. */
export const SIZES: Record<MonsterKind, [number, number]> = {
  zombie: [1, 1],
  imp: [1, 1],
  trite: [1, 1],
  demon: [2, 1],
  archvile: [1, 1],
  mancubus: [2, 2],
  "hell-knight": [2, 2],
  cyberdemon: [2, 2],
};

export const marineAt = (view: View, number: number | undefined): MarineSeen | undefined => view.marines.find((one) => one.marine === number);
export const beast = (view: View, number: number | undefined): MonsterSeen | undefined => view.monsters.find((one) => one.monster === number);

/** The marine whose turn it is. */
export const acting = (view: View): MarineSeen | undefined => (view.turn === "marine" ? marineAt(view, view.acting) : undefined);

/** The squares a figure stands on. */
export function standing(view: View, who: Named): Spot[] {
  if ("kind" in who) return beast(view, who.monster)?.squares ?? [];
  const at = marineAt(view, who.marine)?.at;
  return at === undefined ? [] : [at];
}
