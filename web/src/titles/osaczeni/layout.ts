/** Where things stand on the drawing of the mall: one plan for wide screens, one for phones. */
import type { Box, Point } from "../geometry";
import type { View } from "./generated";

export interface Plan {
  width: number;
  height: number;
  /** Areas 1 to 6 at index 0 to 5. */
  areas: readonly Box[];
  coldStore: Box;
  hatch: Box;
  /** Width of a standee. */
  figure: number;
  /** Places in one row of each area. */
  perRow: readonly number[];
  /** The truck with the item deck, inside the car park. */
  truck: Box;
}

export const WIDE: Plan = {
  width: 1290,
  height: 900,
  areas: [
    { x: 50, y: 56, w: 250, h: 218 },
    { x: 372, y: 56, w: 296, h: 218 },
    { x: 740, y: 56, w: 250, h: 218 },
    { x: 50, y: 344, w: 340, h: 218 },
    { x: 462, y: 344, w: 528, h: 218 },
    { x: 50, y: 632, w: 940, h: 240 },
  ],
  coldStore: { x: 1046, y: 22, w: 232, h: 556 },
  hatch: { x: 1046, y: 606, w: 232, h: 270 },
  figure: 67,
  perRow: [3, 4, 3, 4, 6, 9],
  truck: { x: 66, y: 678, w: 196, h: 130 },
};

export const TALL: Plan = {
  width: 940,
  height: 980,
  areas: [
    { x: 44, y: 50, w: 268, h: 182 },
    { x: 378, y: 50, w: 336, h: 182 },
    { x: 44, y: 294, w: 268, h: 182 },
    { x: 378, y: 294, w: 336, h: 182 },
    { x: 44, y: 538, w: 670, h: 178 },
    { x: 44, y: 778, w: 852, h: 192 },
  ],
  coldStore: { x: 766, y: 26, w: 164, h: 450 },
  hatch: { x: 766, y: 500, w: 164, h: 216 },
  figure: 72,
  perRow: [3, 4, 3, 4, 6, 9],
  truck: { x: 56, y: 822, w: 128, h: 84 },
};

/** Height of the head of an area with its number and name. */
export const HEAD = 46;
/** Height of the bar in which people and monsters pull against each other. */
export const BAR = 34;
export const NOTCH = 50;

const CAR_PARK = 6;

export function areaBox(plan: Plan, area: number): Box {
  const box = plan.areas[area - 1];
  if (box === undefined) throw new RangeError(`there is no area ${area}`);
  return box;
}

export function centre(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** Height of a standee for its width. */
export function figureHeight(width: number): number {
  return width * 1.28;
}

/**
 * The six notches of an area: an arch from the arrow on the left over the top to the padlock on the right (OS-8.5).
 * Points are centres.
 */
export function notches(box: Box): Point[] {
  const low = box.y + box.h * 0.74;
  const high = box.y + box.h * 0.34;
  const left = box.x - NOTCH * 0.24;
  const right = box.x + box.w + NOTCH * 0.24;
  const top = box.y - NOTCH * 0.24;
  return [
    { x: left, y: low },
    { x: left, y: high },
    { x: box.x + box.w * 0.32, y: top },
    { x: box.x + box.w * 0.68, y: top },
    { x: right, y: high },
    { x: right, y: low },
  ];
}

/** Where the standee in place `index` of an area stands (the middle of its foot). */
export function place(plan: Plan, area: number, index: number, spaces: number): Point {
  const box = areaBox(plan, area);
  const perRow = plan.perRow[area - 1] ?? 3;
  const isPark = area === CAR_PARK;
  const left = isPark ? plan.truck.x + plan.truck.w + 8 : box.x + 14;
  const width = box.x + box.w - 14 - left;
  const count = isPark ? perRow : Math.min(spaces, perRow);
  const step = width / count;
  const row = Math.floor(index / perRow);
  const rows = isPark ? 2 : Math.ceil(spaces / perRow);
  const tall = figureHeight(plan.figure);
  const top = box.y + HEAD;
  const room = box.h - HEAD - (isPark ? 10 : BAR + 6);
  const rowHeight = rows === 1 ? room : Math.max(room / rows, isPark ? 0 : tall * 0.8);
  return { x: left + step * ((index % perRow) + 0.5), y: top + rowHeight * row + (rowHeight + tall) / 2 };
}

export interface ColdSlot extends Point {
  row: number;
  size: number;
}

const COLD_HEAD = 48;
/** How wide those are who lie in the head of the store, beside its name. */
export const STACKED = 34;

/** The trays of the cold store, row by row from left to right (OS-11.1). */
export function coldSlots(plan: Plan, view: View): ColdSlot[] {
  return view.cold_store.rows.flatMap((row, index) => {
    const box = coldRowBox(plan, index);
    const step = Math.min((box.w - 8) / row.spaces, plan.figure + 4);
    return Array.from({ length: row.spaces }, (_, tray) => ({
      x: box.x + 4 + step * (tray + 0.5),
      y: box.y + box.h - 14,
      row: index,
      size: Math.min(step - 4, 64),
    }));
  });
}

export function coldRowBox(plan: Plan, row: number): Box {
  const box = plan.coldStore;
  const height = (box.h - COLD_HEAD - 12) / 3;
  return { x: box.x + 8, y: box.y + COLD_HEAD + height * row, w: box.w - 16, h: height - 6 };
}

/** Who finds no tray lies in the head of the store, inside its frame, each further one closer to the others. */
export function stackPoint(plan: Plan, index: number): Point {
  const box = plan.coldStore;
  const right = box.x + box.w - STACKED / 2 - 12;
  return { x: right - box.w * 0.34 * (1 - 0.78 ** index), y: box.y + COLD_HEAD - 6 };
}

/** A block with uneven edges, cut by hand; the same numbers always give the same block. */
export function cutBlock(box: Box, seed: number, wobble = 3): string {
  const points: Point[] = [];
  const sides: [Point, Point][] = [
    [{ x: box.x, y: box.y }, { x: box.x + box.w, y: box.y }],
    [{ x: box.x + box.w, y: box.y }, { x: box.x + box.w, y: box.y + box.h }],
    [{ x: box.x + box.w, y: box.y + box.h }, { x: box.x, y: box.y + box.h }],
    [{ x: box.x, y: box.y + box.h }, { x: box.x, y: box.y }],
  ];
  let state = seed * 7919 + 17;
  const next = (): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return (state / 2147483648 - 0.5) * 2 * wobble;
  };
  for (const [from, to] of sides) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const pieces = Math.max(2, Math.round(length / 70));
    for (let piece = 0; piece < pieces; piece++) {
      const share = piece / pieces;
      points.push({ x: from.x + (to.x - from.x) * share + next(), y: from.y + (to.y - from.y) * share + next() });
    }
  }
  return `M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("L")}Z`;
}
