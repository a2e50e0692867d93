/** Drawings for the things on the board, by their ids. */
import someone from "icon:swordman";
import eye from "icon:eyeball";
import ear from "icon:human-ear";
import grave from "icon:tombstone";
import shout from "icon:shouting";
import people from "icon:minions";
import sunset from "icon:sunset";
import melee from "icon:broadsword";
import ranged from "icon:high-shot";
import magic from "icon:fire-spell-cast";
import walk from "icon:walking-boot";
import search from "icon:magnifying-glass";
import door from "icon:wooden-door";
import trade from "icon:swap-bag";
import objective from "icon:flag-objective";
import bile from "icon:dragon-breath";
import torch from "icon:torch";
import noise from "icon:sound-waves";
import exit from "icon:exit-door";
import end from "icon:hourglass";
import bag from "icon:knapsack";
import eat from "icon:meal";
import skill from "icon:upgrade";
import wound from "icon:bleeding-wound";
import armour from "icon:chest-armor";
import reload from "icon:crossbow";
import die from "icon:dice-six-faces-five";
import shut from "icon:closed-doors";
import unshut from "icon:exit-door";
import order from "icon:hunting-horn";
import cauldron from "icon:cauldron";
import tome from "icon:spell-book";
import fragment from "icon:papers";
import relic from "icon:crown";
import beacon from "icon:lantern-flame";
import falling from "icon:falling";
import ladder from "icon:ladder";
import machine from "icon:robot-golem";
import tank from "icon:scuba-tanks";
import drone from "icon:delivery-drone";
import { skin } from "./skin.svelte";
import type { Kind, Lure, Mode } from "./view";

/** Somebody without a portrait. */
export const SOMEONE = someone;

export const LURE_ICONS: Record<Lure, string> = { sight: eye, noise: ear, "spawn-zone": grave, taunt: shout };
/** Things on a board that take no slot. */
export const KEPT_ICONS: Record<string, string> = { ladder, tome, fragment, relic, beacon };
export const OVER_ICONS = { falls: falling, climbs: ladder };
export const MODE_ICONS: Record<Mode, string> = { melee, ranged, magic };

/** A kind of enemy as a sign. */
export const kindIcon = (kind: Kind): string => skin().kinds[kind]?.icon ?? someone;

export function phaseIcon(phase: "players" | "zombies" | "spawn" | "end"): string {
  const { enemies, spawn } = skin().signs;
  return { players: people, zombies: enemies, spawn, end: sunset }[phase];
}

/** What stands on the buttons of the ask bar. */
export const ANSWER_ICONS: Record<string, string> = {
  move: walk,
  sprint: walk,
  jump: walk,
  rush: walk,
  charge: walk,
  search,
  "search-bodies": search,
  open: door,
  "break-in": door,
  close: door,
  trade,
  rearrange: bag,
  arrange: bag,
  objective,
  artefact: objective,
  pour: bile,
  ignite: torch,
  noise,
  shout,
  taunt: shout,
  escape: exit,
  "end-turn": end,
  later: end,
  eat,
  skill,
  wound,
  "all-wounds": wound,
  suffer: wound,
  "use-armour": armour,
  "use-shield": armour,
  reload,
  reroll: die,
  "close-door": shut,
  "open-door": unshut,
  drive: machine,
  fire: ranged,
  escort: machine,
  force: machine,
  hellfire: torch,
  "take-tank": tank,
  drone,
  attach: reload,
  detach: reload,
  order,
  "guards-move": walk,
  "guards-melee": melee,
  "guards-ranged": ranged,
  "guards-push": cauldron,
  "guards-pour": cauldron,
  "push-cauldron": cauldron,
  "pour-cauldron": cauldron,
  "take-ladder": ladder,
  "hang-ladder": ladder,
  "take-vault": objective,
  pile: bag,
  cache: bag,
  climb: ladder,
};
