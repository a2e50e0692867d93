/** Every word a page shows or reads out, in all five games and both languages: no sign of a tile, no word of another edition. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { bringRecord, missingTexts, openHouse, OPEN_ANSWERS, standAt } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

const RECORDS = join(import.meta.dirname, "../../../records");
/** A long game of each, the shares of it at which somebody sits down, and what the page never says there. */
const GAMES = {
  osaczeni: { record: "4-players-several-survivors", alone: true, never: /zombi|survivor|ocalał/i },
  "black-plague": { record: "m1-won", never: /xenos|adrenalin|marine/i },
  invader: { record: "m0-won", never: /zombi(?!cide)|umarł|undead|adrenalin|necromancer|nekroman/i },
  "white-death": { record: "m0-won", never: /survivor|ocalał|xenos|experience|doświadczeni|\bXP\b|\bPD\b/i },
  doom: { record: "knee-deep-in-the-dead-3-goal", alone: true, never: /survivor|ocalał|zombicide|xenos/i },
};
const SHARES = [0.1, 0.45, 0.8];

/** The sign of a zone: tile, side, and cell or room. */
const CODE = /\b\d{1,2}[RV]\.(?:s\d\d|[A-P])\b/;
/** What a program says and nobody else. */
const RAW = /undefined|\bNaN\b|\bnull\b|\[object|\bplayer-\d|\b(?:zone|square|door|marine|monster|survivor|answer):[\w.,-]+/;

/** Everything one may read or hear: text, also that of drawings and what is folded away, names, titles and placeholders. */
const words = (tab) =>
  tab.evaluate(() => {
    const said = [...document.querySelectorAll("body *")].flatMap((element) => [...["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name)), ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && !["SCRIPT", "STYLE"].includes(element.tagName)).map((node) => node.textContent.trim())]);
    return [...new Set(said.filter((text) => text !== null && text !== ""))];
  });

async function clean(tab, never, where) {
  const said = await words(tab);
  for (const [what, wrong] of Object.entries({ CODE, RAW, never })) assert.deepEqual(said.filter((text) => wrong.test(text)), [], `${where}: ${what}`);
  assert.deepEqual(await missingTexts(tab), [], where);
}

for (const [title, { record, alone, never }] of Object.entries(GAMES)) {
  describe(`the words of ${title}`, () => {
    it("are those of this game, on the board, in the list, in the log and in the replay", async () => {
      const game = await bringRecord(house, join(RECORDS, title, `${record}.json`));
      for (const language of ["en", "pl"]) {
        const { tab, context, complaints } = await house.visitor({ language, nickname: "Ania" });
        for (const share of SHARES) {
          const step = Math.floor(game.answers.length * share);
          await tab.goto(await standAt(house, game, step, alone ? game.seats[step] : undefined));
          await tab.waitForSelector(OPEN_ANSWERS);
          await clean(tab, never, `${language}, step ${step}`);
          await tab.keyboard.press("b");
          await tab.locator(".board li h2").first().waitFor();
          await clean(tab, never, `${language}, list at step ${step}`);
          await tab.goto(`/replay/${game.table}#step=${step}`);
          await tab.locator(".timeline").waitFor();
          await tab.locator(".stage .board svg").first().waitFor();
          await clean(tab, never, `${language}, replay at step ${step}`);
        }
        await tab.goto(`/replay/${game.table}`);
        await tab.locator(".result h2, .result h1").first().waitFor();
        await clean(tab, never, `${language}, result`);
        await tab.goto(`/new/${title}`);
        await tab.getByRole("button", { name: language === "en" ? "Open the table" : "Otwórz stół" }).waitFor();
        await clean(tab, never, `${language}, new table`);
        assert.deepEqual(complaints, []);
        await context.close();
      }
    });
  });
}
