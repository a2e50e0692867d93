/**
 * Events as motion: each handler does to a copy of the view what the event did to the table, as far as an eye can
 * follow it. It is for the animation only. The view that comes after the events is the truth and replaces all this,
 * so an event without a handler is merely shown later, never wrongly.
 */
import type { SoundName } from "../lib/sound";
import type { Typed } from "../protocol";

export interface Motion<View> {
  /** Milliseconds at normal speed; events nobody needs to watch take none. */
  pace: number;
  sound?: SoundName;
  play?: (view: View, event: Typed) => void;
}

export interface Motions<View> {
  advance(view: View, event: Typed): View;
  pace(event: Typed): number;
  sound(event: Typed): SoundName | null;
  /** Every event with a motion, for the test that compares them with the rules. */
  known(): string[];
}

/** The motions of a title by the types of its events; `told` is for all others, `loose` copies what may change. */
export function motions<View>(all: Record<string, Motion<View>>, told: Motion<View>, loose: (view: View) => View): Motions<View> {
  const of = (event: Typed): Motion<View> => all[event.type] ?? told;
  return {
    advance(view, event) {
      const { play } = of(event);
      if (play === undefined) return view;
      const copy = loose(view);
      play(copy, event);
      return copy;
    },
    pace: (event) => of(event).pace,
    sound: (event) => of(event).sound ?? null,
    known: () => Object.keys(all),
  };
}
