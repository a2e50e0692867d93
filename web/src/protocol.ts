/** The protocol of the server. Views are the titles' own: `titles/<title>/view.ts`. */
import type * as Generated from "./protocol.generated";
import type { Choice, Phrase } from "./protocol.generated";
export type * from "./protocol.generated";

// ---------------------------------------------------------------- to come with the server

/** A table before its game begins. */
export interface Lobby {
  title: string;
  setup: Record<string, unknown>;
  seats: SeatState[];
  host: number | null;
  held: number[];
  commitment: string;
  round: number;
  revealing: boolean;
  promised: number[];
  seeded: boolean;
  known: boolean;
}

export type SeatState = Generated.SeatState & { ready?: boolean; passed?: boolean };
export type Snapshot = Generated.Snapshot & { lobby?: Lobby | null; hints?: boolean; rematch?: string | null };
export type Update = Generated.Update & { rematch?: string | null };
export type TableMade = Generated.TableMade & { invitations?: Generated.SeatLink[] };
export type NewTable = Generated.NewTable & { hints?: boolean; bots_after?: number };
export type FromServer = Exclude<Generated.FromServer, { type: "update" }> | ({ type: "update" } & Update) | ({ type: "lobby" } & Lobby);
export type ToServer =
  | Generated.ToServer
  | { type: "ready"; seat: number; yes: boolean; promise?: string }
  | { type: "reveal"; seat: number; luck: string }
  | { type: "begin"; seat: number }
  | { type: "dismiss"; seat: number; mate: number }
  | { type: "give-back"; seat: number }
  | { type: "pass"; seat: number; ask: number };

export interface Hint {
  ask: number;
  answer: Choice;
  reason: Phrase | null;
}

export interface OwnTable {
  table: string;
  title: string;
  mission: Phrase | string | null;
  stage: string;
  held: number[];
  your_turn: boolean;
  waiting: number[];
  updated: number;
  rematch: string | null;
}
