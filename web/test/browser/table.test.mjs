/** The client against the real binary and a real database file, in a real browser. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import axe from "axe-core";
import { answerOnce, makeTable, missingTexts, openHouse, OPEN_ANSWERS, playUntil } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

const over = (tab) => async () => (await tab.locator(".result h2").count()) > 0;

describe("a newcomer", () => {
  it("plays a whole game in Polish from one click, and sees how it came about", async () => {
    const { tab, complaints, context } = await house.visitor({ language: "pl", nickname: "Ania" });
    await tab.goto("/");
    await tab.getByRole("button", { name: "Zagraj teraz" }).first().click();
    await tab.waitForSelector(".ask .question");
    const missing = new Set();
    await playUntil(tab, async () => {
      for (const text of await missingTexts(tab)) missing.add(text);
      return over(tab)();
    });
    assert.deepEqual([...missing], []);
    await tab.getByRole("link", { name: "Jak do tego doszło" }).click();
    await tab.getByRole("button", { name: "Sprawdź kości" }).click();
    assert.match(await tab.locator(".verdict").last().innerText(), /pasuje do odcisku/);
    await tab.getByRole("button", { name: "Powtórka" }).click();
    await tab.waitForSelector(".timeline");
    await tab.keyboard.press("ArrowLeft");
    await tab.waitForFunction(() => /#step=\d+$/.test(location.hash));
    await tab.reload();
    await tab.waitForSelector(".timeline");
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it("plays by keyboard alone", async () => {
    const { tab, context } = await house.visitor({ nickname: "Ann" });
    await tab.goto("/");
    const play = tab.getByRole("button", { name: "Play now" }).first();
    await play.waitFor();
    for (let presses = 0; presses < 30 && !(await play.evaluate((button) => button === document.activeElement)); presses++) await tab.keyboard.press("Tab");
    await tab.keyboard.press("Enter");
    await tab.waitForSelector(".ask .question");
    let given = 0;
    for (let turn = 0; turn < 600 && given < 8; turn++) {
      if ((await tab.locator("dialog[open]").count()) > 0) await tab.keyboard.press("Enter");
      else if ((await tab.locator(OPEN_ANSWERS).count()) > 0) {
        const before = await tab.locator(".ask .question").innerText();
        await tab.keyboard.press("1");
        await tab.waitForTimeout(80);
        if ((await tab.locator(".ask .question").innerText()) !== before) given++;
      } else await tab.waitForTimeout(50);
      if (await over(tab)()) break;
    }
    assert.ok(given >= 3, `only ${given} answers were taken from the keys`);
    await context.close();
  });
});

/** Whether this visitor has to mark a destination in secret now. */
const marking = async (tab) => (await tab.locator(".ask.mine").count()) > 0 && /in secret/.test(await tab.locator(".ask .question").innerText());

/**
 * Plays a fresh table of two people and three bots up to the first destinations. Says whether both mark in secret; if one of
 * them holds the badge, that one has announced openly instead.
 */
async function bothMark(host, guest) {
  const made = await makeTable(house, { seats: [{ kind: "me" }, { kind: "open" }, ...Array(3).fill({ kind: "bot", bot: "random" })] });
  await host.tab.goto(made.links[0].link);
  await guest.tab.goto(made.links[1].link);
  await guest.tab.getByRole("button", { name: "Sit here" }).click();
  await guest.tab.waitForSelector(".ask .question");
  const phase = async () => (await host.tab.locator(".phases .now").allInnerTexts()).join();
  let alone = 0;
  for (const end = Date.now() + 30_000; Date.now() < end; await host.tab.waitForTimeout(40)) {
    const asked = [await marking(host.tab), await marking(guest.tab)];
    if (asked[0] && asked[1]) return true;
    if (!(asked[0] || asked[1]) && /Over here|coming|get in/.test(await phase())) return false;
    let moved = false;
    for (const [index, { tab }] of [host, guest].entries()) if (!asked[index]) moved = (await answerOnce(tab, 0)) || moved;
    // Somebody who announced openly and is asked nothing more holds the badge.
    alone = moved || !(asked[0] || asked[1]) ? 0 : alone + 1;
    if (alone > 12) return false;
  }
  return false;
}

describe("two people", () => {
  it("mark destinations that stay sealed until both are in, and a guest sits down by link", async () => {
    const host = await house.visitor({ nickname: "Ania" });
    const guest = await house.visitor({ nickname: "Bartek" });
    let both = false;
    for (let tries = 0; tries < 15 && !both; tries++) both = await bothMark(host, guest);
    assert.ok(both, "they were never asked for destinations at the same time");
    assert.equal(new URL(guest.tab.url()).hash, "", "the key leaves the address");
    assert.match(await host.tab.locator(".families").innerText(), /Bartek/);

    await answerOnce(host.tab, 0);
    await host.tab.waitForFunction(() => document.querySelector(".map.secret") !== null);
    await guest.tab.waitForFunction(() => document.querySelectorAll(".map.locked:not(.open)").length > 0);
    assert.equal(await guest.tab.locator(".flag.seat-0").count(), 0, "the guest sees nothing of it");
    await answerOnce(guest.tab, 0);
    await guest.tab.waitForFunction(() => document.querySelector(".map.locked:not(.open)") === null);
    await host.context.close();
    await guest.context.close();
  });

  it("share one screen behind a cover", async () => {
    const made = await makeTable(house, { seats: [{ kind: "me", name: "Ania" }, { kind: "me", name: "Bartek" }, { kind: "bot", bot: "random" }] });
    const { tab, context } = await house.visitor();
    await tab.goto(made.links[0].link);
    await tab.waitForSelector(".ask .question");
    await tab.goto(made.links[1].link);
    await tab.waitForSelector(".ask .question");
    let covers = 0;
    for (let turn = 0; turn < 200 && covers < 2; turn++) {
      const cover = tab.locator(".cover");
      if ((await cover.count()) > 0) {
        covers++;
        await cover.getByRole("button", { name: /^I am/ }).click();
      } else if (!(await answerOnce(tab, 0))) await tab.waitForTimeout(40);
    }
    assert.ok(covers >= 2, "the screen is covered whenever it changes hands");
    await context.close();
  });
});

describe("a telephone", () => {
  it("shows board and question at once, with targets large enough for thumbs", async () => {
    const { tab, context } = await house.visitor({ phone: true, nickname: "Ania" });
    await tab.goto("/");
    await tab.getByRole("button", { name: "Play now" }).first().click();
    await tab.waitForSelector(OPEN_ANSWERS);
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `the page is ${wide} wide`);
    for (const part of [".board", ".ask", ".drawers"]) {
      const box = await tab.locator(part).first().boundingBox();
      assert.ok(box !== null && box.y + box.height <= 845 && box.height > 40, part);
    }
    for (const answer of await tab.locator(".ask .answer").all()) assert.ok(((await answer.boundingBox())?.height ?? 0) >= 44);
    await tab.getByRole("button", { name: "Talk" }).tap();
    await tab.waitForSelector(".talk");
    assert.ok(await tab.locator(".ask .question").isVisible(), "the question stays in sight");
    await context.close();
  });
});

describe("accessibility", () => {
  for (const theme of ["night", "day"]) {
    it(`has no serious fault in the ${theme} theme`, async () => {
      const { tab, context } = await house.visitor({ theme, nickname: "Ania" });
      await tab.goto("/");
      await tab.getByRole("button", { name: "Play now" }).first().click();
      await tab.waitForSelector(OPEN_ANSWERS);
      const table = new URL(tab.url()).pathname;
      for (const path of ["/", "/new/osaczeni", "/rules/osaczeni", table]) {
        await tab.goto(path);
        await tab.waitForLoadState("networkidle");
        await tab.evaluate(axe.source);
        const found = await tab.evaluate(() => globalThis.axe.run(document));
        const serious = found.violations.filter((fault) => ["serious", "critical"].includes(fault.impact));
        assert.deepEqual(serious.map((fault) => `${path}: ${fault.id}: ${fault.nodes[0]?.html}`), []);
      }
      await context.close();
    });
  }
});
