/**
 * How the answers to a question stand in the ask bar. Nothing may hide behind a scroll: where the bar is too small, what
 * cannot be chosen goes behind one button first, then the answers of one verb behind one button each.
 */
import type { Choice, RefusedChoice } from "../protocol";
import type { Text, TitleModule } from "../titles/contract";

/** One button: an answer, or several that open as a menu under a name of their own. */
export interface Offered {
  id: string;
  choices: [Choice, ...Choice[]];
  name: Text | null;
}

/** How much is folded away: nothing, what is refused, verbs, and then everything in small print. */
export type Folding = 0 | 1 | 2 | 3;
export const MOST_FOLDED: Folding = 3;

export interface AskLayout {
  buttons: Offered[];
  /** What cannot be chosen, one by one; folded, these stand behind one button. */
  refused: RefusedChoice[];
  foldsRefused: boolean;
  /** The answer that ends one's part; it always stands in the same place. */
  last: { choice: Choice; now: boolean } | null;
}

export function laidOut(answers: readonly Choice[], refused: readonly RefusedChoice[], module: TitleModule, view: unknown, folding: Folding = 0): AskLayout {
  const closing = answers.find((choice) => module.closing?.(choice, view) != null);
  const rest = answers.filter((choice) => choice !== closing);
  const [useful, idle] = [rest.filter((choice) => !isIdle(choice, module, view)), rest.filter((choice) => isIdle(choice, module, view))];
  const folded = [...grouped(useful, module, folding, view), ...grouped(idle, module, folding, view)];
  const nameless = (choice: Choice): Offered => ({ id: choice.name, choices: [choice], name: null });
  // Where there is nothing else to choose, everything lies open.
  const buttons = folded.length === 1 && closing === undefined && folding < 2 ? rest.map(nameless) : folded;
  return {
    buttons,
    refused: [...refused],
    foldsRefused: folding > 0 && refused.length > 1,
    last: closing === undefined ? null : { choice: closing, now: module.closing?.(closing, view) === "now" },
  };
}

export function isIdle(choice: Choice, module: TitleModule, view: unknown): boolean {
  return module.marks?.(choice, view).some((mark) => mark.look === "idle") ?? false;
}

/** Answers of one kind stand together, in the order in which the first of each kind was given. */
function grouped(answers: readonly Choice[], module: TitleModule, folding: Folding, view: unknown): Offered[] {
  const groups = new Map<string, { name: Text | null; always: boolean; choices: Choice[] }>();
  for (const [index, choice] of answers.entries()) {
    const bundle = module.bundle?.(choice, view) ?? null;
    const name = bundle ?? module.verb?.(choice) ?? null;
    const key = name === null ? String(index) : JSON.stringify(name);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { name, always: bundle !== null, choices: [choice] });
    else group.choices.push(choice);
  }
  return [...groups.values()].flatMap(({ name, always, choices }) => {
    const [first, ...more] = choices;
    if (first === undefined) return [];
    if (more.length > 0 && name !== null && (always || folding >= 2)) return [{ id: first.name, choices: [first, ...more], name }];
    return choices.map((choice): Offered => ({ id: choice.name, choices: [choice], name: null }));
  });
}
