/** What each event of Zombicide moves on the table. */
import type { Typed } from "../../protocol";
import { motions, type Motion } from "../motions";
import { survivorOf, zoneOf, type Colour, type Hero, type Kind, type Level, type Phase, type Spot, type ZcMachine, type ZcSurvivor, type ZcView, type ZcZone } from "./view";

const UNSEEN: Motion<ZcView> = { pace: 0 };
const TOLD: Motion<ZcView> = { pace: 260 };

const MOTIONS: Record<string, Motion<ZcView>> = {
  shuffled: UNSEEN,
  "objectives-mixed": UNSEEN,
  "vaults-filled": UNSEEN,
  dealt: { pace: 180, sound: "card", play: pack },
  "first-player": { pace: 200, play: (view, event) => void (view.first = number(event, "player")) },
  "extra-token": TOLD,
  "spawn-first": TOLD,
  "starts-at": { pace: 200, play: (view, event) => walk(view, who(event), text(event, "zone")) },
  "round-began": { pace: 350, play: (view, event) => void (view.round = number(event, "round")) },
  "phase-began": { pace: 450, play: (view, event) => void (view.phase = text(event, "phase") as Phase) },
  "turn-began": { pace: 250, play: beginTurn },
  "turn-ended": { pace: 0, play: endTurn },
  "turn-resumed": UNSEEN,
  "round-ended": { pace: 250, play: endRound },
  won: { pace: 600, sound: "end" },
  lost: { pace: 600, sound: "end" },
  "goal-reached": { pace: 600, sound: "envelope", play: reach },
  spent: { pace: 0, play: spend },
  moved: { pace: 380, sound: "step", play: (view, event) => walk(view, who(event), text(event, "to")) },
  escaped: { pace: 500, sound: "step", play: (view, event) => leave(view, who(event), "escaped") },
  noise: { pace: 240, play: (view, event) => shout(view, text(event, "zone"), 1) },
  shouted: { pace: 400, play: (view, event) => shout(view, text(event, "zone"), 1) },
  "door-rolled": { pace: 400, sound: "dice" },
  "door-opened": { pace: 520, sound: "door", play: (view, event) => swing(view, event, true) },
  "door-closed": { pace: 400, sound: "shutter", play: (view, event) => swing(view, event, false) },
  "building-opened": { pace: 300 },
  searched: { pace: 200 },
  drew: { pace: 500, sound: "card", play: (view) => void (view.equipment_deck -= 1) },
  "found-in-deck": { pace: 500, sound: "card" },
  "found-in-discard": { pace: 500, sound: "card" },
  "nothing-to-draw": TOLD,
  packed: { pace: 220, sound: "card", play: pack },
  "left-behind": { pace: 220, sound: "card" },
  discarded: { pace: 220, sound: "card", play: discard },
  shifted: { pace: 120, play: shift },
  returned: TOLD,
  reloaded: { pace: 220, play: reload },
  "objective-taken": { pace: 600, sound: "envelope", play: takeObjective },
  "token-activated": { pace: 500, sound: "monster", play: wake },
  "artefact-taken": { pace: 600, sound: "envelope", play: (view) => void (view.artefacts = (view.artefacts ?? 0) + 1) },
  "spare-taken": { pace: 500, sound: "card" },
  "bile-poured": { pace: 400, play: pour },
  ignited: { pace: 900, sound: "fire", play: burn },
  "fire-out": { pace: 200 },
  enchanted: { pace: 350, sound: "card" },
  healed: { pace: 350, play: (view, event) => onSurvivor(view, event, (one) => (one.wounds = Math.max(0, one.wounds - number(event, "wounds")))) },
  rotten: { pace: 200, play: (view, event) => onSurvivor(view, event, (one) => (one.rotten = event["on"] === true)) },
  hidden: { pace: 200, play: (view, event) => onSurvivor(view, event, (one) => (one.hidden = event["on"] === true)) },
  once: UNSEEN,
  led: { pace: 300 },
  pushed: { pace: 450, play: push },
  pulled: { pace: 400, sound: "step", play: (view, event) => walk(view, who(event), text(event, "to")) },
  attacked: { pace: 350 },
  unloaded: { pace: 0, play: unload },
  rolled: { pace: 900, sound: "dice" },
  killed: { pace: 420, sound: "monster", play: (view, event) => fall(view, event) },
  absorbed: { pace: 350 },
  experience: { pace: 150, play: (view, event) => onSurvivor(view, event, (one) => (one.xp = number(event, "total"))) },
  learned: { pace: 500, sound: "turn", play: learn },
  "friendly-fire": { pace: 400, sound: "death" },
  assigned: { pace: 150 },
  "armour-rolled": { pace: 500, sound: "dice" },
  ignored: { pace: 300 },
  wounded: { pace: 450, sound: "wound", play: (view, event) => onSurvivor(view, event, (one) => (one.wounds = number(event, "total"))) },
  died: { pace: 700, sound: "death", play: (view, event) => leave(view, who(event), "dead") },
  "extra-activation": { pace: 500 },
  "nothing-at-blue": { pace: 400 },
  shortage: { pace: 500 },
  "zombies-attacked": { pace: 550, sound: "monster" },
  "zombies-moved": { pace: 520, sound: "monster", play: herd },
  "zombies-added": { pace: 350, sound: "rise", play: (view, event) => crowd(view, text(event, "zone"), kind(event), number(event, "count")) },
  "necromancer-moved": { pace: 520, sound: "monster", play: (view, event) => herd(view, { ...event, kind: "necromancer", count: 1 }) },
  "card-drawn": { pace: 500, sound: "card", play: (view) => void (view.zombie_deck -= 1) },
  "card-done": UNSEEN,
  spawned: { pace: 520, sound: "rise", play: (view, event) => crowd(view, text(event, "zone"), kind(event), number(event, "count")) },
  "nobody-came": { pace: 300 },
  "double-spawn": { pace: 400 },
  "necromancer-token": UNSEEN,
  "necromancer-came": { pace: 700, sound: "monster", play: raise },
  "necromancer-escaped": { pace: 700, play: (view, event) => crowd(view, text(event, "zone"), "necromancer", -1) },
  "necromancer-died": UNSEEN,
  "token-removed": { pace: 400, play: (view, event) => void (view.tokens = view.tokens.filter((token) => token.token !== event["token"])) },
  "tokens-settled": UNSEEN,
  "link-owed": UNSEEN,
  "link-paid": { pace: 300 },
  // A station.
  "objective-lost": { pace: 500, sound: "monster", play: takeObjective },
  attached: { pace: 220, sound: "card" },
  detached: { pace: 220, sound: "card" },
  "token-passed": { pace: 220, sound: "card" },
  "gift-began": TOLD,
  "gift-ended": UNSEEN,
  lapped: { pace: 300, sound: "turn" },
  "door-shut": { pace: 300, sound: "shutter" },
  "door-unshut": { pace: 300, sound: "door" },
  "door-destroyed": { pace: 420, sound: "door", play: (view, event) => swing(view, event, true) },
  "door-lost": { pace: 300 },
  "mold-grew": { pace: 500, sound: "monster", play: (view, event) => cover(view, event, "active") },
  "mold-woke": { pace: 400, sound: "monster", play: (view, event) => cover(view, event, "active") },
  "mold-slept": { pace: 400, sound: "fire", play: (view, event) => cover(view, event, "inactive") },
  "mold-gone": { pace: 400, play: (view, event) => cover(view, event, null) },
  "mold-spawn": { pace: 400, sound: "rise" },
  "machine-moved": { pace: 380, sound: "step", play: (view, event) => onMachine(view, event, (one) => (one.zone = text(event, "to"))) },
  "machine-fired": { pace: 350 },
  "machine-woke": { pace: 200, play: (view, event) => onMachine(view, event, (one) => (one.active = true)) },
  "machines-slept": UNSEEN,
  "machine-destroyed": { pace: 600, sound: "death", play: (view, event) => onMachine(view, event, (one) => (one.destroyed = true)) },
  "remote-taken": { pace: 350, sound: "card" },
  "airlock-forced": { pace: 600, sound: "door", play: (view) => void (view.secured = null) },
  "tank-taken": { pace: 350, sound: "card" },
  "nests-mixed": UNSEEN,
  "canister-used": UNSEEN,
  burnt: { pace: 900, sound: "fire" },
  "nest-burnt": { pace: 500, sound: "fire", play: (view, event) => void (view.tokens = view.tokens.filter((token) => token.token !== event["token"])) },
  "tank-given": UNSEEN,
  "prototypes-shuffled": UNSEEN,
  "prototype-taken": { pace: 500, sound: "card" },
  "no-prototype-left": TOLD,
  "sample-taken": { pace: 400, sound: "envelope" },
  "crew-left": { pace: 400, sound: "step", play: (view, event) => void (view.crew = number(event, "left")) },
  "drone-showed": { pace: 500, sound: "card" },
  "cards-swapped": { pace: 220, sound: "card" },
  "known-drawn": UNSEEN,
  "card-turned": UNSEEN,
  "in-a-row": UNSEEN,
  startled: UNSEEN,
  "reflex-used": UNSEEN,
  "scientist-moved": { pace: 380, sound: "step" },
  "scientist-left": { pace: 500, sound: "step" },
  "scientist-died": { pace: 700, sound: "death" },
  // A fortress.
  kept: { pace: 300, sound: "card" },
  parted: UNSEEN,
  given: { pace: 220, sound: "card" },
  lent: { pace: 300, sound: "turn" },
  "spawn-token-moved": { pace: 500, sound: "monster", play: drag },
  corrupted: { pace: 500, sound: "monster", play: (view, event) => taint(view, event, true) },
  cleansed: { pace: 500, sound: "envelope", play: (view, event) => taint(view, event, false) },
  "defiler-came": { pace: 700, sound: "monster", play: (view, event) => crowd(view, text(event, "zone"), "necromancer", 1) },
  "defiler-aims": UNSEEN,
  "defiler-alone": UNSEEN,
  "defiler-died": UNSEEN,
  "further-came": { pace: 700, sound: "monster", play: (view, event) => crowd(view, text(event, "zone"), "necromancer", 1) },
  "further-moved": { pace: 520, sound: "monster", play: (view, event) => herd(view, { ...event, kind: "necromancer", count: 1 }) },
  "further-died": UNSEEN,
  "siege-drawn": UNSEEN,
  siege: { pace: 700, sound: "rise" },
  climbed: { pace: 520, sound: "monster", play: herd },
  "beacon-taken": { pace: 500, sound: "envelope" },
  "beacon-moved": { pace: 450, sound: "step", play: carryBeacon },
  "guards-ordered": { pace: 300 },
  "guards-moved": { pace: 420, sound: "step", play: (view, event) => (guard(view, text(event, "from"), -number(event, "count")), guard(view, text(event, "to"), number(event, "count"))) },
  "guards-attacked": { pace: 350 },
  "guards-fell": { pace: 600, sound: "death", play: (view, event) => guard(view, text(event, "zone"), -number(event, "count")) },
  "guards-escaped": { pace: 450, sound: "step", play: (view, event) => guard(view, text(event, "zone"), -number(event, "count")) },
  "cauldron-pushed": { pace: 420, sound: "step", play: (view, event) => (pot(view, text(event, "from"), -1), pot(view, text(event, "to"), 1)) },
  "cauldron-poured": { pace: 900, sound: "fire", play: (view, event) => pot(view, text(event, "from"), -1) },
  "skill-dealt": { pace: 300, sound: "card" },
  "ladder-taken": { pace: 300, sound: "card" },
  "ladder-hung": { pace: 400, sound: "step", play: (view, event) => void (view.hung = [...(view.hung ?? []), [text(event, "from"), text(event, "to")]]) },
  frozen: { pace: 350, play: (view, event) => frost(view, event, true) },
  thawed: { pace: 350, play: (view, event) => frost(view, event, false) },
  awake: UNSEEN,
  "vault-shuffled": UNSEEN,
  "vault-dropped": { pace: 450, sound: "envelope", play: (view, event) => onZone(view, event, (zone) => (zone.drops = (zone.drops ?? 0) + 1)) },
  "vault-taken": { pace: 500, sound: "card" },
  "vault-empty": TOLD,
  "piles-laid": UNSEEN,
  "pile-taken": { pace: 300, sound: "card" },
  banished: { pace: 500, sound: "envelope" },
  "tome-restored": { pace: 500, sound: "envelope" },
  "building-burnt": { pace: 900, sound: "fire" },
  improvised: { pace: 350 },
  "may-draw": UNSEEN,
  draws: UNSEEN,
  "may-sidestep": UNSEEN,
  sidesteps: TOLD,
  "next-card": UNSEEN,
};

export const { advance, pace, sound, known } = motions(MOTIONS, TOLD, loose);

/** A copy of all that a motion may change; what never moves, such as the map and its sights, is shared. */
function loose(view: ZcView): ZcView {
  return {
    ...view,
    mission: { ...view.mission, goals: view.mission.goals.map((goal) => ({ ...goal })) },
    zones: view.zones.map((zone) => ({ ...zone, zombies: { ...zone.zombies } })),
    doors: (view.doors ?? []).map((door) => ({ ...door })),
    survivors: view.survivors.map((one) => ({ ...one, cards: { ...one.cards } })),
    tokens: view.tokens.map((token) => ({ ...token })),
    kills: { ...view.kills },
  };
}

// ---------------------------------------------------------------- fields

function number(event: Typed, field: string): number {
  const value = event[field];
  return typeof value === "number" ? value : 0;
}

function text(event: Typed, field: string): string {
  const value = event[field];
  return typeof value === "string" ? value : "";
}

function kind(event: Typed): Kind {
  return text(event, "kind") as Kind;
}

/** The Survivor an event is about. */
export function who(event: Typed, field = "who"): Hero {
  const value = event[field] as { hero?: Hero } | null | undefined;
  return value?.hero ?? "";
}

function onSurvivor(view: ZcView, event: Typed, change: (one: ZcSurvivor) => void): void {
  const one = survivorOf(view, who(event));
  if (one !== undefined) change(one);
}

// ---------------------------------------------------------------- the team

function beginTurn(view: ZcView, event: Typed): void {
  for (const one of view.survivors) one.in_turn = false;
  onSurvivor(view, event, (one) => {
    one.in_turn = true;
    one.actions = number(event, "actions");
  });
}

function endTurn(view: ZcView, event: Typed): void {
  onSurvivor(view, event, (one) => {
    one.in_turn = false;
    one.acted = true;
    one.actions = 0;
  });
}

function endRound(view: ZcView, event: Typed): void {
  view.first = number(event, "first");
  for (const zone of view.zones) zone.noise = 0;
  for (const one of view.survivors) {
    one.acted = false;
    one.unloaded = [];
  }
}

function reach(view: ZcView, event: Typed): void {
  const goal = view.mission.goals.find((one) => one.goal === number(event, "goal"));
  if (goal !== undefined) goal.reached = true;
}

function spend(view: ZcView, event: Typed): void {
  onSurvivor(view, event, (one) => (one.actions = Math.max(0, one.actions - number(event, "actions"))));
}

function walk(view: ZcView, hero: Hero, to: Spot): void {
  const one = survivorOf(view, hero);
  const goal = zoneOf(view, to);
  if (one === undefined || goal === undefined) return;
  const from = zoneOf(view, one.zone);
  if (from !== undefined) from.survivors = from.survivors.filter((other) => other !== hero);
  goal.survivors = [...goal.survivors, hero].sort();
  one.zone = to;
}

function leave(view: ZcView, hero: Hero, fate: "dead" | "escaped"): void {
  const one = survivorOf(view, hero);
  if (one === undefined) return;
  const from = zoneOf(view, one.zone);
  if (from !== undefined) from.survivors = from.survivors.filter((other) => other !== hero);
  one.fate = fate;
  one.zone = null;
  one.in_turn = false;
}

function learn(view: ZcView, event: Typed): void {
  onSurvivor(view, event, (one) => {
    one.skills = [...one.skills, text(event, "skill")];
    one.level = text(event, "level") as Level;
  });
}

function pack(view: ZcView, event: Typed): void {
  onSurvivor(view, event, (one) => (one.cards[text(event, "slot")] = text(event, "card")));
}

function discard(view: ZcView, event: Typed): void {
  onSurvivor(view, event, (one) => delete one.cards[text(event, "slot")]);
}

/** Two slots change what they hold; they may belong to two Survivors. */
function shift(view: ZcView, event: Typed): void {
  const one = survivorOf(view, who(event));
  const other = survivorOf(view, who(event, "with"));
  if (one === undefined || other === undefined) return;
  const [from, to] = [text(event, "from"), text(event, "to")];
  const [given, got] = [one.cards[from], other.cards[to]];
  delete one.cards[from];
  delete other.cards[to];
  if (given !== undefined) other.cards[to] = given;
  if (got !== undefined) one.cards[from] = got;
}

function reload(view: ZcView, event: Typed): void {
  const slots = text(event, "slots").split("+");
  onSurvivor(view, event, (one) => (one.unloaded = one.unloaded.filter((slot) => !slots.includes(slot))));
}

function unload(view: ZcView, event: Typed): void {
  const slots = text(event, "slots").split("+");
  onSurvivor(view, event, (one) => (one.unloaded = [...new Set([...one.unloaded, ...slots])]));
}

// ---------------------------------------------------------------- the board

function shout(view: ZcView, spot: Spot, noise: number): void {
  const zone = zoneOf(view, spot);
  if (zone !== undefined) zone.noise += noise;
}

function swing(view: ZcView, event: Typed, open: boolean): void {
  const door = (view.doors ?? []).find((one) => one.door === event["door"]);
  if (door !== undefined) door.open = open;
}

function cover(view: ZcView, event: Typed, mold: "active" | "inactive" | null): void {
  const zone = zoneOf(view, text(event, "zone"));
  if (zone !== undefined) zone.mold = mold;
}

function onZone(view: ZcView, event: Typed, change: (zone: ZcZone) => void): void {
  const zone = zoneOf(view, text(event, "zone"));
  if (zone !== undefined) change(zone);
}

function taint(view: ZcView, event: Typed, on: boolean): void {
  onZone(view, event, (zone) => (zone.corruption = on));
}

function frost(view: ZcView, event: Typed, on: boolean): void {
  onZone(view, event, (zone) => (zone.frozen = on));
}

function guard(view: ZcView, spot: Spot, change: number): void {
  const zone = zoneOf(view, spot);
  if (zone !== undefined) zone.guards = Math.max(0, (zone.guards ?? 0) + change);
}

function pot(view: ZcView, spot: Spot, change: number): void {
  const zone = zoneOf(view, spot);
  if (zone !== undefined) zone.cauldrons = Math.max(0, (zone.cauldrons ?? 0) + change);
}

function drag(view: ZcView, event: Typed): void {
  for (const token of view.tokens) if (token.token === event["token"]) token.zone = text(event, "to");
}

function carryBeacon(view: ZcView, event: Typed): void {
  const to = text(event, "to");
  for (const zone of view.zones) zone.beacon = zone.zone === to;
  if (view.beacon !== undefined) view.beacon = { ...view.beacon, zone: to };
}

function onMachine(view: ZcView, event: Typed, change: (one: ZcMachine) => void): void {
  view.machines = view.machines?.map((one) => {
    if (one.machine !== event["machine"]) return one;
    const changed = { ...one };
    change(changed);
    return changed;
  });
}

function takeObjective(view: ZcView, event: Typed): void {
  const zone = zoneOf(view, text(event, "zone"));
  if (zone !== undefined) zone.objective = false;
}

function wake(view: ZcView, event: Typed): void {
  const colour = text(event, "colour") as Colour;
  for (const token of view.tokens) if (token.zone === event["zone"] && token.colour === colour) token.active = true;
}

function pour(view: ZcView, event: Typed): void {
  const zone = zoneOf(view, text(event, "zone"));
  const from = zoneOf(view, text(event, "from"));
  if (zone !== undefined) zone.bile = (zone.bile ?? 0) + 1;
  if (from !== undefined) from.bile = Math.max(0, (from.bile ?? 0) - 1);
}

function burn(view: ZcView, event: Typed): void {
  const zone = zoneOf(view, text(event, "zone"));
  if (zone !== undefined) zone.bile = Math.max(0, (zone.bile ?? 0) - 1);
}

// ---------------------------------------------------------------- enemies

function crowd(view: ZcView, spot: Spot, kind: Kind, change: number): void {
  const zone = zoneOf(view, spot);
  if (zone === undefined) return;
  const now = Math.max(0, (zone.zombies[kind] ?? 0) + change);
  if (now === 0) delete zone.zombies[kind];
  else zone.zombies[kind] = now;
}

function herd(view: ZcView, event: Typed): void {
  const count = number(event, "count");
  crowd(view, text(event, "from"), kind(event), -count);
  crowd(view, text(event, "to"), kind(event), count);
}

function push(view: ZcView, event: Typed): void {
  const from = zoneOf(view, text(event, "from"));
  for (const [kind, count] of Object.entries(from?.zombies ?? {})) {
    herd(view, { ...event, kind, count });
  }
}

function fall(view: ZcView, event: Typed): void {
  const count = number(event, "count");
  crowd(view, text(event, "zone"), kind(event), -count);
  view.kills[kind(event)] = (view.kills[kind(event)] ?? 0) + count;
}

function raise(view: ZcView, event: Typed): void {
  const zone = text(event, "zone");
  crowd(view, zone, "necromancer", 1);
  const token = number(event, "token");
  if (!view.tokens.some((one) => one.token === token)) {
    view.tokens = [...view.tokens, { token, zone, colour: "red", active: true, necromancer: true, order: 0 }];
  }
}
