/** What the table knows about arranging cards: who arranges, what may go where. */
import type { Ask, Choice, Liberties, RefusedChoice } from "../../protocol";
import type { PackMatter } from "./matter";
import type { Hero, SlotName, ZcView } from "./view";

export const HANDS: readonly SlotName[] = ["hand-1", "hand-2"];
export const BODY: SlotName = "body";
export const PACK: readonly SlotName[] = ["pack-1", "pack-2", "pack-3", "pack-4", "pack-5"];

/** Hands are alike, and so are the places of a backpack: a free one means the first free one like it. */
export function goesTo(cards: Record<SlotName, string>, slot: SlotName): SlotName {
  const alike = [HANDS, PACK].find((places) => places.includes(slot)) ?? [];
  const free = alike.find((place) => cards[place] === undefined);
  return cards[slot] === undefined && free !== undefined ? free : slot;
}

export function packOf(view: ZcView): PackMatter | null {
  return view.matter?.type === "pack" ? view.matter : null;
}

/** How the slots of this Survivor are called in answers; null if nobody arranges them. */
export function prefixOf(pack: PackMatter | null, hero: Hero): string | null {
  if (pack === null || pack.agreeing) return null;
  if (pack.survivor === hero) return "";
  return pack.partner === hero ? "their-" : null;
}

/** The answer that brings a card from one slot to another; an exchange is offered in one direction only. */
export function shift(ask: Ask | null, from: SlotName, to: SlotName): string | null {
  const names = [`shift:${from}:${to}`, `shift:${to}:${from}`];
  return names.find((name) => ask?.answers.some((choice) => choice.name === name)) ?? null;
}

export function drop(ask: Ask | null, slot: SlotName): string | null {
  const name = `drop:${slot}`;
  return ask?.answers.some((choice) => choice.name === name) ? name : null;
}

/** How this card can be thrown away at any time, or why not just now; null if it is not the reader's. */
export function discard(all: Liberties[], hero: Hero, slot: SlotName): { liberties: Liberties; choice: Choice | null; refused: RefusedChoice | null } | null {
  const name = `discard:${hero}:${slot}`;
  for (const liberties of all) {
    const choice = liberties.answers.find((each) => each.name === name) ?? null;
    const refused = liberties.refused.find((each) => each.name === name) ?? null;
    if (choice !== null || refused !== null) return { liberties, choice, refused };
  }
  return null;
}
