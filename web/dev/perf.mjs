/** Measures script time of a board update: steps of a replay from `npm run mock`, to and fro. */
import { chromium } from "playwright-core";

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const begun = Date.now();
await page.goto("http://127.0.0.1:4173/replay/over#step=0", { waitUntil: "networkidle" });
console.log(`page ready in ${Date.now() - begun} ms`);
const session = await page.context().newCDPSession(page);
await session.send("Performance.enable");
const script = async () => {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name) => metrics.find((metric) => metric.name === name).value * 1000;
  return { script: of("ScriptDuration"), style: of("RecalcStyleDuration"), layout: of("LayoutDuration") };
};
const STEPS = 40;
for (let warm = 0; warm < 10; warm++) await page.keyboard.press(warm % 2 === 0 ? "ArrowRight" : "ArrowLeft");
await page.waitForTimeout(800);
const before = await script();
for (let step = 0; step < STEPS; step++) {
  await page.keyboard.press(step % 4 < 2 ? "ArrowRight" : "ArrowLeft");
  await page.waitForTimeout(60);
}
const after = await script();
for (const name of ["script", "style", "layout"]) console.log(`${name}: ${((after[name] - before[name]) / STEPS).toFixed(2)} ms per board update`);
await browser.close();
process.exit((after.script - before.script) / STEPS > 4 ? 1 : 0);
