/**
 * Measures the script time of a live answer with many events: node dev/live.mjs [RECORD [STEP]]
 *
 * A recorded game is brought to the server, played on from the step before, and the recorded answer is given in the
 * page with all its motion. STEP is the one with the most events unless it is named. HOLDOUT and HOLDOUT_PAGE as in the
 * browser tests.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openHouse } from "../test/browser/house.mjs";

const [file = join(import.meta.dirname, "../../records/black-plague/m10-all-dead.json"), wanted] = process.argv.slice(2);
const ALLOWED = 4;
const record = JSON.parse(readFileSync(file, "utf8"));
const house = await openHouse();
const ask = async (path, body) => {
  const answer = await fetch(house.page + path, body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

async function steps(table) {
  const all = [];
  for (;;) {
    const page = await ask(`/api/tables/${table}/replay?viewer=player-1&from=${all.length}`);
    all.push(...page.steps);
    if (page.steps.length === 0 || all.length >= page.total) return all;
  }
}

const { table } = await ask("/api/records", record);
const all = await steps(table);
// The last answer ends the game and shows the result, which is no step of the board.
const longest = all.slice(1, -1).reduce((best, step, index) => (step.events.length > all[best].events.length ? index + 1 : best), 1);
const step = wanted === undefined ? longest : Number(wanted);
const seats = Array.from({ length: all[0].view.players }, () => ({ kind: "me" }));

async function measure() {
  const made = await ask(`/api/tables/${table}/play-on`, { step: step - 1, seats, nickname: "Ania" });
  const { tab, context } = await house.visitor({ speed: "normal" });
  await tab.goto(made.links[0].link);
  await tab.waitForSelector(".ask.mine .answer");
  const session = await context.newCDPSession(tab);
  // Time of the thread, so that other work on the machine does not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (name) => metrics.find((metric) => metric.name === name).value * 1000;
    return { script: of("ScriptDuration"), style: of("RecalcStyleDuration"), layout: of("LayoutDuration") };
  };
  await tab.waitForTimeout(1000);
  const before = await spent();
  await tab.locator(`.ask [data-answer="${record.lines[step - 1].answer}"]`).click();
  await tab.locator("dialog[open] .bold").click({ timeout: 300 }).catch(() => undefined);
  await tab.waitForSelector(".ask:not(.mine)");
  await tab.waitForFunction(() => document.querySelector(".ask.mine") !== null || document.querySelector(".result") !== null, undefined, { timeout: 30_000, polling: 500 });
  const after = await spent();
  await context.close();
  return Object.fromEntries(Object.entries(after).map(([name, time]) => [name, time - before[name]]));
}

const count = all[step].events.length;
console.log(`${file.split("/").at(-1)}, step ${step}: ${count} events`);
const runs = [];
for (let run = 0; run < 5; run++) runs.push(await measure());
await house.close();
const middle = (name) => runs.map((run) => run[name]).sort((a, b) => a - b)[2] / count;
for (const name of ["script", "style", "layout"]) console.log(`${name}: ${middle(name).toFixed(2)} ms for each event`);
process.exit(middle("script") > ALLOWED ? 1 : 0);
