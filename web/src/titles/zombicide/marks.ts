/** What stands on the button of an answer besides its words: price, risk, chance, and that it would help nobody. */
import type { Choice } from "../../protocol";
import type { Mark, Text } from "../contract";
import { aimOf, bites, chance, heads, MILLION, MOVES } from "./forecast";
import { acting, survivorOf, zoneOf, type View } from "./view";

const VERBS: Record<string, string> = {
  deal: "deal",
  open: "door",
  "break-in": "door",
  close: "door",
  "enchant-survivor": "enchant",
  "enchant-zone": "enchant",
  pour: "bile",
  ignite: "fire",
  hit: "hit",
  "all-hits": "hit",
  wound: "wound",
  "all-wounds": "wound",
  activate: "turn",
  "extra-token": "token",
  "remove-token": "token",
  room: "room",
  "close-door": "door-token",
  "open-door": "door-token",
  drive: "machine",
  fire: "machine",
  hellfire: "hellfire",
  order: "order",
  "guards-move": "guards-move",
  "guards-ranged": "guards-ranged",
  "guards-push": "cauldron",
  "guards-pour": "cauldron",
  "push-cauldron": "cauldron",
  "pour-cauldron": "cauldron",
  "hang-ladder": "ladder",
  "take-ladder": "ladder",
};

/** The verb of an answer: ways of moving are one, attacks are one for each way to fight. */
export function verb({ answer }: Choice): Text | null {
  if (MOVES.includes(answer.type)) return { key: "web-zc-verb-move" };
  if (answer.type === "attack") return { key: `web-zc-verb-${String(answer["mode"])}` };
  const name = VERBS[answer.type];
  return name === undefined ? null : { key: `web-zc-verb-${name}` };
}

export function marks(choice: Choice, view: View): Mark[] {
  const { answer } = choice;
  if (MOVES.includes(answer.type)) return moveMarks(String(answer["zone"]), view);
  if (answer.type === "attack") return attackMarks(choice, view);
  if (answer.type === "end-turn") return wounds(bites(view));
  const dies = killed(choice, view);
  return dies === null ? [] : [{ look: "risk", text: { key: "web-zc-mark-dies" } }];
}

function moveMarks(zone: string, view: View): Mark[] {
  const ahead = view.ahead.find((step) => step.zone === zone);
  if (ahead === undefined) return [];
  const price: Mark[] = ahead.price <= 1 ? [] : [{ look: "price", text: { key: "web-zc-mark-price", args: { actions: ahead.price } } }];
  return [...price, ...wounds(ahead.wounds)];
}

function wounds(count: number): Mark[] {
  return count === 0 ? [] : [{ look: "risk", text: { key: "web-zc-mark-wounds", args: { wounds: count } } }];
}

/** Who stands where an attack goes: enemies, and friends who might be hit. */
export function aimedAt({ answer }: Choice, view: View): { enemies: number; friends: number } {
  const zones = [answer["zone"], answer["also"]].filter((zone) => typeof zone === "string").map((zone) => zoneOf(view, zone));
  const own = acting(view)?.name;
  return {
    enemies: zones.reduce((sum, zone) => sum + heads(zone), 0),
    friends: zones.reduce((sum, zone) => sum + (zone?.survivors.filter((hero) => hero !== own).length ?? 0), 0),
  };
}

function attackMarks(choice: Choice, view: View): Mark[] {
  const { answer } = choice;
  const { enemies, friends } = aimedAt(choice, view);
  if (enemies === 0) return [{ look: "idle", text: { key: friends === 0 ? "web-zc-mark-nobody" : "web-zc-mark-friends-only", args: { friends } } }];
  const odds = view.odds.find((one) => one.mode === answer["mode"] && one.with === answer["with"]);
  const aim = odds === undefined ? null : aimOf(odds, answer["zone"]);
  const found: Mark[] = [];
  if (aim !== null) found.push({ look: "gain", text: { key: "web-zc-mark-kill", args: { percent: chance({ hits: aim.kills, of: MILLION }).percent } } });
  if (friends > 0 && answer["mode"] !== "melee") found.push({ look: "risk", text: { key: "web-zc-mark-friends", args: { friends } } });
  return found;
}

/** The Survivor whom this answer would kill. */
export function killed({ answer }: Choice, view: View): string | null {
  const { matter } = view;
  if ((answer.type === "wound" || answer.type === "all-wounds") && matter?.type === "wounds") {
    const one = survivorOf(view, String(answer["survivor"]));
    const given = matter.given.find((each) => each.survivor === one?.name)?.wounds ?? 0;
    const more = answer.type === "wound" ? 1 : Object.values(matter.left).reduce((sum, count) => sum + count, 0);
    return one !== undefined && one.wounds + given + more >= one.health ? one.name : null;
  }
  if (answer.type === "suffer" && matter?.type === "defence") {
    const one = survivorOf(view, matter.survivor);
    return one !== undefined && one.wounds + matter.wounds >= one.health ? one.name : null;
  }
  return null;
}

/** Whether a death loses the game: where nobody may die, or where nobody else is left. */
export function deathLoses(view: View): boolean {
  return view.mission.nobody_may_die || view.survivors.filter((one) => one.fate === "alive").length === 1;
}
