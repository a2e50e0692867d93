/** Turns a phrase into a sentence of one language. The same contract is kept by the terminal. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Arg, Phrase } from "../protocol";

/** Who sits where; phrases name seats by number only. */
export type SeatNames = (seat: number) => string;

/** Places that do not belong to a table have no seats to name. */
export const noSeats: SeatNames = () => "";

export function render(bundle: FluentBundle, phrase: Phrase, names: SeatNames = noSeats): string {
  const variables: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(phrase.args ?? {})) {
    bind(bundle, names, variables, name, arg);
  }
  return message(bundle, phrase.key, variables);
}

/** A message by its key with plain variables, for texts that come from the page itself. */
export function message(bundle: FluentBundle, key: string, variables: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  // A missing text shows as its key, so that nothing is hidden.
  if (pattern === undefined || pattern === null) return `[${key}]`;
  return bundle.formatPattern(pattern, variables, []);
}

/** Lists as the language writes them, built from the left: "a, b and c". */
export function joined(bundle: FluentBundle, items: string[]): string {
  return items.reduce((list, item, index) => {
    const key = index === items.length - 1 ? "common-list-last" : "common-list-more";
    return message(bundle, key, { list, item });
  });
}

function bind(
  bundle: FluentBundle,
  names: SeatNames,
  into: Record<string, FluentVariable>,
  name: string,
  arg: Arg,
): void {
  if ("number" in arg) {
    into[name] = arg.number;
  } else if ("text" in arg) {
    into[name] = arg.text;
  } else if ("seat" in arg) {
    into[name] = names(arg.seat) || message(bundle, "common-seat", { number: arg.seat + 1 });
  } else if ("term" in arg) {
    into[name] = message(bundle, arg.term);
    for (const [attribute, value] of attributes(bundle, arg.term)) into[`${name}-${attribute}`] = value;
  } else {
    bindList(bundle, names, into, name, arg.list);
  }
}

/** A list of terms carries the grammatical cases that all its items have. */
function bindList(
  bundle: FluentBundle,
  names: SeatNames,
  into: Record<string, FluentVariable>,
  name: string,
  items: Arg[],
): void {
  const each = items.map((item) => {
    const own: Record<string, FluentVariable> = {};
    bind(bundle, names, own, "item", item);
    return own;
  });
  const keys = Object.keys(each[0] ?? { item: "" });
  for (const key of keys) {
    const values = each.map((own) => own[key]);
    if (values.some((value) => value === undefined)) continue;
    into[name + key.slice("item".length)] = values.length === 0 ? "" : joined(bundle, values.map(String));
  }
  into[`${name}-count`] = items.length;
}

/** The other forms of a term: its grammatical cases. */
export function attributes(bundle: FluentBundle, key: string): [string, string][] {
  const found = bundle.getMessage(key)?.attributes ?? {};
  return Object.entries(found).map(([name, pattern]) => [name, bundle.formatPattern(pattern, {}, [])]);
}
