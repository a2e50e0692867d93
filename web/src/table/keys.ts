/** Keys of the table. Typing into a field is never an answer. */

export interface KeyActs {
  answer(index: number): void;
  /** Ends one's part, where the question can be ended. */
  end(): void;
  skip(): void;
  step(): void;
  undo(): void;
  tab(tab: "log" | "talk" | "rules"): void;
  list(): void;
  help(): void;
  close(): void;
}

/** In the order of the answers: the row of numbers, then the letters that mean nothing else. */
const ANSWER_KEYS = "1234567890qwasdghjkzxcvopiym";

/** The key of the answer at this place in the bar. */
export function keyOf(index: number): string | null {
  return ANSWER_KEYS[index]?.toUpperCase() ?? null;
}

export function pressed(event: KeyboardEvent, acts: KeyActs): void {
  if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
  const place = event.key.length === 1 ? ANSWER_KEYS.indexOf(event.key) : -1;
  if (place >= 0) {
    acts.answer(place);
    return;
  }
  switch (event.key) {
    case " ":
      // On a button the space bar presses that button.
      if (event.target instanceof Element && event.target.closest("button, a, [role=button]") !== null) return;
      event.preventDefault();
      acts.skip();
      break;
    case "e":
      acts.end();
      break;
    case "n":
      acts.step();
      break;
    case "u":
      acts.undo();
      break;
    case "l":
      acts.tab("log");
      break;
    case "t":
      acts.tab("talk");
      break;
    case "r":
      acts.tab("rules");
      break;
    case "b":
      acts.list();
      break;
    case "?":
      acts.help();
      break;
    case "Escape":
      acts.close();
      break;
  }
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
}
