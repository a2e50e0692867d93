/**
 * Measures the script time of a live answer with many events: node dev/live.mjs [RECORD [STEP]]
 *
 * A recorded game is brought to the server, played on from the step before, and the recorded answer is given in the
 * page with all its motion. STEP is the one with the most events unless it is named. HOLDOUT and HOLDOUT_PAGE as in the
 * browser tests.
 */
import { join } from "node:path";
import { bringRecord, openHouse, standAt } from "../test/browser/house.mjs";

const [file = join(import.meta.dirname, "../../records/black-plague/m10-all-dead.json"), wanted] = process.argv.slice(2);
const ALLOWED = 4;
const house = await openHouse();
const game = await bringRecord(house, file);
const { steps } = game;
// The last answer ends the game and shows the result, which is no step of the board.
const longest = steps.slice(1, -1).reduce((best, step, index) => (step.events.length > steps[best].events.length ? index + 1 : best), 1);
const step = wanted === undefined ? longest : Number(wanted);

async function measure() {
  const link = await standAt(house, game, step - 1);
  const { tab, context } = await house.visitor({ speed: "normal" });
  await tab.goto(link);
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
  await tab.locator(`.ask [data-answer="${game.answers[step - 1]}"]`).click();
  await tab.locator("dialog[open] [data-confirm] :is(button, a)").click({ timeout: 300 }).catch(() => undefined);
  await tab.waitForSelector(".ask:not(.mine)");
  await tab.waitForFunction(() => document.querySelector(".ask.mine") !== null || document.querySelector(".result") !== null, undefined, { timeout: 30_000, polling: 500 });
  const after = await spent();
  await context.close();
  return Object.fromEntries(Object.entries(after).map(([name, time]) => [name, time - before[name]]));
}

const count = steps[step].events.length;
console.log(`${file.split("/").at(-1)}, step ${step}: ${count} events`);
const runs = [];
for (let run = 0; run < 5; run++) runs.push(await measure());
await house.close();
const middle = (name) => runs.map((run) => run[name]).sort((a, b) => a - b)[2] / count;
for (const name of ["script", "style", "layout"]) console.log(`${name}: ${middle(name).toFixed(2)} ms for each event`);
process.exit(middle("script") > ALLOWED ? 1 : 0);
