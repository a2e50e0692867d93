/** White Death against the real binary and a real database file, in a real browser. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import axe from "axe-core";
import { bringRecord, faults, hinted, keysOf, lookAt, makeTable, missingTexts, offered, openHouse, OPEN_ANSWERS, playOn, press, until } from "./house.mjs";
import { act, codes, over } from "./team.mjs";

let house;
before(async () => (house = await openHouse({ content: join(import.meta.dirname, "content") })));
after(() => house?.close());

const playUntil = (tab, done) => playOn(tab, "the end of this play", done, () => act(tab));
const garrison = (wish) => makeTable(house, { title: "white-death", options: { mission: "m0" }, seats: [{ kind: "me" }], seed: "3", ...wish });

/** Words of other editions; a Survivor is a Hero or a Guard here. */
const misnamed = async (tab) => (await tab.evaluate(() => document.body.innerText)).match(/fatt(?:y|ies)|grubas\w*|survivors?\b|ocala[łl]\w*|\b(?:XP|PD)\b/gi) ?? [];

/** A table of one person who does nothing but end Turns until such an answer is offered. */
async function untilOffered(start, wish, look = {}) {
  const made = await garrison(wish);
  const visit = await house.visitor({ nickname: "Ania", ...look });
  await visit.tab.goto(made.links[0].link);
  await visit.tab.waitForSelector(OPEN_ANSWERS);
  await playOn(visit.tab, `an answer ${start}`, async () => (await offered(visit.tab)).some((name) => name.startsWith(start)), async () => {
    const names = await offered(visit.tab);
    const name = ["take", "start:", "keep", "first:", "activate:"].map((first) => names.find((each) => each.startsWith(first))).find((each) => each !== undefined);
    if (name === undefined) await act(visit.tab);
    else await press(visit.tab, name);
  });
  return visit;
}

describe("a newcomer", () => {
  it("finishes the tutorial with bots as mates, led by the hand, in the words of this edition", async () => {
    const { tab, context, complaints } = await house.visitor({ nickname: "Ania", guided: true });
    await tab.goto("/");
    await tab.locator("article.title", { hasText: "Zombicide: White Death" }).getByRole("button", { name: "Play now" }).click();
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
    const { steps } = await hinted(tab);
    assert.ok(steps.includes("Take a step"), steps.join());
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

describe("Guards", () => {
  it("are ordered by a click on them and on the zone they march to", async () => {
    const { tab, context } = await untilOffered("order:", { options: { mission: "m1" } });
    await tab.locator('.place.open[data-explain="token:guards"]').first().click();
    await until("the order", async () => (await offered(tab)).some((name) => name.startsWith("guards:move:")));
    const march = (await offered(tab)).find((name) => name.startsWith("guards:move:"));
    const zone = march.split(":")[2];
    const there = () => tab.locator(`.place[data-zone="${zone}"][data-explain="token:guards"]`).count();
    const before = await there();
    await press(tab, march);
    await until("Guards where they were sent", async () => (await there()) > 0);
    assert.ok(before <= 1);
    await context.close();
  });

  it("are ordered by keys alone", async () => {
    const { tab, context } = await untilOffered("order:", { options: { mission: "m1" } });
    await tab.locator('.place.open[data-explain="token:guards"] .control').first().focus();
    await tab.keyboard.press("Enter");
    await until("the order", async () => (await offered(tab)).some((name) => name.startsWith("guards:")));
    await context.close();
  });
});

describe("a Cauldron", () => {
  /** The team stands on a rampart beside one, and Zombies below. */
  const [RAMPART, BELOW] = ["28R.s11", "28R.s01"];
  const seen = async (tab) => {
    const table = new URL(tab.url()).pathname.split("/").at(-1);
    const { view } = await lookAt(house, table, (await keysOf(tab, table)).map(({ key }) => key));
    const zone = (name) => view.zones.find((each) => each.zone === name);
    const pots = view.zones.filter((each) => (each.cauldrons ?? 0) > 0).map((each) => each.zone);
    return { below: Object.values(zone(BELOW).zombies).reduce((sum, count) => sum + count, 0), pots, heroes: view.survivors };
  };

  it("is poured by a click on it: those below die, the pot is gone, and the Hero has what they were worth", async () => {
    const { tab, context, complaints } = await untilOffered("pour-cauldron:", { options: { mission: "gatehouse" } });
    const before = await seen(tab);
    const hero = before.heroes.find((one) => one.in_turn);
    assert.deepEqual([before.below, before.pots, hero.xp], [3, [RAMPART], 0]);
    await tab.locator('.place.open[data-explain="token:cauldron"]').click();
    const pour = tab.locator(`[role=dialog] [data-answer="pour-cauldron:${BELOW}"]`);
    await pour.hover();
    assert.match(await tab.locator("#ask-note").innerText(), /burns\. Zombies there: 3; Heroes there: 0/);
    assert.ok((await tab.locator(`.zone.pointed[data-zone="${BELOW}"]`).count()) === 1, "the zone below is marked");
    await pour.click();
    await until("the oil below", async () => (await seen(tab)).pots.length === 0);
    const after = await seen(tab);
    assert.equal(after.below, 0);
    assert.equal(after.heroes.find((one) => one.name === hero.name).xp, 3);
    assert.ok((await tab.locator(".log li").allInnerTexts()).some((line) => line.includes("Cauldron poured")), "it is told");
    await until("an empty street on the board", async () => (await tab.locator(`.crowd[data-zone="${BELOW}"]`).count()) === 0);
    assert.equal(await tab.locator('[data-explain="token:cauldron"]').count(), 0);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it("is poured and pushed by keys alone", async () => {
    const { tab, context } = await untilOffered("pour-cauldron:", { options: { mission: "gatehouse" } });
    const pot = tab.locator('.place.open[data-explain="token:cauldron"]');
    await pot.locator(".control").focus();
    await tab.keyboard.press("Enter");
    assert.ok((await tab.locator('[role=dialog] [data-answer^="push-cauldron:"]').count()) > 0, "it can be pushed as well");
    await tab.locator(`[role=dialog] [data-answer="pour-cauldron:${BELOW}"]`).focus();
    await tab.keyboard.press("Enter");
    await until("the oil below", async () => (await seen(tab)).pots.length === 0);
    assert.equal((await seen(tab)).below, 0);
    await context.close();
  });
});

describe("a replay", () => {
  it("keeps its timeline below a tall board, and the head above it", async () => {
    const { table } = await bringRecord(house, join(import.meta.dirname, "../../../records/white-death/m3-beacon-corrupted.json"));
    const { tab, context, complaints } = await house.visitor({ nickname: "Ania", laptop: true });
    await tab.goto(`/replay/${table}#step=40`);
    await tab.locator("footer .timeline").waitFor();
    await tab.locator(".stage .board svg").first().waitFor();
    const box = (part) => tab.locator(part).first().boundingBox();
    const [head, board, foot] = [await box("header"), await box(".stage .board"), await box("footer")];
    assert.ok(head.y >= 0 && head.y + head.height <= board.y, "the head stands above the board");
    assert.ok(board.y + board.height <= foot.y + 1, `the board ends at ${board.y + board.height}, the timeline begins at ${foot.y}`);
    assert.ok(foot.y + foot.height <= 769, "the timeline is in the window");
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

describe("a telephone", () => {
  it("shows fortress and question at once, and the distance to the Beacon above", async () => {
    const { tab, context } = await untilOffered("move:", {}, { phone: true });
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `the page is ${wide} wide`);
    for (const part of [".board", ".ask", ".drawers"]) {
      const box = await tab.locator(part).first().boundingBox();
      assert.ok(box !== null && box.y + box.height <= 845 && box.height > 40, part);
    }
    assert.match(await tab.locator(".stake.beacon .number").innerText(), /^\d+$/);
    await context.close();
  });
});

describe("Polish", () => {
  it("has a word for everything, and those of this edition", async () => {
    const { tab, context, complaints } = await house.visitor({ language: "pl", nickname: "Ania" });
    await tab.goto("/new/white-death");
    await tab.waitForSelector(".missions");
    assert.deepEqual(await missingTexts(tab), []);
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
      const { tab, context } = await untilOffered("move:", {}, { theme });
      await tab.waitForLoadState("networkidle");
      assert.deepEqual(await faults(tab, axe), []);
      await context.close();
    });
  }
});
