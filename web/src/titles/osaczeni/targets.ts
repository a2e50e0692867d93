/**
 * Where on the board an answer belongs, read from its fields: an area, a character, a family, a card.
 * Answers of this title name things by a few field names only, so that a new answer needs no line here.
 */
import type { Choice, SeenEvent, Typed } from "../../protocol";
import type { View } from "./generated";
import type { Target } from "../contract";

const KINDS = ["defender", "leader", "crybaby", "klutz"];

const AREA_FIELDS = ["area", "to", "die"];
const KIND_FIELDS = ["character"];
const SEAT_FIELDS = ["player", "seat"];
const ITEM_FIELDS = ["item"];

export function targets(choice: Choice, seat: number): Target[] {
  const found: Target[] = [];
  const area = areaOf(choice.answer);
  if (area !== null) found.push(`area:${area}`);
  const kind = kindOf(choice.answer);
  if (kind !== null) found.push(`character:${seat}/${kind}`);
  const other = seatOf(choice.answer);
  if (other !== null) found.push(`seat:${other}`);
  const item = itemOf(choice.answer);
  if (item !== null) found.push(`item:${item}`);
  return found;
}

export function areaOf(thing: Typed): number | null {
  return first(thing, AREA_FIELDS, (value) => (typeof value === "number" && value >= 1 && value <= 6 ? value : null));
}

export function kindOf(thing: Typed): string | null {
  return first(thing, KIND_FIELDS, (value) => (typeof value === "string" && KINDS.includes(value) ? value : null));
}

export function seatOf(thing: Typed): number | null {
  return first(thing, SEAT_FIELDS, (value) => (typeof value === "number" ? value : null));
}

export function itemOf(thing: Typed): string | null {
  return first(thing, ITEM_FIELDS, (value) => (typeof value === "string" ? value : null));
}

function first<T>(thing: Typed, fields: string[], read: (value: unknown) => T | null): T | null {
  for (const field of fields) {
    const value = read(thing[field]);
    if (value !== null) return value;
  }
  return null;
}

/** The area everybody looks at: where something just happened, else where a vote is held. */
export function litArea(view: View, cue: SeenEvent | null): number | null {
  if (cue !== null) return areaOf(cue.event);
  return view.vote?.area ?? null;
}
