/** Invader against the real binary and a real database file, in a real browser. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import axe from "axe-core";
import { faults, hinted, makeTable, missingTexts, offered, openHouse, OPEN_ANSWERS, playOn, press, until } from "./house.mjs";
import { act, codes, over } from "./team.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

const playUntil = (tab, done) => playOn(tab, "the end of this play", done, () => act(tab));
const crew = (wish) => makeTable(house, { title: "invader", options: { mission: "m0" }, seats: [{ kind: "me" }], ...wish });

/** What the page calls anybody it must not: a Xenos is no Zombie, and nobody here is undead. */
const misnamed = async (tab) => (await tab.evaluate(() => document.body.innerText)).match(/zombie\w*|the dead|umarł\w*|martw\w*|\bPD\b/gi) ?? [];

/** A table of one person, played until somebody whose skill drives the Bot has a Turn. */
async function atTheControls(look = {}) {
  const made = await crew({ seed: "3" });
  const visit = await house.visitor({ nickname: "Ania", ...look });
  await visit.tab.goto(made.links[0].link);
  await visit.tab.waitForSelector(OPEN_ANSWERS);
  await playOn(visit.tab, "the Turn of Mitsuki", async () => (await offered(visit.tab)).some((name) => name.startsWith("drive:")), async () => {
    const names = await offered(visit.tab);
    const name = ["take", "keep", "first:", "activate:survivor-5", "end-turn"].map((wish) => names.find((each) => each.startsWith(wish))).find((each) => each !== undefined);
    if (name === undefined) await act(visit.tab);
    else await press(visit.tab, name);
  });
  return visit;
}

const botAt = (tab) => tab.locator('.place:has(.ally.machine)[data-explain="token:bot"]').getAttribute("data-zone");

describe("a newcomer", () => {
  it("finishes the first mission with bots as mates, led through doors and Machines, and no Xenos is called a Zombie", async () => {
    const { tab, context, complaints } = await house.visitor({ nickname: "Ania", guided: true });
    await tab.goto("/");
    await tab.locator("article.title", { hasText: "Zombicide: Invader" }).getByRole("button", { name: "Play now" }).click();
    await tab.waitForSelector(OPEN_ANSWERS);
    const [missing, wrong] = [new Set(), new Set()];
    await playUntil(tab, async () => {
      for (const text of await missingTexts(tab)) missing.add(text);
      for (const text of [...(await misnamed(tab)), ...(await codes(tab))]) wrong.add(text);
      const read = tab.locator(".hint:not(.must)").getByRole("button", { name: "Got it" });
      if ((await read.count()) > 0) await read.first().click({ timeout: 2000 }).catch(() => undefined);
      return over(tab);
    });
    assert.deepEqual([...missing], []);
    assert.deepEqual([...wrong], []);
    const { steps, tips } = await hinted(tab);
    assert.ok(steps.includes("Shut a door") && steps.includes("Take a step"), steps.join());
    assert.ok(tips.length >= 2, `only these tips were given: ${tips.join(", ")}`);
    await tab.getByRole("link", { name: "How it came about" }).click();
    await tab.waitForSelector(".result .curve");
    assert.deepEqual(await misnamed(tab), []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

describe("a Machine", () => {
  it("is driven by a click on it and a choice among its ways", async () => {
    const { tab, context } = await atTheControls();
    const from = await botAt(tab);
    await tab.locator('.place.open[data-explain="token:bot"]').click();
    const ways = tab.locator('[role=dialog] [data-answer^="drive:bot:"]');
    await ways.first().waitFor();
    const to = (await ways.first().getAttribute("data-answer")).split(":").at(-1);
    await ways.first().click();
    await until("the Bot on its way", async () => (await botAt(tab)) === to);
    assert.notEqual(to, from);
    await context.close();
  });

  it("is driven by keys alone", async () => {
    const { tab, context } = await atTheControls();
    const from = await botAt(tab);
    await tab.locator('.place.open[data-explain="token:bot"] .control').focus();
    await tab.keyboard.press("Enter");
    await tab.locator('[role=dialog] [data-answer^="drive:bot:"]').first().focus();
    await tab.keyboard.press("Enter");
    await until("the Bot on its way", async () => (await botAt(tab)) !== from);
    // The same places stand in the list of the board.
    await tab.keyboard.press("b");
    await tab.locator("li .answer", { hasText: "Peacekeeper" }).first().waitFor();
    await context.close();
  });
});

describe("a shut door", () => {
  it("is shut by its opening, seen on the board, and only once per Turn", async () => {
    const { tab, context } = await atTheControls();
    const name = (await offered(tab)).find((each) => each.startsWith("close-door:"));
    assert.ok(name !== undefined, "an opening can be shut where the team begins");
    await press(tab, name);
    await tab.waitForSelector(".door:not(.open)");
    assert.ok(!(await offered(tab)).some((each) => each.startsWith("close-door:")), "once per Turn");
    await context.close();
  });
});

describe("a laptop", () => {
  it("shows every answer without a scroll, also after the page was loaded anew and when the window changes", async () => {
    const { tab, context } = await atTheControls({ laptop: true });
    const hidden = () => tab.locator(".ask .answers").evaluate((box) => box.scrollHeight - box.clientHeight);
    await tab.reload();
    await tab.waitForSelector(OPEN_ANSWERS);
    await tab.waitForLoadState("networkidle");
    await until("all answers in sight", async () => (await hidden()) <= 1);
    for (const width of [1180, 1366, 1024]) {
      await tab.setViewportSize({ width, height: 768 });
      await until(`all answers in sight at ${width}`, async () => (await hidden()) <= 1);
    }
    await context.close();
  });
});

describe("a telephone", () => {
  it("shows station and question at once, and the Bot large enough for a thumb", async () => {
    const { tab, context } = await atTheControls({ phone: true });
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `the page is ${wide} wide`);
    for (const part of [".board", ".ask", ".drawers"]) {
      const box = await tab.locator(part).first().boundingBox();
      assert.ok(box !== null && box.y + box.height <= 845 && box.height > 40, part);
    }
    await tab.locator('.place.open[data-explain="token:bot"]').tap();
    const way = tab.locator('[role=dialog] [data-answer^="drive:bot:"]').first();
    await way.waitFor();
    assert.ok(((await way.boundingBox())?.height ?? 0) >= 44);
    const from = await botAt(tab);
    await way.tap();
    await until("the Bot on its way", async () => (await botAt(tab)) !== from);
    await tab.locator(".drawers button").nth(1).tap();
    assert.equal(await tab.locator(".drawer .survivor").count(), 6);
    await context.close();
  });
});

describe("Polish", () => {
  it("has a word for everything and none for the undead", async () => {
    const { tab, context, complaints } = await house.visitor({ language: "pl", nickname: "Ania" });
    await tab.goto("/new/invader");
    await tab.waitForSelector(".missions");
    assert.deepEqual(await missingTexts(tab), []);
    assert.deepEqual(await misnamed(tab), []);
    await tab.getByRole("button", { name: "Otwórz stół" }).click();
    await tab.waitForSelector(OPEN_ANSWERS);
    const [missing, wrong] = [new Set(), new Set()];
    let given = 0;
    await playUntil(tab, async () => {
      for (const text of await missingTexts(tab)) missing.add(text);
      for (const text of await misnamed(tab)) wrong.add(text);
      return ++given > 60 || (await over(tab));
    });
    assert.deepEqual([...missing], []);
    assert.deepEqual([...wrong], []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

describe("accessibility", () => {
  for (const theme of ["night", "day"]) {
    it(`has no serious fault in the ${theme} theme`, async () => {
      const { tab, context } = await atTheControls({ theme });
      await tab.waitForLoadState("networkidle");
      assert.deepEqual(await faults(tab, axe), []);
      await tab.goto("/new/invader");
      await tab.waitForLoadState("networkidle");
      assert.deepEqual(await faults(tab, axe), []);
      await context.close();
    });
  }
});
