/** The first scenario by the hand: one way for a marine, another for the invader. */
import type { Ask, Choice } from "../../protocol";
import type { Guide } from "../contract";
import { marineAt, type View } from "./view";

const offers = (ask: Ask | null, types: readonly string[]): boolean => ask?.answers.some((choice) => types.includes(choice.answer.type)) ?? false;
const is = (...types: string[]) => (choice: Choice): boolean => types.includes(choice.answer.type);
const marine = (view: unknown): boolean => (view as View).role === "marine";
const invader = (view: unknown): boolean => (view as View).role === "invader";
/** A tip of one side that comes when one of these answers is offered and goes once such a thing has happened. */
const tip = (id: string, side: (view: unknown) => boolean, types: readonly string[], event: string) => ({
  id,
  fits: (view: unknown, ask: Ask | null) => side(view) && offers(ask, types),
  learned: (seen: { type: string }, view: unknown) => side(view) && seen.type === event,
});

export const guide: Guide = {
  prefix: "web-dm-",
  steps: [
    { id: "action", allows: is("act"), fits: (view) => marine(view) && (view as View).round <= 1 },
    { id: "walk", allows: is("step", "go", "to", "open", "pick-up"), fits: (view) => marine(view) && (view as View).round <= 1 && (view as View).areas.length === 1 && marineAt(view as View, (view as View).you)?.at !== undefined },
    { id: "spawn", allows: is("spawn", "group", "kind", "place"), fits: (view) => invader(view) && (view as View).round <= 1 },
  ],
  tips: [
    tip("door", marine, ["open"], "door-opened"),
    tip("attack", marine, ["attack"], "rolled"),
    tip("order", marine, ["order"], "order-placed"),
    tip("pick-up", marine, ["pick-up"], "token-taken"),
    { id: "light", fits: (view) => marine(view) && (view as View).areas.length > 1 },
    { id: "frags", fits: (view) => marine(view) && (view as View).frags > 0 },
    tip("respawn", marine, ["respawn"], "respawned"),
    tip("activate", invader, ["activate"], "activated"),
    tip("strike", invader, ["strike"], "rolled"),
    tip("window", invader, ["pass"], "card-played"),
    tip("discard", invader, ["discard"], "discarded"),
    { id: "dark", fits: (view) => invader(view) && (view as View).dark !== undefined },
  ],
  aloft: (view) => (view as View).attack !== undefined,
};
