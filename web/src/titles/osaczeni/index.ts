/** Osaczeni: families, votes and monsters in a mall. */
import type { Choice, OsView, Typed } from "../../protocol";
import type { Ask } from "../../protocol";
import type { PhaseStep, Text, TitleModule } from "../contract";
import Board from "./Board.svelte";
import BoardList from "./BoardList.svelte";
import { breakIn } from "./forecast";
import { ITEM_ICONS, PHASE_ICONS } from "./icons";
import Matter from "./Matter.svelte";
import { advance, pace, sound } from "./motion";
import { areaName } from "./names";
import Result from "./Result.svelte";
import Seats from "./Seats.svelte";
import Stakes from "./Stakes.svelte";
import { areaOf, itemOf, kindOf, seatOf, targets } from "./targets";
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

function own(view: OsView, seat: number): number {
  return view.families[seat]?.alive ?? 0;
}

/** Final and costly answers are asked once more: giving up the last of the family, naming yourself as the victim. */
function confirm(choice: Choice, ask: Ask, view: OsView): Text | null {
  const vote = view.vote;
  if (vote?.about !== "victim") return null;
  if (vote.step === "victim" && kindOf(choice.answer) !== null && own(view, ask.seat) === 1) return { key: "web-os-confirm-last" };
  const named = seatOf(choice.answer);
  if ((vote.step === "decision" || vote.step === "tie-break") && named === ask.seat) return { key: "web-os-confirm-self" };
  const item = itemOf(choice.answer);
  const area = view.areas[vote.area - 1];
  if (vote.step === "discussion" && item !== null && item !== "gun" && area?.breaks_in === false && area.spaces > 0) {
    return { key: "web-os-confirm-wasted" };
  }
  return null;
}

/** How safe the area of this answer looks from here. */
function forecast(choice: Choice, view: OsView): Text | null {
  const number = areaOf(choice.answer);
  if (number === null || (view.phase !== "destinations" && view.phase !== "movement" && view.phase !== "setup")) return null;
  const area = view.areas[number - 1];
  if (area === undefined) return null;
  if (area.spaces === 0) return { key: "web-os-forecast-park", args: { monsters: area.monsters } };
  const free = area.spaces - area.characters.length;
  const odds = breakIn(view, number, 1);
  if (odds === null || free === 0 || view.phase === "setup") return { key: "web-os-forecast-room", args: { area: areaName(number), free } };
  return { key: odds.sure ? "web-os-forecast-sure" : "web-os-forecast-odds", args: { area: areaName(number), free, percent: odds.percent } };
}

function icon(choice: Choice): string | null {
  const item = itemOf(choice.answer);
  return item === null ? null : (ITEM_ICONS[item] ?? null);
}

const osaczeni: TitleModule = {
  Board,
  BoardList,
  Seats,
  seatsName: "web-os-families",
  Stakes,
  Matter,
  Words,
  Result,
  phases(view) {
    const seen = view as OsView;
    return { steps: PHASES, now: PHASES.findIndex((phase) => phase.id === seen.phase), round: seen.round };
  },
  over: (view) => (view as OsView).phase === "over",
  targets,
  heading: (event) => (event.type === "round-began" ? "round" : event.type === "phase-began" ? "phase" : null),
  icon,
  confirm: (choice, ask, view) => confirm(choice, ask, view as OsView),
  forecast: (choice, view) => forecast(choice, view as OsView),
  advance: (view: unknown, event: Typed) => advance(view as OsView, event),
  pace,
  sound,
};

export default osaczeni;
