/** What a fortress has that a town has not: ramparts, stairs and ladders, and walls that Corruption eats. */
import type { Point } from "../geometry";
import { cut, edgeLine, stubs } from "./plan";
import { edges, type Edged } from "./station";
import type { Side, Spot, MapView, ZoneView } from "./view";

type Zone = Pick<ZoneView, "zone" | "ground" | "corruption">;

/** A piece on the border of high and low ground, its high side turned the right way. */
export interface Steep extends Point {
  turn: number;
  id: string;
  piece: "crenel" | "drop" | "stairs";
}

const high = (zones: readonly Zone[]): Set<Spot> => new Set(zones.filter((zone) => zone.ground === "walkway").map((zone) => zone.zone));

/** Turns a piece drawn with its high side above. */
function turned({ row, column, side }: Pick<Edged, "row" | "column" | "side">, firstIsHigh: boolean): Point & { turn: number } {
  const { from, to } = edgeLine(row, column, side);
  const turn = side === "S" ? (firstIsHigh ? 0 : 180) : firstIsHigh ? -90 : 90;
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn };
}

/** Battlements look away from the town, which lies to the north; towards it the rampart simply drops. */
export function ramparts(map: MapView, zones: readonly Zone[]): Steep[] {
  const tops = high(zones);
  return [...edges(map)].flatMap((edge): Steep[] => {
    if (edge.edge !== "rampart" && edge.edge !== "stairs") return [];
    if (tops.has(edge.one) === tops.has(edge.other)) return [];
    const at = turned(edge, tops.has(edge.one));
    const piece = edge.edge === "stairs" ? "stairs" : at.turn === 180 ? "drop" : "crenel";
    return [{ ...at, id: `${edge.row}/${edge.column}/${edge.side}`, piece }];
  });
}

/** Where ramparts that run along meet ramparts that run across, a pier stands. */
export function piers(map: MapView): Point[] {
  const ends = { E: new Set<string>(), S: new Set<string>() };
  for (const { edge, row, column, side } of edges(map)) {
    if ((edge !== "rampart" && edge !== "stairs") || (side !== "E" && side !== "S")) continue;
    const { from, to } = edgeLine(row, column, side);
    for (const { x, y } of [from, to]) ends[side].add(`${x} ${y}`);
  }
  return [...ends.E].filter((end) => ends.S.has(end)).map((end) => {
    const [x = 0, y = 0] = end.split(" ").map(Number);
    return { x, y };
  });
}

/** Ladders hang over the first edge their two zones share. */
export function ladders(map: MapView, zones: readonly Zone[], hung: readonly (readonly [Spot, Spot])[]): (Point & { turn: number; id: string })[] {
  const tops = high(zones);
  return hung.flatMap((pair) => {
    const edge = [...edges(map)].find(({ one, other }) => pair.includes(one) && pair.includes(other) && one !== other);
    return edge === undefined ? [] : [{ ...turned(edge, tops.has(edge.one)), id: pair.join("/") }];
  });
}

/** The walls beside Corruption that still stand: it takes those between two of its zones. */
export function wallsLeft(map: MapView, zones: readonly Zone[]): string {
  const taken = new Set(zones.filter((zone) => zone.corruption === true).map((zone) => zone.zone));
  if (taken.size === 0) return "";
  let d = "";
  for (const { one, other, edge, row, column, side } of edges(map)) {
    if (one === other || taken.has(one) === taken.has(other)) continue;
    const line = edgeLine(row, column, side);
    if (edge === "wall") d += cut(line);
    else if (edge === "opening" || edge === "door") d += stubs(line);
  }
  return d + rims(map, taken, zones);
}

/** At the edge of the board the walls of rooms stay. */
function rims(map: MapView, taken: ReadonlySet<Spot>, zones: readonly (Zone & { printed?: ZoneView["ground"] })[]): string {
  const rooms = new Set(zones.filter((zone) => (zone.printed ?? zone.ground) === "room").map((zone) => zone.zone));
  return map.cells
    .flatMap((zone, index) => {
      if (!taken.has(zone) || !rooms.has(zone)) return [];
      const [row, column] = [Math.floor(index / map.columns), index % map.columns];
      const sides: [Side, boolean][] = [["N", row === 0], ["S", row === map.rows - 1], ["W", column === 0], ["E", column === map.columns - 1]];
      return sides.filter(([, outer]) => outer).map(([side]) => cut(edgeLine(row, column, side)));
    })
    .join("");
}
