/**
 * What an edition looks like: its drawings, its ground, what stands about. The components draw what the view has and ask
 * the skin how; a new edition is one file in `skins/`.
 */
import type { Component } from "svelte";
import type { Drawing } from "../../ui/art";
import type { Guide } from "../contract";
import type { ZonePlan } from "./plan";
import type { MachineName, ZcZone } from "./view";

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

/** What only a station has: mold, marks on rooms, doors as tokens, machines, people who are no Survivors. */
export interface Station {
  mold: { active: Drawing; inactive: Drawing; wall: Drawing };
  marks: Partial<Record<NonNullable<ZcZone["special"]>, Drawing>>;
  doors: { closed: Drawing; destroyed: Drawing; airlock: Drawing };
  machines: Record<MachineName, Drawing>;
  people: { scientist: Drawing; crew: Drawing };
  remote: Drawing;
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
  station?: Station;
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
export function drawingsOf({ survivors, kinds, effects, station }: Skin): Drawing[] {
  const common = [...Object.values(survivors), ...Object.values(kinds).flatMap((look) => look.drawings), ...Object.values(effects)];
  if (station === undefined) return common;
  const { mold, marks, doors, machines, people, remote, grounds } = station;
  const own = [mold, marks, doors, machines, people].flatMap((drawn) => Object.values<Drawing>(drawn));
  return [...new Set([...common, ...own, remote, ...grounds])];
}

/** A steady number for a name. */
export function steady(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
