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

/** The key of the answer at this place in the bar; the eleventh and those after it have none. */
export function keyOf(index: number): string | null {
  return index < 9 ? String(index + 1) : index === 9 ? "0" : null;
}

export function pressed(event: KeyboardEvent, acts: KeyActs): void {
  if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
  if (/^\d$/.test(event.key)) {
    acts.answer(event.key === "0" ? 9 : Number(event.key) - 1);
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
