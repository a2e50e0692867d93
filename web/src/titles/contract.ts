/**
 * What a title gives to the shell, and what it gets from it.
 *
 * The shell knows seats, asks, events, talk and time. Boards, hands, tokens and everything named by a rulebook live in
 * the title's own folder; a title is added by that folder and one line in `index.ts`.
 */
import type { Component } from "svelte";
import type { FluentVariable } from "@fluent/bundle";
import type { Ask, Choice, Liberties, NewSeat, OptionValue, ReplayStep, SeatState, SeenEvent, Title, Typed, Waiting } from "../protocol";
import type { SoundName } from "../lib/sound";

/** Where on the board an answer can be given, such as `area:3` or `character:0/leader`. Named by the title. */
export type Target = string;

/** A text of the page with its variables. */
export interface Text {
  key: string;
  args?: Record<string, FluentVariable>;
}

/** One step of the round, for the track in the head of the page. */
export interface PhaseStep {
  id: string;
  name: Text;
  icon: string;
}

/** What the components of a title see of the table they stand on. */
export interface Scene {
  /** The id of the title that is played. */
  readonly title: string;
  readonly view: unknown;
  /** The seat in front, or null for a spectator and in a replay. */
  readonly me: number | null;
  readonly seats: SeatState[];
  readonly waiting: Waiting[];
  /** The open question of the seat in front. */
  readonly ask: Ask | null;
  /** What the seats at this screen may do without being asked. */
  readonly liberties: Liberties[];
  /** The event that is being played right now. */
  readonly cue: SeenEvent | null;
  /** What happened last, oldest first; not the whole log. */
  readonly recent: SeenEvent[];
  /** The answer somebody points at, for a look at what it would do. */
  readonly pointed: Choice | null;
  name(seat: number): string;
  initial(seat: number): string;
  /** Answers that can be given at this place of the board. */
  choicesAt(target: Target): Choice[];
  /** The reader chose this place: one answer is given, several open a small menu there. */
  touch(target: Target, place: Element): void;
  point(target: Target | null): void;
  /** Does one of the liberties, in anybody's turn. */
  take(liberties: Liberties, choice: Choice): void;
  /** Opens the text of a rule next to the element. */
  openRule(rule: string, place: Element): void;
  state(statement: Typed): void;
}

export interface SceneProps {
  scene: Scene;
}

export interface ResultProps extends SceneProps {
  /** Every step of the game, if it has been fetched. */
  history: ReplayStep[];
  /** Shows the board at one step. */
  onstep: (step: number) => void;
}

/** What the part of a title on the page of a new table sees: who sits where, and what has been agreed so far. */
export interface SetupProps {
  title: Title;
  seats: NewSeat[];
  options: Record<string, OptionValue>;
  onchange: (option: string, value: OptionValue) => void;
}

export interface TitleModule {
  /** The board as a drawing. */
  Board: Component<SceneProps>;
  /** The same as a list, for keyboards and readers of the screen. */
  BoardList: Component<SceneProps>;
  /** Who sits at the table and what lies before them. */
  Seats: Component<SceneProps>;
  /** What that is called: families, a team. */
  seatsName: string;
  /** What will end the game, for the head of the page. */
  Stakes: Component<SceneProps>;
  /** The matter in hand between the board and the ask bar: envelopes, markers. */
  Matter: Component<SceneProps>;
  /** Claims and promises: what was said, and a way to say more. */
  Words: Component<SceneProps>;
  /** How the game ended. */
  Result: Component<ResultProps>;
  phases(view: unknown): { steps: PhaseStep[]; now: number; round: number };
  over(view: unknown): boolean;
  targets(choice: Choice, seat: number): Target[];
  /** Events that begin a part of the game and head the lines below them in the log. */
  heading(event: Typed): "round" | "phase" | null;
  /** A drawing for an answer in the ask bar. */
  icon(choice: Choice): string | null;
  /** Whether an answer ends one's part of the round, and whether the time for it has come; it stands apart in the ask bar. */
  closing?(choice: Choice, view: unknown): "later" | "now" | null;
  /** Answers of one kind that stand behind one button with this name, so that the ask bar stays short. */
  bundle?(choice: Choice): Text | null;
  /** Whether a question is answered among the seats; on a telephone their drawer opens then. */
  amongSeats?(ask: Ask): boolean;
  /** Costly or final answers are asked once more, in words. */
  confirm(choice: Choice, ask: Ask, view: unknown): Text | null;
  /** What pointing at an answer tells about its consequence. */
  forecast(choice: Choice, view: unknown): Text | null;
  /** The view with one event done to it, for the motion only; the view that follows is the truth. */
  advance(view: unknown, event: Typed): unknown;
  /** How long the event plays at normal speed, in milliseconds. */
  pace(event: Typed): number;
  sound(event: Typed): SoundName | null;
}
