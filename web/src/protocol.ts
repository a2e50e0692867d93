/**
 * Everything that travels between the browser and the server, and nothing else.
 *
 * Seats are numbers from 0; in names of answers and in files they are `player-1`, `player-2`, and so on.
 * The view is the title's own; the shell passes it on without looking inside.
 */

// ---------------------------------------------------------------- sentences

export type Arg =
  | { number: number }
  | { text: string }
  | { seat: number }
  | { term: string }
  | { list: Arg[] };

/** A sentence without its language: a key of the Fluent files and its arguments. */
export interface Phrase {
  key: string;
  args?: Record<string, Arg>;
}

// ---------------------------------------------------------------- decisions and events

/** A structured answer or event: `type` and the fields of that type. */
export interface Typed {
  type: string;
  [field: string]: unknown;
}

export interface Choice {
  name: string;
  answer: Typed;
  phrase: Phrase;
}

export interface RefusedChoice extends Choice {
  why: Phrase;
  rule: string;
}

/** What one seat is asked. */
export interface Ask {
  id: number;
  seat: number;
  mode: "each" | "sealed" | "sealed-changeable";
  rule: string;
  about: Phrase;
  answers: Choice[];
  refused: RefusedChoice[];
  /** In a sealed ask: the answer given, which may still be changed. */
  sealed: string | null;
  fallback: string | null;
}

/** What everybody knows about an open decision. */
export interface Waiting {
  seat: number;
  for: Phrase;
  rule: string;
  locked: boolean;
}

export interface SeenEvent {
  seq: number;
  rule: string;
  event: Typed;
  /** `null` for events that only move pieces along. */
  phrase: Phrase | null;
}

// ---------------------------------------------------------------- titles and tables

export interface OptionChoice {
  value: string | number | null;
  name: Phrase;
  text: Phrase;
}

export type OptionValue = string | number | boolean | null;

export interface TitleOption {
  id: string;
  kind: "choice" | "flag" | "number";
  default: OptionValue;
  choices?: OptionChoice[];
  name: Phrase;
  text: Phrase;
}

export interface Title {
  id: string;
  name: Phrase;
  tagline: Phrase;
  players: [number, number];
  stage: string;
  missions: unknown[];
  /** Kinds of bots, weakest first. */
  bots: string[];
  options: TitleOption[];
  /** Whether games of a group remember each other. */
  remembers: boolean;
}

export interface NewSeat {
  kind: "me" | "open" | "bot";
  bot?: string;
  name?: string;
}

export interface TableClock {
  kind: "none" | "decision" | "days";
  seconds?: number;
}

export interface NewTable {
  title: string;
  options: Record<string, OptionValue>;
  seed?: string;
  public: boolean;
  seats: NewSeat[];
  nickname: string;
  clock: TableClock;
  on_timeout: "fallback" | "bot";
  undo: "none" | "own" | "agreed";
  /** Whether others may let the clock's answer or a bot step in for somebody who has left. */
  mates?: boolean;
}

export interface SeatLink {
  seat: number;
  /** Address of the seat; the key stands in it as `key=…`. */
  link: string;
  name: string;
}

export interface TableMade {
  table: string;
  links: SeatLink[];
  watch: string;
  commitment: string;
}

export interface PublicTable {
  table: string;
  title: string;
  seats: SeatState[];
  over: boolean;
  created: number;
  updated: number;
}

export interface Joined {
  table: string;
  seat: number;
  link: string;
}

export interface SeatState {
  seat: number;
  name: string;
  kind: "human" | "open" | "bot";
  online: boolean;
  bot: string | null;
  thinking: boolean;
}

/** A table as one viewer sees it now, with everything that happened so far. */
export interface Snapshot {
  title: string;
  stage: "open" | "over" | "faulted";
  seq: number;
  era: number;
  /** The view of the first seat whose key was given, or of a spectator; `null` while the table is faulted. */
  view: unknown;
  views: Record<string, unknown>;
  asks: Ask[];
  waiting: Waiting[];
  log: SeenEvent[];
  seats: SeatState[];
  /** The seats whose keys were given. */
  held: number[];
  clock: Clock | null;
  undo: UndoState | null;
  /** SHA-256 of the seed; the seed itself is in the record, once the game is over. */
  commitment: string;
  /** Whether somebody chose the seed. */
  seeded: boolean;
  setup: Record<string, unknown>;
  chat: ChatLine[];
  /** The id of the fault, if there is one. */
  fault: string | null;
}

export interface ReplayStep {
  events: SeenEvent[];
  view: unknown;
}

export interface ReplayPage {
  steps: ReplayStep[];
  from: number;
  total: number;
}

export interface GameRecord {
  commitment?: string;
  seed?: string;
  [field: string]: unknown;
}

// ---------------------------------------------------------------- rules

export interface RuleText {
  id: string;
  en: string;
  pl: string;
  chapter: string;
  /** `rule`: printed; `product`: what software needs; `ruling`: how a gap was read. */
  kind: string;
  enforceable: boolean;
  /** Why software cannot meet it. */
  reason: string | null;
  reason_pl: string | null;
}

export interface RuleIndex {
  chapters: { id: string; en: string; pl: string }[];
  rules: RuleText[];
}

// ---------------------------------------------------------------- live messages

export type ToServer =
  | { type: "hello"; table: string; keys: string[]; since: number; era?: number }
  | { type: "answer"; seat: number; ask: number; answer: string | Typed }
  | { type: "say"; seat: number; statement: Typed }
  | { type: "chat"; seat: number; text: string }
  | { type: "typing"; seat: number }
  | { type: "undo"; seat: number }
  | { type: "consent"; seat: number; yes: boolean }
  | { type: "hand-over"; seat: number; bot: string | null }
  | { type: "act-for"; seat: number; mate: number; with: "fallback" | "bot" }
  | { type: "name"; seat: number; name: string }
  | { type: "step-back"; seat: number }
  | { type: "give-up"; seat: number };

/** Milliseconds until each seat's time runs out, from when the message was sent. */
export type Clock = Record<string, number>;

export interface UndoOffer {
  seat: number;
  takes_back: Phrase;
  /** The seats that would have to agree; nobody if it is one's own to take back. */
  needs: number[];
}

export interface UndoAsked {
  by: number;
  takes_back: Phrase;
  /** The seats that have not yet agreed. */
  missing: number[];
}

export interface UndoState {
  offers: UndoOffer[];
  asked: UndoAsked | null;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** The table after something happened, or after a hello. */
export interface Update {
  seq: number;
  /** How often the table was taken back. */
  era: number;
  /** The events of this update follow the one at this place; whatever is held behind it is gone. */
  from: number;
  /** As seen by the seat held here. With several seats: what everybody sees. */
  events: SeenEvent[];
  /** One view for each seat held here, by its number, or `watch` for a spectator. */
  views: Record<string, unknown>;
  asks: Ask[];
  waiting: Waiting[];
  seats: SeatState[];
  clock: Clock | null;
  undo: UndoState | null;
  over: boolean;
}

export type FromServer =
  | ({ type: "update" } & Update)
  | { type: "refused"; ask: number; why: Phrase; rule: string; view: unknown }
  | ({ type: "chat" } & ChatLine)
  | { type: "presence"; seats: SeatState[] }
  | { type: "typing"; seat: number }
  | ({ type: "undo-asked" } & UndoAsked)
  | { type: "fault"; id: string; why: Phrase; step_back: boolean }
  | { type: "error"; why: Phrase };

// ---------------------------------------------------------------- Osaczeni

export type Kind = "defender" | "leader" | "crybaby" | "klutz";

export interface OsCharacter {
  seat: number;
  kind: Kind;
  hidden: boolean;
}

export interface OsArea {
  number: number;
  /** 0 means that any number fits. */
  spaces: number;
  notches: number;
  closed: boolean;
  monsters: number;
  strength: number;
  characters: OsCharacter[];
  resolved: boolean;
  breaks_in: boolean;
}

export interface OsFamily {
  seat: number;
  alive: number;
  hand: number;
  points: number;
  eliminated: boolean;
  guns: number;
  characters: { kind: Kind; area: number | null; hidden: boolean }[];
  /** Open to all, or the viewer's own. */
  destination: number | null;
  locked: boolean;
  /** The cards themselves, for who may see them. */
  cards: string[] | null;
  /** How often the seat's word was kept, partly kept, broken. */
  word: { kept: number; partly: number; broken: number };
}

export interface OsVoter {
  seat: number;
  weight: number;
  guns: number;
  ready: boolean;
  locked: boolean;
}

export interface OsVote {
  area: number;
  about: "truck" | "badge" | "victim";
  step: "discussion" | "decision" | "tie-break" | "victim";
  voters: OsVoter[];
  candidates: number[];
  elected: number | null;
}

export interface OsLastVote {
  area: number;
  about: OsVote["about"];
  ballots: { seat: number; weight: number; for: number | null }[];
  elected: number | null;
  tie_broken_by: number | null;
}

export interface OsStatement {
  id: number;
  seat: number;
  round: number;
  statement: Typed;
  verdict: null | "kept" | "partly" | "broken";
}

export interface OsResult {
  points: number[];
  winners: number[];
  survivors: number;
  keys: number | null;
  hands: string[][];
  epilogue: number | null;
}

export type OsPhase =
  | "setup"
  | "truck"
  | "badge"
  | "destinations"
  | "movement"
  | "arrival"
  | "attacks"
  | "end-of-round"
  | "over";

export interface OsView {
  round: number;
  phase: OsPhase;
  players: number;
  variant: number | null;
  areas: OsArea[];
  families: OsFamily[];
  badge: number;
  victim: number;
  deck: number;
  boxed: number;
  pool: number;
  played: string[];
  dice: { available: number; shaken: boolean; values: number[] | null; seen_by: number[]; shown: number | null };
  cold_store: { rows: { spaces: number; dead: { seat: number; kind: Kind }[]; active: boolean }[]; stack: { seat: number; kind: Kind }[] };
  mine: null | { seat: number; hand: string[]; destination: number | null; drawn: string[]; given: { seat: number; item: string }[]; boxed: string[] };
  vote: null | OsVote;
  last_vote: null | OsLastVote;
  unplaced: null | { seat: number; dice: number[]; characters: Kind[] };
  statements: OsStatement[];
  result: null | OsResult;
}
