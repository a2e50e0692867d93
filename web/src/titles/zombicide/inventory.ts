/** What the table knows about arranging cards: who arranges, what may go where. */
import type { Ask, Choice, Liberties, RefusedChoice, SeenEvent } from "../../protocol";
import type { Of } from "../motions";
import type { Hero, Matter, Seen, Slot, SurvivorView, View } from "./view";

/** An inventory that is being arranged. */
export type PackMatter = Of<Matter, "pack">;

export const HANDS: readonly Slot[] = ["hand-1", "hand-2"];
export const BODY: Slot = "body";
/** Some editions have a second place on the body. */
export const BODY_2: Slot = "body-2";
export const PACK: readonly Slot[] = ["pack-1", "pack-2", "pack-3", "pack-4", "pack-5"];

/** Two more for somebody who hoards. */
const HOARD: readonly Slot[] = ["pack-6", "pack-7"];

/** The places of somebody's backpack. */
export function packOfOne(one: Pick<SurvivorView, "skills" | "cards">): readonly Slot[] {
  const more = one.skills.includes("hoard") ? HOARD : HOARD.filter((slot) => one.cards[slot] !== undefined);
  return more.length === 0 ? PACK : [...PACK, ...more];
}

/** Hands are alike, and so are the places of a backpack: a free one means the first free one like it. */
export function goesTo(cards: Record<Slot, string>, slot: Slot): Slot {
  const alike = [HANDS, [BODY, BODY_2], PACK].find((places) => places.includes(slot)) ?? [];
  const free = alike.find((place) => cards[place] === undefined);
  return cards[slot] === undefined && free !== undefined ? free : slot;
}

/** A card that goes from one Survivor to another. */
export interface Change {
  card: string;
  from: Hero;
  to: Hero;
}

/** What changes hands in a trade: the cards as they lie now against those before the moves of this trade. */
export function changes(view: View, pack: PackMatter, recent: readonly SeenEvent[]): Change[] {
  const pair = [pack.survivor, pack.partner].filter((hero) => hero !== null);
  const now = new Map(pair.map((hero) => [hero, { ...view.survivors.find((one) => one.name === hero)?.cards }]));
  const before = new Map([...now].map(([hero, cards]) => [hero, { ...cards }]));
  for (const event of recent.toReversed().map((each) => each.event as Seen)) {
    if (event.type !== "shifted") {
      if (["spent", "turn-began", "packed"].includes(event.type)) break;
      continue;
    }
    const [one, other] = [event.who, event.with].map(({ hero }) => before.get(hero));
    if (one === undefined || other === undefined) break;
    const { from, to } = event;
    const [mine, theirs] = [one[from], other[to]];
    delete one[from];
    delete other[to];
    if (theirs !== undefined) one[from] = theirs;
    if (mine !== undefined) other[to] = mine;
  }
  return pair.flatMap((hero) => {
    const had = Object.values(before.get(hero) ?? {});
    const gained = Object.values(now.get(hero) ?? {}).filter((card) => {
      const at = had.indexOf(card);
      if (at >= 0) had.splice(at, 1);
      return at < 0;
    });
    return gained.map((card) => ({ card, from: pair.find((other) => other !== hero) ?? hero, to: hero }));
  });
}

export function packOf(view: View): PackMatter | null {
  return view.matter?.type === "pack" ? view.matter : null;
}

/** How the slots of this Survivor are called in answers; null if nobody arranges them. */
export function prefixOf(pack: PackMatter | null, hero: Hero): string | null {
  if (pack === null || pack.agreeing) return null;
  if (pack.survivor === hero) return "";
  return pack.partner === hero ? "their-" : null;
}

/** The answer that brings a card from one slot to another, or ammunition to the weapon in it; an exchange is offered in one direction only. */
export function shift(ask: Ask | null, from: Slot, to: Slot): string | null {
  const names = [`attach:${from}:${to}`, `shift:${from}:${to}`, `shift:${to}:${from}`];
  return names.find((name) => ask?.answers.some((choice) => choice.name === name)) ?? null;
}

/** Where a card that must make room can go: a free place of the same Survivor's backpack. */
export function spare(cards: Record<Slot, string>, prefix: string): Slot | null {
  const free = PACK.find((slot) => cards[slot] === undefined);
  return free === undefined ? null : `${prefix}${free}`;
}

export function drop(ask: Ask | null, slot: Slot): string | null {
  const name = `drop:${slot}`;
  return ask?.answers.some((choice) => choice.name === name) ? name : null;
}

/** How this card can be thrown away at any time, or why not just now; null if it is not the reader's. */
export function discard(all: Liberties[], hero: Hero, slot: Slot): { liberties: Liberties; choice: Choice | null; refused: RefusedChoice | null } | null {
  const name = `discard:${hero}:${slot}`;
  for (const liberties of all) {
    const choice = liberties.answers.find((each) => each.name === name) ?? null;
    const refused = liberties.refused.find((each) => each.name === name) ?? null;
    if (choice !== null || refused !== null) return { liberties, choice, refused };
  }
  return null;
}

/** How the other player of a trade may put this card of his own elsewhere while somebody else has the word. */
export function repacks(all: Liberties[], hero: Hero, slot: Slot): { liberties: Liberties; choice: Choice }[] {
  return all.flatMap((liberties) =>
    liberties.answers.flatMap((choice) => {
      const [verb, who, from, to] = choice.name.split(":");
      return verb === "repack" && who === hero && (from === slot || to === slot) ? [{ liberties, choice }] : [];
    }),
  );
}

/** The liberty that brings a card from one of these slots to the other. */
export function repack(all: Liberties[], hero: Hero, from: Slot, to: Slot): { liberties: Liberties; choice: Choice } | null {
  const names = [`repack:${hero}:${from}:${to}`, `repack:${hero}:${to}:${from}`];
  return repacks(all, hero, from).find(({ choice }) => names.includes(choice.name)) ?? null;
}

/** The boards of a team: the two who trade stand above the others, side by side, however far apart they sit. */
export function inOrder<One extends { name: Hero }>(team: readonly One[], pack: PackMatter | null): { one: One; number: number }[] {
  const all = team.map((one, number) => ({ one, number }));
  if (pack?.partner == null) return all;
  const rank = ({ one }: { one: One }): number => (one.name === pack.survivor ? 0 : one.name === pack.partner ? 1 : 2);
  return all.sort((a, b) => rank(a) - rank(b));
}
