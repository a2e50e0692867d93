/** The first mission by the hand. */
import type { Ask, Typed } from "../../protocol";
import type { Guide } from "../contract";
import { MOVES } from "./forecast";
import { acting, type ZcView } from "./view";

/** Whether one of these is offered. */
const offers = (ask: Ask | null, types: readonly string[]): boolean => ask?.answers.some((choice) => types.includes(choice.answer.type)) ?? false;

/** A deed of a Survivor of the reader's. */
const own = (type: string) => (event: Typed, view: unknown, me: number): boolean =>
  event.type === type && (view as ZcView).survivors.some((one) => one.seat === me && one.id === (event["who"] as { id?: string } | null)?.id);

const tip = (id: string, types: readonly string[], event: string) => ({ id, fits: (_: unknown, ask: Ask | null) => offers(ask, types), learned: own(event) });

export const guide: Guide = {
  prefix: "web-zc-",
  steps: [
    { id: "deal", allows: ({ answer }) => answer.type === "deal" || answer.type === "take", fits: (view) => (view as ZcView).matter?.type === "deal" },
    { id: "first", allows: ({ answer }) => answer.type === "first-player" },
    { id: "move", allows: ({ answer }) => MOVES.includes(answer.type), fits: (view) => (view as ZcView).phase === "players" },
    { id: "end", allows: ({ answer }) => answer.type === "end-turn", fits: (view) => acting(view as ZcView)?.actions === 0 },
  ],
  tips: [
    tip("attack", ["attack"], "attacked"),
    tip("door", ["open", "break-in"], "door-opened"),
    tip("search", ["search"], "searched"),
    tip("objective", ["objective"], "objective-taken"),
    { id: "noise", fits: (view, ask) => ask !== null && (view as ZcView).zones.some((zone) => zone.noise > 0) },
    { id: "zombies", fits: (view) => (view as ZcView).phase === "zombies" || (view as ZcView).round > 1 },
    { id: "spawn", fits: (view) => (view as ZcView).phase === "spawn" || (view as ZcView).round > 1 },
    tip("exit", ["escape"], "escaped"),
  ],
  aloft: (view) => (view as ZcView).matter != null,
};
