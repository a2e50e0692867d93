/**
 * What is printed on the cards, boards and mission sheets of an edition, with where each figure comes from. The server
 * tells it once; components read it from here and are drawn again when it arrives.
 */
import { api } from "../../lib/api";
import type { Kind, Level, Mode, View } from "./view";

/** One way of attacking with a card. */
export interface Way {
  action: Mode;
  range: [number, number];
  dice: number;
  accuracy: number;
  damage: number;
  noisy: boolean;
  reload: boolean;
}

export interface CardFacts {
  id: string;
  slot: "hand" | "body" | "backpack" | "none";
  dual: boolean;
  modes: Way[];
  door: { mode: "none" | "auto" | "roll"; value: number; noisy: boolean };
  armour: number;
  does?: string;
  /** Weapons whose dice it lets roll again. */
  rerolls?: string[];
  provenance: string;
  note?: string;
}

export interface IdentityFacts {
  id: string;
  blue: string[];
  yellow: string[];
  orange: string[];
  red: string[];
  body_slot_keyword: string;
  provenance: string;
  note?: string;
}

export interface MissionFacts {
  id: string;
  number: number;
  difficulty: string;
  survivors: { min: number; max: number };
  minutes: number;
  tiles: string[][];
  vaults?: unknown[];
  objectives?: unknown[];
  objective_pool?: { zones: unknown[] };
  spawn?: unknown[];
  defeat?: string[];
  note?: string;
}

export interface SpawnFacts {
  number: number;
  kind: "spawn" | "extra-activation" | "necromancer" | "double-spawn";
  type?: Kind;
  blue?: [Kind | "none", number];
  yellow?: [Kind | "none", number];
  orange?: [Kind | "none", number];
  red?: [Kind | "none", number];
}

interface Raw {
  equipment?: { card: CardFacts[] };
  survivors?: { survivor: IdentityFacts[] };
  "spawn-deck"?: { card: SpawnFacts[] };
  starts?: Record<string, View>;
  [file: string]: unknown;
}

class Box {
  cards: Map<string, CardFacts> = $state.raw(new Map());
  identities: Map<string, IdentityFacts> = $state.raw(new Map());
  spawn: Map<number, SpawnFacts> = $state.raw(new Map());
  missions: MissionFacts[] = $state.raw([]);
  /** How the board of each mission stands at the start, without the team. */
  starts: Record<string, View> = $state.raw({});

  fill(raw: Raw): void {
    this.cards = new Map(raw.equipment?.card.map((card) => [card.id, card]));
    this.identities = new Map(raw.survivors?.survivor.map((one) => [one.id, one]));
    this.spawn = new Map(raw["spawn-deck"]?.card.map((card) => [card.number, card]));
    this.starts = raw.starts ?? {};
    const files = Object.entries(raw).filter(([name]) => name.startsWith("mission"));
    this.missions = files.flatMap(([, file]) => (file as { mission: MissionFacts[] }).mission).sort((a, b) => a.number - b.number);
  }
}

const boxes = new Map<string, Box>();

/** The box of an edition; empty until the server has told what is in it. */
export function boxOf(title: string): Box {
  let box = boxes.get(title);
  if (box === undefined) {
    const fresh = new Box();
    box = fresh;
    boxes.set(title, box);
    api.box(title).then(
      (raw) => fresh.fill(raw as Raw),
      // Without it the cards have no figures; the next page asks again.
      () => boxes.delete(title),
    );
  }
  return box;
}

/** XP at which each level begins (BP-12.2). */
export const LEVEL_STARTS: Record<Level, number> = { blue: 0, yellow: 7, orange: 19, red: 43 };
export const MOST_XP = 43;
