/** Our drawings of this title: the families, the monsters, what lies on the table. */
import badge from "art:osaczeni/badge";
import bat from "art:osaczeni/baseball-bat";
import body from "art:osaczeni/cold-body";
import can from "art:osaczeni/canned-food";
import chainsaw from "art:osaczeni/chainsaw";
import crybaby from "art:osaczeni/crybaby";
import defender from "art:osaczeni/defender";
import drink from "art:osaczeni/energy-drink";
import gun from "art:osaczeni/gun";
import hatch from "art:osaczeni/hatch";
import hidden from "art:osaczeni/hidden";
import keys from "art:osaczeni/truck-keys";
import klutz from "art:osaczeni/klutz";
import leader from "art:osaczeni/leader";
import meat from "art:osaczeni/rotten-meat";
import molotov from "art:osaczeni/molotov";
import monster1 from "art:osaczeni/monster-1";
import monster2 from "art:osaczeni/monster-2";
import monster3 from "art:osaczeni/monster-3";
import truck from "art:osaczeni/truck";
import walkie from "art:osaczeni/walkie-talkie";
import type { Kind } from "./generated";
import type { Drawing } from "../../ui/art";

export const PEOPLE: Record<Kind, Drawing> = { defender, leader, crybaby, klutz };
export const ITEMS: Record<string, Drawing> = {
  gun,
  "walkie-talkie": walkie,
  "energy-drink": drink,
  "rotten-meat": meat,
  "canned-food": can,
  "baseball-bat": bat,
  chainsaw,
  molotov,
  "truck-keys": keys,
};
const MONSTERS = [monster1, monster2, monster3] as const;
export const THINGS = { badge, body, hatch, hidden, truck };

/** A place keeps its monster. */
export function monster(notch: number): Drawing {
  return MONSTERS[notch % MONSTERS.length] ?? monster1;
}

export const DRAWINGS: readonly Drawing[] = [...Object.values(PEOPLE), ...Object.values(ITEMS), ...MONSTERS, ...Object.values(THINGS)];
