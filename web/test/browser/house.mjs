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
const BINARY = process.env.HOLDOUT ?? [join(ROOT, "target/release/holdout"), join(ROOT, "target/debug/holdout")].find(existsSync);
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the server and the browser; `close` ends both. */
export async function openHouse() {
  if (BINARY === undefined) throw new Error("there is no binary: run cargo build --release, or name one in HOLDOUT");
  const folder = mkdtempSync(join(tmpdir(), "holdout-"));
  const address = process.env.HOLDOUT_ADDR ?? `127.0.0.1:${await freePort()}`;
  const page = process.env.HOLDOUT_PAGE ?? `http://${address}`;
  const server = spawn(BINARY, ["serve", "--addr", address, "--data", folder, "--origin", page, "--measure"], { stdio: "ignore" });
  await healthy(`http://${address}/healthz`);
  const first = await (await fetch(page)).text();
  if (!first.includes('id="app"')) {
    server.kill();
    throw new Error(`${page} does not serve the client: build web/ first, then the binary`);
  }
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  return {
    page,
    /** A new visitor with a memory of their own. Everything the browser complains about is kept in `complaints`. */
    async visitor({ language = "en", theme = "night", speed = "instant", nickname = "", phone = false, tablet = false, settings = {} } = {}) {
      const context = await browser.newContext({
        baseURL: page,
        viewport: phone ? { width: 390, height: 844 } : tablet ? { width: 820, height: 1180 } : { width: 1440, height: 900 },
        hasTouch: phone || tablet,
        locale: language,
      });
      const kept = JSON.stringify({ language, theme, speed, nickname, ...settings });
      await context.addInitScript((settings) => localStorage.getItem("holdout.settings") ?? localStorage.setItem("holdout.settings", settings), kept);
      const tab = await context.newPage();
      const complaints = [];
      tab.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      tab.on("pageerror", (error) => complaints.push(error.message));
      return { tab, context, complaints };
    },
    async close() {
      await browser.close();
      server.kill();
      await new Promise((resolve) => server.once("exit", resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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
    if (page.steps.length === 0 || steps.length >= page.total) return { table, steps, answers: record.lines.map((line) => line.answer) };
  }
}

/** A new table that stands as the recorded game stood at this step; the link of its only person, who plays every seat. */
export async function standAt(house, { table, steps }, step) {
  const seats = Array.from({ length: steps[0].view.players }, () => ({ kind: "me" }));
  return (await ask(house, `/api/tables/${table}/play-on`, { step, seats, nickname: "Ania" })).links[0].link;
}

async function healthy(address) {
  for (let wait = 0; wait < 100; wait++) {
    try {
      if ((await fetch(address)).ok) return;
    } catch {
      // It is not up yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the server did not start");
}

/** Opens a table by the same request the page makes, and gives the answer. */
export function makeTable(house, wish) {
  return ask(house, "/api/tables", { title: "osaczeni", options: {}, public: false, nickname: "Ania", clock: { kind: "none" }, on_timeout: "fallback", undo: "own", ...wish });
}

export const OPEN_ANSWERS = ".ask.mine .answer:not(.greyed):not(:disabled)";

/** Gives one answer if one is asked: the `pick`-th, or any. Says whether it did. */
export async function answerOnce(tab, pick) {
  const sure = tab.locator("dialog[open] .bold");
  if ((await sure.count()) > 0) {
    await sure.first().click();
    return true;
  }
  const answers = tab.locator(OPEN_ANSWERS);
  const count = await answers.count();
  if (count === 0) return false;
  const index = pick === undefined ? Math.floor(Math.random() * count) : Math.min(pick, count - 1);
  try {
    await answers.nth(index).click({ timeout: 1000 });
    return true;
  } catch {
    // The bar changed under the pointer; the next look finds what is asked now.
    return false;
  }
}

/** Plays on with any answers until `done` says so. */
export async function playUntil(tab, done, limit = 180_000) {
  const end = Date.now() + limit;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`it took too long; the page says: ${await tab.locator(".ask").innerText()}`);
    await answerOnce(tab);
    await tab.waitForTimeout(30);
  }
}

/** Texts the page shows as keys because they are missing. */
export async function missingTexts(tab) {
  const html = await tab.content();
  return [...new Set(html.match(/\[(?:web|os|zc|bp|common|server)-[a-z0-9-]+\]/g) ?? [])];
}
