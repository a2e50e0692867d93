/** Statements as the title's own sentences, and the promises that can be checked (OS-3.19). */
import type { Arg, OsStatement, Phrase, Typed } from "../../protocol";

/** Kinds of checkable promises and what each needs to be named. */
export const PROMISES = {
  "vote-for": "player",
  spare: "player",
  go: "area",
  give: "player",
  play: "item",
} as const;

export type PromiseKind = keyof typeof PROMISES;

export function sentence({ seat, statement }: Pick<OsStatement, "seat" | "statement">): Phrase {
  const who: Arg = { seat };
  switch (statement.type) {
    case "dice":
      return { key: "os-say-dice", args: { who, areas: areas(statement["areas"]) } };
    case "destination":
      return { key: "os-say-destination", args: { who, areas: areas([statement["area"]]) } };
    case "vote":
      return { key: "os-say-vote", args: { who, player: { seat: Number(statement["player"]) } } };
    case "hand": {
      const items = (statement["items"] ?? []) as string[];
      if (items.length === 0) return { key: "os-say-empty-hand", args: { who } };
      return { key: "os-say-hand", args: { who, items: { list: items.map(item) } } };
    }
    default:
      return promise(who, statement);
  }
}

function promise(who: Arg, statement: Typed): Phrase {
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
  if (typeof what["player"] === "number") args["player"] = { seat: what["player"] };
  if (typeof what["area"] === "number") args["areas"] = areas([what["area"]]);
  if (typeof what["item"] === "string") args["item"] = item(what["item"]);
  return { key: `os-say-promise-${what.type}`, args };
}

function areas(numbers: unknown): Arg {
  return { list: (numbers as number[]).map((number) => ({ term: `os-area-${number}` })) };
}

function item(id: string): Arg {
  return { term: `os-item-${id}` };
}
