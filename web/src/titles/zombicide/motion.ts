/** What each event of Zombicide moves on the table. */
import { motions, type Motion, type Of, type Table } from "../motions";
import { KINDS, survivorOf, zoneOf, type Hero, type Kind, type Machine, type MachineView, type Seen, type Spot, type SurvivorView, type View, type Who, type ZoneView } from "./view";

const UNSEEN: Motion<View, unknown> = { pace: 0 };
const TOLD: Motion<View, unknown> = { pace: 260 };

const MOTIONS: Table<View, Seen> = {
  shuffled: UNSEEN,
  "objectives-mixed": UNSEEN,
  "vaults-filled": UNSEEN,
  dealt: { pace: 180, sound: "card", play: pack },
  "first-player": { pace: 200, play: (view, event) => void (view.first = event.player) },
  "extra-token": TOLD,
  "spawn-first": TOLD,
  "starts-at": { pace: 200, play: (view, event) => walk(view, event.who.hero, event.zone) },
  "round-began": { pace: 350, heading: "round", play: (view, event) => void (view.round = event.round) },
  "phase-began": { pace: 450, heading: "phase", play: (view, event) => void (view.phase = event.phase) },
  "turn-began": { pace: 250, play: beginTurn },
  "turn-ended": { pace: 0, play: endTurn },
  "turn-resumed": UNSEEN,
  "round-ended": { pace: 250, play: endRound },
  won: { pace: 600, sound: "end" },
  lost: { pace: 600, sound: "end" },
  "goal-reached": { pace: 600, sound: "envelope", play: reach },
  spent: { pace: 0, play: spend },
  moved: { pace: 380, sound: "step", play: (view, event) => walk(view, event.who.hero, event.to) },
  escaped: { pace: 500, sound: "step", play: (view, event) => leave(view, event.who.hero, "escaped") },
  noise: { pace: 240, play: (view, event) => shout(view, event.zone, 1) },
  shouted: { pace: 400, play: (view, event) => shout(view, event.zone, 1) },
  "door-rolled": { pace: 400, sound: "dice" },
  "door-opened": { pace: 520, sound: "door", play: (view, event) => swing(view, event.door, true) },
  "door-closed": { pace: 400, sound: "shutter", play: (view, event) => swing(view, event.door, false) },
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
  ignited: { pace: 900, sound: "fire", play: (view, event) => burn(view, event.zone) },
  "fire-out": { pace: 200 },
  enchanted: { pace: 350, sound: "card" },
  healed: { pace: 350, play: (view, event) => onSurvivor(view, event.who, (one) => (one.wounds = Math.max(0, one.wounds - event.wounds))) },
  rotten: { pace: 200, play: (view, event) => onSurvivor(view, event.who, (one) => (one.rotten = event.on)) },
  hidden: { pace: 200, play: (view, event) => onSurvivor(view, event.who, (one) => (one.hidden = event.on)) },
  once: UNSEEN,
  led: { pace: 300 },
  pushed: { pace: 450, play: push },
  pulled: { pace: 400, sound: "step", play: (view, event) => walk(view, event.who.hero, event.to) },
  attacked: { pace: 350 },
  unloaded: { pace: 0, play: unload },
  rolled: { pace: 900, sound: "dice" },
  killed: { pace: 420, sound: "monster", play: fall },
  absorbed: { pace: 350 },
  experience: { pace: 150, play: (view, event) => onSurvivor(view, event.who, (one) => (one.xp = event.total)) },
  learned: { pace: 500, sound: "turn", play: learn },
  "friendly-fire": { pace: 400, sound: "death" },
  assigned: { pace: 150 },
  "armour-rolled": { pace: 500, sound: "dice" },
  ignored: { pace: 300 },
  wounded: { pace: 450, sound: "wound", play: (view, event) => onSurvivor(view, event.who, (one) => (one.wounds = event.total)) },
  died: { pace: 700, sound: "death", play: (view, event) => leave(view, event.who.hero, "dead") },
  "extra-activation": { pace: 500 },
  "nothing-at-blue": { pace: 400 },
  shortage: { pace: 500 },
  "zombies-attacked": { pace: 550, sound: "monster" },
  "zombies-moved": { pace: 520, sound: "monster", play: (view, event) => herd(view, event, event.kind, event.count) },
  "zombies-added": { pace: 350, sound: "rise", play: (view, event) => crowd(view, event.zone, event.kind, event.count) },
  "necromancer-moved": { pace: 520, sound: "monster", play: (view, event) => herd(view, event, "necromancer", 1) },
  "card-drawn": { pace: 500, sound: "card", play: (view) => void (view.zombie_deck -= 1) },
  "card-done": UNSEEN,
  spawned: { pace: 520, sound: "rise", play: (view, event) => crowd(view, event.zone, event.kind, event.count) },
  "nobody-came": { pace: 300 },
  "double-spawn": { pace: 400 },
  "necromancer-token": UNSEEN,
  "necromancer-came": { pace: 700, sound: "monster", play: raise },
  "necromancer-escaped": { pace: 700, play: (view, event) => crowd(view, event.zone, "necromancer", -1) },
  "necromancer-died": UNSEEN,
  "token-removed": { pace: 400, play: (view, event) => void (view.tokens = view.tokens.filter((token) => token.token !== event.token)) },
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
  "door-destroyed": { pace: 420, sound: "door", play: (view, event) => swing(view, event.door, true) },
  "door-lost": { pace: 300 },
  "mold-grew": { pace: 500, sound: "monster", play: (view, event) => cover(view, event.zone, "active") },
  "mold-woke": { pace: 400, sound: "monster", play: (view, event) => cover(view, event.zone, "active") },
  "mold-slept": { pace: 400, sound: "fire", play: (view, event) => cover(view, event.zone, "inactive") },
  "mold-gone": { pace: 400, play: (view, event) => cover(view, event.zone, null) },
  "mold-spawn": { pace: 400, sound: "rise" },
  "machine-moved": { pace: 380, sound: "step", play: (view, event) => onMachine(view, event.machine, (one) => (one.zone = event.to)) },
  "machine-fired": { pace: 350 },
  "machine-woke": { pace: 200, play: (view, event) => onMachine(view, event.machine, (one) => (one.active = true)) },
  "machines-slept": UNSEEN,
  "machine-destroyed": { pace: 600, sound: "death", play: (view, event) => onMachine(view, event.machine, (one) => (one.destroyed = true)) },
  "remote-taken": { pace: 350, sound: "card" },
  "airlock-forced": { pace: 600, sound: "door", play: (view) => void (view.secured = null) },
  "tank-taken": { pace: 350, sound: "card" },
  "nests-mixed": UNSEEN,
  "canister-used": UNSEEN,
  burnt: { pace: 900, sound: "fire" },
  "nest-burnt": { pace: 500, sound: "fire", play: (view, event) => void (view.tokens = view.tokens.filter((token) => token.token !== event.token)) },
  "tank-given": UNSEEN,
  "prototypes-shuffled": UNSEEN,
  "prototype-taken": { pace: 500, sound: "card" },
  "no-prototype-left": TOLD,
  "sample-taken": { pace: 400, sound: "envelope" },
  "crew-left": { pace: 400, sound: "step", play: (view, event) => void (view.crew = event.left) },
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
  corrupted: { pace: 500, sound: "monster", play: (view, event) => taint(view, event.zone, true) },
  cleansed: { pace: 500, sound: "envelope", play: (view, event) => taint(view, event.zone, false) },
  "defiler-came": { pace: 700, sound: "monster", play: (view, event) => crowd(view, event.zone, "necromancer", 1) },
  "defiler-aims": UNSEEN,
  "defiler-alone": UNSEEN,
  "defiler-died": UNSEEN,
  "further-came": { pace: 700, sound: "monster", play: (view, event) => crowd(view, event.zone, "necromancer", 1) },
  "further-moved": { pace: 520, sound: "monster", play: (view, event) => herd(view, event, "necromancer", 1) },
  "further-died": UNSEEN,
  "siege-drawn": UNSEEN,
  siege: { pace: 700, sound: "rise" },
  climbed: { pace: 520, sound: "monster", play: (view, event) => herd(view, event, event.kind, event.count) },
  "beacon-taken": { pace: 500, sound: "envelope" },
  "beacon-moved": { pace: 450, sound: "step", play: carryBeacon },
  "guards-ordered": { pace: 300 },
  "guards-moved": { pace: 420, sound: "step", play: (view, event) => (guard(view, event.from, -event.count), guard(view, event.to, event.count)) },
  "guards-attacked": { pace: 350 },
  "guards-fell": { pace: 600, sound: "death", play: (view, event) => guard(view, event.zone, -event.count) },
  "guards-escaped": { pace: 450, sound: "step", play: (view, event) => guard(view, event.zone, -event.count) },
  "cauldron-pushed": { pace: 420, sound: "step", play: (view, event) => (pot(view, event.from, -1), pot(view, event.to, 1)) },
  "cauldron-poured": { pace: 900, sound: "fire", play: (view, event) => pot(view, event.from, -1) },
  "skill-dealt": { pace: 300, sound: "card" },
  "ladder-taken": { pace: 300, sound: "card" },
  "ladder-hung": { pace: 400, sound: "step", play: (view, event) => void (view.hung = [...(view.hung ?? []), [event.from, event.to]]) },
  frozen: { pace: 350, play: (view, event) => frost(view, event.zone, true) },
  thawed: { pace: 350, play: (view, event) => frost(view, event.zone, false) },
  awake: UNSEEN,
  "vault-shuffled": UNSEEN,
  "vault-dropped": { pace: 450, sound: "envelope", play: (view, event) => onZone(view, event.zone, (zone) => (zone.drops = (zone.drops ?? 0) + 1)) },
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

export const { advance, pace, sound, heading } = motions(MOTIONS, TOLD, loose);

/** A copy of all that a motion may change; what never moves, such as the map and its sights, is shared. */
function loose(view: View): View {
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

function onSurvivor(view: View, who: Who, change: (one: SurvivorView) => void): void {
  const one = survivorOf(view, who.hero);
  if (one !== undefined) change(one);
}

// ---------------------------------------------------------------- the team

function beginTurn(view: View, event: Of<Seen, "turn-began">): void {
  for (const one of view.survivors) one.in_turn = false;
  onSurvivor(view, event.who, (one) => {
    one.in_turn = true;
    one.actions = event.actions;
  });
}

function endTurn(view: View, event: Of<Seen, "turn-ended">): void {
  onSurvivor(view, event.who, (one) => {
    one.in_turn = false;
    one.acted = true;
    one.actions = 0;
  });
}

function endRound(view: View, event: Of<Seen, "round-ended">): void {
  view.first = event.first;
  for (const zone of view.zones) zone.noise = 0;
  for (const one of view.survivors) {
    one.acted = false;
    one.unloaded = [];
  }
}

function reach(view: View, event: Of<Seen, "goal-reached">): void {
  const goal = view.mission.goals.find((one) => one.goal === event.goal);
  if (goal !== undefined) goal.reached = true;
}

function spend(view: View, event: Of<Seen, "spent">): void {
  onSurvivor(view, event.who, (one) => (one.actions = Math.max(0, one.actions - event.actions)));
}

function walk(view: View, hero: Hero, to: Spot): void {
  const one = survivorOf(view, hero);
  const goal = zoneOf(view, to);
  if (one === undefined || goal === undefined) return;
  const from = zoneOf(view, one.zone);
  if (from !== undefined) from.survivors = from.survivors.filter((other) => other !== hero);
  goal.survivors = [...goal.survivors, hero].sort();
  one.zone = to;
}

function leave(view: View, hero: Hero, fate: "dead" | "escaped"): void {
  const one = survivorOf(view, hero);
  if (one === undefined) return;
  const from = zoneOf(view, one.zone);
  if (from !== undefined) from.survivors = from.survivors.filter((other) => other !== hero);
  one.fate = fate;
  one.zone = null;
  one.in_turn = false;
}

function learn(view: View, event: Of<Seen, "learned">): void {
  onSurvivor(view, event.who, (one) => {
    one.skills = [...one.skills, event.skill];
    one.level = event.level;
  });
}

function pack(view: View, event: Of<Seen, "dealt" | "packed">): void {
  onSurvivor(view, event.who, (one) => (one.cards[event.slot] = event.card));
}

function discard(view: View, event: Of<Seen, "discarded">): void {
  onSurvivor(view, event.who, (one) => delete one.cards[event.slot]);
}

/** Two slots change what they hold; they may belong to two Survivors. */
function shift(view: View, event: Of<Seen, "shifted">): void {
  const one = survivorOf(view, event.who.hero);
  const other = survivorOf(view, event.with.hero);
  if (one === undefined || other === undefined) return;
  const [given, got] = [one.cards[event.from], other.cards[event.to]];
  delete one.cards[event.from];
  delete other.cards[event.to];
  if (given !== undefined) other.cards[event.to] = given;
  if (got !== undefined) one.cards[event.from] = got;
}

function reload(view: View, event: Of<Seen, "reloaded">): void {
  const slots = event.slots.split("+");
  onSurvivor(view, event.who, (one) => (one.unloaded = one.unloaded.filter((slot) => !slots.includes(slot))));
}

function unload(view: View, event: Of<Seen, "unloaded">): void {
  const slots = event.slots.split("+");
  onSurvivor(view, event.who, (one) => (one.unloaded = [...new Set([...one.unloaded, ...slots])]));
}

// ---------------------------------------------------------------- the board

function onZone(view: View, spot: Spot, change: (zone: ZoneView) => void): void {
  const zone = zoneOf(view, spot);
  if (zone !== undefined) change(zone);
}

function shout(view: View, spot: Spot, noise: number): void {
  onZone(view, spot, (zone) => (zone.noise += noise));
}

function swing(view: View, number: number, open: boolean): void {
  const door = (view.doors ?? []).find((one) => one.door === number);
  if (door !== undefined) door.open = open;
}

function cover(view: View, spot: Spot, mold: "active" | "inactive" | null): void {
  onZone(view, spot, (zone) => (zone.mold = mold));
}

function taint(view: View, spot: Spot, on: boolean): void {
  onZone(view, spot, (zone) => (zone.corruption = on));
}

function frost(view: View, spot: Spot, on: boolean): void {
  onZone(view, spot, (zone) => (zone.frozen = on));
}

function guard(view: View, spot: Spot, change: number): void {
  onZone(view, spot, (zone) => (zone.guards = Math.max(0, (zone.guards ?? 0) + change)));
}

function pot(view: View, spot: Spot, change: number): void {
  onZone(view, spot, (zone) => (zone.cauldrons = Math.max(0, (zone.cauldrons ?? 0) + change)));
}

function drag(view: View, event: Of<Seen, "spawn-token-moved">): void {
  for (const token of view.tokens) if (token.token === event.token) token.zone = event.to;
}

function carryBeacon(view: View, { to }: Of<Seen, "beacon-moved">): void {
  for (const zone of view.zones) zone.beacon = zone.zone === to;
  if (view.beacon !== undefined) view.beacon = { ...view.beacon, zone: to };
}

function onMachine(view: View, machine: Machine, change: (one: MachineView) => void): void {
  if (view.machines === undefined) return;
  view.machines = view.machines.map((one) => {
    if (one.machine !== machine) return one;
    const changed = { ...one };
    change(changed);
    return changed;
  });
}

function takeObjective(view: View, event: Of<Seen, "objective-taken" | "objective-lost">): void {
  onZone(view, event.zone, (zone) => (zone.objective = false));
}

function wake(view: View, event: Of<Seen, "token-activated">): void {
  for (const token of view.tokens) if (token.zone === event.zone && token.colour === event.colour) token.active = true;
}

function pour(view: View, event: Of<Seen, "bile-poured">): void {
  onZone(view, event.zone, (zone) => (zone.bile = (zone.bile ?? 0) + 1));
  if (event.from !== null) burn(view, event.from);
}

function burn(view: View, spot: Spot): void {
  onZone(view, spot, (zone) => (zone.bile = Math.max(0, (zone.bile ?? 0) - 1)));
}

// ---------------------------------------------------------------- enemies

function crowd(view: View, spot: Spot, kind: Kind, change: number): void {
  const zone = zoneOf(view, spot);
  if (zone === undefined) return;
  const now = Math.max(0, (zone.zombies[kind] ?? 0) + change);
  if (now === 0) delete zone.zombies[kind];
  else zone.zombies[kind] = now;
}

function herd(view: View, { from, to }: { from: Spot; to: Spot }, kind: Kind, count: number): void {
  crowd(view, from, kind, -count);
  crowd(view, to, kind, count);
}

function push(view: View, event: Of<Seen, "pushed">): void {
  const there = { ...zoneOf(view, event.from)?.zombies };
  for (const kind of KINDS) herd(view, event, kind, there[kind] ?? 0);
}

function fall(view: View, { zone, kind, count }: Of<Seen, "killed">): void {
  crowd(view, zone, kind, -count);
  view.kills[kind] = (view.kills[kind] ?? 0) + count;
}

function raise(view: View, { zone, token }: Of<Seen, "necromancer-came">): void {
  crowd(view, zone, "necromancer", 1);
  if (!view.tokens.some((one) => one.token === token)) {
    view.tokens = [...view.tokens, { token, zone, colour: "red", active: true, necromancer: true, order: 0 }];
  }
}
