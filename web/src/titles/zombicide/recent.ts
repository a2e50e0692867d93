/** What just happened, gathered from the last events: one attack, one search, one enemy's blow, one step of spawning. */
import type { SeenEvent } from "../../protocol";
import type { Colour, Hero, Kind, Lure, Mode, Seen, Spot } from "./view";

export interface Roll {
  dice: number[];
  hits: number;
  misses: number;
}

export interface Felled {
  kind: Kind;
  count: number;
}

export interface AttackStory {
  type: "attack";
  who: Hero;
  mode: Mode;
  card: string;
  weapons: number;
  zone: Spot;
  rolls: Roll[];
  killed: Felled[];
  /** Hits that were too weak. */
  absorbed: Felled[];
  harm: Defence[];
}

export interface DoorStory {
  type: "door";
  who: Hero;
  dice: number[];
  opened: boolean;
}

export interface SearchStory {
  type: "search";
  who: Hero;
  cards: string[];
  kept: string[];
}

/** How one Survivor came through what was dealt to him. */
export interface Defence {
  who: Hero;
  dealt: number;
  dice: number[];
  saved: number;
  wounds: number;
  died: boolean;
}

export interface BlowStory {
  type: "blow";
  zone: Spot;
  dealt: number;
  harm: Defence[];
  /** The cards it interrupted. */
  spawn: SpawnStory | null;
}

/** A group of enemies that went from zone to zone, and what drew it. */
export interface March extends Felled {
  from: Spot;
  to: Spot;
  lure: Lure;
}

export interface MarchStory {
  type: "march";
  groups: March[];
  /** The cards it interrupted. */
  spawn: SpawnStory | null;
}

export interface SpawnCard {
  number: number;
  zone: Spot;
  /** Face up: what it brought. Nothing yet while it lies face down. */
  face: null | { type: "enemies"; enemies: Felled[] } | { type: "nobody" | "double" | "necromancer" } | { type: "extra"; kind: Kind; idle: boolean };
  /** Figures that were missing in the box. */
  missing: number;
}

export interface SpawnStory {
  type: "spawn";
  cards: SpawnCard[];
  /** Which card was turned last. */
  open: number;
  /** For the rooms of a building that was opened, not for the spawn zones. */
  building: boolean;
}

/** Dragon fire in a zone: nobody in it lives. */
export interface FireStory {
  type: "fire";
  who: Hero;
  zone: Spot;
  killed: Felled[];
  /** Survivors who died in it. */
  fallen: Hero[];
}

export interface ObjectiveStory {
  type: "objective";
  who: Hero;
  colour: Colour;
}

export type Story = AttackStory | DoorStory | SearchStory | BlowStory | MarchStory | SpawnStory | FireStory | ObjectiveStory;

/** The last story the events tell; none once somebody has gone on to something quieter. */
export function lastStory(recent: readonly SeenEvent[]): Story | null {
  let story: Story | null = null;
  for (const { event } of recent) story = after(story, event as Seen);
  return story;
}

function after(story: Story | null, event: Seen): Story | null {
  switch (event.type) {
    case "spent":
      return null;
    case "turn-began":
      return spawnIn(story);
    case "attacked":
      return { type: "attack", who: event.who.hero, mode: event.mode, card: event.card, weapons: event.weapons, zone: event.zone, rolls: [], killed: [], absorbed: [], harm: [] };
    case "door-rolled":
      return { type: "door", who: event.who.hero, dice: event.dice, opened: event.opened };
    case "searched":
      return { type: "search", who: event.who.hero, cards: [], kept: [] };
    case "ignited":
      return { type: "fire", who: event.who.hero, zone: event.zone, killed: [], fallen: [] };
    case "objective-taken":
      return { type: "objective", who: event.who.hero, colour: event.colour };
    case "zombies-attacked":
      return { type: "blow", zone: event.zone, dealt: event.wounds, harm: [], spawn: spawnIn(story) };
    case "zombies-moved":
      return marched(story, { kind: event.kind, count: event.count, from: event.from, to: event.to, lure: event.lure });
    case "necromancer-moved":
      return marched(story, { kind: "necromancer", count: 1, from: event.from, to: event.to, lure: "spawn-zone" });
    case "card-done":
      return turned(spawnIn(story), event.number);
    case "card-drawn": {
      const before = spawnIn(story);
      const card: SpawnCard = { number: event.number, zone: event.zone, face: null, missing: 0 };
      return { type: "spawn", cards: [...(before?.cards ?? []), card], open: before?.open ?? -1, building: before?.building ?? false };
    }
    case "building-opened":
      return { type: "spawn", cards: [], open: -1, building: true };
    case "phase-began":
      // The cards lie there until somebody acts again.
      return event.phase === "end" || event.phase === "players" ? spawnIn(story) : null;
  }
  switch (story?.type) {
    case "attack":
      return inAttack(story, event);
    case "search":
      return inSearch(story, event);
    case "blow":
      return { ...story, harm: inHarm(story.harm, event) };
    case "spawn":
      return inSpawn(story, event);
    case "fire":
      return inFire(story, event);
  }
  return story;
}

function inAttack(story: AttackStory, event: Seen): AttackStory {
  switch (event.type) {
    case "rolled":
      return { ...story, rolls: [...story.rolls, { dice: event.dice, hits: event.hits, misses: event.misses }] };
    case "killed":
      return { ...story, killed: [...story.killed, { kind: event.kind, count: event.count }] };
    case "absorbed":
      return { ...story, absorbed: [...story.absorbed, { kind: event.kind, count: event.hits }] };
  }
  return { ...story, harm: inHarm(story.harm, event) };
}

function inFire(story: FireStory, event: Seen): FireStory {
  if (event.type === "killed") return { ...story, killed: [...story.killed, { kind: event.kind, count: event.count }] };
  if (event.type === "died") return { ...story, fallen: [...story.fallen, event.who.hero] };
  return story;
}

function inSearch(story: SearchStory, event: Seen): SearchStory {
  switch (event.type) {
    case "drew":
    case "found-in-deck":
    case "found-in-discard":
      return { ...story, cards: [...story.cards, event.card] };
    case "packed":
      return { ...story, kept: [...story.kept, event.card] };
  }
  return story;
}

function inHarm(harm: Defence[], event: Seen): Defence[] {
  const last = harm.at(-1);
  const change = (with_: Partial<Defence>): Defence[] => (last === undefined ? harm : [...harm.slice(0, -1), { ...last, ...with_ }]);
  switch (event.type) {
    case "assigned":
      return [...harm, { who: event.who.hero, dealt: event.wounds, dice: [], saved: 0, wounds: 0, died: false }];
    case "friendly-fire":
      return [...harm, { who: event.who.hero, dealt: event.hits, dice: [], saved: 0, wounds: 0, died: false }];
    case "armour-rolled":
      return change({ dice: event.dice, saved: event.saved });
    case "wounded":
      return change({ wounds: event.wounds });
    case "died":
      return last?.who === event.who.hero ? change({ died: true }) : harm;
  }
  return harm;
}

function spawnIn(story: Story | null): SpawnStory | null {
  if (story?.type === "blow" || story?.type === "march") return story.spawn;
  return story?.type === "spawn" ? story : null;
}

function marched(story: Story | null, group: March): MarchStory {
  const before = story?.type === "march" ? story.groups : [];
  return { type: "march", groups: [...before, group], spawn: spawnIn(story) };
}

function turned(story: SpawnStory | null, wanted: number): SpawnStory | null {
  if (story === null) return null;
  const open = story.cards.findIndex((card) => card.number === wanted && card.face === null);
  return inHand({ ...story, open }, (card) => ({ ...card, face: { type: "enemies", enemies: [] } }));
}

/** The story with the card changed that was turned last. */
function inHand(story: SpawnStory, change: (card: SpawnCard) => SpawnCard): SpawnStory {
  return { ...story, cards: story.cards.map((card, at) => (at === story.open ? change(card) : card)) };
}

function inSpawn(story: SpawnStory, event: Seen): SpawnStory {
  const face = (face: SpawnCard["face"]): SpawnStory => inHand(story, (card) => ({ ...card, face }));
  switch (event.type) {
    case "spawned":
      return inHand(story, (card) => (card.face?.type === "enemies" ? { ...card, face: { type: "enemies", enemies: [...card.face.enemies, { kind: event.kind, count: event.count }] } } : card));
    case "nobody-came":
      return face({ type: "nobody" });
    case "double-spawn":
      return face({ type: "double" });
    case "siege":
      return face({ type: "enemies", enemies: [{ kind: event.kind, count: event.count }] });
    case "defiler-came":
    case "further-came":
    case "necromancer-came":
      return face({ type: "necromancer" });
    case "extra-activation":
    case "nothing-at-blue":
      return face({ type: "extra", kind: event.kind, idle: event.type === "nothing-at-blue" });
    case "shortage":
      return inHand(story, (card) => ({ ...card, missing: card.missing + event.missing }));
  }
  return story;
}
