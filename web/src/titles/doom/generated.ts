/**
 * What the server sends of this game: `View` is the table through somebody's eyes, `Seen` an event. Made from the Rust
 * types by `HOLDOUT_WRITE=1 cargo test -p holdout-catalog --test typescript`; do not edit.
 */

/**
 * What a marine declares at the start of his turn.
 */
export type Action = "sprint" | "unload" | "advance" | "prepare";

/**
 * DM-12.1.
 */
export type Ammo = "bullets" | "rockets" | "cells";

/**
 * A revealed area.
 */
export type AreaSeen = { 
/**
 * Its first square. The letters of the scenario would tell how many areas there are.
 */
id: string, name: [string, string], text: [string, string] };

/**
 * The attack under way.
 */
export type AttackSeen = { who: Named, weapon?: WeaponKind, at?: Spot, range: number, melee: boolean, accuracy: number, deadly: number, blast: number, pool: Array<DieColour>, dice: Array<Lies>, aimed: boolean, dodge_card: boolean, interrupt: boolean, reaction: boolean, affected: Array<Named> };

/**
 * How a pair lies: to the east or to the south of its first square.
 */
export type Axis = "east" | "south";

/**
 * An invader card by its number in the box: a physical card, with its own scatter diagram.
 */
export type Card = number;

/**
 * An invader card by what is printed on it.
 */
export type CardName = SpawnKind | EventKind;

/**
 * What wounded somebody.
 */
export type Cause = "attack" | "hazard" | "barrel" | "heat";

/**
 * What lies in unrevealed areas.
 */
export type Dark = { areas?: Array<AreaSeen>, squares?: Array<SquareSeen>, doors?: Array<DoorSeen>, monsters: Array<Lurking>, tokens: Array<Lying> };

/**
 * The four kinds of dice.
 */
export type DieColour = "yellow" | "red" | "green" | "blue";

/**
 * The eight directions of the compass, clockwise. North is up: y - 1.
 */
export type Direction = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

/**
 * A door.
 */
export type DoorSeen = { door: Line, kind: "normal" | KeyColour, state: "closed" | "open" | "destroyed", locked: boolean, jammed: boolean };

/**
 * Who won, and how.
 */
export type Ending = "goal" | "frags" | "countdown";

/**
 * The invader's event cards.
 */
export type EventKind = "its-a-trap" | "smash" | "dark-energies" | "event-dodge" | "dud" | "darkness" | "earthquake" | "jammed-door" | "misplaced" | "frenzy" | "haste" | "rampage" | "reinforcements" | "misfire" | "rift";

/**
 * A figure or barrel that an attacker could attack from where he stands.
 */
export type InSight = { at: Spot, range: number };

/**
 * DM-9.7: the colours of keys, security doors and teleporters.
 */
export type KeyColour = "red" | "blue" | "yellow";

/**
 * One die as it lies.
 */
export type Lies = { colour: DieColour, face: number, range: number, damage: number, bullet?: boolean, miss?: boolean };

/**
 * The line a door stands on: `v5,2` between columns 4 and 5 on rows 2 and 3, `h9,8` between rows 7 and 8 on columns
 * 9 and 10.
 */
export type Line = string;

/**
 * Why an order token was taken away.
 */
export type Lost = "used" | "moved" | "wounded" | "turn-began" | "fragged";

/**
 * A monster that Recon shows.
 */
export type Lurking = { kind: MonsterKind, at: Spot };

/**
 * A token that Recon shows.
 */
export type Lying = { kind: TokenKind, at: Spot };

/**
 * The marines' cards.
 */
export type MarineCard = "alert" | "front-guard" | "ground-assault" | "killer-instinct" | "marksman" | "medic" | "officer" | "prepared" | "recon" | "scout" | "sniper" | "special-ops" | "survival-ops" | "tactician" | "tough";

/**
 * A marine with his equipment card.
 */
export type MarineSeen = { marine: number, colour: "red" | "green" | "blue", at?: Spot, 
/**
 * DM-15.1: where he was fragged, while he is off the board.
 */
fell?: Spot, wounds: number, full_wounds: number, armor: number, bullets: number, rockets: number, cells: number, 
/**
 * Weapons he has tokens of; fist, pistol and grenade are always there.
 */
weapons: Array<WeaponKind>, adrenaline: number, 
/**
 * 0 none, 1 half covered, 2 bright side up, 3 taken in this turn.
 */
berserk: number, order?: Order, cards: Array<MarineCard> };

/**
 * The monsters of the box.
 */
export type MonsterKind = "zombie" | "imp" | "trite" | "demon" | "archvile" | "mancubus" | "hell-knight" | "cyberdemon";

/**
 * A monster.
 */
export type MonsterSeen = { monster: number, kind: MonsterKind, 
/**
 * Its north-west square, and all of them.
 */
at: Spot, axis: Axis, squares: Array<Spot>, wounds: number, life: number, activated: boolean };

/**
 * How a figure came to another square.
 */
export type Moving = "step" | "teleport" | "vent" | "officer" | "knockback" | "earthquake" | "aside" | "rift";

/**
 * A figure as events and views name it: marines from 1, monsters by slot and kind.
 */
export type Named = { marine: number }
  | { monster: number, kind: MonsterKind };

/**
 * DM-16: what a marine may lay beside his figure.
 */
export type Order = "aim" | "guard" | "dodge" | "heal";

/**
 * How the game ended.
 */
export type Outcome = { marines_won: boolean, how: Ending };

/**
 * Why a monster was placed.
 */
export type Placing = "reveal" | "spawn";

/**
 * A happening as somebody sees it. Marines are counted from 1.
 */
export type Seen = { "type": "game-began", scenario: string, marines: number }
  | { "type": "card-dealt", marine: number, card: MarineCard }
  | { "type": "equipped", marine: number, wounds: number, armor: number, bullets: number }
  | { "type": "marine-placed", marine: number, at: Spot }
  | { "type": "round-began", round: number }
  | { "type": "turn-began", marine: number }
  | { "type": "turn-ended", marine: number }
  | { "type": "invader-turn-began" }
  | { "type": "invader-turn-ended" }
  | { "type": "countdown-runs", left: number }
  | { "type": "deck-shuffled", cards: number, from_pile: boolean }
  | { "type": "deck-ran-out", frags: number }
  | { "type": "drawn", card?: CardName }
  | { "type": "discarded", card: CardName, number: Card }
  | { "type": "card-played", card: CardName, number: Card }
  | { "type": "card-cancelled", card: CardName, marine: number }
  | { "type": "card-done", card: CardName }
  | { "type": "window-passed" }
  | { "type": "action-taken", marine: number, action: Action }
  | { "type": "adrenaline-used", marine: number }
  | { "type": "order-placed", marine: number, order: Order }
  | { "type": "order-lost", marine: number, order: Order, why: Lost }
  | { "type": "healed", marine: number, by: number, wounds: number }
  | { "type": "token-taken", marine: number, token: TokenKind, at: Spot }
  | { "type": "token-passed", marine: number, to: number, token: TokenKind }
  | { "type": "berserk-fades", marine: number, left: number }
  | { "type": "recon-shown", marine: number, door: Line, monsters?: Array<Lurking>, tokens?: Array<Lying> }
  | { "type": "respawned", marine: number, at: Spot }
  | { "type": "moved", who: Named, from: Spot, to: Spot, axis?: Axis, how: Moving }
  | { "type": "door-opened", door: Line, who: Named }
  | { "type": "door-closed", door: Line, who: Named }
  | { "type": "door-smashed", door: Line }
  | { "type": "door-jammed", door: Line }
  | { "type": "area-revealed", 
/**
 * Its first square.
 */
area: string, scenario: string }
  | { "type": "monster-placed", monster: number, kind: MonsterKind, at: Spot, axis?: Axis, how: Placing }
  | { "type": "monster-left-out", kind: MonsterKind, how: Placing }
  | { "type": "monster-removed", monster: number, kind: MonsterKind }
  | { "type": "attack-declared", who: Named, weapon?: WeaponKind, at: Spot, target?: Named, aimed: boolean, interrupt: boolean, reaction: boolean }
  | { "type": "attack-walked", at: Spot, die: DieColour }
  | { "type": "attack-again", at: Spot, aimed: boolean }
  | { "type": "attack-twisted", twist: Twist }
  | { "type": "attack-void" }
  | { "type": "rolled", dice: Array<Lies> }
  | { "type": "rerolled", by: number, dice: Array<Lies> }
  | { "type": "ammo-spent", marine: number, ammo: Ammo, left: number }
  | { "type": "missed", range: number, needed: number, icon: boolean }
  | { "type": "hit", range: number, needed: number, damage: number }
  | { "type": "scattered", card: CardName, number: Card, direction?: Direction, squares: number }
  | { "type": "scatter-lands", at?: Spot }
  | { "type": "wounded", who: Named, wounds: number, left: number, cause: Cause }
  | { "type": "held", who: Named, damage: number }
  | { "type": "killed", monster: number, kind: MonsterKind }
  | { "type": "telefragged", monster: number, kind: MonsterKind }
  | { "type": "fragged", marine: number, at: Spot, frags: number }
  | { "type": "barrel-exploded", at: Spot }
  | { "type": "attack-settled" }
  | { "type": "attack-ended" }
  | { "type": "spawn-chosen", group: number }
  | { "type": "activated", monster: number, kind: MonsterKind, granted: boolean }
  | { "type": "reaction-passed" }
  | { "type": "guard-passed", marine: number }
  | { "type": "hastened", monster: number, kind: MonsterKind, points: number }
  | { "type": "rampages", monster: number, kind: MonsterKind }
  | { "type": "more-spawns", cards: number }
  | { "type": "darkness-falls" }
  | { "type": "darkness-lifts" }
  | { "type": "tokens-swapped", one: Spot, other: Spot, first: TokenKind, second: TokenKind }
  | { "type": "wound-removed", monster: number, kind: MonsterKind }
  | { "type": "encountered", marine: number, at: Spot }
  | { "type": "exit-reached", marine: number }
  | { "type": "goal-done", goal: number }
  | { "type": "game-over", ending: Ending };

/**
 * The invader's spawn cards.
 */
export type SpawnKind = "spawn-zombies" | "spawn-zombie-imp-trite" | "spawn-demon-or-imp-zombie" | "spawn-trites" | "spawn-imps" | "spawn-zombies-or-trites" | "spawn-mancubus" | "spawn-archvile" | "spawn-archvile-or-imps" | "spawn-hell-knight" | "spawn-demon" | "spawn-demons-or-hell-knight";

/**
 * Where a square lies on the grid; what answers, events and views name. Numbers of squares stay inside: they would
 * tell how many squares lie in the dark before them.
 */
export type Spot = string;

/**
 * A square.
 */
export type SquareSeen = { at: Spot, 
/**
 * The first square of its area.
 */
area: string, 
/**
 * What lies there, if it is no bare floor.
 */
is?: Thing };

/**
 * The scenario as everybody knows it.
 */
export type Story = { id: string, 
/**
 * In English and Polish.
 */
title: [string, string], objective: [string, string] };

/**
 * What lies on a square.
 */
export type Thing = "barrel" | "blocking" | "hazard" | "vent" | "teleporter-red" | "teleporter-blue" | "teleporter-yellow" | "exit";

/**
 * What can lie on a square and be taken, and the encounter token.
 */
export type TokenKind = "ammo-bullets" | "ammo-rockets" | "ammo-cells" | "weapon-chainsaw" | "weapon-shotgun" | "weapon-machine-gun" | "weapon-chain-gun" | "weapon-rocket-launcher" | "weapon-plasma-gun" | "weapon-bfg" | "health" | "armor" | "adrenaline" | "berserk" | "key-red" | "key-blue" | "key-yellow" | "encounter";

/**
 * A token on a revealed square.
 */
export type TokenSeen = { kind: TokenKind, at: Spot };

/**
 * What an event card did to the attack under way.
 */
export type Twist = "dodged" | "dud" | { "deadly": number } | "misfire";

/**
 * The table through one viewer's eyes.
 */
export type View = { role: "invader" | "marine" | "spectator" | "omniscient", 
/**
 * The viewer's own marine, from 1.
 */
you?: number, scenario: Story, difficulty: string, round: number, turn: "setup" | "marine" | "invader", acting?: number, frags: number, frags_to_win: number, 
/**
 * DM-M3.1: rounds left.
 */
countdown?: number, 
/**
 * DM-13.15: encounter tokens of the objective that were reached so far, if any.
 */
reached?: number, darkness: boolean, keys: Array<KeyColour>, areas: Array<AreaSeen>, squares: Array<SquareSeen>, doors: Array<DoorSeen>, tokens: Array<TokenSeen>, marines: Array<MarineSeen>, monsters: Array<MonsterSeen>, 
/**
 * Cards in the deck, in the hand, and on the pile in their order.
 */
deck: number, hand_size: number, hand_limit: number, hand?: Array<CardName>, pile: Array<CardName>, 
/**
 * Cards that are being carried out.
 */
shown: Array<CardName>, attack?: AttackSeen, 
/**
 * What the viewer is about to attack with, while he chooses the square.
 */
aiming?: AttackSeen, 
/**
 * The figures and barrels he could attack with it, and how far away they are.
 */
in_sight?: Array<InSight>, 
/**
 * What lies in the dark, for those who know it: all of it for the invader, what Recon showed for its marine.
 */
dark?: Dark, outcome?: Outcome };

/**
 * The marines' weapons.
 */
export type WeaponKind = "fist" | "chainsaw" | "pistol" | "shotgun" | "machine-gun" | "chain-gun" | "grenade" | "rocket-launcher" | "plasma-gun" | "bfg";
