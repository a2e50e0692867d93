/**
 * Squares, walls, sight and spread, for the eye only: what may be done is decided by the rules. Distances between
 * centres are counted in half squares, so that everything is whole numbers.
 */
import type { View, DoorSeen, Spot } from "./view";

export const CELL = 100;

export interface At {
  x: number;
  y: number;
}

export const parse = (spot: Spot): At => {
  const [x = 0, y = 0] = spot.split(",").map(Number);
  return { x, y };
};
export const spotOf = ({ x, y }: At): Spot => `${x},${y}`;
/** The middle of a square on the drawing. */
export const middle = (spot: Spot): At => {
  const { x, y } = parse(spot);
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
};

export interface DoorLine extends At {
  upright: boolean;
}

export function doorLine(door: string): DoorLine {
  return { upright: door.startsWith("v"), ...parse(door.slice(1)) };
}

/** The four squares of a door. */
export function doorSquares(door: string): Spot[] {
  const { upright, x, y } = doorLine(door);
  const squares = upright ? [[x - 1, y], [x - 1, y + 1], [x, y], [x, y + 1]] : [[x, y - 1], [x + 1, y - 1], [x, y], [x + 1, y]];
  return squares.map(([x = 0, y = 0]) => spotOf({ x, y }));
}

/** Everything on the ground that an eye or a foot has to mind. */
export interface Ground {
  squares: ReadonlyMap<Spot, { area: string; is?: string }>;
  closed: readonly DoorSeen[];
  obstacles: ReadonlySet<Spot>;
  barrels: ReadonlySet<Spot>;
  box: { x: number; y: number; w: number; h: number };
}

export function groundOf(view: View): Ground {
  const dark = view.dark?.squares ?? [];
  const squares = new Map(view.squares.map((square) => [square.at, square]));
  const of = (kind: string): Set<Spot> => new Set(view.squares.filter((square) => square.is === kind).map((square) => square.at));
  const all = [...view.squares, ...dark].map((square) => parse(square.at));
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...all.map(({ x }) => x)), Math.max(...all.map(({ y }) => y))];
  return {
    squares,
    closed: view.doors.filter((door) => door.state === "closed"),
    obstacles: of("blocking"),
    barrels: of("barrel"),
    box: { x: left - 1.5, y: top - 1.5, w: right - left + 4, h: bottom - top + 4 },
  };
}

/** Squares that stop an eye: obstacles, barrels, and figures that are not at either end. */
export function blockers(view: View, ground: Ground, ends: readonly Spot[]): Set<Spot> {
  const found = new Set([...ground.obstacles, ...ground.barrels]);
  for (const one of view.marines) if (one.at !== undefined) found.add(one.at);
  for (const one of view.monsters) {
    if (one.squares.some((spot) => ends.includes(spot))) continue;
    for (const spot of one.squares) found.add(spot);
  }
  for (const spot of ends) found.delete(spot);
  return found;
}

const centre = ({ x, y }: At): At => ({ x: 2 * x + 1, y: 2 * y + 1 });

function touchesDoor(a: At, b: At, door: DoorSeen): boolean {
  const { upright, x, y } = doorLine(door.door);
  const turn = (at: At): At => (upright ? at : { x: at.y, y: at.x });
  const [from, to, line] = [turn(centre(a)), turn(centre(b)), turn({ x: 2 * x, y: 2 * y })];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 || line.x < Math.min(from.x, to.x) || line.x > Math.max(from.x, to.x)) return false;
  const meets = (from.y * dx + dy * (line.x - from.x)) * Math.sign(dx);
  return meets >= line.y * Math.abs(dx) && meets <= (line.y + 4) * Math.abs(dx);
}

/** Two squares side by side with nothing solid between them (DM-3.3). */
export function adjacent(ground: Ground, one: Spot, two: Spot): boolean {
  const [a, b] = [parse(one), parse(two)];
  if (Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) !== 1 || !ground.squares.has(two)) return false;
  const beside = ground.squares.has(spotOf({ x: a.x, y: b.y })) || ground.squares.has(spotOf({ x: b.x, y: a.y }));
  return beside && !ground.closed.some((door) => touchesDoor(a, b, door));
}

export function neighbours(ground: Ground, spot: Spot): Spot[] {
  const { x, y } = parse(spot);
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => spotOf({ x: x + dx, y: y + dy })));
  return around.filter((other) => other !== spot && adjacent(ground, spot, other));
}

export interface Sight {
  from: Spot;
  to: Spot;
  clear: boolean;
  /** Where it is stopped, on the drawing. */
  stop: At | null;
  /** What stops it. */
  by: "wall" | "door" | "obstacle" | "barrel" | "figure" | null;
}

/** The line between two centres and the first thing in its way (DM-10.7 to DM-10.10). */
export function sight(ground: Ground, from: Spot, to: Spot, solid: ReadonlySet<Spot>): Sight {
  const clear: Sight = { from, to, clear: true, stop: null, by: null };
  if (from === to || adjacent(ground, from, to)) return clear;
  const [start, end] = [parse(from), parse(to)];
  const [a, b] = [centre(start), centre(end)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = (x: number, y: number): number => ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy);
  const stops: { at: number; by: NonNullable<Sight["by"]> }[] = [];
  const what = (spot: Spot): NonNullable<Sight["by"]> | null => {
    if (!ground.squares.has(spot)) return "wall";
    if (spot === from || spot === to || !solid.has(spot)) return null;
    return ground.obstacles.has(spot) ? "obstacle" : ground.barrels.has(spot) ? "barrel" : "figure";
  };
  const side = (x: number, y: number): number => dx * (y - a.y) - dy * (x - a.x);
  for (let y = Math.min(start.y, end.y); y <= Math.max(start.y, end.y); y += 1) {
    for (let x = Math.min(start.x, end.x); x <= Math.max(start.x, end.x); x += 1) {
      const sides = [side(2 * x, 2 * y), side(2 * x + 2, 2 * y), side(2 * x, 2 * y + 2), side(2 * x + 2, 2 * y + 2)];
      const by = what(spotOf({ x, y }));
      if (by !== null && Math.min(...sides) < 0 && Math.max(...sides) > 0) stops.push({ at: along(2 * x + 1, 2 * y + 1), by });
      // Exactly through the corner to the south-east: one of the two beside it must be free.
      const inside = x < Math.max(start.x, end.x) && y < Math.max(start.y, end.y);
      if (inside && side(2 * x + 2, 2 * y + 2) === 0) {
        const pair = dx * dy > 0 ? [{ x: x + 1, y }, { x, y: y + 1 }] : [{ x, y }, { x: x + 1, y: y + 1 }];
        const [one, two] = pair.map((at) => what(spotOf(at)));
        if (one != null && two != null) stops.push({ at: along(2 * x + 2, 2 * y + 2), by: one });
      }
    }
  }
  for (const door of ground.closed) {
    if (!touchesDoor(start, end, door)) continue;
    const { upright, x, y } = doorLine(door.door);
    const at = upright ? (2 * x - a.x) / dx : (2 * y - a.y) / dy;
    stops.push({ at, by: "door" });
  }
  const first = stops.sort((one, two) => one.at - two.at)[0];
  if (first === undefined) return clear;
  const at = Math.min(1, Math.max(0, first.at));
  return { from, to, clear: false, stop: { x: ((a.x + dx * at) * CELL) / 2, y: ((a.y + dy * at) * CELL) / 2 }, by: first.by };
}

/** How far each square is from some; obstacles and figures do not lengthen the way. */
export function distances(ground: Ground, from: readonly Spot[], most = 99): Map<Spot, number> {
  const far = new Map(from.map((spot) => [spot, 0]));
  let edge = [...from];
  for (let steps = 1; steps <= most && edge.length > 0; steps += 1) {
    edge = edge.flatMap((spot) => neighbours(ground, spot)).filter((spot) => !far.has(spot) && far.set(spot, steps));
  }
  return far;
}

/** DM-24.3: where a blast spreads. */
export function blastArea(ground: Ground, centreOf: Spot, radius: number): Set<Spot> {
  const area = new Set([centreOf]);
  let edge = [centreOf];
  for (let step = 0; step < radius; step += 1) {
    const next = edge.filter((spot) => spot === centreOf || !ground.barrels.has(spot)).flatMap((spot) => neighbours(ground, spot));
    edge = [...new Set(next)].filter((spot) => !area.has(spot) && !ground.obstacles.has(spot));
    for (const spot of edge) area.add(spot);
  }
  return area;
}

/** The outline of the squares: every edge between a square and a wall, as one path. */
export function walls(squares: ReadonlyMap<Spot, unknown>): string {
  let path = "";
  for (const spot of squares.keys()) {
    const { x, y } = parse(spot);
    const [left, top, right, bottom] = [x * CELL, y * CELL, (x + 1) * CELL, (y + 1) * CELL];
    if (!squares.has(spotOf({ x, y: y - 1 }))) path += `M${left} ${top}H${right}`;
    if (!squares.has(spotOf({ x, y: y + 1 }))) path += `M${left} ${bottom}H${right}`;
    if (!squares.has(spotOf({ x: x - 1, y }))) path += `M${left} ${top}V${bottom}`;
    if (!squares.has(spotOf({ x: x + 1, y }))) path += `M${right} ${top}V${bottom}`;
  }
  return path;
}

/** Where the ring of wall meets the fog: its square and the quarter turns of the teeth that bite into it. */
export function fogEdges(squares: ReadonlyMap<Spot, unknown>, around: readonly Spot[]): { spot: Spot; turns: number }[] {
  const wall = new Set(around);
  return around.flatMap((spot) => {
    const { x, y } = parse(spot);
    const sides = [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]].map(([x = 0, y = 0]) => spotOf({ x, y }));
    return sides.flatMap((side, turns) => (squares.has(side) || wall.has(side) ? [] : [{ spot, turns }]));
  });
}

/** One ring of wall round the squares; it tells nothing about what is not revealed. */
export function ring(squares: ReadonlyMap<Spot, unknown>): Spot[] {
  const found = new Set<Spot>();
  for (const spot of squares.keys()) {
    const { x, y } = parse(spot);
    for (const dy of [-1, 0, 1]) {
      for (const dx of [-1, 0, 1]) {
        const near = spotOf({ x: x + dx, y: y + dy });
        if (!squares.has(near)) found.add(near);
      }
    }
  }
  return [...found];
}
