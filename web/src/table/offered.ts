/** How the answers to a question stand in the ask bar: one by one, kinds with many of them behind one button, the last apart. */
import type { Choice } from "../protocol";
import type { Text, TitleModule } from "../titles/contract";

/** One button: an answer, or several that open as a menu under a name of their own. */
export interface Offered {
  id: string;
  choices: [Choice, ...Choice[]];
  name: Text | null;
}

export interface AskLayout {
  buttons: Offered[];
  /** The answer that ends one's part; it always stands in the same place. */
  last: { choice: Choice; now: boolean } | null;
}

export function laidOut(answers: readonly Choice[], module: TitleModule, view: unknown): AskLayout {
  const closing = answers.find((choice) => module.closing?.(choice, view) != null);
  const rest = answers.filter((choice) => choice !== closing);
  const buttons: Offered[] = [];
  const bundles = new Map<string, Offered>();
  for (const choice of rest) {
    const name = module.bundle?.(choice) ?? null;
    const bundle = name === null ? undefined : bundles.get(name.key);
    if (bundle !== undefined) {
      bundle.choices.push(choice);
      continue;
    }
    const button: Offered = { id: choice.name, choices: [choice], name };
    if (name !== null) bundles.set(name.key, button);
    buttons.push(button);
  }
  // Where there is nothing else to choose, everything lies open.
  const open = buttons.length === 1 && closing === undefined ? rest.map((choice): Offered => ({ id: choice.name, choices: [choice], name: null })) : buttons;
  return { buttons: open, last: closing === undefined ? null : { choice: closing, now: module.closing?.(closing, view) === "now" } };
}
