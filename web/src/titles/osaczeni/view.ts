/** The view of Osaczeni, as the server sends it. */
import type { Typed } from "../../protocol";

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
