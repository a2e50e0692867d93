/**
 * What a title gives to the shell, and what it gets from it.
 *
 * The shell knows seats, asks, events, talk and time. Boards, hands, tokens and everything named by a rulebook live in
 * the title's own folder; a title is added by that folder and one line in `index.ts`.
 */
import type { Component } from "svelte";
import type { FluentVariable } from "@fluent/bundle";
import type { Ask, Choice, Liberties, NewSeat, OptionValue, ReplayStep, SeatState, SeenEvent, Title, Typed, Waiting } from "../protocol";
import type { Mood, SoundName } from "../lib/sound";
import type { Drawing } from "../ui/art";

/** Where on the board an answer can be given, such as `area:3` or `character:0/leader`. Named by the title. */
export type Target = string;

/** A text of the page with its variables. */
export interface Text {
  key: string;
  args?: Record<string, FluentVariable>;
}

/** A word on the button of an answer: what it costs, what it risks, what it promises, or that it helps nobody. */
export interface Mark {
  look: "price" | "risk" | "gain" | "idle";
  text: Text;
}

/** A thing on the table in words of the reader's language. */
export interface Explanation {
  name: string;
  text: string;
  rule?: string;
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
  /** The places of the answers somebody points at. */
  readonly marked: ReadonlySet<Target>;
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

/** A step of the first game that must be done before anything else, with one sentence. */
export interface GuideStep {
  /** Its texts are `<prefix>step-<id>` and the same with `-text`. */
  id: string;
  /** The answers that do it; while it lasts the others wait. */
  allows(choice: Choice, view: unknown): boolean;
  /** When it is time for it, besides that such an answer is offered. */
  fits?(view: unknown): boolean;
}

/** A tip that comes when it fits and does not come back once it was read or done. */
export interface GuideTip {
  /** Its texts are `<prefix>hint-<id>` and the same with `-text`. */
  id: string;
  fits(view: unknown, ask: Ask | null): boolean;
  /** An event of the reader's own that shows it is known. */
  learned?(event: Typed, view: unknown, me: number): boolean;
}

/** What a newcomer reads before the first step: whom they lead, what wins and what loses. */
export interface Opening {
  name: string;
  lines: readonly { about: "you" | "win" | "lose"; text: string }[];
}

/** How a title leads through its first game. */
export interface Guide {
  /** What its texts begin with. */
  prefix: string;
  opening?(view: unknown, me: number): Opening;
  steps: readonly GuideStep[];
  tips: readonly GuideTip[];
  /** Something below the board has to be decided, so on a telephone the words stand above it. */
  aloft?(view: unknown): boolean;
}

/** The rules in two minutes: pages with a picture of our own and a few sentences. */
export interface Primer {
  /** What its texts begin with: `<prefix><page>` is a heading, the same with `-text` the sentences. */
  prefix: string;
  pages: readonly string[];
  /** Draws the picture of a page. */
  Picture: Component<{ page: string }>;
  drawings(): readonly Drawing[];
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
  /** The drawings its components use; the page lays them down once. */
  drawings(): readonly Drawing[];
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
  /** The mission a team has won, once it has; the page of a new table marks it. */
  won?(view: unknown): string | null;
  /** Texts the table brings besides those of the title, by language: such as names its mission gives to places. */
  ownWords?(view: unknown): Record<"en" | "pl", string>;
  targets(choice: Choice, seat: number): Target[];
  /** Events that begin a part of the game and head the lines below them in the log. */
  heading(event: Typed): "round" | "phase" | null;
  /** A drawing for an answer in the ask bar. */
  icon(choice: Choice): string | null;
  /** Whether an answer ends one's part of the round, and whether the time for it has come; it stands apart in the ask bar. */
  closing?(choice: Choice, view: unknown): "later" | "now" | null;
  /** Answers of one kind that always stand behind one button with this name, because the board has places for them. */
  bundle?(choice: Choice, view?: unknown): Text | null;
  /** The verb of an answer. Where the bar is too small for all answers, those of one verb stand behind one button. */
  verb?(choice: Choice): Text | null;
  /** What else stands on the button of an answer. Answers marked `idle` stand last. */
  marks?(choice: Choice, view: unknown): Mark[];
  /** What a thing on the table is and does: elements with `data-explain="role:leader"` say it on hover, tap and focus. */
  explain?(subject: string, view: unknown): Explanation | null;
  guide?: Guide;
  /** What is said to a seat that is out of the game while the others play on. */
  out?(view: unknown, seat: number): Text | null;
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
  /** What is heard behind the table. */
  mood: Mood;
}
