/** What each event of Osaczeni moves on the table. */
import type { AreaSeen, Dice, Kind, Seen, View } from "./generated";
import { motions, type Motion, type Of, type Table } from "../motions";

const UNSEEN: Motion<View, unknown> = { pace: 0 };
const TOLD: Motion<View, unknown> = { pace: 220 };

const MOTIONS: Table<View, Seen> = {
  "deck-shuffled": UNSEEN,
  "tokens-dealt": TOLD,
  dealt: { pace: 150, sound: "card" },
  "starting-dice": { pace: 350, sound: "dice" },
  placed: { pace: 320, sound: "step", play: (view, event) => walk(view, event.seat, event.character, event.area) },
  "first-dice": { pace: 400, sound: "dice", play: (view, event) => lift(view, event.dice) },
  "round-began": { pace: 250, heading: "round", play: (view, event) => beginRound(view, event.round) },
  "phase-began": { pace: 250, heading: "phase", play: (view, event) => void (view.phase = event.phase) },
  "phase-skipped": TOLD,
  "discussion-began": TOLD,
  ready: { pace: 100 },
  "decision-began": TOLD,
  locked: { pace: 150, play: lock },
  "votes-revealed": { pace: 400, sound: "envelope", play: openBallots },
  tied: TOLD,
  "tie-broken": TOLD,
  elected: { pace: 380 },
  played: { pace: 360, sound: "card", play: playCard },
  "votes-gained": TOLD,
  hid: { pace: 300, play: hide },
  lured: { pace: 360, sound: "monster", play: (view, event) => herd(view, event.from, event.to) },
  "driven-off": { pace: 360, play: (view, event) => crowd(view, event.area, -event.count) },
  drawn: { pace: 300, sound: "card", play: (view, event) => void (view.deck -= event.count) },
  kept: TOLD,
  given: TOLD,
  boxed: TOLD,
  discarded: TOLD,
  "badge-taken": { pace: 320, play: (view, event) => void (view.badge = event.seat) },
  "badge-stays": TOLD,
  shaken: { pace: 400, sound: "dice", play: (view) => void (view.dice.shaken = true) },
  peeked: TOLD,
  "die-shown": TOLD,
  passed: { pace: 100 },
  announced: { pace: 300, play: (view, event) => mark(view, event.seat, event.area) },
  marked: TOLD,
  "no-destination": TOLD,
  "maps-revealed": { pace: 400, sound: "card", play: (view, event) => event.maps.forEach((map) => mark(view, map.seat, map.area)) },
  "dice-revealed": { pace: 400, sound: "dice", play: (view, event) => lift(view, event.dice) },
  moved: { pace: 400, sound: "step", play: (view, event) => walk(view, event.seat, event.character, event.to) },
  stayed: TOLD,
  "monster-came": { pace: 240, sound: "monster", play: (view, event) => crowd(view, event.to, 1) },
  haunted: { pace: 360, sound: "monster", play: (view, event) => herd(view, event.from, event.to) },
  "area-checked": { pace: 260, play: check },
  "convoy-left": { pace: 260, play: (view, event) => crowd(view, event.area, -event.count) },
  averted: TOLD,
  "nobody-found": { pace: 300, play: (view, event) => crowd(view, event.area, -event.count) },
  eaten: { pace: 400, sound: "death", play: eat },
  "row-filled": { pace: 400, play: fillRow },
  "victim-token": { pace: 220, play: (view, event) => void (view.victim = event.to) },
  "badge-passed": { pace: 320, play: (view, event) => void (view.badge = event.to) },
  consoled: TOLD,
  "monsters-left": { pace: 260, play: (view, event) => crowd(view, event.area, -event.count) },
  "faces-up": TOLD,
  closed: { pace: 400, sound: "shutter", play: close },
  "end-checked": TOLD,
  "keys-shown": TOLD,
  scored: { pace: 400, sound: "end" },
  "hand-shown": TOLD,
  "epilogue-unlocked": TOLD,
  "nothing-unlocked": TOLD,
  said: TOLD,
  judged: { pace: 150 },
  lapsed: UNSEEN,
};

export const { advance, pace, sound, heading } = motions(MOTIONS, TOLD, (view) => structuredClone(view));

function area(view: View, which: number | null): AreaSeen | undefined {
  return which === null ? undefined : view.areas[which - 1];
}

function beginRound(view: View, round: number): void {
  view.round = round;
  view.dice.shaken = false;
  view.dice.values = null;
  for (const family of view.families) family.destination = null;
}

function walk(view: View, seat: number, kind: Kind, to: number): void {
  const goal = area(view, to);
  const person = view.families[seat]?.characters.find((member) => member.kind === kind);
  if (goal === undefined || person === undefined) return;
  leave(view, seat, kind);
  person.area = goal.number;
  goal.characters.push({ seat, kind, hidden: person.hidden });
  goal.strength += strength(kind);
}

function eat(view: View, { seat, character: kind }: Of<Seen, "eaten">): void {
  const family = view.families[seat];
  const person = family?.characters.find((member) => member.kind === kind);
  if (family === undefined || person === undefined || person.area === null) return;
  leave(view, seat, kind);
  person.area = null;
  family.alive -= 1;
  const row = view.cold_store.rows.find((candidate) => candidate.dead.length < candidate.spaces);
  (row?.dead ?? view.cold_store.stack).push({ seat, kind });
}

function leave(view: View, seat: number, kind: Kind): void {
  for (const from of view.areas) {
    const index = from.characters.findIndex((someone) => someone.seat === seat && someone.kind === kind);
    if (index < 0) continue;
    from.characters.splice(index, 1);
    from.strength -= strength(kind);
  }
}

function crowd(view: View, which: number | null, change: number): void {
  const place = area(view, which);
  if (place === undefined) return;
  const before = place.monsters;
  place.monsters = Math.min(place.notches, Math.max(0, before + change));
  view.pool -= place.monsters - before;
}

function herd(view: View, from: number, to: number): void {
  crowd(view, from, -1);
  crowd(view, to, 1);
}

function check(view: View, event: Of<Seen, "area-checked">): void {
  const place = area(view, event.area);
  if (place === undefined) return;
  place.breaks_in = event.finding === "threatened";
  place.resolved = !place.breaks_in;
}

function hide(view: View, event: Of<Seen, "hid">): void {
  const person = view.families[event.seat]?.characters.find((member) => member.kind === event.character);
  if (person !== undefined) person.hidden = true;
}

function close(view: View, event: Of<Seen, "closed">): void {
  const place = area(view, event.area);
  const park = view.areas.at(-1);
  if (place === undefined || park === undefined) return;
  view.pool += place.monsters;
  place.monsters = 0;
  place.closed = true;
  for (const person of [...place.characters]) walk(view, person.seat, person.kind, park.number);
}

function lift(view: View, dice: Dice): void {
  view.dice.shaken = true;
  view.dice.values = dice;
}

function fillRow(view: View, event: Of<Seen, "row-filled">): void {
  const row = view.cold_store.rows[event.row - 1];
  if (row !== undefined) row.active = true;
}

function mark(view: View, seat: number, destination: number): void {
  const family = view.families[seat];
  if (family !== undefined) family.destination = destination;
}

function lock(view: View, { seat, what }: Of<Seen, "locked">): void {
  const voter = view.vote?.voters.find((someone) => someone.seat === seat);
  if (voter !== undefined) voter.locked = true;
  const family = view.families[seat];
  if (family !== undefined && what === "destination") family.locked = true;
}

/** All envelopes open at the same moment. */
function openBallots(view: View, { area, about, ballots }: Of<Seen, "votes-revealed">): void {
  view.last_vote = { area, about, ballots, elected: null, tie_broken_by: null };
  view.vote = null;
}

function playCard(view: View, event: Of<Seen, "played">): void {
  view.played.push(event.item);
  const family = view.families[event.seat];
  if (family !== undefined) family.hand -= 1;
}

/** OS-1.8: a Defender counts for two. */
function strength(kind: Kind): number {
  return kind === "defender" ? 2 : 1;
}
