/** Short hints for a first game: which one fits the moment, and which the reader has had already. */
import type { Ask, SeenEvent } from "../../protocol";
import type { ZcView } from "./view";

/** In the order in which they are given if several fit. */
export const HINTS = ["deal", "move", "door", "attack", "search", "objective", "noise", "zombies", "spawn", "exit"] as const;
export type Hint = (typeof HINTS)[number];

/** The mission that is played with hints. */
const GUIDED = "m0";

/** What a reader has done needs no hint any more. */
const LEARNED_BY: Partial<Record<Hint, string>> = {
  deal: "dealt",
  move: "moved",
  door: "door-opened",
  attack: "attacked",
  search: "searched",
  objective: "objective-taken",
  exit: "escaped",
};

const OFFERED: Partial<Record<Hint, string[]>> = {
  move: ["move"],
  door: ["open", "break-in"],
  attack: ["attack"],
  search: ["search"],
  objective: ["objective"],
  exit: ["escape"],
};

function fits(hint: Hint, view: ZcView, ask: Ask | null): boolean {
  const types = OFFERED[hint];
  if (types !== undefined) return ask?.answers.some((choice) => types.includes(choice.answer.type)) ?? false;
  switch (hint) {
    case "deal":
      return view.matter?.type === "deal" && ask !== null;
    case "noise":
      return view.zones.some((zone) => zone.noise > 0) && ask !== null;
    case "zombies":
      return view.phase === "zombies" || view.round > 1;
    case "spawn":
      return view.phase === "spawn" || view.round > 1;
  }
  return false;
}

/** The hint for this moment, if there is one the reader has not had. */
export function hintFor(view: ZcView, ask: Ask | null, had: ReadonlySet<Hint>): Hint | null {
  if (view.mission.id !== GUIDED || view.outcome !== null) return null;
  return HINTS.find((hint) => !had.has(hint) && fits(hint, view, ask)) ?? null;
}

/** Hints that are not needed any more, because a Survivor of the reader did it just now. */
export function learned(view: ZcView, me: number | null, recent: readonly SeenEvent[], had: ReadonlySet<Hint>): Hint[] {
  const own = new Set(view.survivors.filter((one) => one.seat === me).map((one) => one.id));
  return HINTS.filter((hint) => !had.has(hint)).filter((hint) =>
    recent.some(({ event }) => event.type === LEARNED_BY[hint] && own.has((event["who"] as { id: string } | null)?.id ?? "")),
  );
}

const PLACE = "holdout.hints";

export function readHad(): Set<Hint> {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[];
    return new Set(HINTS.filter((hint) => kept.includes(hint)));
  } catch {
    return new Set();
  }
}

export function keepHad(had: ReadonlySet<Hint>): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([...had]));
  } catch {
    // Without storage the hints come again with the next game.
  }
}
