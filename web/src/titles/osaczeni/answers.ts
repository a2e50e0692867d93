/** What the ask bar says about the answers of this title: verbs, marks, looks ahead, questions asked once more. */
import type { Ask, Choice } from "../../protocol";
import type { Kind, View } from "./generated";
import type { Mark, Text } from "../contract";
import { afterMove, holdsAfter, worth } from "./forecast";
import { areaName, itemName, kindName } from "./names";
import { areaOf, itemOf, kindOf, seatOf } from "./targets";

/** Answers about one card or one character stand together. */
export function verb({ answer }: Choice): Text | null {
  const [item, kind] = [itemOf(answer), kindOf(answer)];
  if (item !== null) return { key: `web-os-verb-${answer.type === "give" ? "give" : "play"}`, args: { item: itemName(item) } };
  return answer.type === "place" && kind !== null ? { key: "web-os-verb-place", args: { character: kindName(kind as Kind) } } : null;
}

/** The seat that answers: the reader's own, also where several sit at one screen. */
function own(view: View): number | null {
  return view.mine?.seat ?? view.unplaced?.seat ?? null;
}

function lookAhead(choice: Choice, view: View): { area: number; least: number; most: number; sure: boolean } | null {
  const area = areaOf(choice.answer);
  const seat = own(view);
  if (area === null || seat === null || (view.phase !== "destinations" && view.phase !== "movement") || choice.answer.type === "haunt") return null;
  const odds = afterMove(view, seat, area, kindOf(choice.answer) as Kind | null);
  return odds === null ? null : { area, least: odds.least.percent, most: odds.most.percent, sure: odds.least.sure };
}

/** Spaces nobody stands on; the car park has none and takes everybody. */
function freeIn(view: View, number: number): number | null {
  const area = view.areas[number - 1];
  return area === undefined || area.spaces === 0 ? null : area.spaces - area.characters.length;
}

/** What looks like a danger to be marked on a button. */
const RISKY = 25;

export function marks(choice: Choice, view: View): Mark[] {
  const [item, kind, seat, area] = [itemOf(choice.answer), kindOf(choice.answer) as Kind | null, own(view), areaOf(choice.answer)];
  const lost = choice.answer.type === "victim" && kind !== null && seat !== null ? worth(view, seat, kind) : null;
  if (lost !== null) return [{ look: "risk", text: { key: "web-os-mark-lost", args: { points: lost } } }];
  const holds = item === null || choice.answer.type !== "play" ? null : holdsAfter(view, item);
  if (holds !== null) return [{ look: holds ? "gain" : "risk", text: { key: holds ? "web-os-mark-holds" : "web-os-mark-breaks" } }];
  const ahead = lookAhead(choice, view);
  if (ahead === null) return [];
  // No chance is worth a look where nobody would get in.
  if (area !== null && freeIn(view, area) === 0) return [{ look: "risk", text: { key: "web-os-mark-full" } }];
  const { least, most } = ahead;
  return [{ look: most >= RISKY ? "risk" : "gain", text: least === most ? { key: "web-os-mark-odds", args: { percent: most } } : { key: "web-os-mark-odds-between", args: { least, most } } }];
}

/** How safe the area of this answer would be with the one who goes there, and what a card does. */
export function forecast(choice: Choice, view: View): Text | null {
  const item = itemOf(choice.answer);
  if (item !== null) return { key: `web-os-item-${item}-text` };
  const number = areaOf(choice.answer);
  if (number === null || (view.phase !== "destinations" && view.phase !== "movement" && view.phase !== "setup")) return null;
  const area = view.areas[number - 1];
  if (area === undefined) return null;
  if (area.spaces === 0) return { key: "web-os-forecast-park", args: { monsters: area.monsters } };
  const free = freeIn(view, number) ?? 0;
  const ahead = lookAhead(choice, view);
  if (ahead === null || free === 0) return { key: "web-os-forecast-room", args: { area: areaName(number), free } };
  const args = { area: areaName(number), free, least: ahead.least, most: ahead.most };
  if (ahead.least !== ahead.most) return { key: "web-os-forecast-between", args };
  return { key: ahead.sure ? "web-os-forecast-sure" : "web-os-forecast-odds", args: { area: areaName(number), free, percent: ahead.most } };
}

/** Final and costly answers are asked once more: giving up the last of the family, naming yourself as the victim. */
export function confirm(choice: Choice, ask: Ask, view: View): Text | null {
  const vote = view.vote;
  if (vote?.about !== "victim") return null;
  const alive = view.families[ask.seat]?.alive ?? 0;
  if (vote.step === "victim" && kindOf(choice.answer) !== null && alive === 1) return { key: "web-os-confirm-last" };
  const named = seatOf(choice.answer);
  if ((vote.step === "decision" || vote.step === "tie-break") && named === ask.seat) return { key: "web-os-confirm-self" };
  const item = itemOf(choice.answer);
  const area = view.areas[vote.area - 1];
  if (vote.step === "discussion" && item !== null && item !== "gun" && area?.breaks_in === false && area.spaces > 0) {
    return { key: "web-os-confirm-wasted" };
  }
  return null;
}

/** Said to a family of which nobody is left. */
export function out(view: View, seat: number): Text | null {
  const family = view.families[seat];
  return family?.eliminated === true ? { key: "web-os-out" } : null;
}
