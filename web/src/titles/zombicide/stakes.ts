/** How near the end is: what the strip in the head counts. */
import { LEVELS, type Level, type GoalView, type View } from "./view";

/** BP-12.2: the experience each level begins with. */
export const LEVEL_AT: Record<Level, number> = { blue: 0, yellow: 7, orange: 19, red: 43 };

/** The level of danger; after the game the highest anybody reached, also those who are out of it by then. */
export function dangerOf(view: View): Level {
  if (view.outcome === null) return view.danger;
  return LEVELS[Math.max(...view.survivors.map((one) => LEVELS.indexOf(one.level)), LEVELS.indexOf(view.danger))] ?? view.danger;
}

/** The goal the team works on: the first that is open and not reached. */
export function currentGoal(view: View): GoalView | undefined {
  return view.mission.goals.find((goal) => goal.open && !goal.reached) ?? view.mission.goals.find((goal) => !goal.reached);
}

/** How much experience the most dangerous Survivor lacks for the next level of danger; nothing at the last. */
export function nextDanger(view: View): { level: Level; lacks: number } | null {
  const level = LEVELS[LEVELS.indexOf(view.danger) + 1];
  if (level === undefined) return null;
  const most = Math.max(0, ...view.survivors.filter((one) => one.fate === "alive").map((one) => one.xp));
  return { level, lacks: Math.max(0, LEVEL_AT[level] - most) };
}

export interface Peril {
  /** The ways to lose: everybody dead, anybody dead, a Necromancer who gets away, Mold from one Spawn Zone to another, a goal out of reach. */
  id: "all-dead" | "any-death" | "necromancer" | "mold" | "beacon" | "impossible";
  rule: string;
  near: boolean;
  args: Record<string, number>;
}

/** So many zones are near. */
const NEARLY_LINKED = 2;

/** The rule that says it in a town, a station or a fortress. */
export function ruled(view: View, town: string, station: string, fortress: string): string {
  if (view.beacon !== undefined) return fortress;
  return view.machines === undefined ? town : station;
}

/** The ways to lose, each with how near it is. */
export function perils(view: View): Peril[] {
  const alive = view.survivors.filter((one) => one.fate === "alive");
  const weak = alive.filter((one) => one.wounds + 1 >= one.health).length;
  const tokens = view.tokens.filter((token) => token.active).length;
  const found: Peril[] = view.mission.nobody_may_die
    ? [{ id: "any-death", rule: ruled(view, "BP-M.5", "INV-1.5", "WD-1.4"), near: weak > 0, args: { weak } }]
    : [{ id: "all-dead", rule: "BP-1.11", near: alive.length <= 2, args: { alive: alive.length, weak } }];
  if (view.necromancers !== undefined && view.token_limit !== undefined) {
    const hunted = view.necromancers.length;
    found.push({ id: "necromancer", rule: "BP-8.11", near: hunted > 0 && tokens >= view.token_limit, args: { tokens, limit: view.token_limit, hunted } });
  }
  if (view.until_linked != null) found.push({ id: "mold", rule: "INV-1.7", near: view.until_linked <= NEARLY_LINKED, args: { gap: view.until_linked } });
  if (view.beacon_distance != null) found.push({ id: "beacon", rule: "WD-1.6", near: view.beacon_distance <= NEARLY_LINKED, args: { gap: view.beacon_distance } });
  if (view.machines !== undefined || view.beacon !== undefined) found.push({ id: "impossible", rule: ruled(view, "", "INV-1.6", "WD-1.5"), near: false, args: {} });
  return found;
}
