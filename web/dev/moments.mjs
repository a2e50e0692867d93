/**
 * Photographs every kind of moment of recorded games: node dev/moments.mjs FOLDER [title…] [moment…] [size…] [night|day] [pl|en]
 *
 * A record is brought to the server and played on from the first step at which a moment of its kind stands on the table.
 * HOLDOUT and HOLDOUT_PAGE as in the browser tests. The words of every picture are written beside it, to be read aloud.
 * What the browser complains about, every text without words and everything wider than its window is told in the end.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { bringRecord, missingTexts, openHouse, standAt } from "../test/browser/house.mjs";
import blackPlague from "./moments/black-plague.mjs";
import doom from "./moments/doom.mjs";
import invader from "./moments/invader.mjs";
import osaczeni from "./moments/osaczeni.mjs";
import whiteDeath from "./moments/white-death.mjs";

const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error("say into which folder");
mkdirSync(folder, { recursive: true });

const RECORDS = join(import.meta.dirname, "../../records");
const TITLES = { "black-plague": blackPlague, invader, "white-death": whiteDeath, osaczeni, doom };
const SIZES = { wide: {}, laptop: { laptop: true }, phone: { phone: true }, flat: { phone: true, flat: true } };
const pick = (list) => (list.some((word) => wanted.includes(word)) ? list.filter((word) => wanted.includes(word)) : list);
const chosen = pick(Object.keys(TITLES)).flatMap((title) => pick(Object.keys(TITLES[title])).filter((name) => name in TITLES[title]).map((name) => ({ title, name, moment: TITLES[title][name] })));

// Slow enough that a picture shows what it is of, where bots go on by themselves.
const house = await openHouse({ botPause: "3000" });
const complaints = new Set();
const games = new Map();
for (const { title, name, moment } of chosen) {
  const file = join(RECORDS, title, `${moment.record}.json`);
  if (!games.has(file)) games.set(file, await bringRecord(house, file));
  const game = games.get(file);
  const at = game.steps.findIndex((step, index) => (index > 0 || moment.live === undefined) && moment.at(step, game.answers[index]));
  if (at < 0) {
    complaints.add(`${title} ${name}: no such step in ${moment.record}`);
    continue;
  }
  for (const size of pick(Object.keys(SIZES))) for (const theme of pick(["night", "day"])) for (const language of pick(["pl", "en"])) {
    const sign = `${title}-${name}-${size}-${theme}-${language}`;
    const live = moment.live !== undefined;
    const { tab, context, complaints: heard } = await house.visitor({ theme, language, ...SIZES[size], speed: live ? "slow" : "instant", nickname: "Ania" });
    await tab.goto(await standAt(house, game, live ? at - 1 : at, moment.seat?.(game.steps[at]) ?? (moment.alone ? game.seats[at] : undefined)));
    await tab.waitForSelector(moment.shows ?? ".ask.mine .answer");
    if (live) await play(tab, game.answers[at - 1], moment);
    else {
      await moment.act?.(tab).catch((error) => complaints.add(`${sign}: ${error.message.split("\n")[0]}`));
      await tab.waitForTimeout(400);
    }
    await tab.screenshot({ path: `${folder}/${sign}.png` });
    writeFileSync(`${folder}/${sign}.txt`, await tab.evaluate(() => document.body.innerText));
    for (const text of [...heard, ...(await missingTexts(tab))]) complaints.add(`${sign}: ${text}`);
    for (const text of await tab.evaluate(badly, SIZES[size].phone === true)) complaints.add(`${name}-${size}: ${text}`);
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
