/** How far a reader has come in the first game of each title, and which tips they have had. */

const PLACE = "holdout.guide";

interface Progress {
  steps: string[];
  tips: string[];
  /** No further word is wanted. */
  off: boolean;
}

function read(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

class Guided {
  #all: Record<string, Progress> = $state.raw(read());

  of(title: string): Progress {
    return this.#all[title] ?? { steps: [], tips: [], off: false };
  }

  /** Whether the reader has not begun to learn this title yet. */
  isNew(title: string): boolean {
    return this.#all[title] === undefined;
  }

  step(title: string, id: string): void {
    const known = this.of(title);
    if (!known.steps.includes(id)) this.#keep(title, { ...known, steps: [...known.steps, id] });
  }

  tips(title: string, ids: readonly string[]): void {
    const known = this.of(title);
    const more = ids.filter((id) => !known.tips.includes(id));
    if (more.length > 0) this.#keep(title, { ...known, tips: [...known.tips, ...more] });
  }

  off(title: string): void {
    this.#keep(title, { ...this.of(title), off: true });
  }

  #keep(title: string, progress: Progress): void {
    this.#all = { ...this.#all, [title]: progress };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#all));
    } catch {
      // Without storage the guide begins anew with the next game.
    }
  }
}

export const guided = new Guided();
