/** DOOM: marines in a dark base against one invader with a hidden hand. */
import type { Choice } from "../../protocol";
import type { Mark, PhaseStep, Text, TitleModule } from "../contract";
import marineIcon from "icon:visored-helm";
import invaderIcon from "icon:daemon-skull";
import walkIcon from "icon:footprint";
import attackIcon from "icon:crosshair";
import doorIcon from "icon:entry-door";
import cardIcon from "icon:card-play";
import orderIcon from "icon:police-badge";
import spawnIcon from "icon:evil-minion";
import handIcon from "icon:hand";
import healIcon from "icon:medical-pack";
import { DRAWINGS } from "./art";
import Board from "./Board.svelte";
import BoardList from "./BoardList.svelte";
import { explain } from "./explain";
import { blastArea, groundOf, type Ground } from "./ground";
import { guide } from "./guide";
import { figuresOn, looker, look } from "./look";
import Matter from "./Matter.svelte";
import { advance, heading, pace, sound } from "./motion";
import Result from "./Result.svelte";
import Seats from "./Seats.svelte";
import Stakes from "./Stakes.svelte";
import { squareOf, targets } from "./targets";
import "./theme.css";
import { acting, type Seen, type Spot, type View } from "./view";
import Words from "./Words.svelte";

const PHASES: PhaseStep[] = [
  { id: "marine", name: { key: "web-dm-phase-marine" }, icon: marineIcon },
  { id: "invader", name: { key: "web-dm-phase-invader" }, icon: invaderIcon },
];

const ICONS: Record<string, string> = {
  step: walkIcon,
  go: walkIcon,
  to: walkIcon,
  teleport: walkIcon,
  vent: walkIcon,
  open: doorIcon,
  close: doorIcon,
  door: doorIcon,
  attack: attackIcon,
  strike: attackIcon,
  at: attackIcon,
  play: cardIcon,
  discard: cardIcon,
  spawn: spawnIcon,
  place: spawnIcon,
  activate: invaderIcon,
  react: invaderIcon,
  order: orderIcon,
  "pick-up": handIcon,
  give: handIcon,
  heal: healIcon,
};

/** Answers with a place on the board each; in the bar they stand behind one button. */
const BUNDLES = ["step", "to", "at", "place", "respawn", "activate", "reroll", "walk", "knock", "vent", "token", "reuse"];

const own = (view: View): readonly { at?: string }[] => (view.role === "invader" ? [] : view.marines);

/** Asked once more: a blast or a shot among friends, an attack on nothing, a turn given away. */
function confirm(choice: Choice, view: View): Text | null {
  const { answer } = choice;
  if (answer.type === "at" && view.role === "marine") {
    const to = squareOf(answer);
    const who = looker(view);
    const blast = (view.aiming ?? view.attack)?.blast ?? 0;
    if (to === null || who === null) return null;
    const aim = { who, pool: [], melee: false, accuracy: 0, deadly: 0, blast, homing: true };
    const seen = look(view, groundOf(view), who, to, blast > 0 ? aim : null, { dice: new Map(), monsters: new Map(), weapons: new Map() });
    const spots = seen === null || seen.blast.size === 0 ? new Set([to]) : seen.blast;
    const friends = own(view).filter((one) => one.at !== undefined && spots.has(one.at)).length;
    if (friends > 0) return { key: "web-dm-confirm-friends", args: { friends } };
    const barrel = view.squares.some((square) => spots.has(square.at) && square.is === "barrel");
    return figuresOn(view, spots).length === 0 && !barrel ? { key: "web-dm-confirm-nobody" } : null;
  }
  return null;
}

/** Points a door costs (DM-9.1). */
const DOOR_POINTS = 2;

/** What an action, an order, a card or a weapon does, in its own words; and what an end gives away. */
function forecast({ answer }: Choice, view: View): Text | null {
  const named = (field: string, kind: string): Text | null => (typeof answer[field] === "string" ? { key: `dm-${kind}-${answer[field]}-text` } : null);
  switch (answer.type) {
    case "act":
      return named("action", "action");
    case "order":
      return named("order", "order");
    case "attack":
      return named("weapon", "weapon");
    case "spawn":
      return named("card", "spawn-card");
    case "play":
      return named("card", "event-card");
    case "pick-up":
      return named("token", "token");
    case "end":
      return acting(view) === undefined ? null : { key: "web-dm-forecast-end" };
    default:
      return null;
  }
}

const grounds = new WeakMap<View, Ground>();

/** The squares an attack at this one reaches. */
function reached(view: View, at: Spot, blast: number): ReadonlySet<Spot> {
  if (blast === 0) return new Set([at]);
  const ground = grounds.get(view) ?? groundOf(view);
  grounds.set(view, ground);
  return blastArea(ground, at, blast);
}

/** Shots that reach no foe stand last and say so; a barrel may be meant. */
function idle({ answer }: Choice, view: View): Mark[] {
  const { aiming } = view;
  if (answer.type !== "at" || aiming === undefined) return [];
  const spots = reached(view, squareOf(answer) ?? "", aiming.blast);
  const [marines, monsters] = [view.marines.some((one) => one.at !== undefined && spots.has(one.at)), view.monsters.some((one) => one.squares.some((spot) => spots.has(spot)))];
  const byMonster = "kind" in aiming.who;
  if ((byMonster ? marines : monsters) || view.squares.some((square) => spots.has(square.at) && square.is === "barrel")) return [];
  return [{ look: "idle", text: { key: (byMonster ? monsters : marines) ? "web-dm-mark-friends" : "web-dm-mark-nobody" } }];
}

/** The name of the button for answers with a place on the board each; shots at squares without a foe say so. */
function bundle(choice: Choice, view?: View): Text | null {
  const { type } = choice.answer;
  if (!BUNDLES.includes(type)) return null;
  return { key: `web-dm-bundle-${view !== undefined && idle(choice, view).length > 0 ? "idle" : type}` };
}

/** What an action gives, what a door costs, and what helps nobody. */
function marks(choice: Choice, view: View): Mark[] {
  const { answer } = choice;
  if (answer.type === "at") return idle(choice, view);
  if (answer.type === "act") return [{ look: "gain", text: { key: `web-dm-gain-${String(answer["action"])}` } }];
  return ["open", "close"].includes(answer.type) ? [{ look: "price", text: { key: "web-dm-price", args: { points: DOOR_POINTS } } }] : [];
}

const doom: TitleModule = {
  drawings: () => DRAWINGS,
  Board,
  BoardList,
  Seats,
  seatsName: "web-dm-sides",
  Stakes,
  Matter,
  Words,
  Result,
  phases(view) {
    const seen = view as View;
    return { steps: PHASES, now: PHASES.findIndex((phase) => phase.id === seen.turn), round: seen.round };
  },
  over: (view) => (view as View).outcome !== undefined,
  targets,
  heading: (event) => heading(event as Seen),
  icon: ({ answer }) => ICONS[answer.type] ?? null,
  closing: ({ answer }) => (answer.type === "end" ? "later" : answer.type === "pass" ? "now" : null),
  bundle: (choice, view) => bundle(choice, view as View | undefined),
  explain: (subject, view) => explain(subject, view as View),
  guide,
  amongSeats: (ask) => ask.answers.some((choice) => ["discard", "spawn", "play"].includes(choice.answer.type)),
  confirm: (choice, _, view) => confirm(choice, view as View),
  forecast: (choice, view) => forecast(choice, view as View),
  marks: (choice, view) => marks(choice, view as View),
  advance: (view, event) => advance(view as View, event as Seen),
  pace: (event) => pace(event as Seen),
  sound: (event) => sound(event as Seen),
  mood: "station",
};

export default doom;
