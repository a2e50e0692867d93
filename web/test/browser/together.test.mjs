/** With friends: the lobby, invitations, bots that wait, the same people again. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import axe from "axe-core";
import { faults, makeTable, openHouse, OPEN_ANSWERS, playUntil, until } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

const shot = async (tab, name) => process.env.HOLDOUT_SHOTS && (await tab.screenshot({ path: `${process.env.HOLDOUT_SHOTS}/${name}.png` }));
const invited = (made, seat) => made.invitations.find((each) => each.seat === seat).link;

describe("a lobby", () => {
  for (const [language, phone, words] of [
    ["en", false, { sit: "Sit here", ready: "I am ready", watch: "You are watching this table." }],
    ["pl", true, { sit: "Usiądź tutaj", ready: "Zaczynajmy", watch: "Oglądasz ten stół." }],
  ]) {
    it(`shows link, code, who has come and who is ready, and the game begins when all are (${language})`, async () => {
      const host = await house.visitor({ nickname: "Ania", language, phone });
      const made = await makeTable(house, { title: "black-plague", seats: [{ kind: "me" }, { kind: "open" }], seed: undefined });
      await host.tab.goto(made.links[0].link);
      await host.tab.locator(".lobby").waitFor();
      assert.equal(await host.tab.locator("div.room").count(), 0, "nothing is dealt yet");
      assert.ok((await host.tab.locator(".invite svg path").count()) > 0 || (await host.tab.locator(".seats button").count()) > 0);
      await host.tab.locator(".primer li").first().waitFor();
      await shot(host.tab, `lobby-${language}`);

      // Whoever has no seat is told so.
      const watcher = await house.visitor({ language });
      await watcher.tab.goto(`/table/${made.table}`);
      await watcher.tab.getByText(words.watch).waitFor();
      await watcher.context.close();

      const guest = await house.visitor({ nickname: "Bartek", language, phone });
      await guest.tab.goto(invited(made, 1));
      await guest.tab.locator(".guest .picture svg").waitFor();
      assert.ok(await guest.tab.getByRole("button", { name: language === "pl" ? "EN: English" : "PL: polski" }).count(), "the language can be changed");
      await guest.tab.locator(".guest .primer li").first().waitFor();
      await shot(guest.tab, `guest-${language}`);
      assert.deepEqual(await faults(guest.tab, axe), []);
      await guest.tab.getByRole("button", { name: words.sit }).click();
      await guest.tab.locator(".lobby").waitFor();
      assert.equal(new URL(guest.tab.url()).hash, "", "neither invitation nor key stays in the address");
      await host.tab.locator(".seats li", { hasText: "Bartek" }).waitFor();

      await guest.tab.getByRole("button", { name: words.ready }).click();
      await host.tab.locator(".seats li.ready", { hasText: "Bartek" }).waitFor();
      assert.equal(await host.tab.locator("div.room").count(), 0, "one is not ready");
      await host.tab.getByRole("button", { name: words.ready }).click();
      for (const { tab } of [host, guest]) await tab.locator("div.room").waitFor();
      await host.tab.waitForSelector(OPEN_ANSWERS);
      await host.context.close();
      await guest.context.close();
    });
  }

  it("is filled with bots by the host, and an invitation is good only once", async () => {
    const host = await house.visitor({ nickname: "Ania" });
    const made = await makeTable(house, { seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }], seed: undefined });
    await host.tab.goto(made.links[0].link);
    const guest = await house.visitor({ nickname: "Bartek" });
    await guest.tab.goto(invited(made, 1));
    await guest.tab.getByRole("button", { name: "Sit here" }).click();
    await guest.tab.locator(".lobby").waitFor();
    const late = await house.visitor({ nickname: "Celina" });
    await late.tab.goto(invited(made, 1));
    await late.tab.getByRole("button", { name: "Sit here" }).click();
    await late.tab.getByRole("heading", { name: "The table cannot be opened" }).waitFor();
    await late.context.close();

    await guest.tab.getByRole("button", { name: "I am ready" }).click();
    await host.tab.getByRole("button", { name: "Fill with bots and begin" }).click();
    for (const { tab } of [host, guest]) await tab.locator("div.room").waitFor();
    await host.context.close();
    await guest.context.close();
  });
});

describe("bots", () => {
  it("wait for people where anybody of the team may answer, until they are given the word", async () => {
    const made = await makeTable(house, { title: "black-plague", seats: [{ kind: "me" }, { kind: "bot" }, { kind: "bot" }] });
    const { tab, context } = await house.visitor({ nickname: "Ania" });
    await tab.goto(made.links[0].link);
    await tab.waitForSelector(OPEN_ANSWERS);
    // While nobody here is asked there is no number.
    const ask = () => tab.evaluate(() => document.querySelector("div.room > .ask .ask")?.getAttribute("data-ask") ?? null);
    const [first, question] = [await ask(), await tab.locator(".ask .question").innerText()];
    // Another page of the same table comes and goes: that is time enough for a bot, and the question stands as it stood.
    const other = await house.visitor();
    await other.tab.goto(`/table/${made.table}`);
    await other.tab.locator("div.room").waitFor();
    await other.context.close();
    assert.deepEqual([await ask(), await tab.locator(".ask .question").innerText()], [first, question]);
    const lines = () => tab.locator(".log li").count();
    const told = await lines();
    await tab.getByRole("button", { name: "You decide" }).click();
    // The next card is asked under the same number; the log tells that one was given.
    await until("a bot's answer", async () => (await ask()) !== first || (await lines()) > told);
    await context.close();
  });

  it("say what they would do, at tables that allow it", async () => {
    const made = await makeTable(house, { title: "black-plague", hints: true, seats: [{ kind: "me" }] });
    const { tab, context } = await house.visitor({ nickname: "Ania" });
    await tab.goto(made.links[0].link);
    await tab.waitForSelector(OPEN_ANSWERS);
    await tab.getByRole("button", { name: "What would the bot do?" }).click();
    await tab.getByText(/A bot would choose:/).waitFor();
    await context.close();
    const silent = await makeTable(house, { title: "black-plague", seats: [{ kind: "me" }] });
    const alone = await house.visitor({ nickname: "Ania" });
    await alone.tab.goto(silent.links[0].link);
    await alone.tab.waitForSelector(OPEN_ANSWERS);
    assert.equal(await alone.tab.getByRole("button", { name: "What would the bot do?" }).count(), 0);
    await alone.context.close();
  });
});

describe("after the game", () => {
  it("the same people play again", async () => {
    const made = await makeTable(house, { seats: [{ kind: "me" }, { kind: "bot", bot: "random" }, { kind: "bot", bot: "random" }] });
    const { tab, context } = await house.visitor({ nickname: "Ania" });
    await tab.goto(made.links[0].link);
    await playUntil(tab, async () => (await tab.locator(".result h2").count()) > 0);
    await tab.getByRole("button", { name: /Play again|Join the next game/ }).click();
    await tab.waitForURL((address) => address.pathname.startsWith("/table/") && !address.pathname.endsWith(made.table));
    await tab.locator("div.room, .lobby").first().waitFor();
    await context.close();
  });
});
