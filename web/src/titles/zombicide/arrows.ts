/** Arrows between zones: who would come, who comes now, where somebody would go or shoot, and who would see it. */
import type { Typed } from "../../protocol";
import type { Point } from "../geometry";
import { MOVES } from "./forecast";
import { doorPlace, type Plan } from "./plan";
import { isSpot, zoneIn } from "./targets";
import { acting, zoneOf, type Coming, type DoorView, type Heading, type Lure, type Seen, type Spot, type View } from "./view";

export interface Arrow {
  key: string;
  /** Foreseen, left to a choice of the team, happening, one's own way, one's own attack, somebody's eyes. */
  look: "coming" | "maybe" | "now" | "way" | "shot" | "eyes";
  d: string;
  to: Point;
  middle: Point;
  /** Degrees of the tip. */
  turn: number;
  lure: Lure | null;
  /** The further way of a group that comes: through the middles of the zones it would pass. */
  trail: string | null;
  /** A closed door it ends at, because those who come have to break it first. */
  breaks: (Point & { turn: number; door: number }) | null;
  /** Over a rampart without stairs: they fall from it, or climb it. */
  over: "falls" | "climbs" | null;
}

/** Whether the step leads over a rampart, as the plan has it. */
function rampart(plan: Plan, from: Spot, to: Spot): Arrow["over"] {
  if (!plan.ramparts.has(`${from}>${to}`)) return null;
  return plan.zones.get(from)?.ground === "walkway" ? "falls" : "climbs";
}

/** The closed door between two zones that is broken before anybody passes. */
function barred(doors: readonly DoorView[], from: Spot, to: Spot): Arrow["breaks"] {
  const door = doors.find((each) => !each.open && each.vault !== true && each.between.includes(from) && each.between.includes(to));
  const place = door === undefined ? null : doorPlace(door);
  return door === undefined || place === null ? null : { x: place.x, y: place.y, turn: place.turn, door: door.door };
}

/** A bent arrow from the middle of one zone towards the middle of another; nothing if either is not on the plan. */
export function arrow(plan: Plan, from: Spot, to: Spot, look: Arrow["look"], lure: Lure | null = null, breaks: Arrow["breaks"] = null): Arrow | null {
  const [start, end] = [plan.zones.get(from)?.centre, breaks ?? plan.zones.get(to)?.centre];
  if (start === undefined || end === undefined || from === to) return null;
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = look === "eyes" ? 0 : 24;
  const control = { x: (start.x + end.x) / 2 - (dy / length) * bend, y: (start.y + end.y) / 2 + (dx / length) * bend };
  const slope = Math.atan2(end.y - control.y, end.x - control.x);
  const tip = { x: end.x - Math.cos(slope) * 14, y: end.y - Math.sin(slope) * 14 };
  return {
    key: `${look}/${from}>${to}`,
    look,
    d: `M${start.x} ${start.y}Q${control.x} ${control.y} ${tip.x - Math.cos(slope) * 16} ${tip.y - Math.sin(slope) * 16}`,
    to: tip,
    middle: { x: (start.x + 2 * control.x + end.x) / 4, y: (start.y + 2 * control.y + end.y) / 4 },
    turn: (slope * 180) / Math.PI,
    lure,
    trail: null,
    breaks,
    over: ["coming", "maybe", "now"].includes(look) ? rampart(plan, from, to) : null,
  };
}

/** A thin line on from the tip of an arrow through further zones. */
function trail(plan: Plan, way: readonly Spot[]): string | null {
  const middles = way.flatMap((spot) => plan.zones.get(spot)?.centre ?? []);
  return middles.length < 2 ? null : middles.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** One arrow for every pair of zones, however many kinds go that way; near a zone or, without one, all of them. */
export function comingArrows(plan: Plan, doors: readonly DoorView[], coming: readonly (Heading | Coming)[], near: Spot | null): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const group of coming) {
    const way = "way" in group ? group.way : [];
    if (near !== null && group.from !== near && group.to !== near && way.at(-1) !== near) continue;
    const made = arrow(plan, group.from, group.to, group.sure ? "coming" : "maybe", group.lure, barred(doors, group.from, group.to));
    // With the whole board before one's eyes the further ways would only be in the way.
    if (made !== null) found.set(made.key, near === null ? made : { ...made, trail: trail(plan, way) });
  }
  return [...found.values()];
}

/** What one step of the acting Survivor would change: groups that would come to him, and groups that would turn. */
export function stepArrows(plan: Plan, view: View, goal: Spot): Arrow[] {
  const ahead = view.ahead.find((step) => step.zone === goal);
  if (ahead === undefined) return eyesOn(plan, view, goal);
  const sign = (group: Heading): string => `${group.kind}/${group.from}/${group.to}/${group.lure}`;
  const now = new Set(view.coming.map(sign));
  return comingArrows(plan, (view.doors ?? []), ahead.coming.filter((group) => group.to === goal || !now.has(sign(group))), null);
}

/** Enemies who would see somebody in a zone. */
export function eyesOn(plan: Plan, view: View, goal: Spot): Arrow[] {
  const eyes = (zoneOf(view, goal)?.sees ?? []).filter((spot) => Object.keys(zoneOf(view, spot)?.zombies ?? {}).length > 0);
  return eyes.flatMap((spot) => arrow(plan, spot, goal, "eyes", "sight") ?? []);
}

/** Answers that hand the board over to the enemies, sooner or later. */
const WAITS = ["end-turn", "later"];

/** What the board shows at this moment. Motion goes first: while something happens nothing else is drawn. */
export function boardArrows(plan: Plan, view: View, event: Seen | null, answer: Typed | null, hovered: Spot | null, ways: readonly Spot[] = []): Arrow[] {
  if (event !== null) return happening(plan, view, event);
  if (answer !== null && WAITS.includes(answer.type)) return comingArrows(plan, (view.doors ?? []), view.coming, null);
  if (view.matter?.type === "way") return forkArrows(plan, view.matter.zone, answer, ways);
  const here = acting(view)?.zone ?? null;
  const goal = answer === null ? null : zoneIn(answer);
  if (answer !== null && here !== null && goal !== null) {
    if (answer.type === "attack") return [arrow(plan, here, goal, "shot")].filter((one) => one !== null);
    const way = arrow(plan, here, goal, "way");
    return MOVES.includes(answer.type) ? [...stepArrows(plan, view, goal), ...(way === null ? [] : [way])] : way === null ? [] : [way];
  }
  return hovered === null ? [] : comingArrows(plan, (view.doors ?? []), view.coming, hovered);
}

/** The ways enemies may be sent; the one somebody points at stands out. */
function forkArrows(plan: Plan, from: Spot, answer: Typed | null, ways: readonly Spot[]): Arrow[] {
  const goal = answer === null ? null : zoneIn(answer);
  return ways.flatMap((to) => arrow(plan, from, to, to === goal ? "now" : "maybe") ?? []);
}

function happening(plan: Plan, view: View, event: Seen): Arrow[] {
  // Slots have a "from" and a "to" as well.
  if ("from" in event && "to" in event && event.from !== null && event.to !== null && isSpot(event.from) && isSpot(event.to)) {
    const lure = event.type === "necromancer-moved" ? "spawn-zone" : "lure" in event ? event.lure : null;
    const made = arrow(plan, event.from, event.to, "now", lure);
    return made === null ? [] : [made];
  }
  const here = acting(view)?.zone;
  if (event.type === "attacked" && here != null) {
    const made = arrow(plan, here, event.zone, "shot");
    return made === null ? [] : [made];
  }
  return [];
}
