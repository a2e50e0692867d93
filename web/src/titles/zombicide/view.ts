/**
 * What the server shows of a table of any edition, as `crates/zombicide/src/view.rs` writes it.
 *
 * Nothing here is secret but the order of decks and what lies face down, so every seat sees the same.
 */
import type { Phrase } from "../../protocol";
import type { ZcMatter } from "./matter";

export type Phase = "setup" | "players" | "zombies" | "spawn" | "end" | "over";
export type Level = "blue" | "yellow" | "orange" | "red";
export type Colour = "red" | "blue" | "green" | "neutral" | "yellow" | "violet" | "purple" | "white";
export type Kind = "walker" | "fatty" | "runner" | "abomination" | "necromancer";
export type Mode = "melee" | "ranged" | "magic";
export type Edge = "free" | "wall" | "opening" | "door" | "airlock" | "rampart" | "stairs";
export type Side = "N" | "E" | "S" | "W";
export type Lure = "sight" | "noise" | "spawn-zone" | "taunt";
export type Outcome = "won" | "all-dead" | "necromancer-escaped" | "somebody-died" | "impossible" | "mold-linked" | "beacon-corrupted" | "guard-killed" | "empress-wounded";
export type MachineName = "bot" | "sentry-gun";
/** A zone by its tile and place, such as `9R.s12` or `4V.A`. */
export type Spot = string;
/** A Survivor by his place in the team: `survivor-1`. */
export type Hero = string;
/** `hand-1`, `hand-2`, `body`, `pack-1` to `pack-5`. */
export type SlotName = string;

export const LEVELS: readonly Level[] = ["blue", "yellow", "orange", "red"];
export const KINDS: readonly Kind[] = ["walker", "fatty", "runner", "abomination", "necromancer"];

export interface ZcMap {
  rows: number;
  columns: number;
  /** The zone of each cell, row by row. */
  cells: Spot[];
  /** What lies on the east edge of each cell. */
  east: Edge[];
  /** What lies on the south edge of each cell. */
  south: Edge[];
}

export interface ZcZone {
  zone: Spot;
  ground: "street" | "room" | "vault" | "corridor" | "outdoor" | "walkway" | "ruin";
  /** What is printed, where something has made another ground of it. */
  printed?: ZcZone["ground"];
  /** What a room is besides. */
  special?: "security" | "oxygen" | "airlock" | null;
  mold?: "active" | "inactive" | null;
  /** A fortress: what the enemy has taken, what is frozen, who and what stands or lies there. */
  corruption?: boolean;
  frozen?: boolean;
  guards?: number;
  cauldrons?: number;
  ladders?: number;
  drops?: number;
  pile?: number | null;
  beacon?: boolean;
  zombies: Partial<Record<Kind, number>>;
  noise: number;
  survivors: Hero[];
  objective: boolean;
  /** The colour of the objective, if it does not lie face down. */
  objective_colour: Colour | null;
  bile?: number;
  is_exit: boolean;
  is_start: boolean;
  spawned?: boolean;
  /** Zones seen from here. */
  sees: Spot[];
}

export interface ZcDoor {
  door: number;
  between: [Spot, Spot];
  colour: Colour;
  vault?: boolean;
  open: boolean;
  locked?: boolean;
  /** Broken by enemies: it stays open. */
  destroyed?: boolean;
  /** Row and column of the cell, and its side; the doors of vaults lie inside a zone and have neither. */
  cell: [number, number] | null;
  side: Side | null;
}

export interface ZcSurvivor {
  name: Hero;
  id: string;
  seat: number;
  fate: "alive" | "dead" | "escaped";
  zone: Spot | null;
  wounds: number;
  xp: number;
  level: Level;
  skills: string[];
  cards: Record<SlotName, string>;
  unloaded: SlotName[];
  rotten: boolean;
  hidden: boolean;
  acted: boolean;
  in_turn: boolean;
  actions: number;
  searched: boolean;
  /** Wounds that kill; three where nothing is said. */
  health?: number;
  /** Ammunition on what a hand holds. */
  attached?: Record<SlotName, string[]>;
  /** Colours of remote controls. */
  remotes?: Colour[];
  /** Things on his board that take no slot, and how many. */
  kept?: Record<string, number>;
}

export interface ZcMachine {
  machine: MachineName;
  zone: Spot | null;
  active: boolean;
  destroyed: boolean;
}

export interface ZcToken {
  token: number;
  zone: Spot;
  colour: Colour;
  active: boolean;
  necromancer: boolean;
  /** Its place in the next Spawn step, counted from 1; 0 if it sleeps or the team has not chosen yet. */
  order: number;
}

export interface ZcOdds {
  mode: Mode;
  /** One slot or two: `hand-1+hand-2`. */
  with: string;
  dice: number;
  /** The least face that hits. */
  least: number;
  damage: number;
  /** How many of `of` equally likely rolls give 0, 1, 2, … hits. */
  hits: number[];
  of: number;
  targets: ZcAim[];
}

/** An attack on one zone, with re-rolls, further dice and who stands there: millionths of 0, 1, 2, … hits and kills. */
export interface ZcAim {
  zone: Spot;
  hits: number[];
  kills: number[];
}

/** A group and where it would go with its next Action. */
export interface ZcHeading {
  kind: Kind;
  from: Spot;
  to: Spot;
  lure: Lure;
  /** Not left to a choice of the team. */
  sure: boolean;
  /** It would spend the Action on a closed door instead. */
  breaks?: boolean;
}

export interface ZcComing extends ZcHeading {
  count: number;
  /** The zones it would pass if nothing changed, the last of them where it wants to go. */
  way: Spot[];
  rule: string;
}

/** What the enemies would do if the acting Survivor took one step more. */
export interface ZcAhead {
  zone: Spot;
  /** How many Actions the step costs. */
  price: number;
  /** Wounds the whole team would be dealt. */
  wounds: number;
  coming: ZcHeading[];
}

export interface ZcGoal {
  goal: number;
  reached: boolean;
  /** Its turn has come. */
  open: boolean;
  what: Phrase;
  done: number;
  of: number;
}

/** What a zone is called in one language, alone and inside a sentence. */
export type PlaceWords = Record<"name" | "gen" | "acc" | "in" | "to" | "from", string>;

/** A zone the mission itself has named. */
export interface ZcPlace {
  zone: Spot;
  en: PlaceWords;
  pl: PlaceWords;
}

export interface ZcView {
  mission: { id: string; name_en: string; name_pl: string; difficulty: string; minutes: number; goals: ZcGoal[]; nobody_may_die: boolean; places?: ZcPlace[] };
  round: number;
  phase: Phase;
  players: number;
  first: number;
  danger: Level;
  map: ZcMap;
  zones: ZcZone[];
  doors?: ZcDoor[];
  survivors: ZcSurvivor[];
  tokens: ZcToken[];
  /** More active spawn tokens than this when a Necromancer escapes lose the game. */
  token_limit?: number;
  necromancers?: { zone: Spot; entry: Spot }[];
  vaults?: { vault: Spot; items: { item: number; card: string | null }[] }[];
  machines?: ZcMachine[];
  /** How many zones of Mold are missing between two Spawn Zones; nothing where they cannot meet. */
  until_linked?: number | null;
  /** The airlock only the Bot can force. */
  secured?: [Spot, Spot] | null;
  /** Neutral doors and Oxygen Tanks at hand, people waiting at the exit, and where scientists stand. */
  door_tokens?: number;
  tanks?: number;
  crew?: number;
  scientists?: { number: number; zone: Spot }[];
  /** Where the Beacon is, and how many steps its enemies still have to it. */
  beacon?: { zone: Spot | null; carried_by: Hero | null; walks: boolean };
  beacon_distance?: number | null;
  /** Where the Defiler stands, and which spawn token he drives. */
  defiler?: { zone: Spot; origin: number } | null;
  /** Ladders that hang, each between two zones; Guards who left or fell; where a mission keeps its store. */
  hung?: [Spot, Spot][];
  guards_escaped?: number;
  guards_killed?: number;
  cache?: Spot | null;
  equipment_deck: number;
  equipment_discard: Record<string, number>;
  zombie_deck: number;
  zombie_discard: number[];
  supply: Record<Kind, number>;
  kills: Partial<Record<Kind, number>>;
  artefacts?: number;
  outcome: Outcome | null;
  odds: ZcOdds[];
  coming: ZcComing[];
  /** Where enemies would attack if they acted now. */
  attacking: { zone: Spot; wounds: number }[];
  ahead: ZcAhead[];
  /** What lies in the middle of the table while somebody decides. */
  matter: ZcMatter | null;
}

export function zoneOf(view: ZcView, spot: Spot | null): ZcZone | undefined {
  return spot === null ? undefined : view.zones.find((zone) => zone.zone === spot);
}

export function survivorOf(view: ZcView, hero: Hero): ZcSurvivor | undefined {
  return view.survivors.find((one) => one.name === hero);
}

/** Wounds that kill him. */
export function healthOf(one: ZcSurvivor): number {
  return one.health ?? 3;
}

/** The Survivor whose Turn it is. */
export function acting(view: ZcView): ZcSurvivor | undefined {
  return view.survivors.find((one) => one.in_turn);
}
