/** What an event looks like on the board while it is played: a stamp in the zone where it happens. */
import claws from "icon:claw-slashes";
import skull from "icon:broken-skull";
import wound from "icon:bleeding-wound";
import flame from "icon:flame";
import search from "icon:magnifying-glass";
import card from "icon:card-draw";
import shield from "icon:checked-shield";
import star from "icon:star-medal";
import die from "icon:dice-six-faces-five";
import miss from "icon:shield-bash";
import type { SeenEvent } from "../../protocol";
import { ANSWER_ICONS, kindIcon, MODE_ICONS } from "./icons";
import { who } from "./motion";
import { zoneIn } from "./targets";
import { survivorOf, type Kind, type Mode, type Spot, type ZcView } from "./view";

export interface Moment {
  zone: Spot;
  icon: string;
  /** A number beside the sign, such as ×2 or −1. */
  text: string;
  look: "bad" | "good" | "plain";
}

type Sign = (event: SeenEvent["event"]) => Omit<Moment, "zone">;

const count = (event: SeenEvent["event"], field: string): number => Number(event[field] ?? 0);

const SIGNS: Record<string, Sign> = {
  "zombies-attacked": (event) => ({ icon: claws, text: `−${count(event, "wounds")}`, look: "bad" }),
  wounded: (event) => ({ icon: wound, text: `−${count(event, "wounds")}`, look: "bad" }),
  died: () => ({ icon: skull, text: "", look: "bad" }),
  "friendly-fire": (event) => ({ icon: wound, text: `×${count(event, "hits")}`, look: "bad" }),
  spawned: (event) => ({ icon: kindIcon(event["kind"] as Kind), text: `+${count(event, "count")}`, look: "bad" }),
  "zombies-added": (event) => ({ icon: kindIcon(event["kind"] as Kind), text: `+${count(event, "count")}`, look: "bad" }),
  "necromancer-came": () => ({ icon: kindIcon("necromancer"), text: "", look: "bad" }),
  "necromancer-escaped": () => ({ icon: kindIcon("necromancer"), text: "!", look: "bad" }),
  "card-drawn": () => ({ icon: card, text: "", look: "plain" }),
  "nobody-came": () => ({ icon: card, text: "0", look: "good" }),
  "double-spawn": () => ({ icon: card, text: "×2", look: "bad" }),
  killed: (event) => ({ icon: skull, text: `×${count(event, "count")}`, look: "good" }),
  absorbed: (event) => ({ icon: miss, text: `×${count(event, "hits")}`, look: "plain" }),
  attacked: (event) => ({ icon: MODE_ICONS[event["mode"] as Mode], text: "", look: "plain" }),
  rolled: (event) => ({ icon: die, text: `${count(event, "hits")}`, look: count(event, "hits") > 0 ? "good" : "plain" }),
  "door-rolled": (event) => ({ icon: die, text: "", look: event["opened"] === true ? "good" : "plain" }),
  "armour-rolled": (event) => ({ icon: shield, text: `${count(event, "saved")}`, look: count(event, "saved") > 0 ? "good" : "plain" }),
  searched: () => ({ icon: search, text: "", look: "plain" }),
  drew: () => ({ icon: card, text: "", look: "good" }),
  ignited: () => ({ icon: flame, text: "", look: "bad" }),
  learned: () => ({ icon: star, text: "", look: "good" }),
  noise: () => ({ icon: ANSWER_ICONS["noise"] ?? die, text: "", look: "plain" }),
  shouted: () => ({ icon: ANSWER_ICONS["shout"] ?? die, text: "", look: "plain" }),
};

/** The stamp of the event that is being played, if it has one and a place on the board. */
export function moment(view: ZcView, cue: SeenEvent | null): Moment | null {
  const sign = cue === null ? undefined : SIGNS[cue.event.type];
  if (cue === null || sign === undefined) return null;
  const zone = zoneIn(cue.event) ?? survivorOf(view, who(cue.event))?.zone ?? null;
  return zone === null ? null : { zone, ...sign(cue.event) };
}

/** Every event with a stamp, for the test that compares them with the rules. */
export function stamped(): string[] {
  return Object.keys(SIGNS);
}
