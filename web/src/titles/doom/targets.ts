/** Where on the board an answer belongs, read from its fields: a square, a door, a figure, a card, a weapon. */
import type { Choice, SeenEvent, Typed } from "../../protocol";
import type { Target } from "../contract";
import type { Spot } from "./view";

const SQUARE_FIELDS = ["at", "to"];

export function targets(choice: Choice): Target[] {
  const { answer } = choice;
  const found: Target[] = [`answer:${choice.name}`];
  for (const field of SQUARE_FIELDS) {
    const spot = answer[field];
    if (typeof spot === "string") found.push(`square:${spot}`);
  }
  if (typeof answer["door"] === "string") found.push(`door:${answer["door"]}`);
  if (typeof answer["monster"] === "number") found.push(`monster:${answer["monster"]}`);
  if (typeof answer["marine"] === "number") found.push(`marine:${answer["marine"]}`);
  if (typeof answer["card"] === "string") found.push(`card:${answer["card"]}`);
  if (typeof answer["weapon"] === "string") found.push(`weapon:${answer["weapon"]}`);
  return found;
}

/** The square an answer or an event is about. */
export function squareOf(thing: Typed): Spot | null {
  for (const field of SQUARE_FIELDS) {
    const value = thing[field];
    if (typeof value === "string" && value.includes(",")) return value;
  }
  return null;
}

export function litSquare(cue: SeenEvent | null): Spot | null {
  return cue === null ? null : squareOf(cue.event);
}
