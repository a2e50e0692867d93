/** The client against the real binary and a real database file, in a real browser. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import axe from "axe-core";
import { answerOnce, faults, keysOf, lookAt, makeTable, missingTexts, openHouse, OPEN_ANSWERS, playUntil, until } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

/** A picture of the page for whoever wants to judge it: HOLDOUT_SHOTS names a folder. */
const shot = async (tab, name) => process.env.HOLDOUT_SHOTS && (await tab.screenshot({ path: `${process.env.HOLDOUT_SHOTS}/${name}.png` }));

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
    // An answer was taken when another question stands there, or none.
    const asked = () => tab.locator("div.room > .ask .ask").getAttribute("data-ask");
    let given = 0;
    await until("answers by keys", async () => given >= 8 || (await over(tab)()), async () => {
      if ((await tab.locator("dialog[open]").count()) > 0) return tab.keyboard.press("Tab").then(() => tab.keyboard.press("Enter"));
      if ((await tab.locator(OPEN_ANSWERS).count()) === 0) return undefined;
      const before = await asked();
      await tab.keyboard.press("1");
      await until("a word about the answer", async () => (await asked()) !== before || (await tab.locator("dialog[open]").count()) > 0);
      if ((await asked()) !== before) given++;
      return undefined;
    });
    assert.ok(given >= 3, `only ${given} answers were taken from the keys`);
    await context.close();
  });
});

/**
 * Plays a fresh table of two people and three bots up to the first destinations. Says whether both mark in secret; if one of
 * them holds the badge, that one announces openly instead.
 */
async function bothMark(host, guest, seed) {
  const made = await makeTable(house, { seed, seats: [{ kind: "me" }, { kind: "me", name: "Bartek" }, ...Array(3).fill({ kind: "bot", bot: "random" })] });
  await host.tab.goto(made.links[0].link);
  await guest.tab.goto(made.links[1].link);
  await guest.tab.waitForSelector(".ask .question");
  const held = (await Promise.all([host.tab, guest.tab].map((tab) => keysOf(tab, made.table)))).flat();
  let asked = [];
  return until("destinations", async () => {
    const { asks, view } = await lookAt(house, made.table, held.map(({ key }) => key));
    asked = asks;
    if (view.round > 1 || view.phase === "over") return { both: false };
    if (view.phase !== "destinations") return null;
    if (view.badge < 2 || asks.some((ask) => ask.sealed !== null)) return { both: false };
    return asks.filter((ask) => ask.mode !== "each").length === 2 ? { both: true } : null;
  }, async () => {
    // Each answer names its question: however far the bots have gone on since, none is taken for a destination.
    for (const { seat, id, answers } of asked) {
      const { key } = held.find((own) => own.seat === seat);
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const body = JSON.stringify({ seat, ask: id, answer: answers[0].name });
      await fetch(`${house.page}/api/tables/${made.table}/answer`, { method: "POST", headers, body });
    }
  });
}

describe("two people", () => {
  it("mark destinations that stay sealed until both are in, and a guest sits down by link", async () => {
    const host = await house.visitor({ nickname: "Ania" });
    const guest = await house.visitor({ nickname: "Bartek" });
    let seed = 1;
    while (!(await bothMark(host, guest, String(seed))).both) assert.ok(++seed < 16, "they were never asked for destinations at the same time");
    for (const { tab } of [host, guest]) await tab.locator(OPEN_ANSWERS).first().waitFor();
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
    await until("two covers: the screen is covered whenever it changes hands", () => covers === 2, async () => {
      const cover = tab.locator(".cover");
      if ((await cover.count()) === 0) return answerOnce(tab, 0);
      covers++;
      return cover.getByRole("button", { name: /^I am/ }).click();
    });
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
        assert.deepEqual([path, await faults(tab, axe)], [path, []]);
      }
      await context.close();
    });
  }
});

/** Answers by plain request for the holder of a key, if that seat is asked. */
async function answerFor(made, seat) {
  const key = made.links.find((link) => link.seat === seat).link.split("#key=")[1];
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const path = `${house.page}/api/tables/${made.table}`;
  const { asks } = await (await fetch(path, { headers })).json();
  const ask = asks.find((each) => each.sealed === null);
  if (ask === undefined) return false;
  const body = JSON.stringify({ seat, ask: ask.id, answer: ask.answers[0].name });
  return (await fetch(`${path}/answer`, { method: "POST", headers, body })).ok;
}

/** Does what a message of the live connection would do, for one seat. */
async function actFor(made, wish) {
  const key = made.links.find((link) => link.seat === wish.seat).link.split("#key=")[1];
  const answer = await fetch(`${house.page}/api/tables/${made.table}/act`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ keys: [key], wish }),
  });
  assert.ok(answer.ok, await answer.text());
}

describe("a table of people", () => {
  for (const phone of [false, true]) {
    it(`takes back an answer only when everybody agrees, ${phone ? "on telephones" : "in two browsers"}`, async () => {
      const host = await house.visitor({ nickname: "Ania", phone });
      const guest = await house.visitor({ nickname: "Bartek", phone });
      const made = await makeTable(house, { undo: "agreed", seats: [{ kind: "me" }, { kind: "me", name: "Bartek" }, { kind: "me", name: "Celina" }] });
      await host.tab.goto(made.links[0].link);
      await guest.tab.goto(made.links[1].link);
      const question = (tab) => tab.locator(".ask .question").innerText();
      let before = null;
      await until("an answer of the host", () => before !== null, async () => {
        if ((await host.tab.locator(OPEN_ANSWERS).count()) > 0) {
          const asked = await question(host.tab);
          if (await answerOnce(host.tab, 0)) before = asked;
        } else if (!(await answerOnce(guest.tab, 0))) await answerFor(made, 2);
      });
      const ask = guest.tab.getByRole("button", { name: "Ask to take back" });

      await ask.click();
      await guest.tab.getByText("Bartek asks to take back the last answer of Ania. Waiting for Ania and Celina.").waitFor();
      await host.tab.getByText("Bartek would like to take this back: the last answer of Ania").waitFor();
      await shot(host.tab, `undo-asked${phone ? "-phone" : ""}`);
      await shot(guest.tab, `undo-waiting${phone ? "-phone" : ""}`);
      await host.tab.getByRole("button", { name: "Refuse" }).click();
      await guest.tab.getByText("Not everybody agrees to take that back").waitFor();

      // Nobody nags: the same is asked again when something has changed, or after a while; somebody else may ask.
      await ask.click();
      await guest.tab.getByText("You may ask for it again when something has changed at the table").waitFor();
      await actFor(made, { type: "undo", seat: 2 });
      await host.tab.getByText("Celina would like to take this back: the last answer of Ania").waitFor();
      await host.tab.getByRole("button", { name: "Agree" }).click();
      await host.tab.getByText("Waiting for Bartek.").waitFor();
      await guest.tab.getByRole("button", { name: "Agree" }).click();
      await host.tab.getByText("Waiting for Bartek.").waitFor({ state: "hidden" });
      await host.tab.waitForSelector(OPEN_ANSWERS);
      assert.equal(await question(host.tab), before, "the host is asked the same again");
      await host.context.close();
      await guest.context.close();
    });
  }

  for (const [language, lent, back] of [["en", "A bot plays for Ania now.", "Take the seat back"], ["pl", "Ania: na tym miejscu gra teraz bot.", "Odbierz miejsce"]]) {
    it(`lets a bot step in when the time runs out, and gives the seat back (${language})`, async () => {
      const { tab, context, complaints } = await house.visitor({ nickname: "Ania", language, phone: language === "pl" });
      const made = await makeTable(house, { clock: { kind: "decision", seconds: 5 }, on_timeout: "bot", seats: [{ kind: "me" }, { kind: "me", name: "Bartek" }, { kind: "bot", bot: "random" }] });
      await tab.goto(made.links[0].link);
      await tab.waitForSelector(".ask .question");
      await until("a question for Ania", async () => (await tab.locator(OPEN_ANSWERS).count()) > 0, () => answerFor(made, 1));
      const clock = tab.getByRole("timer");
      assert.match(await clock.innerText(), /^0:0[0-5]$/);
      await shot(tab, `clock-${language}`);
      await tab.getByText(lent).waitFor();
      await shot(tab, `lent-${language}`);
      assert.equal(await tab.locator(OPEN_ANSWERS).count(), 0, "nobody answers for a bot");
      await tab.getByRole("button", { name: back }).click();
      await tab.getByText(lent).waitFor({ state: "detached" });
      assert.deepEqual(complaints, []);
      await context.close();
    });
  }

  it("says that it has a fault, with its number, and steps back", async () => {
    const { tab, context } = await house.visitor({ nickname: "Ania" });
    const made = await makeTable(house, { seats: [{ kind: "me" }, { kind: "bot" }, { kind: "bot" }] });
    const sent = [];
    await tab.routeWebSocket(/\/ws$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => (sent.push(JSON.parse(message)), server.send(message)));
      server.onMessage((message) => {
        socket.send(message);
        const why = { key: "server-fault", args: { id: { text: "c0ffee1234" } } };
        if (sent.length === 1) socket.send(JSON.stringify({ type: "fault", id: "c0ffee1234", why, step_back: true }));
      });
    });
    await tab.goto(made.links[0].link);
    const dialog = tab.getByRole("dialog");
    await dialog.waitFor();
    assert.match(await dialog.innerText(), /c0ffee1234/);
    await shot(tab, "fault");
    const [saved] = await Promise.all([tab.waitForEvent("download"), dialog.getByRole("link", { name: "Save a report" }).click()]);
    assert.equal(saved.suggestedFilename(), "holdout-c0ffee1234.json");
    await dialog.getByRole("button", { name: "Step back" }).click();
    await until("the wish to step back", () => sent.at(-1).type === "step-back");
    assert.deepEqual(sent.at(-1), { type: "step-back", seat: 0 });
    await context.close();
  });
});

describe("after the game", () => {
  it("goes on from a step of the replay, and once more from the start", async () => {
    const { tab, context, complaints } = await house.visitor({ nickname: "Ania" });
    const made = await makeTable(house, { seats: Array(4).fill({ kind: "bot", bot: "random" }) });
    await until("the end of the bots' game", async () => (await fetch(`${house.page}/api/tables/${made.table}/record`)).ok);
    await tab.goto(`/replay/${made.table}#step=9`);
    await tab.waitForSelector(".timeline");
    await tab.locator(".viewer").selectOption("player-3");
    await tab.getByRole("button", { name: "Play on from here" }).click();
    const dialog = tab.getByRole("dialog");
    assert.equal(await dialog.getByRole("radio", { checked: true }).first().innerText(), await tab.locator(".viewer option:checked").evaluate((option) => option.textContent.replace(/^as /, "")));
    await shot(tab, "play-on");
    await dialog.getByRole("button", { name: "Play on", exact: true }).click();
    await tab.waitForURL(/\/table\//);
    await tab.waitForSelector(".ask .question");
    assert.match(await tab.locator(".promise").innerText(), /goes on from step 9/);
    await playUntil(tab, over(tab));

    await tab.getByRole("link", { name: "How it came about" }).click();
    await tab.getByRole("button", { name: "Same luck, again" }).click();
    await tab.waitForURL(/\/table\//);
    await tab.waitForSelector(".ask .question");
    assert.match(await tab.locator(".promise").innerText(), /goes on from step 0/);
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
