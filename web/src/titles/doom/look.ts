/** What somebody looks at: from which squares, to which square, and what an attack there would do. */
import type { Choice } from "../../protocol";
import type { Abilities } from "./box.svelte";
import { blastArea, blockers, distances, sight, type Ground, type Sight } from "./ground";
import { odds, type Blow, type Face } from "./odds";
import { acting, beast, marineAt, standing, type DieColour, type View, type MonsterKind, type Named, type Spot, type WeaponKind } from "./view";

export interface Reference {
  dice: ReadonlyMap<DieColour, readonly Face[]>;
  monsters: ReadonlyMap<MonsterKind, { armor: number; attack_dice: DieColour[]; melee_only: boolean; abilities: Abilities }>;
  weapons: ReadonlyMap<WeaponKind, { attack_dice: DieColour[]; melee_only: boolean; abilities: Abilities }>;
}

/** An attack before its dice. */
export interface Aim {
  who: Named;
  pool: readonly DieColour[];
  melee: boolean;
  accuracy: number;
  deadly: number;
  blast: number;
  homing: boolean;
}

export interface Look {
  sight: Sight;
  range: number | null;
  /** Squares a blast would reach. */
  blast: ReadonlySet<Spot>;
  /** Who would be hit, with the chances for each. */
  hits: { who: Named; blow: Blow }[];
}

/** Whoever looks: the one who attacks, the marine in turn, one's own marine. */
export function looker(view: View): Named | null {
  const declared = view.aiming ?? view.attack;
  if (declared !== undefined) return declared.who;
  const marine = acting(view) ?? marineAt(view, view.you);
  return marine?.at === undefined ? null : { marine: marine.marine };
}

/** The attack somebody has in mind: the one declared, or one with the weapon pointed at. */
export function aimOf(view: View, choice: Choice | null, box: Reference): Aim | null {
  const attack = view.aiming ?? view.attack;
  if (attack !== undefined && attack.pool.length > 0) {
    const homing = attack.weapon !== undefined && (box.weapons.get(attack.weapon)?.abilities.homing ?? 0) > 0;
    return { who: attack.who, pool: attack.pool, melee: attack.melee, accuracy: attack.accuracy, deadly: attack.deadly, blast: attack.blast, homing };
  }
  const weapon = choice?.answer["weapon"];
  const who = looker(view);
  if (typeof weapon !== "string" || who === null) return null;
  const facts = box.weapons.get(weapon as WeaponKind);
  return facts === undefined ? null : aimWith(who, facts);
}

export function aimWith(who: Named, facts: { attack_dice: DieColour[]; melee_only: boolean; abilities: Abilities }): Aim {
  const { accuracy = 0, deadly = 0, blast = 0, homing = 0 } = facts.abilities;
  return { who, pool: facts.attack_dice, melee: facts.melee_only, accuracy, deadly, blast, homing: homing > 0 };
}

const armorOf = (view: View, who: Named, box: Reference): number | undefined => ("kind" in who ? box.monsters.get(who.kind)?.armor : marineAt(view, who.marine)?.armor);

/** Everybody on some squares. */
export function figuresOn(view: View, spots: ReadonlySet<Spot>): Named[] {
  const marines = view.marines.filter((one) => one.at !== undefined && spots.has(one.at)).map((one): Named => ({ marine: one.marine }));
  const monsters = view.monsters.filter((one) => one.squares.some((spot) => spots.has(spot))).map((one): Named => ({ monster: one.monster, kind: one.kind }));
  return [...marines, ...monsters];
}

/** A look from a figure at a square, from the nearest of its own squares that sees it. */
export function look(view: View, ground: Ground, from: Named, to: Spot, aim: Aim | null, box: Reference): Look | null {
  const own = standing(view, from);
  if (own.length === 0 || own.includes(to) || !ground.squares.has(to)) return null;
  const ends = [...own, to];
  const solid = blockers(view, ground, ends);
  const sights = own.map((spot) => sight(ground, spot, to, solid));
  const far = distances(ground, [to], 20);
  const near = (one: Sight): number => far.get(one.from) ?? 99;
  const best = [...sights].sort((one, two) => Number(two.clear) - Number(one.clear) || near(one) - near(two))[0];
  if (best === undefined) return null;
  const range = far.get(best.from) ?? null;
  const blast = aim === null || aim.blast === 0 ? new Set<Spot>() : blastArea(ground, to, aim.blast);
  const reached = best.clear || aim?.homing === true;
  const struck = aim === null || !reached ? [] : figuresOn(view, blast.size > 0 ? blast : new Set([to]));
  const hits = struck.flatMap((who) => {
    const armor = armorOf(view, who, box);
    if (armor === undefined || aim === null || range === null) return [];
    const blow = odds(box.dice, { pool: aim.pool, range, melee: aim.melee, accuracy: aim.accuracy, deadly: aim.deadly, armor });
    return blow === null ? [] : [{ who, blow }];
  });
  return { sight: best, range, blast, hits };
}

/** Squares that any marine sees; the invader places monsters elsewhere. Monsters do not hide squares (DM-7.4). */
export function seenByMarines(view: View, ground: Ground): Set<Spot> {
  const seen = new Set<Spot>();
  for (const marine of view.marines) {
    if (marine.at === undefined) continue;
    const eye = marine.at;
    const solid = new Set([...ground.obstacles, ...ground.barrels, ...view.marines.flatMap((one) => (one.at === undefined || one.at === eye ? [] : [one.at]))]);
    for (const spot of ground.squares.keys()) {
      if (seen.has(spot)) continue;
      const own = new Set(solid);
      own.delete(spot);
      if (sight(ground, eye, spot, own).clear) seen.add(spot);
    }
  }
  return seen;
}

/** A short name for a figure. */
export function sign(view: View, who: Named): string {
  return "kind" in who ? `${who.kind}-${beast(view, who.monster)?.monster ?? 0}` : `marine-${who.marine}`;
}
