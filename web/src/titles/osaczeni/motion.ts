/** What each event of Osaczeni moves on the table. */
import type { Typed } from "../../protocol";
import type { Kind, OsArea, OsPhase, OsView } from "./view";
import { motions, type Motion } from "../motions";

const UNSEEN: Motion<OsView> = { pace: 0 };
const TOLD: Motion<OsView> = { pace: 220 };

const MOTIONS: Record<string, Motion<OsView>> = {
  "deck-shuffled": UNSEEN,
  "tokens-dealt": TOLD,
  dealt: { pace: 150, sound: "card" },
  "starting-dice": { pace: 350, sound: "dice" },
  placed: { pace: 320, sound: "step", play: (view, event) => walk(view, event, number(event, "area")) },
  "first-dice": { pace: 400, sound: "dice", play: lift },
  "round-began": { pace: 250, play: beginRound },
  "phase-began": { pace: 250, play: (view, event) => void (view.phase = event["phase"] as OsPhase) },
  locked: { pace: 150, play: lock },
  "votes-revealed": { pace: 400, sound: "envelope", play: openBallots },
  elected: { pace: 380 },
  played: { pace: 360, sound: "card", play: playCard },
  hid: { pace: 300, play: hide },
  lured: { pace: 360, sound: "monster", play: herd },
  haunted: { pace: 360, sound: "monster", play: herd },
  "driven-off": { pace: 360, play: (view, event) => crowd(view, number(event, "area"), -number(event, "count")) },
  drawn: { pace: 300, sound: "card", play: (view, event) => void (view.deck -= number(event, "count")) },
  "badge-taken": { pace: 320, play: (view, event) => void (view.badge = number(event, "seat")) },
  "badge-passed": { pace: 320, play: (view, event) => void (view.badge = number(event, "to")) },
  shaken: { pace: 400, sound: "dice", play: (view) => void (view.dice.shaken = true) },
  announced: { pace: 300, play: (view, event) => mark(view, number(event, "seat"), number(event, "area")) },
  "maps-revealed": { pace: 400, sound: "card", play: openMaps },
  "dice-revealed": { pace: 400, sound: "dice", play: lift },
  moved: { pace: 400, sound: "step", play: (view, event) => walk(view, event, number(event, "to")) },
  "monster-came": { pace: 240, sound: "monster", play: (view, event) => crowd(view, number(event, "to"), 1) },
  "area-checked": { pace: 260, play: check },
  "convoy-left": { pace: 260, play: (view, event) => crowd(view, number(event, "area"), -number(event, "count")) },
  "nobody-found": { pace: 300, play: (view, event) => crowd(view, number(event, "area"), -number(event, "count")) },
  "monsters-left": { pace: 260, play: (view, event) => crowd(view, number(event, "area"), -number(event, "count")) },
  eaten: { pace: 400, sound: "death", play: eat },
  "row-filled": { pace: 400, play: fillRow },
  "victim-token": { pace: 220, play: (view, event) => void (view.victim = number(event, "to")) },
  closed: { pace: 400, sound: "shutter", play: close },
  scored: { pace: 400, sound: "end" },
  judged: { pace: 150 },
  lapsed: UNSEEN,
  ready: { pace: 100 },
  passed: { pace: 100 },
};

export const { advance, pace, sound, known } = motions(MOTIONS, TOLD, (view) => structuredClone(view));

function number(event: Typed, field: string): number {
  const value = event[field];
  return typeof value === "number" ? value : -1;
}

function area(view: OsView, which: number): OsArea | undefined {
  return view.areas[which - 1];
}

function beginRound(view: OsView, event: Typed): void {
  view.round = number(event, "round");
  view.dice.shaken = false;
  view.dice.values = null;
  for (const family of view.families) family.destination = null;
}

function walk(view: OsView, event: Typed, to: number): void {
  const seat = number(event, "seat");
  const kind = event["character"] as Kind;
  const goal = area(view, to);
  const person = view.families[seat]?.characters.find((member) => member.kind === kind);
  if (goal === undefined || person === undefined) return;
  leave(view, seat, kind);
  person.area = goal.number;
  goal.characters.push({ seat, kind, hidden: person.hidden });
  goal.strength += strength(kind);
}

function eat(view: OsView, event: Typed): void {
  const seat = number(event, "seat");
  const kind = event["character"] as Kind;
  const family = view.families[seat];
  const person = family?.characters.find((member) => member.kind === kind);
  if (family === undefined || person === undefined || person.area === null) return;
  leave(view, seat, kind);
  person.area = null;
  family.alive -= 1;
  const row = view.cold_store.rows.find((candidate) => candidate.dead.length < candidate.spaces);
  (row?.dead ?? view.cold_store.stack).push({ seat, kind });
}

function leave(view: OsView, seat: number, kind: Kind): void {
  for (const from of view.areas) {
    const index = from.characters.findIndex((someone) => someone.seat === seat && someone.kind === kind);
    if (index < 0) continue;
    from.characters.splice(index, 1);
    from.strength -= strength(kind);
  }
}

function crowd(view: OsView, which: number, change: number): void {
  const place = area(view, which);
  if (place === undefined) return;
  const before = place.monsters;
  place.monsters = Math.min(place.notches, Math.max(0, before + change));
  view.pool -= place.monsters - before;
}

function herd(view: OsView, event: Typed): void {
  crowd(view, number(event, "from"), -1);
  crowd(view, number(event, "to"), 1);
}

function check(view: OsView, event: Typed): void {
  const place = area(view, number(event, "area"));
  if (place === undefined) return;
  place.breaks_in = event["finding"] === "threatened";
  place.resolved = !place.breaks_in;
}

function hide(view: OsView, event: Typed): void {
  const seat = number(event, "seat");
  const person = view.families[seat]?.characters.find((member) => member.kind === event["character"]);
  if (person !== undefined) person.hidden = true;
}

function close(view: OsView, event: Typed): void {
  const place = area(view, number(event, "area"));
  const park = view.areas.at(-1);
  if (place === undefined || park === undefined) return;
  view.pool += place.monsters;
  place.monsters = 0;
  place.closed = true;
  for (const person of [...place.characters]) walk(view, { type: "moved", seat: person.seat, character: person.kind }, park.number);
}

function lift(view: OsView, event: Typed): void {
  const dice = event["dice"];
  if (!Array.isArray(dice)) return;
  view.dice.shaken = true;
  view.dice.values = dice.filter((value): value is number => typeof value === "number");
}

function fillRow(view: OsView, event: Typed): void {
  const row = view.cold_store.rows[number(event, "row") - 1];
  if (row !== undefined) row.active = true;
}

function mark(view: OsView, seat: number, destination: number): void {
  const family = view.families[seat];
  if (family !== undefined) family.destination = destination;
}

function openMaps(view: OsView, event: Typed): void {
  for (const map of (event["maps"] ?? []) as { seat: number; area: number }[]) mark(view, map.seat, map.area);
}

function lock(view: OsView, event: Typed): void {
  const seat = number(event, "seat");
  const voter = view.vote?.voters.find((someone) => someone.seat === seat);
  if (voter !== undefined) voter.locked = true;
  const family = view.families[seat];
  if (family !== undefined && event["what"] === "destination") family.locked = true;
}

/** All envelopes open at the same moment. */
function openBallots(view: OsView, event: Typed): void {
  const ballots = event["ballots"] as { seat: number; weight: number; for: number | null }[];
  view.last_vote = {
    area: number(event, "area"),
    about: event["about"] as "truck" | "badge" | "victim",
    ballots,
    elected: null,
    tie_broken_by: null,
  };
  view.vote = null;
}

function playCard(view: OsView, event: Typed): void {
  view.played.push(String(event["item"]));
  const family = view.families[number(event, "seat")];
  if (family !== undefined) family.hand -= 1;
}

/** OS-1.8: a Defender counts for two. */
function strength(kind: Kind): number {
  return kind === "defender" ? 2 : 1;
}
