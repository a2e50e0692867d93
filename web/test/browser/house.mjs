/**
 * What the browser tests share: the real binary with a database of its own, and Debian's Chromium.
 *
 * HOLDOUT names the binary (otherwise the one of `cargo build --release`), HOLDOUT_PAGE another address of the page
 * than the binary's own, for work on the client.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const ROOT = join(import.meta.dirname, "../../..");
export const BINARY = process.env.HOLDOUT ?? [join(ROOT, "target/release/holdout"), join(ROOT, "target/debug/holdout")].find(existsSync);
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
/**
 * How long anything may take. No test depends on how fast the machine is: whoever waits, waits for a condition, and
 * this limit only ends what would never come.
 */
const PATIENCE = Number(process.env.HOLDOUT_PATIENCE ?? 600_000);
/** How long a click may wait for its button: the bar may have changed, and then it never comes. */
const CLICK = 10_000;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

const SEED = "7";
/** Milliseconds a bot takes: long enough to be seen as a pause, short enough for whole games. */
const BOT_PAUSE = "30";

export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the server and the browser, with content of one's own beside the built-in one, or bots that take their time; `close` ends both. */
export async function openHouse({ content, botPause = BOT_PAUSE } = {}) {
  if (BINARY === undefined) throw new Error("there is no binary: run cargo build --release, or name one in HOLDOUT");
  const folder = mkdtempSync(join(tmpdir(), "holdout-"));
  const address = process.env.HOLDOUT_ADDR ?? `127.0.0.1:${await freePort()}`;
  const page = process.env.HOLDOUT_PAGE ?? `http://${address}`;
  const server = spawn(BINARY, ["serve", "--addr", address, "--data", folder, "--origin", page, "--measure", "--calls-anywhere", "--bot-pause", botPause, ...(content === undefined ? [] : ["--content", content])], { stdio: "ignore" });
  await healthy(`http://${address}/healthz`);
  const first = await (await fetch(page)).text();
  if (!first.includes('id="app"')) {
    server.kill();
    throw new Error(`${page} does not serve the client: build web/ first, then the binary`);
  }
  return browse(page, async () => {
    server.kill();
    await new Promise((resolve) => server.once("exit", resolve));
    rmSync(folder, { recursive: true, force: true });
  });
}

/** A browser for a page that is served already; `end` ends whoever serves it. */
export async function browse(page, end) {
  const launch = () => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  let browser = await launch();
  return {
    page,
    /** A new visitor with a memory of their own. Everything the browser complains about is kept in `complaints`. */
    async visitor({ language = "en", theme = "night", speed = "instant", nickname = "", phone = false, flat = false, tablet = false, laptop = false, guided = false, settings = {} } = {}) {
      // A browser that went away between two visits says nothing about the page.
      if (!browser.isConnected()) browser = await launch();
      const context = await browser.newContext({
        baseURL: page,
        viewport: flat ? { width: 844, height: 390 } : phone ? { width: 390, height: 844 } : tablet ? { width: 820, height: 1180 } : laptop ? { width: 1366, height: 768 } : { width: 1440, height: 900 },
        hasTouch: phone || tablet,
        locale: language,
      });
      const kept = JSON.stringify({ language, theme, speed, nickname, ...settings });
      context.setDefaultTimeout(PATIENCE);
      // Nor on luck: the page's own tables get a seed as well.
      await context.route("**/api/tables", (route) => {
        const wish = route.request().method() === "POST" ? route.request().postDataJSON() : null;
        return wish === null ? route.continue() : route.continue({ postData: JSON.stringify({ seed: SEED, ...wish }) });
      });
      await context.addInitScript((settings) => localStorage.getItem("holdout.settings") ?? localStorage.setItem("holdout.settings", settings), kept);
      // Whoever is not here to be led has been led before.
      if (!guided) await context.addInitScript(() => localStorage.setItem("holdout.guide", JSON.stringify(Object.fromEntries(["osaczeni", "black-plague", "invader", "white-death", "doom"].map((title) => [title, { steps: [], tips: [], off: true }])))));
      else await context.addInitScript(rememberHints);
      const tab = await context.newPage();
      const complaints = [];
      tab.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      tab.on("pageerror", (error) => complaints.push(error.message));
      return { tab, context, complaints };
    },
    async close() {
      await browser.close();
      await end();
    },
  };
}

/** In the page: keeps the heading of every step and tip of the guide, however short it stands there. */
function rememberHints() {
  globalThis.hinted = { steps: [], tips: [] };
  const look = () => {
    for (const hint of document.querySelectorAll(".hint")) {
      const heading = hint.querySelector("strong")?.textContent ?? "";
      const list = globalThis.hinted[hint.classList.contains("must") ? "steps" : "tips"];
      if (heading !== "" && !list.includes(heading)) list.push(heading);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["class"] });
}

/** The steps and tips a guided visitor has been shown since the page was loaded. */
export const hinted = (tab) => tab.evaluate(() => globalThis.hinted);

async function ask(house, path, body) {
  const answer = await fetch(house.page + path, body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Lays a recorded game on the table as a finished one; gives its answers and every step as the first seat saw it. */
export async function bringRecord(house, file) {
  const record = JSON.parse(readFileSync(file, "utf8"));
  const { table } = await ask(house, "/api/records", record);
  const steps = [];
  for (;;) {
    const page = await ask(house, `/api/tables/${table}/replay?viewer=player-1&from=${steps.length}`);
    steps.push(...page.steps);
    if (page.steps.length === 0 || steps.length >= page.total) return { table, steps, answers: record.lines.map((line) => line.answer), seats: record.lines.map((line) => line.seat) };
  }
}

/**
 * A new table that stands as the recorded game stood at this step; the link of its only person, who plays every seat, or
 * only the named one among bots.
 */
export async function standAt(house, { table, steps }, step, only) {
  // DOOM's view counts marines; the invader sits there as well.
  const { players, marines } = steps[0].view;
  const seats = Array.from({ length: players ?? marines.length + 1 }, (_, seat) => ({ kind: only === undefined || seat === only ? "me" : "bot" }));
  return (await ask(house, `/api/tables/${table}/play-on`, { step, seats, nickname: "Ania" })).links[0].link;
}

/** Waits for a condition and does `meanwhile` until it holds; gives what the condition gave. */
export async function until(what, condition, meanwhile = async () => undefined) {
  for (const end = Date.now() + PATIENCE; ; ) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > end) throw new Error(`it never came: ${what}`);
    await meanwhile();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

export const healthy = (address) => until("the server", () => fetch(address).then((answer) => answer.ok, () => false));

/** Numbers that look drawn by lot and are the same every time. */
export function lots(seed = 1) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const draw = lots();

/** Opens a table by the same request the page makes, and gives the answer. */
export function makeTable(house, wish) {
  return ask(house, "/api/tables", { title: "osaczeni", options: {}, public: false, nickname: "Ania", seed: SEED, clock: { kind: "none" }, on_timeout: "fallback", undo: "own", ...wish });
}

export const OPEN_ANSWERS = ".ask.mine .answer:not(.greyed, .waits, :disabled)";

/** Gives one answer if one is asked: the `pick`-th, or any. Says whether it did. */
export async function answerOnce(tab, pick) {
  const sure = tab.locator("dialog[open] [data-confirm] :is(button, a)");
  if ((await sure.count()) > 0) {
    await sure.first().click();
    return true;
  }
  const answers = tab.locator(OPEN_ANSWERS);
  const count = await answers.count();
  if (count === 0) return false;
  const index = pick === undefined ? draw(count) : Math.min(pick, count - 1);
  try {
    const several = await answers.nth(index).getAttribute("aria-haspopup", { timeout: CLICK });
    await answers.nth(index).click({ timeout: CLICK });
    if (several !== null) await tab.locator("[role=dialog] [data-answer]").first().click({ timeout: CLICK });
    return true;
  } catch {
    // The bar changed under the pointer; the next look finds what is asked now.
    return false;
  }
}

/** The names of all answers that can be given now, also of those behind one button. */
export async function offered(tab) {
  const names = await tab.locator(OPEN_ANSWERS).evaluateAll((answers) => answers.flatMap((answer) => (answer.dataset.answers ?? answer.dataset.answer ?? "").split(" ")));
  return names.filter((name) => name !== "");
}

/** Presses the answer of this name, in the bar or behind its button; says whether it was there. */
export async function press(tab, name) {
  try {
    const group = tab.locator(`.ask [data-answers~="${name}"]`);
    if ((await group.count()) > 0) {
      await group.click({ timeout: CLICK });
      await tab.locator(`[role=dialog] [data-answer="${name}"]`).click({ timeout: CLICK });
    } else await tab.locator(`.ask [data-answer="${name}"]`).click({ timeout: CLICK });
    return true;
  } catch {
    // The bar changed under the pointer; the next look finds what is asked now.
    return false;
  }
}

/** The number of the question that can be answered now, if there is one. */
const askedNow = (tab) => tab.evaluate(() => document.querySelector(".ask.mine")?.dataset.ask ?? null);

/**
 * Acts unless `met`: and then only on a question that stood there already when `met` was looked at. What stands on the page
 * for the length of one question is so never missed.
 */
export async function unless(tab, met, act) {
  const ask = await askedNow(tab);
  const found = await met();
  if (found) return found;
  if (ask !== null && (await askedNow(tab)) === ask) await act();
  return null;
}

/** Acts on one question after the other until `done`, which sees each of them. */
export const playOn = (tab, what, done, act) => until(what, () => unless(tab, done, act));

/** Plays on with any answers until `done` says so. */
export const playUntil = (tab, done, pick) => playOn(tab, "the end of this play", done, () => answerOnce(tab, pick));

/** The seats this browser holds at a table, with their keys. */
export function keysOf(tab, table) {
  return tab.evaluate((table) => JSON.parse(localStorage.getItem("holdout.tables") ?? "[]").find((mine) => mine.table === table)?.keys ?? [], table);
}

/** The table as the holders of these keys see it together. */
export async function lookAt(house, table, keys) {
  return (await fetch(`${house.page}/api/tables/${table}`, { headers: { authorization: `Bearer ${keys.join(",")}` } })).json();
}

/** Texts the page shows as keys because they are missing. */
export async function missingTexts(tab) {
  const html = await tab.content();
  return [...new Set(html.match(/\[(?:web|os|zc|bp|inv|wd|dm|role|common|server)-[a-z0-9-]+\]/g) ?? [])];
}

/** The name of what a bot would answer at the seat this page holds, if it is asked anything. */
export async function advice(house, table, { seat, key }) {
  const answer = await fetch(`${house.page}/api/tables/${table}/hint?seat=${seat}`, { headers: { authorization: `Bearer ${key}` } });
  return answer.ok ? (await answer.json()).answer.name : null;
}

/** What is looked for beside the usual: that whatever is written on a control is in its name. */
const RULES = { "label-content-name-mismatch": { enabled: true } };

/** Serious faults of accessibility on the page as it stands. */
export async function faults(tab, axe) {
  await tab.evaluate(axe.source);
  const found = await tab.evaluate((rules) => globalThis.axe.run(document, { rules }), RULES);
  return found.violations.filter((fault) => ["serious", "critical"].includes(fault.impact)).map((fault) => `${fault.id}: ${fault.nodes[0]?.html}`);
}
