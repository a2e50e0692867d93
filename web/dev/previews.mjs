/** Makes the pictures outside the page from our own drawings: `node dev/previews.mjs` writes the icons and the preview of links into public/. */
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const art = (name) => readFileSync(new URL(`../art/${name}.svg`, import.meta.url), "utf8");
const house = `<path fill="#8d7a5c" d="M7 57V22L32 7l25 15v35z"/><path fill="#11151a" d="M16 57V28l16-10 16 10v29z"/><path fill="#ff8b4d" d="M21 40l9 4-8 4zM43 40l-9 4 8 4z"/>`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });

async function shot(name, width, height, body) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><style>body{margin:0;background:#11151a;overflow:hidden;font-family:"Oswald","DejaVu Sans Condensed",sans-serif;color:#e9e1d0}</style>${body}`);
  await page.screenshot({ path: new URL(`../public/${name}`, import.meta.url).pathname });
  await page.close();
}

for (const size of [192, 512]) await shot(`icon-${size}.png`, size, size, `<svg viewBox="-10 -10 84 84" width="${size}" height="${size}">${house}</svg>`);

const row = ["black-plague/walker-2", "black-plague/ann", "osaczeni/monster-1", "osaczeni/leader", "black-plague/necromancer", "osaczeni/crybaby", "black-plague/abomination"];
const seats = ["#c9cfa0", "#d96a4f", "#ff8b4d", "#5b96d6", "#a8e0c3", "#e2b93f", "#ff7a66"];
const figures = row.map((name, index) => `<div style="position:absolute;bottom:0;left:${20 + index * 166}px;width:150px;--seat:${seats[index]};--kind:${seats[index]}">${art(name)}</div>`).join("");
await shot("og.png", 1200, 630, `<svg viewBox="0 0 64 64" width="150" height="150" style="position:absolute;left:70px;top:80px">${house}</svg><div style="position:absolute;left:250px;top:84px;font-size:120px;font-weight:700;letter-spacing:2px">Holdout</div><div style="position:absolute;left:76px;top:268px;font-size:38px;font-family:'Source Sans 3',sans-serif;color:#b9b1a0">Survival-horror board games, every rule enforced</div><div style="position:absolute;left:0;right:0;bottom:0;height:70px;background:#1d252d"></div>${figures}`);
await browser.close();
