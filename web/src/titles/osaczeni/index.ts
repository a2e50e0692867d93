/** Osaczeni: families, votes and monsters in a mall. */
import type { Choice } from "../../protocol";
import type { Seen, View } from "./generated";
import type { PhaseStep, TitleModule } from "../contract";
import { confirm, forecast, marks, out, verb } from "./answers";
import { DRAWINGS } from "./art";
import Board from "./Board.svelte";
import BoardList from "./BoardList.svelte";
import { explain } from "./explain";
import { guide } from "./guide";
import { ITEM_ICONS, PHASE_ICONS } from "./icons";
import Matter from "./Matter.svelte";
import { advance, heading, pace, sound } from "./motion";
import Result from "./Result.svelte";
import Seats from "./Seats.svelte";
import Stakes from "./Stakes.svelte";
import { itemOf, targets } from "./targets";
import Words from "./Words.svelte";

const PHASES: PhaseStep[] = [
  { id: "truck", name: { key: "web-os-phase-truck" }, icon: PHASE_ICONS.truck },
  { id: "badge", name: { key: "web-os-phase-badge" }, icon: PHASE_ICONS.badge },
  { id: "destinations", name: { key: "web-os-phase-destinations" }, icon: PHASE_ICONS.map },
  { id: "movement", name: { key: "web-os-phase-movement" }, icon: PHASE_ICONS.footprint },
  { id: "arrival", name: { key: "web-os-phase-arrival" }, icon: PHASE_ICONS.siege },
  { id: "attacks", name: { key: "web-os-phase-attacks" }, icon: PHASE_ICONS.fangs },
  { id: "end-of-round", name: { key: "web-os-phase-end-of-round" }, icon: PHASE_ICONS.sunset },
];

function icon(choice: Choice): string | null {
  const item = itemOf(choice.answer);
  return item === null ? null : (ITEM_ICONS[item] ?? null);
}

const osaczeni: TitleModule = {
  drawings: () => DRAWINGS,
  Board,
  BoardList,
  Seats,
  seatsName: "web-os-families",
  Stakes,
  Matter,
  Words,
  Result,
  phases(view) {
    const seen = view as View;
    return { steps: PHASES, now: PHASES.findIndex((phase) => phase.id === seen.phase), round: seen.round };
  },
  over: (view) => (view as View).phase === "over",
  targets,
  heading: (event) => heading(event as Seen),
  icon,
  guide,
  verb,
  explain,
  marks: (choice, view) => marks(choice, view as View),
  out: (view, seat) => out(view as View, seat),
  confirm: (choice, ask, view) => confirm(choice, ask, view as View),
  forecast: (choice, view) => forecast(choice, view as View),
  advance: (view, event) => advance(view as View, event as Seen),
  pace: (event) => pace(event as Seen),
  sound: (event) => sound(event as Seen),
  mood: "mall",
};

export default osaczeni;
