/** How the page behaves around a game: whom it calls, what is heard, how it lies on a tablet, what keys alone can do. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { answerOnce, bringRecord, makeTable, openHouse, OPEN_ANSWERS, playUntil, standAt, until } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

const YOURS = "● Your decision – Black Plague";
const RECORDS = join(import.meta.dirname, "../../../records/black-plague");
const brought = new Map();

/** The first place in the recorded games of Black Plague where a step fits, and the game it is in. */
async function recorded(fits) {
  for (const file of readdirSync(RECORDS).sort()) {
    if (!brought.has(file)) brought.set(file, await bringRecord(house, join(RECORDS, file)));
    const game = brought.get(file);
    const step = game.steps.findIndex((each, index) => index > 0 && fits(each, game.answers[index - 1]));
    if (step > 0) return { game, step };
  }
  throw new Error("no recorded game has such a step");
}

/** A visitor at a recorded step. */
async function sitAt(fits, { back = 0, ...wish } = {}) {
  const { game, step } = await recorded(fits);
  const visitor = await house.visitor({ nickname: "Ania", ...wish });
  await visitor.tab.goto(await standAt(house, game, step - back));
  await visitor.tab.waitForSelector(OPEN_ANSWERS);
  return { ...visitor, game, step };
}

const lies = (matter) => (step) => step.view.matter?.type === matter && step.view.outcome === null;

describe("somebody who looks elsewhere", () => {
  it("is called by the title of the page and one notification when the turn comes, and not before", async () => {
    const made = await makeTable(house, { title: "black-plague", seats: [{ kind: "me" }, { kind: "me", name: "Bartek" }] });
    const host = await house.visitor({ settings: { notify: true } });
    await host.context.addInitScript(() => {
      globalThis.called = [];
      globalThis.Notification = class {
        static permission = "granted";
        constructor(title, { body }) {
          globalThis.called.push({ title, body });
        }
      };
      Object.defineProperty(Document.prototype, "hidden", { get: () => globalThis.elsewhere === true });
    });
    const guest = await house.visitor({ nickname: "Bartek" });
    await guest.tab.goto(made.links[1].link);
    await host.tab.goto(made.links[0].link);
    await host.tab.waitForSelector(OPEN_ANSWERS);
    assert.equal(await host.tab.title(), YOURS);

    // The cards are dealt and the guest begins: the host has nothing to decide.
    await guest.tab.locator('.ask [data-answer="take"]').click();
    await host.tab.locator('.ask [data-answer="first:player-2"]').click();
    await guest.tab.waitForSelector(OPEN_ANSWERS);
    await host.tab.waitForFunction(() => document.querySelector(".ask.mine") === null);
    await host.tab.evaluate(() => (globalThis.elsewhere = true));
    const waiting = await host.tab.title();
    const called = () => host.tab.evaluate(() => globalThis.called);
    assert.notEqual(waiting, YOURS);
    assert.equal(await guest.tab.title(), YOURS);
    assert.deepEqual(await called(), []);

    // A card thrown away out of turn calls nobody.
    const card = host.tab.locator(".survivor.mine .slot.holds").first();
    await card.click();
    const cards = await host.tab.locator(".survivor.mine .slot.holds").count();
    await host.tab.getByRole("button", { name: "Discard (free, at any time)" }).click();
    await host.tab.waitForFunction((before) => document.querySelectorAll(".survivor.mine .slot.holds").length < before, cards);
    assert.deepEqual([await called(), await host.tab.title()], [[], waiting]);

    await playUntil(guest.tab, async () => (await called()).length > 0, 0);
    await host.tab.waitForSelector(OPEN_ANSWERS);
    assert.equal(await host.tab.title(), YOURS);
    assert.deepEqual(await called(), [{ title: "Black Plague", body: await host.tab.locator(".ask .question").innerText() }]);
    await host.context.close();
    await guest.context.close();
  });
});

describe("sound", () => {
  for (const sound of [false, true]) {
    it(sound ? "is heard by whoever asked for it" : "is not made while it is off", async () => {
      const { tab, context } = await house.visitor({ nickname: "Ania", settings: { sound } });
      await context.addInitScript(() => {
        globalThis.tones = 0;
        const real = globalThis.AudioContext;
        globalThis.AudioContext = class extends real {
          createOscillator() {
            globalThis.tones++;
            return super.createOscillator();
          }
          createBufferSource() {
            globalThis.tones++;
            return super.createBufferSource();
          }
        };
      });
      await tab.goto("/");
      await tab.getByRole("button", { name: "Play now" }).first().click();
      await tab.waitForSelector(OPEN_ANSWERS);
      let given = 0;
      await until("six answers", () => given === 6, async () => (given += (await answerOnce(tab, 0)) ? 1 : 0));
      const tones = () => tab.evaluate(() => globalThis.tones);
      if (sound) await until("a tone", async () => (await tones()) > 0);
      else assert.equal(await tones(), 0);
      await context.close();
    });
  }
});

/** Pairs of visible boxes that overlap, and boxes that leave the window. */
function clashes(selectors) {
  const all = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  const boxes = all.map((element) => ({ name: element.className.toString().split(" ")[0] || element.tagName, element, ...element.getBoundingClientRect().toJSON() })).filter((box) => box.width > 0 && box.height > 0);
  const near = 1;
  const found = boxes.filter((box) => box.left < -near || box.top < -near || box.right > innerWidth + near || box.bottom > innerHeight + near).map((box) => `${box.name} leaves the window`);
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const apart = one.right <= other.left + near || other.right <= one.left + near || one.bottom <= other.top + near || other.bottom <= one.top + near;
      if (!apart) found.push(`${one.name} and ${other.name}`);
    }
  }
  return found;
}

describe("a tablet", () => {
  const PARTS = [".room > .head", ".centre > .ticker", ".centre > .board", ".centre > .matter", ".room > .ask", ".drawers"];
  const places = {
    "a Turn": (step) => step.view.matter === null && step.view.phase === "players" && step.view.survivors.some((one) => one.in_turn && one.actions > 1),
    "Wounds to divide": lies("wounds"),
    "a skill to choose": lies("skill"),
    "a card that was found": lies("pack"),
  };
  for (const [name, fits] of Object.entries(places)) {
    it(`shows ${name} without overlaps and without scrolling sideways`, async () => {
      for (const language of ["en", "pl"]) {
        const { tab, context } = await sitAt(fits, { tablet: true, language });
        assert.ok((await tab.evaluate(() => document.documentElement.scrollWidth)) <= 820);
        assert.deepEqual(await tab.evaluate(clashes, PARTS), []);
        for (const answer of await tab.locator(OPEN_ANSWERS).all()) assert.ok(((await answer.boundingBox())?.height ?? 0) >= 44);
        const cut = await tab.locator("div.room > .ask .question, .centre > .matter .what").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
        assert.deepEqual(cut, []);
        await context.close();
      }
    });
  }
});

describe("keys alone", () => {
  it("turn the spawn cards one by one", async () => {
    const spawns = (step, answer) => answer === "end-turn" && step.events.filter(({ event }) => event.type === "card-done").length > 1;
    const { tab, context } = await sitAt(spawns, { back: 1, speed: "slow" });
    await tab.keyboard.press("e");
    await tab.waitForSelector(".ask:not(.mine)");
    await tab.keyboard.press("n");
    const turned = [];
    const look = async () => {
      const up = await tab.locator(".cards .card.up").count();
      if (up !== (turned.at(-1) ?? 0)) turned.push(up);
      return turned.length > 1;
    };
    await until("two cards", look, () => tab.keyboard.press("n"));
    assert.deepEqual(turned, [1, 2]);
    await tab.keyboard.press("Space");
    await tab.waitForSelector(OPEN_ANSWERS);
    await context.close();
  });

  it("divide Wounds", async () => {
    const { tab, context } = await sitAt(lies("wounds"));
    const people = tab.locator(".matter .deal");
    const [first, second] = [await people.nth(0).locator("b").innerText(), await people.nth(1).locator("b").innerText()];
    assert.notEqual(first, second);
    // The same answer stands in the ask bar under a number.
    const names = await tab.locator(".ask .answer").allInnerTexts();
    assert.ok(names.some((name) => name.includes(first)) && names.some((name) => name.includes(second)), names.join());
    const line = () => tab.locator(".log li").last().innerText();
    const before = await line();
    await people.nth(1).focus();
    await tab.keyboard.press("Enter");
    await tab.waitForFunction((old) => [...document.querySelectorAll(".log li")].at(-1)?.textContent !== old && document.querySelector(".ask .answer:disabled") === null, before);
    const log = await tab.locator(".log").innerText();
    const dealt = (await tab.locator(".matter .deal, .matter .still").filter({ has: tab.locator(".drops .dealt") }).allInnerTexts()).join();
    assert.ok(`${log.slice(-400)} ${dealt}`.includes(second), `nothing about ${second}`);
    await context.close();
  });

  it("choose a skill, with its text a key away", async () => {
    const { tab, context } = await sitAt(lies("skill"));
    const skills = await tab.locator(".matter .learn .lore b").evaluateAll((all) => all.map((one) => one.textContent));
    assert.ok(skills.length > 1, skills.join());
    await tab.locator(".matter .learn .lore").nth(1).focus();
    await tab.keyboard.press("Enter");
    await tab.locator('[role="dialog"]').waitFor();
    await tab.keyboard.press("Escape");
    await tab.keyboard.press("2");
    await tab.waitForFunction((skill) => [...document.querySelectorAll(".log li")].slice(-6).some((line) => line.textContent.includes(skill)), skills[1]);
    assert.equal(await tab.locator(".matter .learn").count(), 0);
    await context.close();
  });
});
