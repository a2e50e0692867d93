/**
 * Events as motion: each handler does to a copy of the view what the event did to the table, as far as an eye can
 * follow it. It is for the animation only. The view that comes after the events is the truth and replaces all this,
 * so an event without a handler is merely shown later, never wrongly.
 *
 * The table of a title has every event of its rules: a new one there fails the type check here until the title says what
 * it does with it, and be it nothing.
 */
import type { SoundName } from "../lib/sound";

export interface Motion<View, Event> {
  /** Milliseconds at normal speed; events nobody needs to watch take none. */
  pace: number;
  sound?: SoundName;
  /** Begins a part of the game and heads the lines below it in the log. */
  heading?: "round" | "phase";
  play?: (view: View, event: Event) => void;
}

interface Named {
  type: string;
}

/** An event of this name. */
export type Of<Event extends Named, Name extends Event["type"]> = Extract<Event, { type: Name }>;

/** A motion for every event there is. */
export type Table<View, Event extends Named> = { readonly [Name in Event["type"]]: Motion<View, Of<Event, Name>> };

export interface Motions<View, Event> {
  advance(view: View, event: Event): View;
  pace(event: Event): number;
  sound(event: Event): SoundName | null;
  heading(event: Event): "round" | "phase" | null;
}

/** The motions of a title; `told` is for events of a server that is newer than the page, `loose` copies what may change. */
export function motions<View, Event extends Named>(all: Table<View, Event>, told: Motion<View, unknown>, loose: (view: View) => View): Motions<View, Event> {
  // Each motion stands under the name of the events it takes.
  const of = (event: Event): Motion<View, Event> => (all as unknown as Partial<Record<string, Motion<View, Event>>>)[event.type] ?? told;
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
    heading: (event) => of(event).heading ?? null,
  };
}
