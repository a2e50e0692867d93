/** What each event of the rules moves on the table. */
import { motions, type Motion, type Of, type Table } from "../motions";
import { parse, spotOf } from "./ground";
import { beast, marineAt, SIZES, type Axis, type DoorSeen, type Line, type MarineSeen, type MonsterKind, type Seen, type Spot, type View } from "./view";

const UNSEEN: Motion<View, unknown> = { pace: 0 };
const TOLD: Motion<View, unknown> = { pace: 260 };

function onMarine(view: View, marine: number, change: (one: MarineSeen) => void): void {
  const one = marineAt(view, marine);
  if (one !== undefined) change(one);
}

/** The squares of a monster with its north-western one there. */
function bodyAt(kind: MonsterKind, at: Spot, axis: Axis): Spot[] {
  const { x, y } = parse(at);
  const [w, h] = SIZES[kind];
  const [across, down] = axis === "south" && w !== h ? [h, w] : [w, h];
  return Array.from({ length: across * down }, (_, place) => spotOf({ x: x + (place % across), y: y + Math.floor(place / across) }));
}

function move(view: View, { who, to, axis = "east" }: Of<Seen, "moved">): void {
  if (!("kind" in who)) {
    const one = marineAt(view, who.marine);
    if (one !== undefined) one.at = to;
    return;
  }
  const one = beast(view, who.monster);
  if (one === undefined) return;
  one.axis = axis;
  one.at = to;
  one.squares = bodyAt(one.kind, to, axis);
}

function place(view: View, { monster, kind, at, axis = "east" }: Of<Seen, "monster-placed">): void {
  view.monsters = [...view.monsters.filter((one) => one.monster !== monster), { monster, kind, at, axis, squares: bodyAt(kind, at, axis), wounds: 0, life: 99, activated: false }];
}

function wound(view: View, { who, wounds, left }: Of<Seen, "wounded">): void {
  if ("kind" in who) {
    const one = beast(view, who.monster);
    if (one !== undefined) one.wounds += wounds;
  } else {
    const one = marineAt(view, who.marine);
    if (one !== undefined) one.wounds = left;
  }
}

const gone = (view: View, monster: number): void => void (view.monsters = view.monsters.filter((one) => one.monster !== monster));

function door(view: View, line: Line, state: DoorSeen["state"]): void {
  const one = view.doors.find((each) => each.door === line);
  if (one !== undefined) one.state = state;
}

function frag(view: View, event: Of<Seen, "fragged">): void {
  view.frags = event.frags;
  onMarine(view, event.marine, (one) => {
    one.fell = event.at;
    delete one.at;
  });
}

function drop(view: View, event: Of<Seen, "token-taken">): void {
  const at = view.tokens.findIndex((token) => token.kind === event.token && token.at === event.at);
  if (at >= 0) view.tokens.splice(at, 1);
}

const MOTIONS: Table<View, Seen> = {
  "game-began": { pace: 300 },
  "card-dealt": { pace: 120, sound: "card" },
  equipped: UNSEEN,
  "marine-placed": UNSEEN,
  "round-began": { pace: 350, heading: "round", play: (view, event) => void (view.round = event.round) },
  "turn-began": { pace: 350, heading: "phase", play: (view, event) => Object.assign(view, { turn: "marine", acting: event.marine }) },
  "turn-ended": UNSEEN,
  "invader-turn-began": { pace: 450, heading: "phase", sound: "monster", play: (view) => Object.assign(view, { turn: "invader", acting: undefined }) },
  "invader-turn-ended": UNSEEN,
  "countdown-runs": { pace: 350, play: (view, event) => void (view.countdown = event.left) },
  "deck-shuffled": { pace: 200, sound: "card" },
  "deck-ran-out": { pace: 600, sound: "death", play: (view, event) => void (view.frags = event.frags) },
  drawn: { pace: 160, sound: "card", play: (view) => Object.assign(view, { deck: view.deck - 1, hand_size: view.hand_size + 1 }) },
  discarded: { pace: 200, sound: "card", play: (view) => void (view.hand_size -= 1) },
  "card-played": { pace: 700, sound: "card", play: (view, event) => Object.assign(view, { hand_size: view.hand_size - 1, shown: [...view.shown, event.card] }) },
  "card-cancelled": { pace: 500, sound: "card" },
  "card-done": { pace: 0, play: (view, event) => void (view.shown = view.shown.filter((card) => card !== event.card)) },
  "window-passed": UNSEEN,
  "action-taken": { pace: 250 },
  "adrenaline-used": { pace: 250 },
  "order-placed": { pace: 250, play: (view, event) => onMarine(view, event.marine, (one) => (one.order = event.order)) },
  "order-lost": { pace: 200, play: (view, event) => onMarine(view, event.marine, (one) => delete one.order) },
  healed: { pace: 350, play: (view, event) => onMarine(view, event.marine, (one) => (one.wounds += event.wounds)) },
  "token-taken": { pace: 320, sound: "card", play: drop },
  "token-passed": { pace: 260, sound: "card" },
  "berserk-fades": TOLD,
  "recon-shown": { pace: 450, sound: "door" },
  respawned: { pace: 450, sound: "rise", play: (view, event) => onMarine(view, event.marine, (one) => Object.assign(one, { at: event.at, fell: undefined })) },
  moved: { pace: 230, sound: "step", play: move },
  "door-opened": { pace: 420, sound: "shutter", play: (view, event) => door(view, event.door, "open") },
  "door-closed": { pace: 420, sound: "shutter", play: (view, event) => door(view, event.door, "closed") },
  "door-smashed": { pace: 600, sound: "door", play: (view, event) => door(view, event.door, "destroyed") },
  "door-jammed": { pace: 400, sound: "shutter" },
  "area-revealed": { pace: 400, sound: "envelope" },
  "monster-placed": { pace: 260, sound: "monster", play: place },
  "monster-left-out": TOLD,
  "monster-removed": { pace: 200, play: (view, event) => gone(view, event.monster) },
  "attack-declared": { pace: 420 },
  "attack-walked": { pace: 260 },
  "attack-again": { pace: 200 },
  "attack-twisted": { pace: 350 },
  "attack-void": TOLD,
  rolled: { pace: 600, sound: "dice", play: (view, event) => void (view.attack && (view.attack = { ...view.attack, dice: event.dice })) },
  rerolled: { pace: 600, sound: "dice", play: (view, event) => void (view.attack && (view.attack = { ...view.attack, dice: event.dice })) },
  "ammo-spent": { pace: 200 },
  missed: { pace: 320 },
  hit: { pace: 320 },
  scattered: { pace: 700, sound: "card" },
  "scatter-lands": { pace: 500, sound: "fire" },
  wounded: { pace: 350, sound: "wound", play: wound },
  held: { pace: 250 },
  killed: { pace: 420, sound: "death", play: (view, event) => gone(view, event.monster) },
  telefragged: { pace: 500, sound: "death", play: (view, event) => gone(view, event.monster) },
  fragged: { pace: 800, sound: "death", play: frag },
  "barrel-exploded": { pace: 500, sound: "fire", play: (view, event) => void (view.squares = view.squares.map((square) => (square.at === event.at ? { at: square.at, area: square.area } : square))) },
  "attack-settled": UNSEEN,
  "attack-ended": { pace: 0, play: (view) => delete view.attack },
  "spawn-chosen": UNSEEN,
  activated: { pace: 200 },
  "reaction-passed": UNSEEN,
  "guard-passed": UNSEEN,
  hastened: TOLD,
  rampages: TOLD,
  "more-spawns": TOLD,
  "darkness-falls": { pace: 600, play: (view) => void (view.darkness = true) },
  "darkness-lifts": { pace: 300, play: (view) => void (view.darkness = false) },
  "tokens-swapped": { pace: 450 },
  "wound-removed": TOLD,
  encountered: { pace: 600, sound: "envelope", play: (view) => void (view.reached = (view.reached ?? 0) + 1) },
  "exit-reached": { pace: 600, sound: "envelope" },
  "goal-done": { pace: 600, sound: "envelope" },
  "game-over": { pace: 700, sound: "end" },
};

const loose = (view: View): View => ({
  ...view,
  marines: view.marines.map((one) => ({ ...one })),
  monsters: view.monsters.map((one) => ({ ...one })),
  doors: view.doors.map((one) => ({ ...one })),
  tokens: [...view.tokens],
});

export const { advance, pace, sound, heading } = motions(MOTIONS, TOLD, loose);
