/** Statements as the title's own sentences, and the promises that can be checked (OS-3.19). */
import type { Arg, Phrase, Typed } from "../../protocol";
import type { OsStatement } from "./view";

/** Kinds of checkable promises and what each needs to be named. */
export const PROMISES = {
  "vote-for": "player",
  spare: "player",
  go: "area",
  give: "player",
  play: "item",
} as const;

export type PromiseKind = keyof typeof PROMISES;

/** Whom a speaker means: 1 for "you", 2 for "me", 0 for somebody else, who is called by name. */
function whom(player: number, speaker: number, to?: unknown): Arg {
  return { number: player === speaker ? 2 : player === to ? 1 : 0 };
}

export function sentence({ seat, statement }: Pick<OsStatement, "seat" | "statement">): Phrase {
  const who: Arg = { seat };
  switch (statement.type) {
    case "dice":
      return { key: "os-say-dice", args: { who, areas: areas(statement["areas"]) } };
    case "destination":
      return { key: "os-say-destination", args: { who, areas: areas([statement["area"]]) } };
    case "vote":
      return {
        key: "os-say-vote",
        args: { who, player: { seat: Number(statement["player"]) }, whom: whom(Number(statement["player"]), seat) },
      };
    case "hand": {
      const items = (statement["items"] ?? []) as string[];
      if (items.length === 0) return { key: "os-say-empty-hand", args: { who } };
      return { key: "os-say-hand", args: { who, items: { list: items.map(item) } } };
    }
    case "refuse":
      return { key: "os-say-refuse", args: { who, to: { seat: Number(statement["to"]) } } };
    default:
      return promise(seat, statement);
  }
}

function promise(speaker: number, statement: Typed): Phrase {
  const who: Arg = { seat: speaker };
  const what = statement["what"] as Typed | null | undefined;
  const text = String(statement["text"] ?? "").trim();
  const args: Record<string, Arg> = {
    who,
    to: typeof statement["to"] === "number" ? { seat: statement["to"] } : { term: "os-everybody" },
    // Round 0 stands for "the next time".
    round: { number: Number(statement["round"] ?? 0) },
    words: { number: text === "" ? 0 : 1 },
    text: { text },
  };
  if (!what) return { key: "os-say-promise", args };
  const want = statement["want"] as Typed | null | undefined;
  if (want) {
    // An offer names both deeds by their numbers.
    for (const [name, deed] of [["give", what], ["want", want]] as const) {
      args[name] = { number: Object.keys(PROMISES).indexOf(deed.type) + 1 };
      for (const [key, arg] of Object.entries(named(deed, speaker, statement["to"]))) args[`${name}-${key}`] = arg;
    }
    return { key: "os-say-offer", args };
  }
  return { key: `os-say-promise-${what.type}`, args: { ...args, ...named(what, speaker, statement["to"]) } };
}

/** Who or what a deed is about. */
function named(deed: Typed, speaker: number, to: unknown): Record<string, Arg> {
  if (typeof deed["player"] === "number")
    return { player: { seat: deed["player"] }, whom: whom(deed["player"], speaker, to) };
  if (typeof deed["area"] === "number") return { areas: areas([deed["area"]]) };
  return { item: item(String(deed["item"])) };
}

function areas(numbers: unknown): Arg {
  return { list: (numbers as number[]).map((number) => ({ term: `os-area-${number}` })) };
}

function item(id: string): Arg {
  return { term: `os-item-${id}` };
}
