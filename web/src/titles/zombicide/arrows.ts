/** Arrows between zones: the same geometry for what would come, what comes now, and where somebody goes or shoots. */
import type { Plan, Point } from "./plan";
import type { Lure, Spot, ZcComing } from "./view";

export interface Arrow {
  key: string;
  look: "coming" | "now" | "way" | "shot";
  d: string;
  to: Point;
  middle: Point;
  /** Degrees of the tip. */
  turn: number;
  lure: Lure | null;
}

/** A bent arrow from the middle of one zone towards the middle of another; nothing if either is not on the plan. */
export function arrow(plan: Plan, from: Spot, to: Spot, look: Arrow["look"], lure: Lure | null = null, spread = 0): Arrow | null {
  const [start, end] = [plan.zones.get(from)?.centre, plan.zones.get(to)?.centre];
  if (start === undefined || end === undefined || from === to) return null;
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = 26 + spread * 18;
  const control = { x: (start.x + end.x) / 2 - (dy / length) * bend, y: (start.y + end.y) / 2 + (dx / length) * bend };
  const slope = Math.atan2(end.y - control.y, end.x - control.x);
  const tip = { x: end.x - Math.cos(slope) * 14, y: end.y - Math.sin(slope) * 14 };
  return {
    key: `${look}/${from}>${to}/${spread}`,
    look,
    d: `M${start.x} ${start.y}Q${control.x} ${control.y} ${tip.x - Math.cos(slope) * 16} ${tip.y - Math.sin(slope) * 16}`,
    to: tip,
    middle: { x: (start.x + 2 * control.x + end.x) / 4, y: (start.y + 2 * control.y + end.y) / 4 },
    turn: (slope * 180) / Math.PI,
    lure,
  };
}

/** One arrow for every pair of zones, however many kinds go that way. */
export function comingArrows(plan: Plan, coming: readonly ZcComing[], near: Spot | null): Arrow[] {
  const seen = new Map<string, Arrow>();
  for (const group of coming) {
    if (near !== null && group.from !== near && group.to !== near) continue;
    const made = arrow(plan, group.from, group.to, "coming", group.lure);
    if (made !== null) seen.set(made.key, made);
  }
  return [...seen.values()];
}
