/** The reference cards: dice, monsters and weapons, as everybody may read them. Scenarios are not among them. */
import { api } from "../../lib/api";
import type { Face } from "./odds";
import type { DieColour, MonsterKind, WeaponKind } from "./view";

export type Abilities = Partial<Record<"accuracy" | "aimed" | "blast" | "blow-through" | "deadly" | "homing" | "knockback" | "stealth" | "sweep" | "watchful", number>>;

export interface MonsterFacts {
  id: MonsterKind;
  movement: number;
  armor: number;
  wounds: number;
  attack_dice: DieColour[];
  melee_only: boolean;
  abilities: Abilities;
}

export interface WeaponFacts {
  id: WeaponKind;
  attack_dice: DieColour[];
  ammo: "infinite" | "bullets" | "rockets" | "cells";
  melee_only: boolean;
  abilities: Abilities;
}

interface CardFacts {
  id: string;
  timing?: string;
}

interface Raw {
  dice?: { die: { colour: DieColour; faces: Face[] }[] };
  monsters?: { monster: MonsterFacts[] };
  weapons?: { weapon: WeaponFacts[] };
  "invader-cards"?: { spawn: CardFacts[]; event: CardFacts[]; deck: { total: number } };
}

class Box {
  dice: Map<DieColour, Face[]> = $state.raw(new Map());
  monsters: Map<MonsterKind, MonsterFacts> = $state.raw(new Map());
  weapons: Map<WeaponKind, WeaponFacts> = $state.raw(new Map());
  cards: Map<string, CardFacts> = $state.raw(new Map());

  fill(raw: Raw): void {
    this.dice = new Map(raw.dice?.die.map((die) => [die.colour, die.faces]));
    this.monsters = new Map(raw.monsters?.monster.map((one) => [one.id, one]));
    this.weapons = new Map(raw.weapons?.weapon.map((one) => [one.id, one]));
    const cards = raw["invader-cards"];
    this.cards = new Map([...(cards?.spawn ?? []), ...(cards?.event ?? [])].map((card) => [card.id, card]));
  }
}

let shared: Box | null = null;

/** The box; empty until the server has told what is in it. */
export function boxOf(title: string): Box {
  if (shared !== null) return shared;
  const fresh = new Box();
  shared = fresh;
  api.box(title).then(
    (raw) => fresh.fill(raw as Raw),
    // Without it there are no odds; the next page asks again.
    () => (shared = null),
  );
  return fresh;
}
