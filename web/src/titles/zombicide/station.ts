/** What lies across walls and who else stands about: airlocks, walls that Mold has opened, Machines, Guards. */
import { edgeLine, type Line } from "./plan";
import type { Point } from "../geometry";
import type { Target } from "../contract";
import { acting, type Machine, type Side, type Spot, type MapView, type View, type ZoneView } from "./view";

/** A piece that lies across a wall. */
export interface Across extends Point {
  turn: number;
  /** Tells it apart from the others. */
  id: string;
  between: readonly [Spot, Spot];
}

export function* edges(map: MapView): Generator<Edged> {
  for (const [index, one] of map.cells.entries()) {
    const [row, column] = [Math.floor(index / map.columns), index % map.columns];
    const east = map.cells[index + 1];
    if (column + 1 < map.columns && east !== undefined) yield { one, other: east, edge: map.east[index] ?? "wall", row, column, side: "E" };
    const south = map.cells[index + map.columns];
    if (south !== undefined) yield { one, other: south, edge: map.south[index] ?? "wall", row, column, side: "S" };
  }
}

export interface Edged {
  one: Spot;
  other: Spot;
  edge: string;
  row: number;
  column: number;
  side: Side;
}

function across({ one, other, row, column, side }: Edged): Across {
  const { from, to } = edgeLine(row, column, side);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn: from.x === to.x ? 90 : 0, id: `${row}/${column}/${side}`, between: [one, other] };
}

export function airlocks(map: MapView): Across[] {
  return [...edges(map)].filter(({ edge }) => edge === "airlock").map(across);
}

/** Walls with Mold beside them are openings, except towards the outside. */
export function moldWalls(map: MapView, zones: readonly Pick<ZoneView, "zone" | "mold" | "ground">[]): Across[] {
  const moldy = new Set(zones.filter((zone) => zone.mold != null).map((zone) => zone.zone));
  const outside = new Set(zones.filter((zone) => zone.ground === "outdoor").map((zone) => zone.zone));
  const opened = [...edges(map)].filter(({ one, other, edge }) => edge === "wall" && (moldy.has(one) || moldy.has(other)) && !outside.has(one) && !outside.has(other));
  return opened.map(across);
}

/** Where Mold ends at a border one can walk over: it runs over the line. */
export function moldRims(map: MapView, zones: readonly Pick<ZoneView, "zone" | "mold">[]): (Line & { id: string; mold: NonNullable<ZoneView["mold"]>; zone: Spot })[] {
  const moldy = new Map(zones.flatMap((zone) => (zone.mold == null ? [] : [[zone.zone, zone.mold] as const])));
  return [...edges(map)].flatMap(({ one, other, edge, row, column, side }) => {
    const zone = moldy.has(one) ? one : other;
    const mold = moldy.get(zone);
    if (edge !== "free" || mold === undefined || moldy.has(one) === moldy.has(other)) return [];
    return [{ ...edgeLine(row, column, side), id: `${row}/${column}/${side}`, mold, zone }];
  });
}

/** A figure that is neither Survivor nor enemy. */
export type Ally =
  | { what: "machine"; machine: Machine; active: boolean }
  | { what: "scientist"; number: number }
  | { what: "crew"; count: number }
  | { what: "cauldron"; count: number; manned: boolean }
  | { what: "guards"; count: number; zone: Spot }
  | { what: "empress" };
export type AllyName = Machine | Exclude<Ally["what"], "machine">;

export const allyKind = (ally: Ally): AllyName => (ally.what === "machine" ? ally.machine : ally.what);

/** Where on the board it can be answered at. */
export function allyTarget(ally: Ally): Target | null {
  if (ally.what === "guards") return `guards:${ally.zone}`;
  if (ally.what === "cauldron") return ally.manned ? "cauldron" : null;
  return ally.what === "machine" ? `machine:${ally.machine}` : null;
}

export function alliesIn(view: View, zone: ZoneView): Ally[] {
  const machines = (view.machines ?? []).filter((one) => one.zone === zone.zone && !one.destroyed);
  const scientists = (view.scientists ?? []).filter((one) => one.zone === zone.zone).map(({ number }): Ally => ({ what: "scientist", number }));
  const crew = view.crew ?? 0;
  // A Cauldron is pushed and poured by those who stand beside it: whose Turn it is, or the Guards who have an order.
  const manned = zone.zone === acting(view)?.zone || (view.matter != null && "zone" in view.matter && zone.zone === view.matter.zone);
  return [
    ...machines.map(({ machine, active }): Ally => ({ what: "machine", machine, active })),
    ...scientists,
    ...(crew > 0 && zone.is_exit ? [{ what: "crew" as const, count: crew }] : []),
    ...((zone.guards ?? 0) > 0 ? [{ what: "guards" as const, count: zone.guards ?? 0, zone: zone.zone }] : []),
    ...(view.beacon?.walks === true && zone.beacon === true ? [{ what: "empress" as const }] : []),
    ...((zone.cauldrons ?? 0) > 0 ? [{ what: "cauldron" as const, count: zone.cauldrons ?? 0, manned }] : []),
  ];
}
