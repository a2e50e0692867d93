/** What lies in the middle of the table while somebody decides, as `crates/zombicide/src/matter.rs` writes it. */
import type { Hero, Kind, Level, Mode, SlotName, Spot } from "./view";

export interface PackMatter {
  type: "pack";
  survivor: Hero;
  partner: Hero | null;
  /** What has no place yet, by `found-1`, `found-2`, … */
  found: Record<SlotName, string>;
  agreeing: boolean;
}

export interface AttackMatter {
  type: "attack";
  survivor: Hero;
  mode: Mode;
  card: string;
  with: string;
  zone: Spot;
  dice: number[];
  least: number;
  damage: number;
  hits: number;
  misses: number;
  rerolls: number;
}

export interface WoundsMatter {
  type: "wounds";
  zone: Spot;
  left: Partial<Record<Kind, number>>;
  next: Kind;
  given: { survivor: Hero; wounds: number }[];
}

export interface DefenceMatter {
  type: "defence";
  survivor: Hero;
  plain: number;
  hard: number;
  dice: number[];
  least: number | null;
  wounds: number;
  friendly: boolean;
}

/** Enemies whose way the team chooses. */
export interface WayMatter {
  type: "way";
  kind: Kind;
  zone: Spot;
}

export type ZcMatter =
  | { type: "deal"; card: string; left: number }
  | { type: "drawn"; survivor: Hero; card: string }
  | PackMatter
  | AttackMatter
  | WoundsMatter
  | DefenceMatter
  | WayMatter
  | { type: "order"; survivor: Hero; zone: Spot; guards: number }
  | { type: "skill"; survivor: Hero; level: Level; skills: string[] };
