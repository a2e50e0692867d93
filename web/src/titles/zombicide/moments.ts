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
import type { Of } from "../motions";
import { ANSWER_ICONS, kindIcon, MODE_ICONS } from "./icons";
import { zoneIn } from "./targets";
import { survivorOf, type Hero, type Seen, type Spot, type View } from "./view";

export interface Moment {
  zone: Spot;
  icon: string;
  /** A number beside the sign, such as ×2 or −1. */
  text: string;
  look: "bad" | "good" | "plain";
}

type Sign<Event> = (event: Event) => Omit<Moment, "zone">;

/** Not every event leaves a stamp; a name the rules do not have fails the type check. */
const SIGNS: { readonly [Name in Seen["type"]]?: Sign<Of<Seen, Name>> } = {
  "zombies-attacked": (event) => ({ icon: claws, text: `−${event.wounds}`, look: "bad" }),
  wounded: (event) => ({ icon: wound, text: `−${event.wounds}`, look: "bad" }),
  died: () => ({ icon: skull, text: "", look: "bad" }),
  "friendly-fire": (event) => ({ icon: wound, text: `×${event.hits}`, look: "bad" }),
  spawned: (event) => ({ icon: kindIcon(event.kind), text: `+${event.count}`, look: "bad" }),
  "zombies-added": (event) => ({ icon: kindIcon(event.kind), text: `+${event.count}`, look: "bad" }),
  "necromancer-came": () => ({ icon: kindIcon("necromancer"), text: "", look: "bad" }),
  "necromancer-escaped": () => ({ icon: kindIcon("necromancer"), text: "!", look: "bad" }),
  "card-drawn": () => ({ icon: card, text: "", look: "plain" }),
  "nobody-came": () => ({ icon: card, text: "0", look: "good" }),
  "double-spawn": () => ({ icon: card, text: "×2", look: "bad" }),
  killed: (event) => ({ icon: skull, text: `×${event.count}`, look: "good" }),
  absorbed: (event) => ({ icon: miss, text: `×${event.hits}`, look: "plain" }),
  attacked: (event) => ({ icon: MODE_ICONS[event.mode], text: "", look: "plain" }),
  rolled: (event) => ({ icon: die, text: `${event.hits}`, look: event.hits > 0 ? "good" : "plain" }),
  "door-rolled": (event) => ({ icon: die, text: "", look: event.opened ? "good" : "plain" }),
  "armour-rolled": (event) => ({ icon: shield, text: `${event.saved}`, look: event.saved > 0 ? "good" : "plain" }),
  searched: () => ({ icon: search, text: "", look: "plain" }),
  drew: () => ({ icon: card, text: "", look: "good" }),
  ignited: () => ({ icon: flame, text: "", look: "bad" }),
  learned: () => ({ icon: star, text: "", look: "good" }),
  noise: () => ({ icon: ANSWER_ICONS["noise"] ?? die, text: "", look: "plain" }),
  shouted: () => ({ icon: ANSWER_ICONS["shout"] ?? die, text: "", look: "plain" }),
};

/** The stamp of the event that is being played, if it has one and a place on the board. */
export function moment(view: View, cue: SeenEvent | null): Moment | null {
  if (cue === null) return null;
  const event = cue.event as Seen;
  const sign = SIGNS[event.type] as Sign<Seen> | undefined;
  if (sign === undefined) return null;
  const zone = zoneIn(cue.event) ?? survivorOf(view, who(event))?.zone ?? null;
  return zone === null ? null : { zone, ...sign(event) };
}

/** The Survivor an event is about. */
function who(event: Seen): Hero {
  return ("who" in event ? event.who?.hero : undefined) ?? "";
}
