/** Zombicide: a team against the dead. One folder for all its editions. */
import type { Ask, Choice } from "../../protocol";
import type { PhaseStep, Text, TitleModule } from "../contract";
import Board from "./Board.svelte";
import BoardList from "./BoardList.svelte";
import { explain } from "./explain";
import { bites, FIRES, forecast } from "./forecast";
import { ANSWER_ICONS, MODE_ICONS, phaseIcon } from "./icons";
import { aimedAt, deathLoses, killed, marks, verb } from "./marks";
import Matter from "./Matter.svelte";
import { advance, heading, pace, sound } from "./motion";
import { heroName, ownWords } from "./names";
import Result from "./Result.svelte";
import Seats from "./Seats.svelte";
import { drawingsOf, skin } from "./skin.svelte";
import Stakes from "./Stakes.svelte";
import { targets, zoneIn } from "./targets";
import { acting, zoneOf, type Mode, type Phase, type Seen, type View } from "./view";
import Words from "./Words.svelte";

const PHASES = ["players", "zombies", "spawn", "end"] as const satisfies Phase[];

const steps = (): PhaseStep[] => PHASES.map((id) => ({ id, name: { key: `zc-phase-${id}` }, icon: phaseIcon(id) }));

/** Asked once more: what loses the game, fire and shots among friends or at nobody, and Actions given away while the dead are about to strike. */
function confirm(choice: Choice, ask: Ask, view: View): Text | null {
  const { answer } = choice;
  const one = acting(view);
  const dying = killed(choice, view);
  if (dying !== null && ask.answers.some((other) => killed(other, view) === null) && deathLoses(view)) return { key: "web-zc-confirm-lose", args: { name: heroName(view, dying) } };
  if (FIRES.includes(answer.type)) {
    const friends = zoneOf(view, zoneIn(answer))?.survivors.length ?? 0;
    return friends === 0 ? null : { key: "web-zc-confirm-fire", args: { friends } };
  }
  if (answer.type === "attack" && answer["mode"] !== "melee") {
    const { enemies, friends } = aimedAt(choice, view);
    if (enemies === 0) return { key: "web-zc-confirm-nobody", args: { friends } };
    return friends === 0 ? null : { key: "web-zc-confirm-friends", args: { friends } };
  }
  if (answer.type === "end-turn" && one !== undefined && one.actions > 0) {
    const others = view.survivors.some((other) => other.fate === "alive" && !other.acted && !other.in_turn);
    const wounds = bites(view);
    return others || wounds === 0 ? null : { key: "web-zc-confirm-end", args: { actions: one.actions, wounds } };
  }
  return null;
}

/** Kinds of answers there can be many of; on the board each has a place of its own. */
const BUNDLES = ["trade", "shift", "drop"];

function closing(choice: Choice, view: View): "later" | "now" | null {
  if (choice.answer.type === "end-turn") return acting(view)?.actions === 0 ? "now" : "later";
  return choice.answer.type === "done" ? "later" : null;
}

function icon(choice: Choice): string | null {
  if (choice.answer.type === "attack") return MODE_ICONS[choice.answer["mode"] as Mode] ?? null;
  return ANSWER_ICONS[choice.answer.type] ?? null;
}

const zombicide: TitleModule = {
  drawings: () => drawingsOf(skin()),
  Board,
  BoardList,
  Seats,
  seatsName: "web-zc-team",
  Stakes,
  Matter,
  Words,
  Result,
  phases(view) {
    const seen = view as View;
    return { steps: steps(), now: PHASES.findIndex((phase) => phase === seen.phase), round: seen.round };
  },
  over: (view) => (view as View).outcome !== null,
  ownWords: (view) => ownWords(view as View),
  targets,
  heading: (event) => heading(event as Seen),
  icon,
  amongSeats: (ask) => ask.answers.some((choice) => choice.answer.type === "shift"),
  closing: (choice, view) => closing(choice, view as View),
  bundle: ({ answer }) => (BUNDLES.includes(answer.type) ? { key: `web-zc-bundle-${answer.type}` } : null),
  get guide() {
    return skin().guide;
  },
  verb,
  explain: (subject, view) => explain(subject, view as View),
  marks: (choice, view) => marks(choice, view as View),
  out(view, seat) {
    const own = (view as View).survivors.filter((one) => one.seat === seat);
    if (own.length === 0 || own.some((one) => one.fate === "alive")) return null;
    return { key: own.every((one) => one.fate === "escaped") ? "web-zc-out-escaped" : "web-zc-out", args: { count: own.length } };
  },
  confirm: (choice, ask, view) => confirm(choice, ask, view as View),
  forecast: (choice, view) => forecast(choice, view as View),
  advance: (view, event) => advance(view as View, event as Seen),
  pace: (event) => pace(event as Seen),
  sound: (event) => sound(event as Seen),
  mood: "town",
};

export default zombicide;
