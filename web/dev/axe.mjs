/** Looks for faults of accessibility on every page of `npm run mock`, in both themes and both sizes. */
import { chromium } from "playwright-core";
import axe from "axe-core";

const BASE = "http://127.0.0.1:4173";
const PAGES = ["/", "/new/osaczeni", "/rules/osaczeni", "/table/setup#key=0", "/table/truck#key=0", "/table/destinations#key=0", "/table/attack#key=0", "/table/park#key=0", "/table/over#key=0", "/replay/over", "/replay/over#step=2"];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
let bad = 0;
for (const [size, viewport] of Object.entries({ wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } })) {
  for (const theme of ["night", "day"]) {
    const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
    await context.addInitScript((kept) => localStorage.setItem("holdout.settings", kept), JSON.stringify({ theme, language: "pl", speed: "instant", nickname: "Ania" }));
    for (const path of PAGES) {
      const page = await context.newPage();
      await page.goto(BASE + path, { waitUntil: "networkidle" });
      await page.waitForTimeout(200);
      await page.evaluate(axe.source);
      const found = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] }));
      for (const fault of found.violations) {
        bad += fault.impact === "serious" || fault.impact === "critical" ? 1 : 0;
        console.log(`${size} ${theme} ${path}: ${fault.impact} ${fault.id} (${fault.nodes.length}): ${fault.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`).join(" | ")}`);
      }
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
process.exit(bad === 0 ? 0 : 1);
