/** Black Plague against the real binary and a real database file, in a real browser. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { answerOnce, bringRecord, faults, hinted, keysOf, lookAt, makeTable, missingTexts, offered, openHouse, OPEN_ANSWERS, playOn, press, standAt, until } from "./house.mjs";
import { act, over } from "./team.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

const team = (wish) => makeTable(house, { title: "black-plague", ...wish });

const playUntil = (tab, done) => playOn(tab, "the end of this play", done, () => act(tab));

describe("a newcomer", () => {
  it("finishes the first mission with bots as mates, led by the hand, and sees how it came about", async () => {
    const { tab, context, complaints } = await house.visitor({ nickname: "Ania", guided: true });
    await tab.goto("/");
    const card = tab.locator("article.title", { hasText: "Black Plague" });
    await card.getByRole("button", { name: "Play now" }).click();
    await tab.waitForSelector(OPEN_ANSWERS);

    // Steps must be done before anything else: their answers are open, the others wait.
    const hint = tab.locator(".hint");
    let steps = [];
    let first = null;
    await playUntil(tab, async () => {
      ({ steps } = await hinted(tab));
      const read = tab.locator(".hint:not(.must)");
      if ((await read.count()) === 0 || steps.length === 0) return false;
      first = (await read.locator("strong").allInnerTexts())[0] ?? null;
      await read.getByRole("button", { name: "Got it" }).click();
      return true;
    });
    assert.ok(steps.includes("Take a step") || steps.includes("Give out the weapons"), steps.join());
    await tab.waitForFunction((old) => document.querySelector(".hint strong")?.textContent !== old, first);
    await tab.reload();
    await tab.waitForSelector(OPEN_ANSWERS);
    assert.ok(!(await hint.locator("strong").allInnerTexts()).includes(first), "a hint that was read comes back");

    const missing = new Set();
    await playUntil(tab, async () => {
      for (const text of await missingTexts(tab)) missing.add(text);
      return over(tab);
    });
    assert.deepEqual([...missing], []);
    const { tips } = await hinted(tab);
    assert.ok(tips.length >= 2, `only these tips were given: ${tips.join(", ")}`);
    assert.equal(await tab.locator(".result .team li").count(), 6);
    await tab.getByRole("link", { name: "How it came about" }).click();
    await tab.waitForSelector(".result .curve");
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

describe("one person alone", () => {
  it("sets up a team of six on the page of a new table and moves every one of them", async () => {
    const { tab, context } = await house.visitor({ nickname: "Ania" });
    await tab.goto("/new/black-plague");
    await tab.waitForSelector(".missions");
    await tab.getByRole("radiogroup", { name: "Seats" }).getByRole("radio").first().click();
    await tab.getByRole("radio", { name: /Danse Macabre/ }).check();
    await tab.waitForSelector(".briefing");
    assert.equal(await tab.locator(".team select").count(), 6);
    // One of six stays at home and comes back.
    const owner = tab.getByRole("combobox", { name: "Who plays Silas?" });
    await owner.selectOption("");
    assert.match(await tab.locator(".sum").innerText(), /^5 /);
    await owner.selectOption("0");
    await tab.getByRole("button", { name: "Open the table" }).click();
    await tab.waitForSelector(OPEN_ANSWERS);
    assert.equal(await tab.locator(".survivor.mine").count(), 6);

    const acted = new Set();
    const wishes = ["take", "first:", "activate:", "end-turn"];
    await until("a turn of each of the six", async () => {
      const name = (await tab.locator(".survivor.acting b").allInnerTexts())[0];
      if (name !== undefined) acted.add(name);
      return acted.size === 6 || (await over(tab));
    }, async () => {
      const names = await offered(tab);
      const name = wishes.map((wish) => names.find((each) => each.startsWith(wish))).find((each) => each !== undefined);
      if (name === undefined) await answerOnce(tab, 0);
      else await press(tab, name);
    });
    assert.ok(acted.size >= 5, `these had a turn: ${[...acted].join(", ")}`);
    await context.close();
  });

  it("carries cards by keys and by dragging", async () => {
    const made = await team({ seats: [{ kind: "me" }], seed: "11" });
    const { tab, context } = await house.visitor();
    await tab.goto(made.links[0].link);
    await playUntil(tab, async () => (await tab.locator('.ask.mine [data-answer="rearrange"]').count()) > 0);
    const own = tab.locator(".survivor.acting");
    const held = () => own.locator(".slot").evaluateAll((slots) => slots.map((slot) => slot.classList.contains("holds")));
    const before = await held();
    const from = before.indexOf(true);
    assert.ok(from >= 0 && from < 3, "somebody holds a card");

    // Dragging asks for the Action first and then carries the card: to the first free place of the backpack.
    const target = before.indexOf(false, 3);
    await own.locator(".slot").nth(from).dragTo(own.locator(".slot").nth(before.lastIndexOf(false)));
    await tab.waitForFunction(([slot]) => document.querySelectorAll(".survivor.acting .slot")[slot]?.classList.contains("holds"), [target]);
    await tab.waitForSelector('.ask.mine [data-answer="done"]');

    // Back by two presses of Enter.
    await own.locator(".slot").nth(target).focus();
    await tab.keyboard.press("Enter");
    await tab.waitForSelector(".survivor.acting .slot.picked");
    assert.ok((await own.locator(".slot.takes").count()) > 0, "free slots say that they take it");
    await own.locator(".slot").nth(from).focus();
    await tab.keyboard.press("Enter");
    await tab.waitForFunction(([slot]) => document.querySelectorAll(".survivor.acting .slot")[slot]?.classList.contains("holds"), [from]);
    assert.deepEqual(await held(), before);
    await press(tab, "done");
    await context.close();
  });
});

describe("the end of a game", () => {
  it("leads on to the next mission, which is chosen already on the page of a new table", async () => {
    const { table } = await bringRecord(house, join(import.meta.dirname, "../../../records/black-plague/m0-won.json"));
    const { tab, context } = await house.visitor({ nickname: "Ania" });
    await tab.goto(`/replay/${table}`);
    // How it ended, as a picture for a chat.
    await tab.getByRole("button", { name: "Picture to share" }).waitFor();
    const [saved] = await Promise.all([tab.waitForEvent("download"), tab.getByRole("button", { name: "Picture to share" }).click()]);
    assert.match(saved.suggestedFilename(), /^black-plague-.*\.png$/);
    const picture = readFileSync(await saved.path());
    assert.deepEqual([picture.subarray(1, 4).toString(), picture.readUInt32BE(16), picture.readUInt32BE(20)], ["PNG", 1200, 630]);
    await tab.getByRole("link", { name: "The next mission" }).click();
    await tab.waitForSelector(".briefing");
    assert.ok(await tab.getByRole("radio", { name: /Big Game Hunting/ }).isChecked());
    await context.close();
  });

  it("is told in the replay from its first event to the step", async () => {
    const game = await bringRecord(house, join(import.meta.dirname, "../../../records/black-plague/m0-won.json"));
    const told = (to) => game.steps.slice(0, to + 1).flatMap((step) => step.events.filter((event) => event.phrase !== null)).length;
    const { tab, context } = await house.visitor({ nickname: "Ania" });
    const step = game.steps.findIndex((_, index) => told(index) > 150);
    await tab.goto(`/replay/${game.table}#step=${step}`);
    await tab.locator(".course .earlier").click();
    assert.equal(await tab.locator(".course li").count(), told(step));
    await context.close();
  });

  it("leaves a mark on the mission that was won", async () => {
    const game = await bringRecord(house, join(import.meta.dirname, "../../../records/black-plague/m0-won.json"));
    const { tab, context } = await house.visitor({ nickname: "Ania" });
    await tab.goto("/new/black-plague");
    await tab.waitForSelector(".mission");
    assert.equal(await tab.locator(".mission .won").count(), 0);
    await tab.goto(await standAt(house, game, game.steps.length - 2));
    await tab.waitForSelector(OPEN_ANSWERS);
    await until("the last answer", async () => (await tab.locator(".result").count()) > 0, () => press(tab, game.answers.at(-1)));
    await tab.goto("/new/black-plague");
    assert.equal(await tab.locator(".mission:has(.won)").innerText().then((text) => text.includes("Danse Macabre")), true);
    await context.close();
  });
});

describe("a moment", () => {
  /** The first step of a recorded game at which this was answered, with the page that stands there. */
  async function standing(record, answer, look) {
    const game = await bringRecord(house, join(import.meta.dirname, `../../../records/black-plague/${record}.json`));
    const visit = await house.visitor({ nickname: "Ania", ...look });
    await visit.tab.goto(await standAt(house, game, game.answers.findIndex((name) => name.startsWith(answer))));
    await visit.tab.waitForSelector(OPEN_ANSWERS);
    return visit;
  }

  it("with a long forecast leaves the end of the Turn in sight", async () => {
    const { tab, context } = await standing("m1-won", "melee:");
    await tab.locator('.ask [data-answer^="melee:"]').first().hover();
    await tab.waitForFunction(() => (document.querySelector("#ask-note")?.textContent?.trim().length ?? 0) > 60);
    const end = await tab.locator(".ask .last").boundingBox();
    assert.ok(end !== null && end.y + end.height <= 900, `it ends at ${end?.y} + ${end?.height}`);
    await context.close();
  });

  it("with enemies at a fork says who they are and shows every way", async () => {
    const { tab, context } = await standing("m3-all-dead", "way:", { phone: true });
    assert.match(await tab.locator(".ask .question").innerText(), /Necromancer/);
    const ways = await tab.locator('.ask [data-answer^="way:"]').count();
    assert.ok(ways > 1);
    assert.equal(await tab.locator(".arrow.maybe").count(), ways);
    const from = await tab.locator(".arrow.maybe .line").first().boundingBox();
    assert.ok(from !== null && from.x >= 0 && from.x + from.width <= 390, "the fork is in the window");
    await context.close();
  });

  it("with a skill to choose tells what each of them does", async () => {
    const { tab, context } = await standing("m5-won", "skill:", { phone: true });
    const lore = await tab.locator(".strip .lore span").allInnerTexts();
    assert.equal(lore.length, await tab.locator('.ask [data-answer^="skill:"]').count());
    assert.ok(lore.every((text) => text.length > 20), lore.join(" / "));
    await context.close();
  });
});

describe("two people", () => {
  it("share a team: either deals, each moves only their own, both see the same", async () => {
    const made = await team({ seats: [{ kind: "me" }, { kind: "me", name: "Bartek" }] });
    const host = await house.visitor({ nickname: "Ania" });
    const guest = await house.visitor({ nickname: "Bartek" });
    await host.tab.goto(made.links[0].link);
    await guest.tab.goto(made.links[1].link);
    for (const { tab } of [host, guest]) await tab.waitForSelector('.ask.mine [data-answer="take"]');

    // The starting cards are the team's: the guest deals them for both.
    await press(guest.tab, "take");
    await host.tab.waitForSelector('.ask.mine [data-answer^="first:"]');
    await press(host.tab, "first:player-2");
    await guest.tab.waitForSelector(".survivor.mine.acting, .survivor.mine.asked");
    assert.equal(await host.tab.locator(OPEN_ANSWERS).count(), 0, "the host waits");
    assert.match(await host.tab.locator(".ask .question").innerText(), /Bartek/);
    assert.equal(await host.tab.locator(".survivor.mine").count(), 3);

    // The host throws a card away in the guest's turn, and nobody is asked anything else for it.
    const mine = host.tab.locator(".survivor.mine .slot.holds");
    const [before, asked] = [await mine.count(), await guest.tab.locator(OPEN_ANSWERS).count()];
    await mine.first().click();
    await host.tab.getByRole("button", { name: "Discard (free, at any time)" }).click();
    await host.tab.waitForFunction((count) => document.querySelectorAll(".survivor.mine .slot.holds").length < count, before);
    assert.equal(await mine.count(), before - 1);
    assert.equal(await guest.tab.locator(OPEN_ANSWERS).count(), asked, "the guest's question stays");
    assert.equal(await host.tab.locator(OPEN_ANSWERS).count(), 0, "the host still waits");

    // The guest trades with one of the host's, who puts a card elsewhere meanwhile: no answer of the guest's is lost.
    const trades = async () => (await offered(guest.tab)).filter((name) => name.startsWith("trade:"));
    const { view } = await lookAt(house, made.table, (await keysOf(host.tab, made.table)).map(({ key }) => key));
    const mates = view.survivors.filter((one) => one.seat === 0 && Object.keys(one.cards).length > 0).map((one) => `trade:${one.name}`);
    await playOn(guest.tab, "a trade with the host", async () => (await trades()).some((name) => mates.includes(name)), async () => {
      const name = (await offered(guest.tab)).find((each) => each.startsWith("activate:"));
      if (name !== undefined) await press(guest.tab, name);
    });
    await press(guest.tab, (await trades()).find((name) => mates.includes(name)));
    const arranged = host.tab.locator(".survivor.mine .things.open");
    await host.tab.getByText("Somebody trades with you").waitFor();
    await until("a card that may go elsewhere", async () => (await host.tab.locator("[data-liberty^=repack]").count()) > 0, () => arranged.locator(".slot.holds").first().click());
    const places = () => host.tab.locator(".survivor.mine .slot").evaluateAll((slots) => slots.map((slot) => slot.classList.contains("holds")).join());
    const lay = await places();
    await host.tab.locator("[data-liberty$=':pack-1']").first().click();
    await until("the card in the backpack", async () => (await places()) !== lay);

    // What changes hands is seen by both before the host is asked to agree.
    await press(guest.tab, (await offered(guest.tab)).find((name) => /^shift:(?!their-)[^:]+:their-/.test(name)));
    for (const { tab } of [guest, host]) await tab.locator(".matter .swap b").waitFor();
    await press(guest.tab, "done");
    await host.tab.locator('.ask.mine [data-answer="agree"]').waitFor();
    assert.match(await host.tab.locator(".matter .swap").innerText(), /→/);

    // The guest plays until it is the host's turn, and both see the same team.
    await playUntil(guest.tab, async () => (await host.tab.locator(OPEN_ANSWERS).count()) > 0 || (await over(guest.tab)));
    const cards = (tab) => tab.locator(".survivor .slot").evaluateAll((slots) => slots.map((slot) => slot.getAttribute("aria-label")).join());
    const boards = async () => [await cards(host.tab), await cards(guest.tab)];
    await until("the same team on both screens", async () => {
      const [one, two] = await boards();
      return one === two;
    });
    await host.context.close();
    await guest.context.close();
  });
});

describe("a telephone", () => {
  it("shows street and question at once, the team in a drawer, and targets large enough for thumbs", async () => {
    const made = await team({ seats: [{ kind: "me" }], seed: "3" });
    const { tab, context } = await house.visitor({ phone: true, nickname: "Ania" });
    await tab.goto(made.links[0].link);
    await playUntil(tab, async () => (await tab.locator('.ask.mine [data-answer^="move:"]').count()) > 0);
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `the page is ${wide} wide`);
    for (const part of [".board", ".ask", ".drawers"]) {
      const box = await tab.locator(part).first().boundingBox();
      assert.ok(box !== null && box.y + box.height <= 845 && box.height > 40, part);
    }
    for (const answer of (await tab.locator(".ask .answer").all()).slice(0, 6)) assert.ok(((await answer.boundingBox())?.height ?? 0) >= 44);
    await tab.locator(".drawers button").nth(1).tap();
    assert.equal(await tab.locator(".drawer .survivor").count(), 6);
    assert.ok(await tab.locator(".ask .question").isVisible(), "the question stays in sight");
    await context.close();
  });
});

describe("Polish", () => {
  it("has a word for everything, from the new table to two rounds of play", async () => {
    const { tab, context, complaints } = await house.visitor({ language: "pl", nickname: "Ania" });
    await tab.goto("/new/black-plague");
    await tab.waitForSelector(".missions");
    assert.deepEqual(await missingTexts(tab), []);
    await tab.getByRole("button", { name: "Otwórz stół" }).click();
    await tab.waitForSelector(OPEN_ANSWERS);
    const missing = new Set();
    let given = 0;
    await playUntil(tab, async () => {
      for (const text of await missingTexts(tab)) missing.add(text);
      return ++given > 60 || (await over(tab));
    });
    assert.deepEqual([...missing], []);
    assert.equal(await tab.evaluate(() => document.documentElement.lang), "pl");
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

describe("accessibility", () => {
  for (const theme of ["night", "day"]) {
    it(`has no serious fault in the ${theme} theme`, async () => {
      const made = await team({ seats: [{ kind: "me" }], seed: "11" });
      const { tab, context } = await house.visitor({ theme, nickname: "Ania" });
      await tab.goto(made.links[0].link);
      await playUntil(tab, async () => (await tab.locator('.ask.mine [data-answer^="move:"]').count()) > 0);
      for (const path of [null, "/new/black-plague"]) {
        if (path !== null) await tab.goto(path);
        await tab.waitForLoadState("networkidle");
        assert.deepEqual([path, await faults(tab, axe)], [path, []]);
      }
      await context.close();
    });
  }
});
