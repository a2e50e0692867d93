/** Somebody who plays any edition of Zombicide in the page and wants to get on. */
import { lots, offered, press } from "./house.mjs";

/** What somebody does who wants to get on: by the first words of the answers' names, best first. */
const WISHES = ["take", "keep", "agree", "skill:", "escape", "objective", "attach:", "boss:", "serve:", "hit:", "all-hits", "melee:", "ranged:", "magic:", "open:", "search", "use-armour", "suffer", "wound:", "friendly-fire:", "rooms", "spawn-first:", "way:", "activate:", "first:", "done"];
const NEVER = ["rearrange", "trade:", "noise", "shout", "close:", "open-door:", "take-tank", "detach:"];

const draw = lots();

/** Places by their signs on the tiles: people are never shown one. */
export const codes = async (tab) => (await tab.evaluate(() => document.body.innerText)).match(/\b\d{1,2}[RV]\.[A-Za-z]\w*/g) ?? [];

export const over = async (tab) => (await tab.locator(".result h2").count()) > 0;

/** Gives one answer if one is asked, by the wishes; says which. */
export async function act(tab) {
  const sure = tab.locator("dialog[open] [data-confirm] :is(button, a)");
  if ((await sure.count()) > 0) {
    await sure.first().click({ timeout: 2000 }).catch(() => undefined);
    return "yes";
  }
  const names = await offered(tab);
  if (names.length === 0) return null;
  const moves = names.filter((name) => name.startsWith("move:"));
  const wanted = WISHES.map((wish) => names.find((name) => name.startsWith(wish))).find((name) => name !== undefined);
  const move = moves[draw(moves.length)];
  const name = wanted ?? move ?? names.find((other) => !NEVER.some((never) => other.startsWith(never))) ?? names[0];
  return (await press(tab, name)) ? name : null;
}
