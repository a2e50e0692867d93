/**
 * What the server sends of this game: `View` is the table through somebody's eyes, `Seen` an event. Made from the Rust
 * types by `HOLDOUT_WRITE=1 cargo test -p holdout-catalog --test typescript`; do not edit.
 */
import type { Phrase } from "../../protocol.generated";

/**
 * What the enemies would do if the acting Survivor took one step more.
 */
export type Ahead = { 
/**
 * Where the step leads.
 */
zone: Spot, 
/**
 * Actions it costs, the price for leaving enemies included.
 */
price: number, 
/**
 * Wounds the whole team would be dealt.
 */
wounds: number, coming: Array<Heading> };

/**
 * The odds of an attack on one zone, with everything that counts: dice for sixes, re-rolls used whenever a new roll
 * promises more kills than the one that lies there, the order of targets, Damage against toughness.
 */
export type Aim = { zone: Spot, 
/**
 * The chance of 0, 1, 2, … hits, in millionths; the last stands for that many and more.
 */
hits: Array<number>, 
/**
 * The chance of 0, 1, 2, … kills, in millionths.
 */
kills: Array<number> };

/**
 * Enemies that would attack where they stand.
 */
export type Attacking = { zone: Spot, wounds: number };

export type BeaconView = { zone: Spot | null, carried_by: Hero | null, walks: boolean };

/**
 * A card with its name, for events.
 */
export type CardName = string;

/**
 * A colour of doors, objectives and spawn tokens.
 */
export type Colour = "red" | "blue" | "green" | "neutral" | "yellow" | "violet" | "purple" | "white";

/**
 * A group that would move with its next Action.
 */
export type Coming = { kind: Kind, count: number, from: Spot, to: Spot, lure: Lure, 
/**
 * Not left to a choice of the team.
 */
sure: boolean, 
/**
 * The zones it would pass if nothing changed, the last of them where it wants to go.
 */
way: Array<Spot>, 
/**
 * The rule it follows.
 */
rule: RuleId, 
/**
 * It would spend the Action on a closed door instead.
 */
breaks?: boolean };

/**
 * Which deck.
 */
export type DeckName = "equipment" | "zombies";

export type DefilerView = { zone: Spot, 
/**
 * The number of the token he came from.
 */
origin: number };

export type Difficulty = "easy" | "medium" | "hard";

export type DoorView = { door: number, between: [Spot, Spot], colour: Colour, 
/**
 * Where there are vaults: whether it leads into one.
 */
vault?: boolean, open: boolean, 
/**
 * Where there are locks.
 */
locked?: boolean, 
/**
 * Where enemies break doors: broken, it stays open.
 */
destroyed?: boolean, 
/**
 * Row and column of the cell, and its side; the doors of vaults lie inside a zone and have neither.
 */
cell: [number, number] | null, side: Side | null };

/**
 * Between two cells of the board.
 */
export type Edge = "free" | "wall" | "opening" | "door" | "airlock" | "rampart" | "stairs";

/**
 * Dice of one roll: how many show each face.
 */
export type Faces = Array<number>;

/**
 * What became of a Survivor.
 */
export type Fate = "alive" | "dead" | "escaped";

/**
 * Wounds a Survivor was given so far.
 */
export type Given = { survivor: Hero, wounds: number };

/**
 * A goal as its viewers see it.
 */
export type GoalView = { 
/**
 * Its place in the mission, counted from 1.
 */
goal: number, reached: boolean, 
/**
 * Its turn has come.
 */
open: boolean, what: Phrase, 
/**
 * How much of it is done, and how much there is to do.
 */
done: number, of: number };

/**
 * What kind of place a zone is.
 */
export type Ground = "street" | "room" | "vault" | "corridor" | "outdoor" | "walkway" | "ruin";

/**
 * A group and the zone it would go to, without its further way.
 */
export type Heading = { kind: Kind, from: Spot, to: Spot, lure: Lure, sure: boolean };

/**
 * A Survivor, by his place in the team.
 */
export type Hero = string;

/**
 * Things on a Survivor's board that take no slot and are traded like cards.
 */
export type Keepsake = "tome" | "fragment" | "relic" | "ladder" | "beacon";

/**
 * A kind of enemy.
 */
export type Kind = "walker" | "fatty" | "runner" | "abomination" | "necromancer";

/**
 * The four danger levels.
 */
export type Level = "blue" | "yellow" | "orange" | "red";

/**
 * Why enemies go where they go.
 */
export type Lure = "sight" | "noise" | "spawn-zone" | "taunt";

/**
 * The Machines there are.
 */
export type Machine = "bot" | "sentry-gun";

export type MachineView = { machine: Machine, 
/**
 * Where it stands; nowhere once it is destroyed.
 */
zone: Spot | null, active: boolean, destroyed: boolean };

/**
 * The tiles as laid: the zone of each cell and what lies on its east and south edge.
 */
export type MapView = { rows: number, columns: number, cells: Array<Spot>, east: Array<Edge>, south: Array<Edge> };

/**
 * The matter in hand, from the frame that waits.
 */
export type Matter = { "type": "deal", card: string, left: number }
  | { "type": "drawn", survivor: Hero, card: string }
  | { "type": "pack", survivor: Hero, partner: Hero | null, found: { [key in string]: string }, agreeing: boolean }
  | { "type": "attack", survivor: Hero, mode: Mode, card: string, with: Slots, zone: Spot, dice: Faces, 
/**
 * The least face that hits.
 */
least: number, damage: number, hits: number, misses: number, rerolls: number }
  | { "type": "wounds", zone: Spot, left: { [key in Kind]?: number }, next: Kind, given: Array<Given> }
  | { "type": "defence", survivor: Hero, plain: number, 
/**
 * Wounds no armour helps against.
 */
hard: number, dice: Faces, 
/**
 * The least face that saves; nothing if he does not roll.
 */
least: number | null, 
/**
 * What is left of it, once that is known.
 */
wounds: number, friendly: boolean }
  | { "type": "way", kind: Kind, zone: Spot }
  | { "type": "order", survivor: Hero, zone: Spot, guards: number }
  | { "type": "skill", survivor: Hero, level: Level, skills: Array<string> };

export type MissionView = { id: string, name_en: string, name_pl: string, difficulty: Difficulty, minutes: number, goals: Array<GoalView>, 
/**
 * `Rule::AnyDeath`: the death of anybody loses the game.
 */
nobody_may_die: boolean, 
/**
 * Zones the mission itself has named.
 */
places?: Array<NamedPlace> };

/**
 * What a Combat Action is made with.
 */
export type Mode = "melee" | "ranged" | "magic";

/**
 * A zone with a name of its own.
 */
export type NamedPlace = { zone: Spot, en: PlaceWords, pl: PlaceWords };

export type NecromancerView = { zone: Spot, entry: Spot };

/**
 * The odds of attacking with some weapons.
 */
export type Odds = { mode: Mode, with: Slots, dice: number, 
/**
 * The least face that hits, after what the Survivor adds.
 */
least: number, damage: number, 
/**
 * How many of `of` equally likely rolls give 0, 1, 2, … hits; re-rolls and dice for sixes come on top.
 */
hits: Array<number>, of: number, 
/**
 * What comes of it in each zone with enemies that can be aimed at.
 */
targets: Array<Aim> };

/**
 * How the game ended.
 */
export type Outcome = string;

/**
 * Where in a Round the table is.
 */
export type Phase = "setup" | "players" | "zombies" | "spawn" | "end" | "over";

/**
 * A zone with its name, for events.
 */
export type Place = string;

/**
 * What a zone is called in one language, alone and inside a sentence.
 */
export type PlaceWords = { name: string, gen: string, acc: string, in: string, to: string, from: string };

/**
 * A rule id such as `OS-3.10`. `cargo xtask tidy` checks that each one written in code stands in `rules/*.toml`.
 */
export type RuleId = string;

export type ScientistView = { number: number, zone: Spot };

/**
 * A place at the table, counted from 0 clockwise.
 */
export type Seat = number;

/**
 * A happening as everybody sees it.
 */
export type Seen = { "type": "shuffled", deck: DeckName, cards: number }
  | { "type": "objectives-mixed" }
  | { "type": "dealt", who: Who, card: CardName, slot: Slot }
  | { "type": "first-player", player: Seat }
  | { "type": "starts-at", who: Who, zone: Place, 
/**
 * Chance placed his group there, so nobody takes back what led to it.
 */
drawn?: boolean }
  | { "type": "extra-token", zone: Place }
  | { "type": "spawn-first", zone: Place }
  | { "type": "round-began", round: number }
  | { "type": "phase-began", phase: Phase }
  | { "type": "turn-began", who: Who, actions: number }
  | { "type": "turn-ended", who: Who }
  | { "type": "turn-resumed", who: Who }
  | { "type": "round-ended", first: Seat }
  | { "type": "won" }
  | { "type": "lost", outcome: Outcome }
  | { "type": "goal-reached", goal: number }
  | { "type": "spent", who: Who, actions: number, free: number | null }
  | { "type": "moved", who: Who, to: Place }
  | { "type": "escaped", who: Who }
  | { "type": "noise", who: Who, zone: Place }
  | { "type": "shouted", who: Who, zone: Place }
  | { "type": "searched", who: Who }
  | { "type": "drew", who: Who, card: CardName }
  | { "type": "found-in-deck", who: Who, card: CardName }
  | { "type": "found-in-discard", who: Who, card: CardName }
  | { "type": "nothing-to-draw", who: Who }
  | { "type": "packed", who: Who, card: CardName, slot: Slot }
  | { "type": "left-behind", card: CardName }
  | { "type": "discarded", who: Who, card: CardName, slot: Slot }
  | { "type": "shifted", who: Who, from: Slot, with: Who, to: Slot }
  | { "type": "returned", who: Who, with: Who }
  | { "type": "reloaded", who: Who, slots: Slots }
  | { "type": "objective-taken", who: Who, zone: Place, number: number, colour: Colour }
  | { "type": "token-activated", zone: Place, colour: Colour }
  | { "type": "objective-lost", zone: Place, number: number, colour: Colour }
  | { "type": "attached", who: Who, card: CardName, from: Slot | null, hand: Slot }
  | { "type": "detached", who: Who, card: CardName, hand: Slot, to: Slot }
  | { "type": "token-passed", who: Who, with: Who, colour: Colour }
  | { "type": "kept", who: Who, what: Keepsake, count: number }
  | { "type": "parted", who: Who, what: Keepsake, count: number }
  | { "type": "given", who: Who, with: Who, what: Keepsake }
  | { "type": "lent", who: Who, skill: string }
  | { "type": "spawn-token-moved", token: number, to: Place }
  | { "type": "healed", who: Who, wounds: number }
  | { "type": "rotten", who: Who, on: boolean }
  | { "type": "hidden", who: Who, on: boolean }
  | { "type": "once", who: Who, deed: number }
  | { "type": "led", who: Who, other: Who }
  | { "type": "gift-began", who: Who }
  | { "type": "gift-ended", who: Who }
  | { "type": "pushed", from: Place, to: Place }
  | { "type": "pulled", who: Who, to: Place }
  | { "type": "attacked", who: Who, mode: Mode, card: CardName, weapons: number, zone: Place }
  | { "type": "unloaded", who: Who, slots: Slots }
  | { "type": "rolled", who: Who, dice: Faces, hits: number, misses: number }
  | { "type": "killed", who: Who | null, zone: Place, kind: Kind, count: number }
  | { "type": "absorbed", zone: Place, kind: Kind, hits: number }
  | { "type": "experience", who: Who, amount: number, total: number }
  | { "type": "lapped", who: Who, total: number }
  | { "type": "learned", who: Who, skill: string, number: number, level: Level }
  | { "type": "friendly-fire", who: Who, hits: number }
  | { "type": "assigned", who: Who, wounds: number }
  | { "type": "armour-rolled", who: Who, dice: Faces, saved: number }
  | { "type": "ignored", who: Who, wounds: number }
  | { "type": "wounded", who: Who, wounds: number, total: number }
  | { "type": "died", who: Who }
  | { "type": "extra-activation", kind: Kind }
  | { "type": "nothing-at-blue", kind: Kind }
  | { "type": "shortage", kind: Kind, missing: number }
  | { "type": "zombies-attacked", zone: Place, wounds: number }
  | { "type": "zombies-moved", kind: Kind, count: number, from: Place, to: Place, lure: Lure }
  | { "type": "zombies-added", kind: Kind, count: number, zone: Place }
  | { "type": "card-drawn", number: number, zone: Place }
  | { "type": "card-done", number: number }
  | { "type": "spawned", kind: Kind, count: number, zone: Place }
  | { "type": "nobody-came", zone: Place }
  | { "type": "double-spawn", zone: Place }
  | { "type": "link-owed", who: Who }
  | { "type": "link-paid", who: Who }
  | { "type": "door-rolled", who: Who, door: number, dice: Faces, opened: boolean }
  | { "type": "door-opened", who: Who, door: number, between: [Place, Place] }
  | { "type": "door-closed", who: Who, door: number, between: [Place, Place] }
  | { "type": "building-opened", count: number }
  | { "type": "enchanted", who: Who, card: CardName, slot: Slot }
  | { "type": "vaults-filled" }
  | { "type": "artefact-taken", who: Who, vault: number, item: number, card: CardName }
  | { "type": "spare-taken", who: Who, card: CardName }
  | { "type": "bile-poured", who: Who, zone: Place, from: Place | null }
  | { "type": "ignited", who: Who, zone: Place }
  | { "type": "fire-out" }
  | { "type": "necromancer-moved", number: number, from: Place, to: Place }
  | { "type": "necromancer-token", token: number, zone: Place }
  | { "type": "necromancer-came", number: number, token: number, zone: Place }
  | { "type": "necromancer-escaped", number: number, zone: Place }
  | { "type": "necromancer-died", number: number }
  | { "type": "token-removed", token: number, zone: Place }
  | { "type": "tokens-settled" }
  | { "type": "door-shut", who: Who, door: number, between: [Place, Place] }
  | { "type": "door-unshut", who: Who, door: number, between: [Place, Place] }
  | { "type": "door-destroyed", door: number, between: [Place, Place] }
  | { "type": "door-lost", door: number, between: [Place, Place] }
  | { "type": "mold-grew", zone: Place }
  | { "type": "mold-woke", zone: Place }
  | { "type": "mold-slept", zone: Place }
  | { "type": "mold-gone", zone: Place }
  | { "type": "mold-spawn", kind: Kind, count: number, zones: number }
  | { "type": "machine-moved", machine: Machine, to: Place }
  | { "type": "machine-fired", who: Who, machine: Machine, mode: Mode, zone: Place }
  | { "type": "machine-woke", machine: Machine }
  | { "type": "machines-slept" }
  | { "type": "machine-destroyed", machine: Machine }
  | { "type": "remote-taken", who: Who, colour: Colour }
  | { "type": "airlock-forced", border: number, between: [Place, Place] }
  | { "type": "tank-taken", who: Who }
  | { "type": "tank-given", who: Who, card: CardName, slot: Slot }
  | { "type": "nests-mixed" }
  | { "type": "canister-used", who: Who, card: CardName, hand: Slot }
  | { "type": "burnt", who: Who, zone: Place }
  | { "type": "nest-burnt", token: number, zone: Place, colour: Colour }
  | { "type": "prototypes-shuffled", cards: number }
  | { "type": "prototype-taken", who: Who, card: CardName }
  | { "type": "no-prototype-left", who: Who }
  | { "type": "in-a-row", who: Who }
  | { "type": "startled" }
  | { "type": "reflex-used", who: Who }
  | { "type": "card-turned" }
  | { "type": "drone-showed", who: Who, cards: Array<number> }
  | { "type": "cards-swapped" }
  | { "type": "known-drawn" }
  | { "type": "crew-left", left: number }
  | { "type": "scientist-moved", number: number, to: Place }
  | { "type": "scientist-left", number: number }
  | { "type": "scientist-died", number: number }
  | { "type": "sample-taken", who: Who, kind: Kind | null }
  | { "type": "guards-ordered", who: Who, zone: Place }
  | { "type": "guards-moved", from: Place, to: Place, count: number }
  | { "type": "guards-attacked", who: Who, mode: Mode, count: number, from: Place, zone: Place }
  | { "type": "guards-fell", zone: Place, count: number }
  | { "type": "guards-escaped", zone: Place, count: number }
  | { "type": "cauldron-pushed", from: Place, to: Place }
  | { "type": "cauldron-poured", who: Who, from: Place, zone: Place }
  | { "type": "skill-dealt", who: Who, skill: string }
  | { "type": "ladder-taken", who: Who, from: Place, 
/**
 * Where it hung to, if it hung.
 */
to: Place | null }
  | { "type": "ladder-hung", who: Who, from: Place, to: Place }
  | { "type": "corrupted", zone: Place }
  | { "type": "cleansed", zone: Place }
  | { "type": "defiler-came", zone: Place }
  | { "type": "defiler-aims" }
  | { "type": "defiler-alone" }
  | { "type": "defiler-died" }
  | { "type": "further-came", zone: Place }
  | { "type": "further-moved", from: Place, to: Place }
  | { "type": "further-died" }
  | { "type": "siege-drawn" }
  | { "type": "siege", kind: Kind, count: number, zones: number }
  | { "type": "climbed", kind: Kind, count: number, from: Place, to: Place }
  | { "type": "beacon-taken", who: Who }
  | { "type": "beacon-moved", to: Place }
  | { "type": "frozen", zone: Place }
  | { "type": "thawed", zone: Place }
  | { "type": "thawed", zone: Place }
  | { "type": "awake" }
  | { "type": "vault-shuffled", cards: number }
  | { "type": "vault-dropped", zone: Place }
  | { "type": "vault-taken", who: Who, card: CardName }
  | { "type": "vault-empty", who: Who }
  | { "type": "piles-laid", each: number }
  | { "type": "pile-taken", who: Who, card: CardName }
  | { "type": "banished", who: Who, number: number, zone: Place }
  | { "type": "tome-restored", who: Who }
  | { "type": "building-burnt", who: Who, zone: Place }
  | { "type": "improvised", who: Who, mode: Mode, zone: Place }
  | { "type": "may-draw", who: Who }
  | { "type": "draws", who: Who }
  | { "type": "may-sidestep" }
  | { "type": "sidesteps", who: Who }
  | { "type": "next-card" };

/**
 * A side of a cell or of a tile.
 */
export type Side = "N" | "E" | "S" | "W";

/**
 * A slot of an inventory: 0 and 1 the hands, 2 the body, 3 to 7 the backpack, 8 a second one on the body, 9 and 10 more
 * of the backpack; from 16 on the same of a partner in a trade, from 32 on what was just found. Which of them there are
 * is a knob of the edition.
 */
export type Slot = string;

/**
 * Slots of one inventory, as bits.
 */
export type Slots = string;

/**
 * What a room is besides.
 */
export type Special = "security" | "oxygen" | "airlock";

/**
 * The name of a zone on any board: the tile with its side, and the cell or room, such as `9R.s12` or `4V.A`.
 * Tile 0 stands for the vaults.
 */
export type Spot = string;

export type SurvivorView = { name: Hero, id: string, seat: Seat, fate: Fate, zone: Spot | null, wounds: number, xp: number, level: Level, skills: Array<string>, cards: { [key in string]: string }, unloaded: Array<string>, rotten: boolean, hidden: boolean, acted: boolean, in_turn: boolean, actions: number, searched: boolean, 
/**
 * Wounds that kill him.
 */
health: number, 
/**
 * What is attached to the cards in his hands.
 */
attached?: { [key in string]: Array<string> }, 
/**
 * Colours of tokens that take no slot.
 */
remotes?: Array<Colour>, 
/**
 * Things on his board that take no slot.
 */
kept?: { [key in Keepsake]?: number }, 
/**
 * How often his experience began again.
 */
laps?: number };

export type TokenView = { token: number, zone: Spot, colour: Colour, active: boolean, 
/**
 * Lies on the side of whoever brought it.
 */
necromancer: boolean, 
/**
 * Its place in the next Spawn step, counted from 1; 0 if it sleeps or the team has not chosen yet.
 */
order: number };

export type VaultItemView = { item: number, card: string | null };

export type VaultView = { vault: Spot, 
/**
 * What is left: a card the mission names, or nothing known.
 */
items: Array<VaultItemView> };

/**
 * The table as its viewers see it.
 */
export type View = { mission: MissionView, round: number, phase: Phase, players: number, first: Seat, danger: Level, map: MapView, zones: Array<ZoneView>, survivors: Array<SurvivorView>, tokens: Array<TokenView>, equipment_deck: number, equipment_discard: { [key in string]: number }, zombie_deck: number, zombie_discard: Array<number>, supply: { [key in Kind]: number }, kills: { [key in Kind]?: number }, outcome: Outcome | null, 
/**
 * Odds of the acting Survivor's weapons.
 */
odds: Array<Odds>, 
/**
 * Where enemies would go with their next Action.
 */
coming: Array<Coming>, 
/**
 * Where enemies would attack with it.
 */
attacking: Array<Attacking>, 
/**
 * The same after each step the acting Survivor could take.
 */
ahead: Array<Ahead>, 
/**
 * What lies in the middle of the table while somebody decides.
 */
matter: Matter | null } & Partial<{ doors: Array<DoorView> }> & Partial<{ vaults: Array<VaultView>, artefacts: number }> & Partial<{ necromancers: Array<NecromancerView>, 
/**
 * Active spawn tokens at which an escape loses the game.
 */
token_limit: number }> & Partial<{ 
/**
 * Openings with a token on them.
 */
doors: Array<DoorView>, 
/**
 * Neutral tokens at hand.
 */
door_tokens: number }> & Partial<{ 
/**
 * How many zones have to become Mold that is awake before two Spawn Zones are linked.
 */
until_linked: number | null }> & Partial<{ machines: Array<MachineView>, 
/**
 * Which remote control drives which.
 */
remote_controls: { [key in Colour]?: Machine }, 
/**
 * The two zones of the airlock only the Bot can force.
 */
secured: [Spot, Spot] | null }> & Partial<{ 
/**
 * Tanks in the supply.
 */
tanks: number }> & Partial<{ 
/**
 * Prototypes in the pile.
 */
prototypes: number }> & Partial<{ 
/**
 * The next cards of the enemies everybody knows, the top one first.
 */
known_cards: Array<number> }> & Partial<{ 
/**
 * Crew still to be evacuated.
 */
crew: number }> & Partial<{ 
/**
 * Where the scientists are who have not left.
 */
scientists: Array<ScientistView> }> & Partial<{ 
/**
 * Samples taken, by kind, or `mold`.
 */
samples: Array<string> }> & Partial<{ guards_escaped: number, guards_killed: number }> & Partial<{ 
/**
 * Zones that ladders hang between.
 */
hung: Array<[Spot, Spot]> }> & Partial<{ beacon: BeaconView, 
/**
 * Steps from the nearest numbered spawn token to the Beacon, through everything.
 */
beacon_distance: number | null, defiler: DefilerView | null, 
/**
 * A further Necromancer.
 */
necromancer?: Spot }> & Partial<{ 
/**
 * Cards left in the deck.
 */
vault_deck: number, 
/**
 * Vault weapons the team has got so far.
 */
artefacts: number }> & Partial<{ 
/**
 * Where the mission keeps a cache.
 */
cache?: Spot }>;

/**
 * A Survivor with his name, for events.
 */
export type Who = { hero: Hero, id: string };

export type ZoneView = { zone: Spot, ground: Ground, 
/**
 * What is printed, where something has made another ground of it.
 */
printed?: Ground, 
/**
 * What a room is besides.
 */
special?: Special, zombies: { [key in Kind]?: number }, noise: number, survivors: Array<Hero>, 
/**
 * An objective lies here.
 */
objective: boolean, 
/**
 * Its colour, if the mission shows it; those that were mixed lie face down.
 */
objective_colour: Colour | null, is_exit: boolean, is_start: boolean, 
/**
 * Zones seen from here.
 */
sees: Array<Spot> } & Partial<{ spawned: boolean }> & Partial<{ bile: number }> & Partial<{ mold: "active" | "inactive" | null }> & Partial<{ guards: number, cauldrons: number }> & Partial<{ 
/**
 * Ladders lying here.
 */
ladders: number }> & Partial<{ corruption?: boolean, beacon?: boolean }> & Partial<{ frozen?: boolean }> & Partial<{ 
/**
 * Vault weapons lying here face down.
 */
drops: number }> & Partial<{ 
/**
 * Cards left in the pile that lies here.
 */
pile?: number }>;
