/** Drawings for the things on the board, by their ids. */
import ann from "icon:nun-face";
import baldric from "icon:wizard-face";
import clovis from "icon:visored-helm";
import nelly from "icon:hood";
import samson from "icon:dwarf-face";
import silas from "icon:elf-helmet";
import someone from "icon:swordman";
import walker from "icon:shambling-zombie";
import fatty from "icon:fat";
import runner from "icon:run";
import abomination from "icon:brute";
import necromancer from "icon:robe";
import eye from "icon:eyeball";
import ear from "icon:human-ear";
import grave from "icon:tombstone";
import shout from "icon:shouting";
import people from "icon:minions";
import zombies from "icon:raise-zombie";
import spawn from "icon:graveyard";
import sunset from "icon:sunset";
import table from "icon:treasure-map";
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
import type { Kind, Lure, Mode } from "./view";

const SURVIVORS: Record<string, string> = { ann, baldric, clovis, nelly, samson, silas };

export function survivorIcon(id: string): string {
  return SURVIVORS[id] ?? someone;
}

export const KIND_ICONS: Record<Kind, string> = { walker, fatty, runner, abomination, necromancer };
export const LURE_ICONS: Record<Lure, string> = { sight: eye, noise: ear, "spawn-zone": grave, taunt: shout };
export const MODE_ICONS: Record<Mode, string> = { melee, ranged, magic };
export const PHASE_ICONS = { setup: table, players: people, zombies, spawn, end: sunset };

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
};
