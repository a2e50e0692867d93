/** What each event of the rules moves on the table. */
import type { Typed } from "../../protocol";
import { motions, type Motion } from "../motions";
import { parse, spotOf } from "./ground";
import { beast, marineAt, SIZES, type Beast, type DmView, type Marine, type Monster, type Named, type Order, type Spot } from "./view";

const UNSEEN: Motion<DmView> = { pace: 0 };
const TOLD: Motion<DmView> = { pace: 260 };

const text = (event: Typed, field: string): string => String(event[field] ?? "");
const number = (event: Typed, field: string): number => Number(event[field] ?? 0);
const named = (event: Typed): Named => event["who"] as Named;

function onMarine(view: DmView, event: Typed, change: (one: Marine) => void): void {
  const one = marineAt(view, number(event, "marine"));
  if (one !== undefined) change(one);
}

/** The squares of a monster with its north-western one there. */
function bodyAt(kind: Monster, at: Spot, axis: Beast["axis"]): Spot[] {
  const { x, y } = parse(at);
  const [w, h] = SIZES[kind];
  const [across, down] = axis === "south" && w !== h ? [h, w] : [w, h];
  return Array.from({ length: across * down }, (_, place) => spotOf({ x: x + (place % across), y: y + Math.floor(place / across) }));
}

function move(view: DmView, event: Typed): void {
  const who = named(event);
  const to = text(event, "to");
  if (!("kind" in who)) {
    const one = marineAt(view, who.marine);
    if (one !== undefined) one.at = to;
    return;
  }
  const one = beast(view, who.monster);
  if (one === undefined) return;
  one.axis = event["axis"] === "south" ? "south" : "east";
  one.at = to;
  one.squares = bodyAt(one.kind, to, one.axis);
}

function place(view: DmView, event: Typed): void {
  const kind = text(event, "kind") as Monster;
  const axis = event["axis"] === "south" ? "south" : "east";
  const at = text(event, "at");
  view.monsters = [...view.monsters.filter((one) => one.monster !== number(event, "monster")), { monster: number(event, "monster"), kind, at, axis, squares: bodyAt(kind, at, axis), wounds: 0, life: 99, activated: false }];
}

function wound(view: DmView, event: Typed): void {
  const who = named(event);
  if ("kind" in who) {
    const one = beast(view, who.monster);
    if (one !== undefined) one.wounds += number(event, "wounds");
  } else {
    const one = marineAt(view, who.marine);
    if (one !== undefined) one.wounds = number(event, "left");
  }
}

const gone = (view: DmView, event: Typed): void => void (view.monsters = view.monsters.filter((one) => one.monster !== number(event, "monster")));

function door(view: DmView, event: Typed, state: "open" | "closed" | "destroyed"): void {
  const one = view.doors.find((each) => each.door === event["door"]);
  if (one !== undefined) one.state = state;
}

function frag(view: DmView, event: Typed): void {
  view.frags = number(event, "frags");
  onMarine(view, event, (one) => {
    one.fell = text(event, "at");
    delete one.at;
  });
}

function drop(view: DmView, event: Typed): void {
  const at = view.tokens.findIndex((token) => token.kind === event["token"] && token.at === event["at"]);
  if (at >= 0) view.tokens.splice(at, 1);
}

const MOTIONS: Record<string, Motion<DmView>> = {
  "game-began": { pace: 300 },
  "card-dealt": { pace: 120, sound: "card" },
  equipped: UNSEEN,
  "marine-placed": UNSEEN,
  "round-began": { pace: 350, play: (view, event) => void (view.round = number(event, "round")) },
  "turn-began": { pace: 350, play: (view, event) => Object.assign(view, { turn: "marine", acting: number(event, "marine") }) },
  "turn-ended": UNSEEN,
  "invader-turn-began": { pace: 450, sound: "monster", play: (view) => Object.assign(view, { turn: "invader", acting: undefined }) },
  "invader-turn-ended": UNSEEN,
  "countdown-runs": { pace: 350, play: (view, event) => void (view.countdown = number(event, "left")) },
  "deck-shuffled": { pace: 200, sound: "card" },
  "deck-ran-out": { pace: 600, sound: "death", play: (view, event) => void (view.frags = number(event, "frags")) },
  drawn: { pace: 160, sound: "card", play: (view) => Object.assign(view, { deck: view.deck - 1, hand_size: view.hand_size + 1 }) },
  discarded: { pace: 200, sound: "card", play: (view) => void (view.hand_size -= 1) },
  "card-played": { pace: 700, sound: "card", play: (view, event) => Object.assign(view, { hand_size: view.hand_size - 1, shown: [...view.shown, text(event, "card")] }) },
  "card-cancelled": { pace: 500, sound: "card" },
  "card-done": { pace: 0, play: (view, event) => void (view.shown = view.shown.filter((card) => card !== event["card"])) },
  "window-passed": UNSEEN,
  "action-taken": { pace: 250 },
  "adrenaline-used": { pace: 250 },
  "order-placed": { pace: 250, play: (view, event) => onMarine(view, event, (one) => (one.order = text(event, "order") as Order)) },
  "order-lost": { pace: 200, play: (view, event) => onMarine(view, event, (one) => delete one.order) },
  healed: { pace: 350, play: (view, event) => onMarine(view, event, (one) => (one.wounds += number(event, "wounds"))) },
  "token-taken": { pace: 320, sound: "card", play: drop },
  "token-passed": { pace: 260, sound: "card" },
  "berserk-fades": TOLD,
  "recon-shown": { pace: 450, sound: "door" },
  respawned: { pace: 450, sound: "rise", play: (view, event) => onMarine(view, event, (one) => Object.assign(one, { at: text(event, "at"), fell: undefined })) },
  moved: { pace: 230, sound: "step", play: move },
  "door-opened": { pace: 420, sound: "shutter", play: (view, event) => door(view, event, "open") },
  "door-closed": { pace: 420, sound: "shutter", play: (view, event) => door(view, event, "closed") },
  "door-smashed": { pace: 600, sound: "door", play: (view, event) => door(view, event, "destroyed") },
  "door-jammed": { pace: 400, sound: "shutter" },
  "area-revealed": { pace: 400, sound: "envelope" },
  "monster-placed": { pace: 260, sound: "monster", play: place },
  "monster-left-out": TOLD,
  "monster-removed": { pace: 200, play: gone },
  "attack-declared": { pace: 420 },
  "attack-walked": { pace: 260 },
  "attack-again": { pace: 200 },
  "attack-twisted": { pace: 350 },
  "attack-void": TOLD,
  rolled: { pace: 600, sound: "dice", play: (view, event) => void (view.attack && (view.attack = { ...view.attack, dice: event["dice"] as never })) },
  rerolled: { pace: 600, sound: "dice", play: (view, event) => void (view.attack && (view.attack = { ...view.attack, dice: event["dice"] as never })) },
  "ammo-spent": { pace: 200 },
  missed: { pace: 320 },
  hit: { pace: 320 },
  scattered: { pace: 700, sound: "card" },
  "scatter-lands": { pace: 500, sound: "fire" },
  wounded: { pace: 350, sound: "wound", play: wound },
  held: { pace: 250 },
  killed: { pace: 420, sound: "death", play: gone },
  telefragged: { pace: 500, sound: "death", play: gone },
  fragged: { pace: 800, sound: "death", play: frag },
  "barrel-exploded": { pace: 500, sound: "fire", play: (view, event) => void (view.squares = view.squares.map((square) => (square.at === event["at"] ? { at: square.at, area: square.area } : square))) },
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
  encountered: { pace: 600, sound: "envelope" },
  "exit-reached": { pace: 600, sound: "envelope" },
  "goal-done": { pace: 600, sound: "envelope" },
  "game-over": { pace: 700, sound: "end" },
};

const loose = (view: DmView): DmView => ({
  ...view,
  marines: view.marines.map((one) => ({ ...one })),
  monsters: view.monsters.map((one) => ({ ...one })),
  doors: view.doors.map((one) => ({ ...one })),
  tokens: [...view.tokens],
});

export const { advance, pace, sound, known } = motions(MOTIONS, TOLD, loose);
