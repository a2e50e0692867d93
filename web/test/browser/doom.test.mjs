/** DOOM against the real binary: marines and the invader, fog, windows, telephone, keys, both languages. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import axe from "axe-core";
import { advice, bringRecord, faults, hinted, keysOf, lookAt, makeTable, missingTexts, offered, openHouse, OPEN_ANSWERS, playOn, press, standAt, unless, until } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

const shot = async (tab, name) => process.env.HOLDOUT_SHOTS && (await tab.screenshot({ path: `${process.env.HOLDOUT_SHOTS}/doom-${name}.png` }));
const over = async (tab) => (await tab.locator(".result h2").count()) > 0;
const INVADER = [{ kind: "me" }, { kind: "bot" }];
const MARINE = [{ kind: "bot" }, { kind: "me" }];
const doom = (wish) => makeTable(house, { title: "doom", hints: true, ...wish });

/** A visitor at a table of one's own. */
async function sit(seats, look = {}, wish = {}) {
  const made = await doom({ seats, ...wish });
  const visit = await house.visitor({ nickname: "Ania", ...look });
  await visit.tab.goto(made.links[0].link);
  await visit.tab.waitForSelector(OPEN_ANSWERS);
  const [own] = await keysOf(visit.tab, made.table);
  return { ...visit, table: made.table, own, made };
}

/** Says yes where something is asked once more. */
async function sure(tab) {
  const yes = tab.locator("dialog[open] [data-confirm] :is(button, a)");
  if ((await yes.count()) === 0) return false;
  await yes.first().click({ timeout: 2000 }).catch(() => undefined);
  return true;
}

/** Gives the answer a bot would give, in the page; says which. While a step of the guide lasts, only what it allows. */
async function advised(tab, table, own) {
  if (await sure(tab)) return "yes";
  const names = await offered(tab);
  if (names.length === 0) return null;
  const wish = await advice(house, table, own);
  const name = wish !== null && names.includes(wish) ? wish : names[0];
  return (await press(tab, name)) ? name : null;
}

const play = ({ tab, table, own }, what, done) => playOn(tab, what, done, () => advised(tab, table, own));
const looked = (visit) => lookAt(house, visit.table, [visit.own.key]);

describe("a newcomer", () => {
  it("plays the first scenario as a marine against bots, led by the hand, and sees how it came about", async () => {
    const { tab, context, complaints } = await house.visitor({ nickname: "Ania", guided: true });
    await tab.goto("/");
    const card = tab.locator("article.title", { hasText: "DOOM" });
    await card.getByRole("button", { name: "Play now" }).click();
    await tab.waitForSelector(OPEN_ANSWERS);
    const table = new URL(tab.url()).pathname.split("/").at(-1);
    const [own] = await keysOf(tab, table);
    assert.equal(own.seat, 1, "a newcomer is a marine");
    await tab.locator(".hint.must").waitFor();
    await shot(tab, "guided-marine");

    const missing = new Set();
    let given = 0;
    await until("the first steps", async () => given >= 12 || (await over(tab)), async () => {
      for (const text of await missingTexts(tab)) missing.add(text);
      if ((await advised(tab, table, own)) !== null) given++;
    });
    // The rest is left to a bot in the same seat, and watched to the end.
    const lent = await fetch(`${house.page}/api/tables/${table}/act`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ keys: [own.key], wish: { type: "hand-over", seat: own.seat, bot: "marine" } }) });
    assert.ok(lent.ok, await lent.text());
    await until("the end of the game", () => over(tab));
    for (const text of await missingTexts(tab)) missing.add(text);
    assert.deepEqual([...missing], []);
    const { steps, tips } = await hinted(tab);
    assert.ok(steps.includes("Choose an action") && steps.includes("Go to the door"), steps.join());
    assert.ok(tips.length >= 1, "no tip was given");
    await shot(tab, "result");
    assert.equal(await tab.locator(".result .team li").count(), 2);
    await tab.getByRole("link", { name: "How it came about" }).click();
    await tab.waitForSelector(".result .curve");
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

describe("the invader", () => {
  it("is played by a person who sees hand, deck and the whole base, spawns and strikes", async () => {
    const { tab, context, complaints } = await house.visitor({ nickname: "Ania", guided: true });
    await tab.goto("/");
    await tab.locator("article.title", { hasText: "DOOM" }).getByRole("button", { name: "Play as: Invader" }).click();
    await tab.waitForSelector(OPEN_ANSWERS);
    const table = new URL(tab.url()).pathname.split("/").at(-1);
    const [own] = await keysOf(tab, table);
    assert.equal(own.seat, 0);
    const visit = { tab, table, own };
    assert.ok((await tab.locator(".lurking").count()) > 0, "the dark part of the base is drawn");
    await shot(tab, "invader-first");
    await play(visit, "one's own turn", async () => (await offered(tab)).some((name) => name.startsWith("spawn:")));
    assert.ok((await tab.locator("ul.hand > li").count()) > 0, "the hand is shown");
    const before = (await looked(visit)).view;
    assert.equal(await tab.locator("ul.hand > li").count(), new Set(before.hand).size);
    await shot(tab, "invader-turn");
    const spawn = (await offered(tab)).find((name) => name.startsWith("spawn:"));
    await press(tab, spawn);
    // Where monsters may appear glows on the board.
    await play(visit, "a place to choose", async () => (await tab.locator(".square.open").count()) > 0);
    await shot(tab, "invader-places");
    await play(visit, "new monsters and the next round", async () => (await looked(visit)).view.round > before.round || (await over(tab)));
    const spawned = await tab.locator(".log li").allInnerTexts();
    assert.ok(spawned.some((line) => line.includes("appears at")), "monsters have appeared");
    assert.deepEqual(await missingTexts(tab), []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

describe("two browsers", () => {
  it("play against each other: a window opens for the invader in the marine's turn, and the marine waits for it", async () => {
    const made = await doom({ seats: [{ kind: "me" }, { kind: "me", name: "Bartek" }] });
    const invader = await house.visitor({ nickname: "Ania" });
    const marine = await house.visitor({ nickname: "Bartek" });
    await marine.tab.goto(made.links[1].link);
    await invader.tab.goto(made.links[0].link);
    const window = invader.tab.getByText(/Play a card before this turn\?/);
    await window.waitFor();
    await marine.tab.getByText("The invader decides").waitFor();
    assert.equal(await marine.tab.locator(OPEN_ANSWERS).count(), 0, "the marine waits");
    await press(invader.tab, "pass");
    await marine.tab.waitForSelector(OPEN_ANSWERS);
    assert.match(await marine.tab.locator(".ask .question").innerText(), /action/i);

    // Whoever wants no such question passes it until the next turn of their own.
    const [own] = await keysOf(marine.tab, made.table);
    const sides = [{ tab: marine.tab, table: made.table, own }, { tab: invader.tab, table: made.table, own: (await keysOf(invader.tab, made.table))[0] }];
    const standing = invader.tab.getByRole("button", { name: "Pass until my turn" });
    await until("the next window", async () => (await standing.count()) > 0, async () => {
      for (const side of sides) await unless(side.tab, async () => (await standing.count()) > 0, () => advised(side.tab, side.table, side.own));
    });
    await standing.click();
    await until("the window passed by itself", async () => (await invader.tab.locator(OPEN_ANSWERS).count()) === 0 || (await standing.count()) > 0);
    await invader.context.close();
    await marine.context.close();
  });
});

describe("one person", () => {
  it("plays two marines from one page, each in turn, and is told which one is asked", async () => {
    const made = await doom({ seats: [{ kind: "bot" }, { kind: "me" }, { kind: "me", name: "Bartek" }] });
    const { tab, context, complaints } = await house.visitor({ nickname: "Ania" });
    for (const { link } of made.links) {
      await tab.goto(link);
      await tab.waitForSelector(".board");
    }
    const keys = await keysOf(tab, made.table);
    assert.deepEqual(keys.map((own) => own.seat).sort(), [1, 2]);
    const both = async () => (await lookAt(house, made.table, keys.map((own) => own.key))).view;
    const first = (await both()).round;
    const [turns, called] = [new Set(), new Set()];
    const cover = tab.getByRole("button", { name: /^I am / });
    await until("both marines' turns and the next round", async () => (await both()).round > first || (await over(tab)), async () => {
      if ((await cover.count()) > 0) {
        called.add(await cover.innerText());
        return cover.click();
      }
      if ((await tab.locator(OPEN_ANSWERS).count()) === 0) return undefined;
      // Whoever of the two is asked, in the own turn or in another's.
      for (const own of keys) {
        if ((await advice(house, made.table, own)) === null) continue;
        const { acting } = await both();
        if ((await advised(tab, made.table, own)) !== null && acting === own.seat) turns.add(own.seat);
      }
      return undefined;
    });
    assert.deepEqual([...turns].sort(), [1, 2], "each marine has acted");
    assert.ok(called.has("I am Bartek"), [...called].join());
    assert.deepEqual(await missingTexts(tab), []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

describe("the fog", () => {
  it("hides everything: nothing of the dark is in the marine's page nor on its wire", async () => {
    const made = await doom({ seats: [{ kind: "me" }, { kind: "me", name: "Bartek" }] });
    const invader = await house.visitor({ nickname: "Ania" });
    const marine = await house.visitor({ nickname: "Bartek" });
    const wire = [];
    marine.tab.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => wire.push(String(payload))));
    marine.tab.on("response", async (answer) => /\/api\/tables/.test(answer.url()) && wire.push(await answer.text().catch(() => "")));
    await invader.tab.goto(made.links[0].link);
    await marine.tab.goto(made.links[1].link);
    await marine.tab.waitForSelector(".ask .question");
    const [key] = await keysOf(invader.tab, made.table);
    const [own] = await keysOf(marine.tab, made.table);
    const sides = [{ tab: marine.tab, own }, { tab: invader.tab, own: key }];
    let given = 0;
    await until("a few answers of both", () => given >= 14, async () => {
      for (const { tab, own } of sides) given += (await advised(tab, made.table, own)) === null ? 0 : 1;
    });
    const { view } = await lookAt(house, made.table, [key.key]);
    assert.ok(view.dark.areas.length > 0 && view.dark.squares.length > 0);
    const seen = `${await marine.tab.content()}\n${wire.join("\n")}`;
    for (const area of view.dark.areas) for (const text of [...area.name, ...area.text]) assert.ok(!seen.includes(text), `the marine read of ${text}`);
    assert.doesNotMatch(seen, /"dark":|"hand":\[/);
    assert.equal(await marine.tab.locator(".lurking").count(), 0);
    const squares = await marine.tab.locator("[data-square]").evaluateAll((all) => all.map((one) => one.dataset.square));
    const dark = new Set(view.dark.squares.map((square) => square.at));
    assert.deepEqual(squares.filter((square) => dark.has(square)), []);
    await invader.context.close();
    await marine.context.close();
  });
});

describe("sight and chances", () => {
  it("are told before the dice: a ray with its range, what blocks it, and the odds", async () => {
    const visit = await sit(MARINE);
    const { tab, context } = visit;
    await play(visit, "a target", async () => (await offered(tab)).some((name) => name.startsWith("at:")));
    const group = tab.locator(".ask [data-answers*='at:'], .ask [data-answer^='at:']").first();
    // Squares with a foe come first: several behind one button, or one of them alone.
    if ((await group.getAttribute("aria-haspopup")) === null) await group.hover();
    else {
      await group.click();
      await tab.locator("[role=dialog] [data-answer^='at:']").first().hover();
    }
    await tab.locator(".look .ray").waitFor();
    assert.match(await tab.locator(".look .said").textContent(), /range \d+/);
    await tab.locator(".matter .hit b").first().waitFor();
    assert.match(await tab.locator(".matter .hit b").first().innerText(), /^\d+%$/);
    await shot(tab, "odds");
    await context.close();
  });
});

describe("a moment of a recorded game", () => {
  let games;
  before(async () => {
    games = { short: await bringRecord(house, join(import.meta.dirname, "../../../records/doom/knee-deep-in-the-dead-3-goal.json")), blast: await bringRecord(house, join(import.meta.dirname, "../../../records/doom/coolant-sump-4-goal.json")) };
  });

  /** Whoever was asked in the record when `found` held first, at this moment. */
  async function stand(game, found, look) {
    const step = game.steps.findIndex((each, index) => game.answers[index] !== undefined && found(each.view, game.answers[index]));
    const visit = await house.visitor({ nickname: "Ania", ...look });
    await visit.tab.goto(await standAt(house, game, step, game.seats[step]));
    await visit.tab.waitForSelector(OPEN_ANSWERS);
    return visit;
  }
  const whole = (tab) => tab.locator(".strip").evaluate((strip) => strip.scrollWidth - strip.clientWidth);

  for (const [size, look] of [["a laptop", { laptop: true }], ["a telephone", { phone: true }]]) {
    it(`says on ${size} what each group of a spawn card brings, and what the marines must do, with nothing cut off`, async () => {
      const group = await stand(games.short, (_, answer) => answer.startsWith("group:"), look);
      assert.match(await group.tab.locator('.ask [data-answer="group:1"]').innerText(), /Zombie ×2/);
      assert.match(await group.tab.locator('.ask [data-answer="group:2"]').innerText(), /Trite ×2/);
      assert.ok((await whole(group.tab)) <= 1);
      await group.context.close();
      const action = await stand(games.short, (_, answer) => answer === "sprint", look);
      assert.ok((await whole(action.tab)) <= 1);
      await action.context.close();
    });

    it(`lets one pick the dice that are rolled again on ${size}`, async () => {
      const { tab, context } = await stand(games.short, (_, answer) => answer.startsWith("reroll:"), look);
      assert.ok((await whole(tab)) <= 1);
      const die = tab.locator(".strip .loose");
      await die.nth(1).click();
      assert.deepEqual(await die.evaluateAll((all) => all.map((one) => one.getAttribute("aria-pressed"))), ["false", "true"]);
      const again = tab.locator(".strip .give", { hasText: "Roll again: blue die" });
      await again.click();
      await again.waitFor({ state: "detached" });
      await context.close();
    });
  }

  it("tells of a blast who would be hit and how badly, each of them", async () => {
    const { tab, context } = await stand(games.blast, (view, answer) => answer.startsWith("at:") && (view.aiming?.blast ?? 0) > 0, { laptop: true });
    await tab.locator(".ask [data-answers*='at:']").first().click();
    await tab.locator("[role=dialog] [data-answer^='at:']").first().hover();
    await tab.locator(".strip .among").nth(1).waitFor();
    assert.match(await tab.locator(".strip .hit b").first().innerText(), /^\d+%$/);
    assert.match(await tab.locator(".strip .among").first().innerText(), /1\+\s*\d+%/);
    await context.close();
  });
});

describe("a telephone", () => {
  for (const [name, seats] of [["marine", MARINE], ["invader", INVADER]]) {
    it(`shows base and question of the ${name} at once, in Polish, with targets large enough for thumbs`, async () => {
      const visit = await sit(seats, { phone: true, language: "pl" });
      const { tab, context, complaints } = visit;
      const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 390, `the page is ${wide} wide`);
      for (const part of [".board", ".ask", ".drawers"]) {
        const box = await tab.locator(part).first().boundingBox();
        assert.ok(box !== null && box.y + box.height <= 845 && box.height > 40, part);
      }
      if (name === "marine") assert.ok(await tab.locator(".hud .stock").isVisible(), "wounds and ammunition are in sight");
      const missing = new Set();
      const first = (await looked(visit)).view.round;
      await play(visit, "the next round", async () => {
        for (const text of await missingTexts(tab)) missing.add(text);
        // Measured at one moment: the next question may come while somebody measures. What is folded away has no height.
        const heights = await tab.locator(".ask .answer").evaluateAll((all) =>
          all.filter((answer) => answer.checkVisibility()).map((answer) => answer.getBoundingClientRect().height));
        for (const height of heights) assert.ok(height >= 44, `${height}`);
        return (await looked(visit)).view.round > first || (await over(tab));
      });
      assert.deepEqual([...missing], []);
      await shot(tab, `phone-${name}`);
      assert.deepEqual(complaints, []);
      await context.close();
    });
  }
});

describe("keys alone", () => {
  it("play a turn, and the list of squares says what stands there and how far it is", async () => {
    const visit = await sit(MARINE);
    const { tab, context } = visit;
    const asked = () => tab.locator("div.room > .ask .ask").getAttribute("data-ask");
    // An answer was taken when another question stands there.
    let [given, last] = [0, await asked()];
    await until("answers by keys", async () => given >= 5 || (await over(tab)), async () => {
      const now = await asked();
      if (now !== null && now !== last) [given, last] = [given + 1, now];
      if ((await tab.locator("dialog[open]").count()) > 0) return tab.keyboard.press("Tab").then(() => tab.keyboard.press("Enter"));
      if ((await tab.locator("[role=dialog] [data-answer]").count()) > 0) return tab.keyboard.press("1");
      if ((await tab.locator(OPEN_ANSWERS).count()) === 0) return undefined;
      const several = await tab.locator(".ask.mine .answers .answer:not(.greyed, :disabled)").count();
      return tab.keyboard.press(several > 0 ? "1" : "e");
    });
    await tab.waitForSelector(OPEN_ANSWERS);
    await tab.keyboard.press("Escape");
    await tab.keyboard.press("b");
    await tab.locator(".board li h2").first().waitFor();
    assert.match(await tab.locator(".board").innerText(), /In sight, range \d+|Range \d+, but/);
    assert.deepEqual(await faults(tab, axe), []);
    await context.close();
  });

  it("lead the invader through the whole base in words", async () => {
    const { tab, table, own, context } = await sit(INVADER);
    await tab.keyboard.press("Escape");
    await tab.keyboard.press("b");
    const { view } = await lookAt(house, table, [own.key]);
    await tab.locator(".board li.dark").nth(view.dark.areas.length - 1).waitFor();
    const told = await tab.locator(".board li.dark").allInnerTexts();
    for (const area of view.dark.areas) assert.ok(told.some((text) => text.startsWith(`${area.name[0]}, not revealed yet`)), area.name[0]);
    assert.ok(told.join(" ").includes(`at ${view.dark.monsters[0].at}`), "monsters have their squares");
    assert.deepEqual(await faults(tab, axe), []);
    await context.close();
  });
});

describe("accessibility", () => {
  for (const [theme, seats, name] of [["night", MARINE, "marine"], ["day", INVADER, "invader"]]) {
    it(`has no serious fault for the ${name} in the ${theme} theme`, async () => {
      const { tab, context } = await sit(seats, { theme });
      assert.deepEqual(await faults(tab, axe), []);
      await shot(tab, `${name}-${theme}`);
      for (const path of ["/new/doom", "/rules/doom"]) {
        await tab.goto(path);
        await tab.locator("main h1").first().waitFor();
        assert.deepEqual(await faults(tab, axe), []);
      }
      await context.close();
    });
  }
});

describe("roles", () => {
  it("are named where a table is made, in the lobby and in an invitation", async () => {
    const host = await house.visitor({ nickname: "Ania", language: "pl" });
    await host.tab.goto("/new/doom");
    await host.tab.locator(".seats .role").first().waitFor();
    assert.deepEqual((await host.tab.locator(".seats .role").allInnerTexts()).slice(0, 2), ["Najeźdźca", "Marine"]);
    await host.tab.getByRole("combobox", { name: "Miejsce 1" }).selectOption("open");
    await host.tab.getByRole("button", { name: "Otwórz stół" }).click();
    await host.tab.locator(".lobby .seats .role").first().waitFor();
    assert.equal(await host.tab.locator(".lobby .seats .role").first().innerText(), "Najeźdźca");
    const link = await host.tab.locator(".invite code").innerText();
    await shot(host.tab, "lobby");
    const guest = await house.visitor({ nickname: "Bartek", language: "pl" });
    await guest.tab.goto(link);
    await guest.tab.getByText("Twoja rola: Najeźdźca").waitFor();
    await guest.tab.getByRole("button", { name: "Usiądź tutaj" }).click();
    await guest.tab.locator(".lobby").waitFor();
    await guest.context.close();
    await host.context.close();
  });
});
