/** Statements as the title's own sentences, and the promises that can be checked (OS-3.19). */
import type { Arg, Phrase } from "../../protocol";
import type { Of } from "../motions";
import type { Item, Promised, Statement, StatementSeen } from "./generated";

/** Kinds of checkable promises and what each needs to be named. */
export const PROMISES = {
  "vote-for": "player",
  spare: "player",
  go: "area",
  give: "player",
  play: "item",
} as const satisfies Record<Promised["type"], string>;

export type PromiseKind = keyof typeof PROMISES;

/** Whom a speaker means: 1 for "you", 2 for "me", 0 for somebody else, who is called by name. */
function whom(player: number, speaker: number, to?: number): Arg {
  return { number: player === speaker ? 2 : player === to ? 1 : 0 };
}

export function sentence({ seat, statement }: Pick<StatementSeen, "seat" | "statement">): Phrase {
  const who: Arg = { seat };
  switch (statement.type) {
    case "dice":
      return { key: "os-say-dice", args: { who, areas: areas(statement.areas) } };
    case "destination":
      return { key: "os-say-destination", args: { who, areas: areas([statement.area]) } };
    case "vote":
      return { key: "os-say-vote", args: { who, player: { seat: statement.player }, whom: whom(statement.player, seat) } };
    case "hand":
      if (statement.items.length === 0) return { key: "os-say-empty-hand", args: { who } };
      return { key: "os-say-hand", args: { who, items: { list: statement.items.map(item) } } };
    case "refuse":
      return { key: "os-say-refuse", args: { who, to: { seat: statement.to } } };
    case "promise":
      return promise(seat, statement);
  }
}

function promise(speaker: number, { to, round, what, want, text = "" }: Of<Statement, "promise">): Phrase {
  const words = text.trim();
  const args: Record<string, Arg> = {
    who: { seat: speaker },
    to: to === undefined ? { term: "os-everybody" } : { seat: to },
    // Round 0 stands for "the next time".
    round: { number: round ?? 0 },
    words: { number: words === "" ? 0 : 1 },
    text: { text: words },
  };
  if (what === undefined) return { key: "os-say-promise", args };
  if (want !== undefined) {
    // An offer names both deeds by their numbers.
    for (const [name, deed] of [["give", what], ["want", want]] as const) {
      args[name] = { number: Object.keys(PROMISES).indexOf(deed.type) + 1 };
      for (const [key, arg] of Object.entries(named(deed, speaker, to))) args[`${name}-${key}`] = arg;
    }
    return { key: "os-say-offer", args };
  }
  return { key: `os-say-promise-${what.type}`, args: { ...args, ...named(what, speaker, to) } };
}

/** Who or what a deed is about. */
function named(deed: Promised, speaker: number, to: number | undefined): Record<string, Arg> {
  if ("player" in deed) return { player: { seat: deed.player }, whom: whom(deed.player, speaker, to) };
  return "area" in deed ? { areas: areas([deed.area]) } : { item: item(deed.item) };
}

function areas(numbers: number[]): Arg {
  return { list: numbers.map((number) => ({ term: `os-area-${number}` })) };
}

function item(id: Item): Arg {
  return { term: `os-item-${id}` };
}
