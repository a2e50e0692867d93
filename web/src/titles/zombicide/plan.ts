/**
 * The tiles as a street plan: from the cells of the map to outlines, walls and the places of everything inside a zone.
 *
 * Zones are one or more whole cells. Vaults lie beside the board, where the window has room for them.
 */
import type { Box, Point } from "../geometry";
import type { Edge, Side, Spot, DoorView, MapView, ZoneView } from "./view";

/** The line a wall, an opening or a door lies on. */
export interface Line {
  from: Point;
  to: Point;
}

export interface ZonePlan {
  zone: Spot;
  ground: ZoneView["ground"];
  cells: Box[];
  /** The border, and the same drawn a little inside it. */
  outline: string;
  inset: string;
  /** Where its name is written. */
  label: Point;
  /** Where arrows end. */
  centre: Point;
  /** The cells its figures and tokens stand in; in a small zone the same. */
  first: Box;
  last: Box;
}

export interface Plan {
  width: number;
  height: number;
  zones: Map<Spot, ZonePlan>;
  /** Everything one cannot walk or see through. */
  walls: string;
  /** Borders one can walk over. */
  marks: string;
  /** The edge of the board where a street leaves it. */
  rim: string;
  /** Steps that lead over a rampart where there are no stairs, both ways: `from>to`. */
  ramparts: Set<string>;
}

export const CELL = 200;
const MARGIN = 26;
const GAP = 34;
const VAULT: Readonly<{ w: number; h: number }> = { w: 340, h: 168 };
/** The part of an edge that an opening or a door takes up. */
const PASSAGE = 0.46;
const PAD = 10;
/** How far a name keeps from the line that marks its zone. */
const EDGE = 4;
/** Above the name of a zone, and below it. */
const LABEL = 10;

export const TOKEN = 44;

/** Lays the map out for a window of this width for its height. */
export function layout(map: MapView, zones: readonly Pick<ZoneView, "zone" | "ground" | "printed">[], aspect: number): Plan {
  const vaults = zones.filter((zone) => zone.ground === "vault");
  const board = { w: map.columns * CELL, h: map.rows * CELL };
  const beside = vaults.length > 0 && fit(board.w + GAP + VAULT.w, board.h, aspect) > fit(board.w, board.h + GAP + VAULT.h, aspect);
  const ground = new Map(zones.map((zone) => [zone.zone, zone.printed ?? zone.ground]));
  const plans = new Map<Spot, ZonePlan>();
  for (const [zone, cells] of cellsOf(map)) plans.set(zone, zonePlan(zone, ground.get(zone) ?? "street", cells));
  vaults.forEach(({ zone }, index) => {
    const step = index * ((beside ? VAULT.h : VAULT.w) + GAP);
    const box: Box = beside
      ? { x: MARGIN + board.w + GAP, y: MARGIN + step, ...VAULT }
      : { x: MARGIN + step, y: MARGIN + board.h + GAP, ...VAULT };
    plans.set(zone, zonePlan(zone, "vault", [box]));
  });
  const some = vaults.length > 0;
  return {
    width: board.w + 2 * MARGIN + (some && beside ? GAP + VAULT.w : 0),
    height: board.h + 2 * MARGIN + (some && !beside ? GAP + VAULT.h : 0),
    zones: plans,
    ...edges(map, ground),
  };
}

function fit(w: number, h: number, aspect: number): number {
  return Math.min(aspect / w, 1 / h);
}

function cellBox(row: number, column: number): Box {
  return { x: MARGIN + column * CELL, y: MARGIN + row * CELL, w: CELL, h: CELL };
}

function cellsOf(map: MapView): Map<Spot, Box[]> {
  const found = new Map<Spot, Box[]>();
  map.cells.forEach((zone, index) => {
    const box = cellBox(Math.floor(index / map.columns), index % map.columns);
    const cells = found.get(zone);
    if (cells === undefined) found.set(zone, [box]);
    else cells.push(box);
  });
  return found;
}

function zonePlan(zone: Spot, ground: ZoneView["ground"], cells: Box[]): ZonePlan {
  const first = cells[0] ?? { x: 0, y: 0, w: CELL, h: CELL };
  const last = cells.at(-1) ?? first;
  return {
    zone,
    ground,
    cells,
    first,
    last,
    outline: path(trace(cells)),
    inset: path(shrink(trace(cells), 9)),
    label: { x: last.x + last.w - PAD - EDGE, y: last.y + 22 },
    centre: { x: (first.x + first.w / 2 + last.x + last.w / 2) / 2, y: (first.y + first.h / 2 + last.y + last.h / 2) / 2 },
  };
}

// ---------------------------------------------------------------- outlines

/** Corners of the border of some cells, clockwise, one ring for each closed line. */
export function trace(cells: readonly Box[]): Point[][] {
  const sides = new Map<string, Line>();
  const key = (from: Point, to: Point): string => `${from.x},${from.y}>${to.x},${to.y}`;
  for (const { x, y, w, h } of cells) {
    const corners = [
      { x, y },
      { x: x + w, y },
      { x: x + w, y: y + h },
      { x, y: y + h },
    ];
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % 4] ?? from;
      if (!sides.delete(key(to, from))) sides.set(key(from, to), { from, to });
    });
  }
  const rings: Point[][] = [];
  while (sides.size > 0) {
    const ring: Point[] = [];
    let side = [...sides.values()][0];
    while (side !== undefined) {
      sides.delete(key(side.from, side.to));
      ring.push(side.from);
      const end = side.to;
      side = [...sides.values()].find((next) => next.from.x === end.x && next.from.y === end.y);
    }
    rings.push(corners(ring));
  }
  return rings;
}

/** A ring without the points that lie on a straight line. */
function corners(ring: Point[]): Point[] {
  return ring.filter((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const after = ring[(index + 1) % ring.length] ?? point;
    return (before.x === point.x) !== (point.x === after.x);
  });
}

/** The rings moved inwards. */
export function shrink(rings: Point[][], by: number): Point[][] {
  return rings.map((ring) =>
    ring.map((point, index) => {
      const before = ring.at(index - 1) ?? point;
      const after = ring[(index + 1) % ring.length] ?? point;
      const [a, b] = [inward(before, point), inward(point, after)];
      return { x: point.x + (a.x + b.x) * by, y: point.y + (a.y + b.y) * by };
    }),
  );
}

function inward(from: Point, to: Point): Point {
  return { x: -Math.sign(to.y - from.y), y: Math.sign(to.x - from.x) };
}

function path(rings: Point[][]): string {
  return rings.map((ring) => `M${ring.map((point) => `${point.x} ${point.y}`).join("L")}Z`).join("");
}

// ---------------------------------------------------------------- walls

function edges(map: MapView, ground: Map<Spot, ZoneView["ground"]>): Pick<Plan, "walls" | "marks" | "rim" | "ramparts"> {
  const [ramparts, stairs] = [new Set<string>(), new Set<string>()];
  const steep = (edge: Edge | undefined, one: Spot | undefined, other: Spot | undefined): void => {
    if (edge === "rampart" || edge === "stairs") for (const step of [`${one}>${other}`, `${other}>${one}`]) (edge === "stairs" ? stairs : ramparts).add(step);
  };
  let [walls, marks, rim] = ["", "", ""];
  const at = (row: number, column: number): Spot | undefined => (column < map.columns ? map.cells[row * map.columns + column] : undefined);
  const outer = (zone: Spot | undefined, line: Line): void => {
    if (["street", "outdoor", "walkway", "ruin"].includes(ground.get(zone ?? "") ?? "")) rim += stroke(line);
    else walls += cut(line);
  };
  const inner = (edge: Edge | undefined, line: Line, same: boolean): void => {
    if (edge === "wall") walls += cut(line);
    else if (edge === "rampart" || edge === "stairs") return;
    else if (edge === "free") marks += same ? "" : stroke(line);
    else walls += stubs(line);
  };
  for (let row = 0; row < map.rows; row++) {
    for (let column = 0; column < map.columns; column++) {
      const zone = at(row, column);
      const index = row * map.columns + column;
      if (row === 0) outer(zone, edgeLine(row, column, "N"));
      if (column === 0) outer(zone, edgeLine(row, column, "W"));
      const east = edgeLine(row, column, "E");
      if (column === map.columns - 1) outer(zone, east);
      else inner(map.east[index], east, at(row, column + 1) === zone);
      steep(map.east[index], zone, at(row, column + 1));
      const south = edgeLine(row, column, "S");
      if (row === map.rows - 1) outer(zone, south);
      else inner(map.south[index], south, at(row + 1, column) === zone);
      steep(map.south[index], zone, at(row + 1, column));
    }
  }
  for (const step of stairs) ramparts.delete(step);
  return { walls, marks, rim, ramparts };
}

export function edgeLine(row: number, column: number, side: Side): Line {
  const { x, y, w, h } = cellBox(row, column);
  if (side === "N") return { from: { x, y }, to: { x: x + w, y } };
  if (side === "S") return { from: { x, y: y + h }, to: { x: x + w, y: y + h } };
  if (side === "W") return { from: { x, y }, to: { x, y: y + h } };
  return { from: { x: x + w, y }, to: { x: x + w, y: y + h } };
}

function stroke({ from, to }: Line): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** A line cut by hand: a little uneven between its ends, the same place always in the same way. */
export function cut({ from, to }: Line): string {
  const pieces = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 46));
  const across = from.x === to.x ? { x: 1, y: 0 } : { x: 0, y: 1 };
  let d = `M${from.x} ${from.y}`;
  for (let piece = 1; piece < pieces; piece++) {
    const [x, y] = [from.x + ((to.x - from.x) * piece) / pieces, from.y + ((to.y - from.y) * piece) / pieces];
    const off = ((Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1) * 2.4;
    d += `L${(x + across.x * off).toFixed(1)} ${(y + across.y * off).toFixed(1)}`;
  }
  return `${d}L${to.x} ${to.y}`;
}

/** A wall with a gap in its middle. */
export function stubs({ from, to }: Line): string {
  const share = (1 - PASSAGE) / 2;
  const near = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  const far = { x: to.x - (to.x - from.x) * share, y: to.y - (to.y - from.y) * share };
  return cut({ from, to: near }) + cut({ from: far, to });
}

/** Where a door stands: its middle, and the turn of its wall. Doors of vaults lie inside their zone. */
export function doorPlace(door: DoorView): (Point & { turn: number; length: number }) | null {
  if (door.cell === null || door.side === null) return null;
  const { from, to } = edgeLine(door.cell[0], door.cell[1], door.side);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn: from.x === to.x ? 90 : 0, length: CELL * PASSAGE };
}

// ---------------------------------------------------------------- places inside a zone

/** Side by side in a box: as large as fits, at most `largest`, from left to right and then in further rows. */
export function grid(box: Box, count: number, largest: number, tall = 1): (Point & { size: number })[] {
  if (count === 0) return [];
  let best = { size: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(largest, box.w / columns, box.h / (rows * tall));
    if (size > best.size + 0.01) best = { size, columns };
  }
  const { size, columns } = best;
  const rows = Math.ceil(count / columns);
  const left = box.x + (box.w - columns * size) / 2;
  const top = box.y + (box.h - rows * size * tall) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: left + ((index % columns) + 0.5) * size,
    y: top + (Math.floor(index / columns) + 0.5) * size * tall,
    size,
  }));
}

/** A name in one line, or in two where it is longer than the room for it; `letter` is as wide as one of its letters. */
export function nameLines(name: string, room: number, letter: number): string[] {
  const words = name.split(" ");
  if (words.length === 1 || name.length * letter <= room) return [name];
  // The break that leaves the shorter of the longer lines.
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const length = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  return breaks.reduce((best, lines) => (length(lines) < length(best) ? lines : best));
}

/** The room a name has in its zone beside so many things that lie there. */
export function nameRoom({ first, last, label }: ZonePlan, things: number): number {
  return last.w - 2 * (last.x + last.w - label.x) - (first === last ? things : 0) * (TOKEN + 4);
}

/** Tokens of a zone from left to right, in its first cell. */
export function tokenPlace({ first }: ZonePlan, index: number): Point {
  return { x: first.x + PAD + TOKEN / 2 + index * (TOKEN + 4), y: first.y + PAD + TOKEN / 2 };
}

/**
 * Where the enemies and the team stand. In a larger zone the enemies keep the first cell and the team the last; in a
 * small one they share it, and whoever is alone there has all of it. Nobody stands on the `name` of the zone, which is so high.
 */
export function stands({ first, last }: ZonePlan, has: { tokens: boolean; enemies: boolean; team: boolean }, name: number): { crowd: Box; people: Box } {
  const head = (box: Box, tokens: boolean): Box => {
    const top = Math.max(tokens ? PAD + TOKEN + 2 : 0, box === last ? LABEL + name : PAD);
    return { x: box.x + PAD, y: box.y + top, w: box.w - 2 * PAD, h: box.h - top - PAD };
  };
  const whole = head(first, has.tokens);
  if (first !== last) return { crowd: whole, people: head(last, false) };
  if (!has.enemies || !has.team) return { crowd: whole, people: whole };
  if (whole.w > whole.h * 1.6) {
    const half = whole.w / 2;
    return { crowd: { ...whole, w: half }, people: { ...whole, x: whole.x + half, w: half } };
  }
  const half = whole.h / 2;
  return { crowd: { ...whole, h: half }, people: { ...whole, y: whole.y + half, h: half } };
}

/**
 * The part of the board that shows all these zones with their neighbourhood, no smaller than `near` of the whole; nothing
 * where that would be the whole board.
 */
export function framed({ width, height, zones }: Plan, spots: readonly Spot[], near: number): Box | null {
  const cells = spots.flatMap((spot) => zones.get(spot)?.cells ?? []);
  if (cells.length === 0) return null;
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...cells.map(({ x, w }) => x + w)), Math.max(...cells.map(({ y, h }) => y + h))];
  const share = Math.max(near, (right - left + CELL) / width, (bottom - top + CELL) / height);
  if (share >= 1) return null;
  return { x: (left + right - width * share) / 2, y: (top + bottom - height * share) / 2, w: width * share, h: height * share };
}
