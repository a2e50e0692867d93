/**
 * Photographs every page from `npm run mock`: node dev/shots.mjs FOLDER [name…] [wide|phone] [night|day] [pl|en]
 * Anything the browser complains about (a broken policy, an error) ends it with a failure.
 */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error("say into which folder");
mkdirSync(folder, { recursive: true });

const BASE = "http://127.0.0.1:4173";
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const PAGES = {
  start: "/",
  new: "/new/osaczeni",
  rules: "/rules/osaczeni#OS-3.14",
  lost: "/nowhere/at/all",
  setup: "/table/setup#key=0",
  truck: "/table/truck#key=0",
  sealed: "/table/sealed#key=0",
  destinations: "/table/destinations#key=0",
  movement: "/table/movement#key=0",
  attack: "/table/attack#key=0",
  park: "/table/park#key=0",
  revealed: "/table/revealed#key=0",
  over: "/table/over#key=0",
  watch: "/table/watch",
  replay: "/replay/over",
  step: "/replay/over#step=3",
  hot: "/table/hot#key=0",
};
/** What to do on a page before the picture. */
const ACTS = {
  talk: { page: "truck", act: (page, phone) => (phone ? page.getByRole("button", { name: /Rozmowa|Talk/ }).click() : page.getByRole("tab", { name: /Rozmowa|Talk/ }).click()) },
  claim: {
    page: "truck",
    act: async (page, phone) => {
      await ACTS.talk.act(page, phone);
      await page.getByRole("button", { name: /^(Kości|Dice)$/ }).click();
    },
  },
  families: { page: "park", phoneOnly: true, act: (page) => page.getByRole("button", { name: /^(Rodziny|Families)$/ }).click() },
  log: { page: "truck", phoneOnly: true, act: (page) => page.getByRole("button", { name: /^(Dziennik|Log)$/ }).click() },
  rule: { page: "truck", act: (page) => page.locator(".ask .rule").first().click() },
  greyed: { page: "truck", act: (page) => page.locator(".greyed").first().focus() },
  menu: { page: "attack", act: (page) => page.locator(".walker [role=button]").last().click({ force: true }) },
  forecast: { page: "destinations", act: (page) => page.locator(".answer").nth(1).hover() },
  way: { page: "movement", act: (page) => page.locator(".answer").nth(1).hover() },
  confirm: { page: "park", act: (page) => page.keyboard.press("1") },
  list: { page: "attack", act: (page) => page.keyboard.press("b") },
  keys: { page: "truck", act: (page) => page.keyboard.press("?") },
  settings: { page: "truck", act: (page) => page.locator(".controls .tool").last().click() },
  invite: { page: "truck", act: (page) => page.locator(".tool").first().click() },
};

const is = (word) => wanted.length === 0 || wanted.includes(word);
const pick = (list) => (list.some((word) => wanted.includes(word)) ? list.filter((word) => wanted.includes(word)) : list);
const names = [...Object.keys(PAGES), ...Object.keys(ACTS)];
const chosen = names.some((name) => wanted.includes(name)) ? names.filter(is) : names;

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
const complaints = [];
for (const size of pick(Object.keys(SIZES))) {
  for (const theme of pick(["night", "day"])) {
    for (const language of pick(["pl", "en"])) {
      for (const name of chosen) {
        const act = ACTS[name];
        if (act?.phoneOnly && size !== "phone") continue;
        const context = await browser.newContext({ viewport: SIZES[size], deviceScaleFactor: size === "phone" ? 2 : 1, hasTouch: size === "phone", locale: language });
        await context.addInitScript(([kept]) => localStorage.setItem("holdout.settings", kept), [JSON.stringify({ theme, language, speed: "instant", nickname: "Ania" })]);
        const page = await context.newPage();
        page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(`${name} ${size} ${theme} ${language}: ${message.text()}`));
        page.on("pageerror", (error) => complaints.push(`${name} ${size}: ${error.message}`));
        await page.goto(BASE + PAGES[act?.page ?? name], { waitUntil: "networkidle" });
        await page.evaluate(() => document.fonts.ready);
        if (act !== undefined) await act.act(page, size === "phone").catch((error) => complaints.push(`${name} ${size}: ${error.message.split("\n")[0]}`));
        await page.waitForTimeout(350);
        const tall = ["start", "new", "rules"].includes(name) && size === "wide" ? { fullPage: name !== "rules" } : {};
        await page.screenshot({ path: `${folder}/${name}-${size}-${theme}-${language}.png`, ...tall });
        await context.close();
      }
    }
  }
}
await browser.close();
for (const complaint of new Set(complaints)) console.error(complaint);
process.exit(complaints.length === 0 ? 0 : 1);
