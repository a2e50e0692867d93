/**
 * What an edition looks like: its drawings, its ground, what stands about. The components draw what the view has and ask
 * the skin how; a new edition is one file in `skins/`.
 */
import type { Component } from "svelte";
import type { Drawing } from "../../ui/art";
import type { Guide } from "../contract";
import type { ZonePlan } from "./plan";
import type { AllyName } from "./station";
import type { Lying } from "./tokens";
import type { ZoneView } from "./view";

/** How one kind of enemy or ally looks. */
export interface KindLook {
  /** Several drawings of one kind take turns by a steady number, so that nothing changes under the eye. */
  drawings: readonly [Drawing, ...Drawing[]];
  /** Width against the smallest kind. */
  width: number;
  /** The colour it is told apart by; drawings use it as `--kind`. */
  colour: string;
  /** Its sign where a drawing would be too much. */
  icon: string;
  /** How it walks. */
  gait: "shuffle" | "sway" | "run" | "stomp" | "glide";
}

/** Drawings of what happens. */
export interface Effects {
  rising: Drawing;
  blood: Drawing;
  fire: Drawing;
  door: Drawing;
  noise: Drawing;
  wound: Drawing;
}

/** What only a station has: mold, marks on rooms, doors as tokens. */
export interface Station {
  mold: { active: Drawing; inactive: Drawing; wall: Drawing };
  marks: Partial<Record<NonNullable<ZoneView["special"]>, Drawing>>;
  doors: { closed: Drawing; destroyed: Drawing; airlock: Drawing };
  remote: Drawing;
  grounds: readonly Drawing[];
}

/** What only a fortress has: ramparts with stairs and ladders, Corruption, frost. */
export interface Fortress {
  edges: { crenel: Drawing; drop: Drawing; stairs: Drawing; pier: Drawing };
  ladder: Drawing;
  corruption: Drawing;
  frost: Drawing;
  spill: Drawing;
  grounds: readonly Drawing[];
}

/** Signs that mean something else in every edition. */
export interface Signs {
  /** The enemies' part of the round. */
  enemies: string;
  /** Where they come from, and the part of the round in which they do. */
  spawn: string;
}

export interface Skin {
  survivors: Record<string, Drawing>;
  kinds: Record<string, KindLook>;
  effects: Effects;
  /** The patterns and colours of the ground; a pattern is called `zc-` and the name of the ground. */
  Ground: Component;
  /** Paths of icons for equipment cards. */
  gear: Record<string, string>;
  signs: Signs;
  /** How the first mission is led by the hand. */
  guide: Guide;
  /** Paths of icons that may lie about on a ground, and how many zones of it stay bare for each that does not. */
  furniture: Partial<Record<ZonePlan["ground"], { pieces: readonly string[]; bare: number; size: number }>>;
  /** Figures that are neither Survivors nor enemies, and tokens with a drawing of their own. */
  allies?: Partial<Record<AllyName, Drawing>>;
  tokens?: Partial<Record<Lying["what"], Drawing>>;
  station?: Station;
  fortress?: Fortress;
}

let worn: Skin | null = $state.raw(null);

/** One table is shown at a time, so one skin is worn. */
export function wear(skin: Skin): void {
  worn = skin;
}

export function skin(): Skin {
  if (worn === null) throw new Error("no skin is worn: the title's entry loads it");
  return worn;
}

/** Everything the skin draws with, to be laid down once. */
export function drawingsOf({ survivors, kinds, effects, allies, tokens, station, fortress }: Skin): Drawing[] {
  const drawn = [survivors, effects, allies ?? {}, tokens ?? {}, station?.mold ?? {}, station?.marks ?? {}, station?.doors ?? {}, fortress?.edges ?? {}].flatMap((some): Drawing[] => Object.values(some));
  const single = [station?.remote, fortress?.ladder, fortress?.corruption, fortress?.frost, fortress?.spill].filter((drawing) => drawing !== undefined);
  return [...new Set([...drawn, ...Object.values(kinds).flatMap((look) => look.drawings), ...single, ...(station?.grounds ?? []), ...(fortress?.grounds ?? [])])];
}

/** A steady number for a name. */
export function steady(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
