/**
 * Photographs every kind of moment of recorded games: node dev/moments.mjs FOLDER [moment…] [wide|phone] [night|day] [pl|en]
 *
 * A record is brought to the server and played on from the first step at which a moment of its kind stands on the table.
 * HOLDOUT and HOLDOUT_PAGE as in the browser tests. What the browser complains about, every text without words and
 * everything wider than its window is told in the end.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { bringRecord, missingTexts, openHouse, standAt } from "../test/browser/house.mjs";

const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error("say into which folder");
mkdirSync(folder, { recursive: true });

const RECORDS = join(import.meta.dirname, "../../records/black-plague");
const matter = (type, more = () => true) => ({ view }) => view.matter?.type === type && more(view.matter, view);
const asked = (start) => (_, answer) => answer?.startsWith(start) === true;
const came = (type, more = () => true) => ({ events }) => events.some(({ event }) => event.type === type && more(event));
/** How many enemies stand on the board. */
const dead = (view) => view.zones.reduce((sum, zone) => sum + Object.values(zone.zombies).reduce((a, b) => a + b, 0), 0);

/** Which record, which step by what it shows and what was answered there, and what to do before the picture. */
const MOMENTS = {
  deal: { record: "m0-won", at: matter("deal") },
  turn: { record: "m0-won", at: asked("move:") },
  move: { record: "m1-won", at: (step, answer) => asked("move:")(step, answer) && dead(step.view) > 5, act: (tab) => point(tab, "move:") },
  search: { record: "m0-won", at: asked("search") },
  found: { record: "m0-won", at: matter("pack", (pack) => pack.partner === null && Object.keys(pack.found).length > 0) },
  door: { record: "m0-won", at: asked("open:"), act: (tab) => point(tab, "open:") },
  aim: { record: "m1-won", at: asked("melee:"), act: (tab) => point(tab, "melee:") },
  shot: { record: "m1-won", at: asked("ranged:"), act: (tab) => point(tab, "ranged:") },
  hit: { record: "m1-all-dead", at: asked("hit:") },
  friends: { record: "m1-won", at: asked("friendly-fire:") },
  reroll: { record: "m5-won", at: asked("reroll") },
  struck: { record: "m1-won", at: came("killed") },
  cards: { record: "m1-all-dead", at: (step) => step.view.phase === "players" && step.events.filter(({ event }) => event.type === "card-drawn").length > 3 },
  turned: { record: "m1-won", at: came("card-drawn"), live: ".strip .cards .now", further: 1 },
  enemies: { record: "m1-all-dead", at: came("zombies-moved"), live: ".traveller", further: 1 },
  blow: { record: "m1-all-dead", at: came("zombies-attacked"), live: ".stamp.bad", further: 0 },
  wounds: { record: "m1-won", at: asked("all-wounds:") },
  skill: { record: "m1-all-dead", at: matter("skill") },
  way: { record: "m3-all-dead", at: asked("way:") },
  token: { record: "m1-won", at: asked("remove-token") },
  rooms: { record: "m1-won", at: asked("rooms") },
  pack: { record: "m1-won", at: (step, answer) => asked("shift:")(step, answer) && step.view.matter.partner === null },
  trade: { record: "m1-won", at: matter("pack", (pack) => pack.partner !== null) },
  necromancer: { record: "m7-necromancer-escaped", at: ({ view }) => view.necromancers.length > 0 && view.phase === "players" },
  risen: { record: "m7-necromancer-escaped", at: came("necromancer-came"), live: ".stamp.bad", further: 0 },
  fire: { record: "m1-won", at: asked("ignite:"), act: (tab) => point(tab, "ignite:") },
  burnt: { record: "m1-won", at: came("ignited"), live: ".stamp.bad", further: 0 },
  vault: { record: "m1-won", at: asked("artefact") },
  nine: { record: "m10-all-dead", at: (step, answer) => asked("move:")(step, answer) && dead(step.view) > 10 },
};

/** Points at the first answer whose name begins like this. */
const point = (tab, start) => tab.locator(`.ask [data-answer^="${start}"]`).first().dispatchEvent("pointerenter");

const SIZES = ["wide", "phone"];
const pick = (list) => (list.some((word) => wanted.includes(word)) ? list.filter((word) => wanted.includes(word)) : list);
const chosen = pick(Object.keys(MOMENTS));

const house = await openHouse();
const complaints = new Set();
const games = new Map();
for (const name of chosen) {
  const moment = MOMENTS[name];
  if (!games.has(moment.record)) games.set(moment.record, await bringRecord(house, join(RECORDS, `${moment.record}.json`)));
  const game = games.get(moment.record);
  const at = game.steps.findIndex((step, index) => (index > 0 || moment.live === undefined) && moment.at(step, game.answers[index]));
  if (at < 0) {
    complaints.add(`${name}: no such step in ${moment.record}`);
    continue;
  }
  for (const size of pick(SIZES)) for (const theme of pick(["night", "day"])) for (const language of pick(["pl", "en"])) {
    const sign = `${name}-${size}-${theme}-${language}`;
    const live = moment.live !== undefined;
    const { tab, context, complaints: heard } = await house.visitor({ theme, language, phone: size === "phone", speed: live ? "slow" : "instant", nickname: "Ania" });
    await tab.goto(await standAt(house, game, live ? at - 1 : at));
    await tab.waitForSelector(".ask.mine .answer");
    if (live) await play(tab, game.answers[at - 1], moment);
    else {
      await moment.act?.(tab);
      await tab.waitForTimeout(400);
    }
    await tab.screenshot({ path: `${folder}/${sign}.png` });
    for (const text of [...heard, ...(await missingTexts(tab))]) complaints.add(`${sign}: ${text}`);
    for (const text of await tab.evaluate(badly, size === "phone")) complaints.add(`${name}-${size}: ${text}`);
    await tab.evaluate(axe.source);
    const { violations } = await tab.evaluate(() => globalThis.axe.run(document));
    for (const { id, nodes } of violations) complaints.add(`${name}-${theme}: ${id}: ${nodes.map((node) => node.target.join(" ")).slice(0, 3).join(", ")}`);
    await context.close();
  }
}
await house.close();
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.size === 0 ? 0 : 1);

/** Gives the recorded answer, stops the play and goes on event by event until `live` is on the page, and `further`. */
async function play(tab, answer, { live, further }) {
  await tab.locator(`.ask [data-answer="${answer}"]`).click();
  await tab.locator("dialog[open] [data-confirm] :is(button, a)").click({ timeout: 300 }).catch(() => undefined);
  await tab.waitForSelector(".ask:not(.mine)");
  await tab.keyboard.press("n");
  for (let steps = 0, seen = 0; steps < 80 && seen <= further; steps++) {
    if ((await tab.locator(live).count()) > 0) seen += 1;
    if (seen > further) break;
    await tab.keyboard.press("n");
    await tab.waitForTimeout(30);
  }
  await tab.waitForTimeout(500);
}

/** Things that stand out of the window, and on a telephone those too small for a thumb. */
function badly(phone) {
  const found = new Set();
  if (document.documentElement.scrollWidth > innerWidth) found.add(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const each of document.querySelectorAll("button, a, select, input, [role=button], b, strong, .question, .state")) {
    const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
    if (width === 0 || bottom < 0 || top > innerHeight || each.closest(".unseen, [hidden]") !== null) continue;
    const what = `${each.tagName.toLowerCase()}.${each.getAttribute("class") ?? ""} ${each.textContent?.trim().slice(0, 30)}`;
    if ((left < -1 || right > innerWidth + 1) && each.closest(".strip, .window") === null) found.add(`stands out: ${what}`);
    if (phone && each.matches("button, a, select, input") && !each.disabled && met(each, 0, 0) && [[-19, 0], [19, 0], [0, -19], [0, 19]].some(([dx, dy]) => !met(each, dx, dy))) found.add(`${Math.round(width)}×${Math.round(height)}: ${what}`);
  }
  return [...found];

  /** Whether a thumb so far off its middle still meets it. */
  function met(each, dx, dy) {
    const { left, top, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
    return hit === null || each.contains(hit);
  }
}
