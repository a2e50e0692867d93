/**
 * Where on the board an answer belongs, read from its fields: a zone, a door, a Survivor, a slot, a spawn token.
 * Answers name things by a few field names only, so that a new answer of an edition needs no line here.
 */
import type { Choice, SeenEvent, Typed } from "../../protocol";
import type { Target } from "../contract";
import type { Spot } from "./view";

const ZONE_FIELDS = ["zone", "also"];
/** What is done with a Cauldron. */
const POTS = ["push-cauldron", "pour-cauldron", "guards-push", "guards-pour"];
const SLOT_FIELDS = ["slot", "from", "to"];

export function targets(choice: Choice): Target[] {
  const { answer } = choice;
  // Every answer can be given where it is drawn by its own name.
  const found: Target[] = [`answer:${choice.name}`];
  for (const field of ZONE_FIELDS) {
    const zone = answer[field];
    if (typeof zone === "string") found.push(`zone:${zone}`);
  }
  // Guards are sent to a zone, and called upon where they stand.
  if (typeof answer["to"] === "string" && isSpot(answer["to"])) found.push(`zone:${answer["to"]}`);
  if (answer.type === "order" && typeof answer["zone"] === "string") found.push(`guards:${answer["zone"]}`);
  if (POTS.includes(answer.type)) found.push("cauldron");
  if (typeof answer["door"] === "number") found.push(`door:${answer["door"]}`);
  if (typeof answer["token"] === "number") found.push(`token:${answer["token"]}`);
  if (typeof answer["survivor"] === "string") found.push(`survivor:${answer["survivor"]}`);
  if (typeof answer["machine"] === "string") found.push(`machine:${answer["machine"]}`);
  if (typeof answer["player"] === "number") found.push(`seat:${answer["player"]}`);
  if (typeof answer["kind"] === "string") found.push(`kind:${answer["kind"]}`);
  if (typeof answer["with"] === "string") found.push(...answer["with"].split("+").map((slot) => `slot:${slot}`));
  for (const field of SLOT_FIELDS) {
    const slot = answer[field];
    if (typeof slot === "string" && !isSpot(slot)) found.push(`slot:${slot}`);
  }
  return found;
}

/** Zones are named by tile and place; slots have no dot in their names. */
export function isSpot(name: string): boolean {
  return name.includes(".");
}

/** The zone an answer or an event is about. */
export function zoneIn(thing: Typed): Spot | null {
  for (const field of ["zone", "to"]) {
    const value = thing[field];
    if (typeof value === "string" && isSpot(value)) return value;
  }
  return null;
}

/** The zone everybody looks at: where something just happened. */
export function litZone(cue: SeenEvent | null): Spot | null {
  return cue === null ? null : zoneIn(cue.event);
}
