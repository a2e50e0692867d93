/**
 * Photographs every page around the games against the real binary, with its words beside it: node dev/tour.mjs FOLDER
 * [page…] [size…] [night|day] [pl|en]. HOLDOUT and HOLDOUT_PAGE as in the browser tests.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { advice, bringRecord, lookAt, makeTable, missingTexts, openHouse, OPEN_ANSWERS, until } from "../test/browser/house.mjs";

const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error("say into which folder");
mkdirSync(folder, { recursive: true });

const TITLES = ["osaczeni", "black-plague", "invader", "white-death", "doom"];
/** The button of a title on the start page. */
const playNow = (tab, title) => tab.locator(`article.title:has([href="/new/${title}"]) .play`);
const SIZES = { wide: {}, laptop: { laptop: true }, phone: { phone: true }, flat: { phone: true, flat: true } };
const each = (name, page) => Object.fromEntries(TITLES.map((title) => [`${name}-${title}`, (visit) => page(visit, title)]));

/** A game of each that has ended. */
const ENDED = { osaczeni: "4-players-several-survivors", "black-plague": "m1-necromancer-escaped", invader: "m3-mold-linked", "white-death": "m0-won", doom: "knee-deep-in-the-dead-3-goal" };
const brought = {};
const ended = async (title) => (brought[title] ??= await bringRecord(house, join(import.meta.dirname, "../../records", title, `${ENDED[title]}.json`))).table;

const seats = (title) => [{ kind: "me" }, { kind: "open" }, ...(title === "osaczeni" ? [{ kind: "bot" }, { kind: "bot" }] : [])];
const lobby = (title) => makeTable(house, { title, seats: seats(title) });

/** Where whoever falls or gets away first is out of the game while the others play on. */
const OUT = { "out-black-plague": ["black-plague", "m1"], "away-black-plague": ["black-plague", "m0"], "away-invader": ["invader", "m0"], "away-white-death": ["white-death", "m6"] };
const left = {};
/** Six people play as bots advise until one of them is out of the game; gives their links, that one's first. */
async function untilOut(title, mission) {
  const made = await makeTable(house, { title, options: { mission }, hints: true, seats: Array(6).fill({ kind: "me" }) });
  const keys = made.links.map(({ link }) => link.split("#key=")[1]);
  for (;;) {
    const { view, asks } = await lookAt(house, made.table, keys);
    // Whoever is out may still be asked with the team.
    const out = made.links.findIndex((_, seat) => view.survivors.every((one) => one.seat !== seat || one.fate !== "alive") && asks.every((ask) => ask.seat !== seat));
    if (out >= 0 || view.outcome !== null) return view.outcome === null ? [made.links[out].link, ...made.links.filter((_, seat) => seat !== out).map(({ link }) => link)] : [];
    const [ask] = asks;
    const answer = await advice(house, made.table, { seat: ask.seat, key: keys[ask.seat] });
    await fetch(`${house.page}/api/tables/${made.table}/answer`, { method: "POST", headers: { "content-type": "application/json", authorization: `Bearer ${keys[ask.seat]}` }, body: JSON.stringify({ seat: ask.seat, ask: ask.id, answer: answer ?? ask.answers[0].name }) });
  }
}

/** What to do before the picture; several pages where it gives several. */
const PAGES = {
  start: async ({ tab }) => {
    await tab.goto("/");
    await tab.waitForSelector("article.title");
  },
  back: async ({ tab }) => {
    for (const title of TITLES) {
      await tab.goto("/");
      await playNow(tab, title).click();
      await tab.waitForSelector(OPEN_ANSWERS);
    }
    await tab.goto("/");
    await tab.waitForSelector(".mine li.turn");
  },
  ...each("new", async ({ tab }, title) => {
    await tab.goto(`/new/${title}`);
    await tab.waitForSelector("main h1");
    await tab.waitForLoadState("networkidle");
  }),
  ...each("lobby", async ({ tab }, title) => {
    await tab.goto((await lobby(title)).links[0].link);
    // Only the page that made a table knows its invitations: this one asks for a new one.
    await tab.locator(".seats li button").first().click();
    await tab.locator(".invite svg").waitFor();
    await tab.waitForLoadState("networkidle");
  }),
  ...each("guest", async ({ tab }, title) => {
    await tab.goto((await lobby(title)).invitations[0].link);
    await tab.waitForLoadState("networkidle");
  }),
  ...each("watch", async ({ tab }, title) => {
    const made = await makeTable(house, { title, seats: [{ kind: "me" }, { kind: "bot" }, { kind: "bot" }], public: true });
    await tab.goto(`/table/${made.table}`);
    await tab.waitForSelector(".board svg");
    await tab.waitForLoadState("networkidle");
  }),
  ...each("result", async ({ tab }, title) => {
    await tab.goto(`/replay/${await ended(title)}`);
    await tab.locator(".result .curve").waitFor();
  }),
  ...each("replay", async ({ tab }, title) => {
    await tab.goto(`/replay/${await ended(title)}#step=60`);
    await tab.locator("footer .timeline").waitFor();
    await tab.locator(".stage .board svg").first().waitFor();
  }),
  ...each("rules", async ({ tab }, title) => {
    await tab.goto(`/rules/${title}`);
    await tab.locator(".primer li").first().waitFor();
    await tab.waitForLoadState("networkidle");
  }),
  ...Object.fromEntries(Object.entries(OUT).map(([name, wish]) => [name, async ({ tab, context }) => {
    const [own, ...others] = (left[name] ??= await untilOut(...wish));
    if (own === undefined) throw new Error("nobody was out before the end");
    // Whoever is asked must be there, or the page offers to answer for them.
    for (const link of others) await (await context.browser().newContext({ baseURL: house.page })).newPage().then((page) => page.goto(link));
    await tab.goto(own);
    await tab.waitForSelector('.ask [href="/"]');
    await tab.waitForLoadState("networkidle");
  }])),
  ...each("first", async ({ tab }, title) => {
    await tab.goto("/");
    await playNow(tab, title).click();
    await tab.waitForSelector(OPEN_ANSWERS);
    await until("the guide", async () => (await tab.locator(".hint").count()) > 0);
  }),
};

const pick = (list) => (list.some((word) => wanted.includes(word)) ? list.filter((word) => wanted.includes(word)) : list);
const house = await openHouse();
const complaints = new Set();
for (const name of pick(Object.keys(PAGES))) for (const size of pick(Object.keys(SIZES))) for (const theme of pick(["night", "day"])) for (const language of pick(["pl", "en"])) {
  const sign = `${name}-${size}-${theme}-${language}`;
  const visit = await house.visitor({ ...SIZES[size], theme, language, nickname: "Ania", guided: name.startsWith("first") });
  try {
    await PAGES[name](visit);
    await visit.tab.waitForTimeout(500);
    await visit.tab.screenshot({ path: `${folder}/${sign}.png`, fullPage: !["first", "watch", "replay", "out", "away"].some((start) => name.startsWith(start)) });
    writeFileSync(`${folder}/${sign}.txt`, await visit.tab.evaluate(() => document.body.innerText));
    for (const text of [...visit.complaints, ...(await missingTexts(visit.tab))]) complaints.add(`${sign}: ${text}`);
    const wide = await visit.tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) complaints.add(`${sign}: ${wide} pixels too wide`);
  } catch (error) {
    complaints.add(`${sign}: ${error.message.split("\n")[0]}`);
  }
  await visit.context.close();
}
await house.close();
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.size === 0 ? 0 : 1);
