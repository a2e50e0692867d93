/** The first mission by the hand: what every edition teaches, and what only some have. */
import type { Ask, Typed } from "../../protocol";
import { listed, say, t } from "../../lib/words.svelte";
import type { Guide, GuideStep, GuideTip, Opening } from "../contract";
import { MOVES } from "./forecast";
import { heroName, missionName } from "./names";
import { perils } from "./stakes";
import { acting, type Seen, type View } from "./view";

/** Whether one of these is offered. */
const offers = (ask: Ask | null, types: readonly string[]): boolean => ask?.answers.some((choice) => types.includes(choice.answer.type)) ?? false;

/** A deed of a Survivor of the reader's. */
const own = (type: Seen["type"]) => (told: Typed, view: unknown, me: number): boolean => {
  const event = told as Seen;
  return event.type === type && "who" in event && (view as View).survivors.some((one) => one.seat === me && one.id === event.who?.id);
};

const enemiesAt = (view: View, zone: unknown): boolean => Object.values(view.zones.find((each) => each.zone === zone)?.zombies ?? {}).some((count) => count > 0);

const tip = (id: string, types: readonly string[], event: Seen["type"]) => ({ id, fits: (_: unknown, ask: Ask | null) => offers(ask, types), learned: own(event) });

const STEPS = {
  deal: { id: "deal", allows: ({ answer }) => answer.type === "deal" || answer.type === "take", fits: (view) => (view as View).matter?.type === "deal" },
  first: { id: "first", allows: ({ answer }) => answer.type === "first-player" },
  move: { id: "move", allows: ({ answer }) => MOVES.includes(answer.type), fits: (view) => (view as View).phase === "players" },
  end: { id: "end", allows: ({ answer }) => answer.type === "end-turn", fits: (view) => acting(view as View)?.actions === 0 },
  // Only where openings carry doors, and where somebody holds a remote control.
  door: { id: "door", allows: ({ answer }) => answer.type === "close-door" },
  machine: { id: "machine", allows: ({ answer }) => answer.type === "drive" || answer.type === "fire", fits: (view) => (acting(view as View)?.remotes ?? []).length > 0 },
} satisfies Record<string, GuideStep>;

const TIPS = {
  // A shot at nobody, or only at friends, is no first blow.
  attack: { ...tip("attack", ["attack"], "attacked"), fits: (view, ask) => ask?.answers.some(({ answer }) => answer.type === "attack" && enemiesAt(view as View, answer["zone"])) ?? false },
  search: tip("search", ["search"], "searched"),
  objective: tip("objective", ["objective"], "objective-taken"),
  noise: { id: "noise", fits: (view, ask) => ask !== null && (view as View).zones.some((zone) => zone.noise > 0) },
  zombies: { id: "zombies", fits: (view) => (view as View).phase === "zombies" || (view as View).round > 1 },
  spawn: { id: "spawn", fits: (view) => (view as View).phase === "spawn" || (view as View).round > 1 },
  exit: tip("exit", ["escape"], "escaped"),
} satisfies Record<string, GuideTip>;

function opening(seen: unknown, me: number): Opening {
  const view = seen as View;
  const own = view.survivors.filter((one) => one.seat === me);
  const lost = perils(view).map(({ id, args }) => t(`web-zc-setup-lost-${id}`, args));
  return {
    name: missionName(view),
    lines: [
      { about: "you", text: t("web-zc-opening-you", { names: listed(own.map((one) => heroName(view, one.name))), others: view.survivors.length - own.length }) },
      ...view.mission.goals.map((goal) => ({ about: "win" as const, text: say(goal.what) })),
      { about: "lose", text: `${t("web-zc-setup-lost")}: ${lost.join("; ")}` },
    ],
  };
}

const aloft = (view: unknown): boolean => (view as View).matter != null;

export const guide: Guide = {
  prefix: "web-zc-",
  opening,
  steps: [STEPS.deal, STEPS.first, STEPS.move, STEPS.end],
  tips: [TIPS.attack, tip("door", ["open", "break-in"], "door-opened"), TIPS.search, TIPS.objective, TIPS.noise, TIPS.zombies, TIPS.spawn, TIPS.exit],
  aloft,
};

/** A station: doors anybody shuts, Machines, Mold that grows and attacks on one kind. */
export const stationGuide: Guide = {
  prefix: "web-zc-",
  opening,
  steps: [STEPS.deal, STEPS.first, STEPS.move, STEPS.door, STEPS.end, STEPS.machine],
  tips: [
    TIPS.attack,
    { id: "focus", fits: (_, ask) => ask?.answers.some(({ answer }) => answer.type === "attack" && typeof answer["focus"] === "string") ?? false },
    TIPS.search,
    tip("ammo", ["attach"], "attached"),
    TIPS.objective,
    { id: "mold", fits: (view, ask) => ask !== null && (view as View).round > 1 && (view as View).zones.some((zone) => zone.mold != null) },
    tip("tank", ["take-tank"], "tank-taken"),
    TIPS.noise,
    TIPS.zombies,
    TIPS.spawn,
    TIPS.exit,
  ],
  aloft,
};

/** A fortress: ramparts to climb, a Beacon to keep from Corruption, Guards to order and Cauldrons to pour. */
export const fortressGuide: Guide = {
  prefix: "web-zc-",
  opening,
  steps: [STEPS.deal, STEPS.first, STEPS.move, STEPS.end, { id: "pile", allows: ({ answer }) => answer.type === "pile" }],
  tips: [
    TIPS.attack,
    { id: "beacon", fits: (view, ask) => ask !== null && (view as View).beacon_distance != null && (view as View).phase === "players" },
    TIPS.search,
    TIPS.objective,
    tip("order", ["order"], "guards-ordered"),
    tip("cauldron", ["push-cauldron", "pour-cauldron"], "cauldron-poured"),
    { id: "rampart", fits: (view, ask) => offers(ask, MOVES) && (view as View).zones.some((zone) => zone.ground === "walkway" && zone.zone === acting(view as View)?.zone) },
    TIPS.noise,
    TIPS.zombies,
    TIPS.spawn,
    TIPS.exit,
  ],
  aloft,
};
