/** The first five minutes: nothing hides, everything has a name and explains itself, and taking back takes back. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import axe from "axe-core";
import { answerOnce, faults, makeTable, offered, openHouse, OPEN_ANSWERS, playOn, playUntil, press, unless, until } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

/** The sign of a zone: tile, side, and cell or room. */
const CODE = /\b\d[RV]\.(?:s\d\d|[A-P])\b/;

const SIZES = { "a laptop": { laptop: true }, "a telephone": { phone: true } };

/** Whether something of the answers lies outside its box. */
const hidden = (tab) =>
  tab.evaluate(() => {
    const box = document.querySelector(".ask .answers");
    return { over: box.scrollHeight - box.clientHeight, out: [...box.querySelectorAll("button")].filter((button) => button.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom + 2).map((button) => button.textContent) };
  });

describe("the answers", () => {
  for (const [name, size] of Object.entries(SIZES)) {
    it(`never hide behind a scroll on ${name}, in any game and language`, async () => {
      for (const [title, seats, language] of [["osaczeni", 3, "en"], ["black-plague", 1, "pl"], ["invader", 1, "en"], ["white-death", 1, "pl"], ["doom", 1, "pl"]]) {
        const made = await makeTable(house, { title, seats: [{ kind: "me" }, ...Array(seats).fill({ kind: "bot" })] });
        const { tab, context } = await house.visitor({ nickname: "Ania", language, ...size });
        await tab.goto(made.links[0].link);
        await tab.waitForSelector(OPEN_ANSWERS);
        let asked = 0;
        await until("six questions", () => asked === 6, async () => {
          if ((await tab.locator(OPEN_ANSWERS).count()) > 0) {
            const found = await until("a bar that has folded", async () => {
              const now = await hidden(tab);
              return now.over <= 1 && now.out.length === 0 ? now : null;
            });
            assert.deepEqual(found.out, []);
          }
          if (await answerOnce(tab)) asked++;
        });
        await context.close();
      }
    });
  }

  it("have what they are about beside them, whole, on a telephone", async () => {
    for (const [title, seats, language] of [["osaczeni", 3, "pl"], ["black-plague", 1, "pl"], ["invader", 1, "en"], ["white-death", 1, "pl"], ["doom", 1, "en"]]) {
      const made = await makeTable(house, { title, seats: [...(title === "doom" ? [{ kind: "bot" }] : []), { kind: "me" }, ...Array(title === "doom" ? 0 : seats).fill({ kind: "bot" })] });
      const { tab, context } = await house.visitor({ nickname: "Ania", language, phone: true });
      await tab.goto(made.links[0].link);
      await tab.waitForSelector(OPEN_ANSWERS);
      await tab.waitForLoadState("networkidle");
      const cut = await tab.locator(".strip").evaluate((strip) => [strip.scrollWidth - strip.clientWidth, ...[...strip.children].filter((part) => part.checkVisibility()).map((part) => Math.max(strip.getBoundingClientRect().top - part.getBoundingClientRect().top, part.getBoundingClientRect().bottom - strip.getBoundingClientRect().bottom))]);
      assert.ok(cut.every((beyond) => beyond <= 1), `${title}: ${cut}`);
      await context.close();
    }
  });

  it("put a shot at nobody last, say so, and ask once more", async () => {
    const made = await makeTable(house, { title: "black-plague", seats: [{ kind: "me" }] });
    const { tab, context } = await house.visitor({ nickname: "Ania" });
    await tab.goto(made.links[0].link);
    await tab.waitForSelector(OPEN_ANSWERS);
    const shots = async () => (await offered(tab)).filter((name) => name.startsWith("ranged:"));
    await playOn(tab, "a bow in hand", async () => (await shots()).length > 1, async () => {
      const names = await offered(tab);
      const name = ["take", "first:", "activate:", "end-turn"].map((wish) => names.find((each) => each.startsWith(wish))).find((each) => each !== undefined);
      if (name !== undefined) await press(tab, name);
    });
    const names = (await offered(tab)).filter((name) => name !== "end-turn");
    assert.ok(names.at(-1)?.startsWith("ranged:"), names.join());
    await press(tab, names.at(-1));
    assert.match(await tab.locator("dialog[open]").innerText(), /No enemy stands there/);
    await tab.locator("dialog[open]").waitFor();
    await tab.keyboard.press("Escape");
    await context.close();
  });
});

describe("a place", () => {
  it("has a name on the board, in the bar and in the log, and its sign is nowhere", async () => {
    for (const language of ["en", "pl"]) {
      const made = await makeTable(house, { title: "black-plague", seats: [{ kind: "me" }] });
      const { tab, context } = await house.visitor({ nickname: "Ania", language });
      await tab.goto(made.links[0].link);
      await tab.waitForSelector(OPEN_ANSWERS);
      let given = 0;
      await until("ten answers", () => given === 10, async () => (given += (await answerOnce(tab)) ? 1 : 0));
      await tab.waitForSelector(OPEN_ANSWERS);
      assert.doesNotMatch(await tab.locator("body").innerText(), CODE);
      const labels = await tab.locator("svg text.label").allTextContents();
      assert.equal(new Set(labels).size, labels.length, "names are unique on the board");
      assert.ok(labels.every((label) => label.length > 3 && !CODE.test(label)), labels.join());
      await context.close();
    }
  });
});

describe("a place that a mission of one's own has named", () => {
  it("is called so on the board and in every case, in both languages", async () => {
    const folder = mkdtempSync(join(tmpdir(), "holdout-content-"));
    mkdirSync(join(folder, "black-plague"));
    const guide = readFileSync(join(import.meta.dirname, "../../../docs/writing-missions.md"), "utf8");
    const example = /```toml\n([\s\S]*?)```/.exec(guide)[1];
    writeFileSync(join(folder, "black-plague/well.toml"), example);
    const own = await openHouse({ content: folder });
    try {
      for (const [language, name, to] of [["en", "Well", "to the well"], ["pl", "Studnia", "do studni"]]) {
        const made = await makeTable(own, { title: "black-plague", options: { mission: "well" }, seats: [{ kind: "me" }] });
        const { tab, context, complaints } = await own.visitor({ nickname: "Ania", language });
        await tab.goto(made.links[0].link);
        await tab.waitForSelector(OPEN_ANSWERS);
        await until(`${name} on the board`, async () => (await tab.locator("svg text.label").allTextContents()).includes(name));
        // The team begins beside it: as soon as somebody may move there, the answer says so.
        await playUntil(tab, async () => (await tab.locator(".ask.mine").allInnerTexts()).join(" ").toLowerCase().includes(to), 0);
        assert.deepEqual(complaints, []);
        await context.close();
      }
    } finally {
      await own.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe("taking back", () => {
  it("shows what was taken back and nothing else", async () => {
    // Nobody else answers here, so what was done can be taken back until something new comes to light.
    const made = await makeTable(house, { title: "black-plague", seats: [{ kind: "me" }] });
    // At this speed a replay of the whole setup would be seen for many seconds.
    const { tab, context } = await house.visitor({ nickname: "Ania", speed: "slow" });
    await tab.goto(made.links[0].link);
    await tab.waitForSelector(".ask .question");
    const back = tab.getByRole("button", { name: /Take back/ });
    const shown = async () => (await back.count()) > 0;
    await until("something to take back", shown, async () => {
      await tab.keyboard.press("Space");
      await unless(tab, shown, async () => {
        const names = await offered(tab);
        const name = ["take", "first:", "activate:", "move:"].map((wish) => names.find((each) => each.startsWith(wish))).find((each) => each !== undefined);
        if (name !== undefined) await press(tab, name);
      });
    });
    await tab.keyboard.press("Space");
    await tab.waitForSelector(OPEN_ANSWERS).catch(() => undefined);
    const lines = () => tab.locator(".log li").count();
    const before = await lines();
    const playing = await tab.evaluate(() => {
      globalThis.played = 0;
      new MutationObserver(() => (globalThis.played += document.querySelector(".ticker.playing") === null ? 0 : 1)).observe(document.querySelector(".ticker"), { attributes: true, subtree: true, attributeFilter: ["class"] });
      return globalThis.played;
    });
    await back.click();
    await tab.getByText(/^Taken back:/).waitFor();
    assert.ok((await lines()) <= before);
    assert.equal(await tab.evaluate(() => globalThis.played), playing, "nothing played again");
    await context.close();
  });
});

describe("Escape", () => {
  it("closes a card, a menu and a settings sheet, and gives the focus back", async () => {
    const made = await makeTable(house, { title: "black-plague", seats: [{ kind: "me" }] });
    const { tab, context, complaints } = await house.visitor({ nickname: "Ania" });
    await tab.goto(made.links[0].link);
    await tab.waitForSelector(OPEN_ANSWERS);
    await press(tab, "take");
    await tab.locator(".survivor .slot.holds").first().waitFor();
    for (const opener of [tab.locator(".survivor .slot.holds").first(), tab.getByRole("button", { name: "Settings" })]) {
      await opener.click();
      await tab.locator('[role="dialog"]').waitFor();
      await tab.keyboard.press("Escape");
      await tab.locator('[role="dialog"]').waitFor({ state: "detached" });
      assert.ok(await opener.evaluate((element) => element === document.activeElement), "the focus is back");
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

describe("somebody who plays for the first time", () => {
  it("is led through Osaczeni: a step must be done before anything else, and roles and cards explain themselves", async () => {
    for (const [language, play, skip] of [["en", "Play now", "Skip this step"], ["pl", "Zagraj teraz", "Pomiń ten krok"]]) {
      const { tab, context, complaints } = await house.visitor({ nickname: "Ania", language, guided: true, phone: language === "pl" });
      await tab.goto("/");
      await tab.locator("article.title", { hasText: "Osaczeni" }).getByRole("button", { name: play }).click();
      await tab.waitForSelector(OPEN_ANSWERS);
      // First what it is all about, then one step at a time.
      await tab.locator(".hint.opening li").nth(2).waitFor();
      await tab.locator(".hint.opening").getByRole("button", { name: language === "pl" ? "Jasne" : "Got it" }).click();
      await tab.locator(".hint.must").waitFor();
      assert.ok(await tab.getByRole("button", { name: skip }).isVisible());
      const first = await tab.locator(".hint strong").innerText();
      await playUntil(tab, async () => !(await tab.locator(".hint strong").allInnerTexts()).includes(first));
      assert.deepEqual(complaints, []);
      await context.close();
    }
  });

  it("reads what a role is by pointer, by finger and by keys", async () => {
    const made = await makeTable(house, { seats: [{ kind: "me" }, { kind: "bot" }, { kind: "bot" }] });
    const { tab, context } = await house.visitor({ nickname: "Ania" });
    await tab.goto(made.links[0].link);
    await tab.waitForSelector(OPEN_ANSWERS);
    const role = tab.locator('.phone:not(.open) [data-explain="role:leader"]').first();
    await role.hover();
    await tab.getByText("Strength 1, 2 votes, 3 points").waitFor();
    await context.close();

    const phone = await house.visitor({ nickname: "Ania", phone: true });
    await phone.tab.goto(made.links[0].link);
    await phone.tab.waitForSelector(OPEN_ANSWERS);
    await phone.tab.getByRole("button", { name: "Families" }).tap();
    await phone.tab.locator('.phone:not(.open) [data-explain="role:crybaby"]').first().tap();
    await phone.tab.getByText(/7 points if alive/).waitFor();
    const card = phone.tab.locator(".hand .card:not(.open)").first();
    if ((await card.count()) > 0) {
      await card.tap();
      await phone.tab.locator("[role=tooltip]").waitFor();
    }
    await phone.context.close();

    const keys = await house.visitor({ nickname: "Ania" });
    await keys.tab.goto(made.links[0].link);
    await keys.tab.waitForSelector(OPEN_ANSWERS);
    await keys.tab.keyboard.press("Tab");
    await keys.tab.locator('.mine [data-explain="role:defender"][tabindex="0"], .hand [data-explain]').first().focus();
    await keys.tab.keyboard.press("Shift+Tab");
    await keys.tab.keyboard.press("Tab");
    await keys.tab.locator("[role=tooltip]").waitFor();
    await keys.context.close();
  });
});

describe("the rules in two minutes", () => {
  for (const title of ["osaczeni", "black-plague", "invader", "white-death", "doom"]) {
    it(`stand before the index of ${title}, with pictures, and the index has contents`, async () => {
      for (const [language, phone] of [["en", false], ["pl", true]]) {
        const { tab, context } = await house.visitor({ language, phone });
        await tab.goto(`/rules/${title}`);
        await tab.locator(".primer li").first().waitFor();
        assert.ok((await tab.locator(".primer li svg use").count()) >= 5);
        assert.doesNotMatch(await tab.locator(".primer").innerText(), /\[web-/);
        const chapter = tab.locator(".contents a").nth(2);
        await chapter.click();
        await until("the chapter in sight", () => tab.evaluate(() => scrollY > 300));
        assert.deepEqual(await faults(tab, axe), []);
        await context.close();
      }
    });
  }
});

describe("somebody who comes back", () => {
  it("finds their own tables first, and the page as light as their system", async () => {
    const { tab, context } = await house.visitor({ nickname: "Ania" });
    await tab.goto("/");
    await tab.getByRole("button", { name: "Play now" }).first().click();
    await tab.waitForSelector(OPEN_ANSWERS);
    await tab.goto("/");
    const mine = tab.locator(".mine li").first();
    await mine.waitFor();
    const [own, poster] = [await mine.boundingBox(), await tab.locator("article.title").first().boundingBox()];
    assert.ok(own.y < poster.y, "own tables stand above the posters");
    await context.close();

    const fresh = await house.visitor();
    await fresh.context.clearCookies();
    await fresh.context.addInitScript(() => localStorage.removeItem("holdout.settings"));
    await fresh.tab.emulateMedia({ colorScheme: "light" });
    await fresh.tab.goto("/");
    await fresh.tab.waitForFunction(() => document.documentElement.dataset.theme === "day");
    for (const path of ["/manifest.webmanifest", "/icon-192.png", "/og.png"]) assert.ok((await fetch(house.page + path)).ok, path);
    await fresh.context.close();
  });
});

describe("a link that somebody shares", () => {
  const shown = async (path, headers = {}) => {
    const text = await (await fetch(house.page + path, { headers })).text();
    return Object.fromEntries([...text.matchAll(/property="og:(\w+)" content="([^"]*)"/g)].map(([, name, said]) => [name, said]));
  };

  it("shows which game it leads to, and a picture", async () => {
    const { tab, context } = await house.visitor({ nickname: "Ania" });
    await tab.goto("/");
    await tab.getByRole("button", { name: "Play now" }).first().click();
    await tab.waitForSelector(OPEN_ANSWERS);
    const game = new URL(tab.url()).pathname;
    const link = await shown(game);
    assert.equal(link.image, `${house.page}/og.png`);
    assert.ok((await fetch(link.image)).ok);
    assert.match(link.title, /^.+ – Holdout$/);
    const titles = { en: "Zombicide: White Death – Holdout", pl: "Zombicide: Biała Śmierć – Holdout" };
    for (const [language, title] of Object.entries(titles)) {
      assert.equal((await shown("/rules/white-death", { "accept-language": language })).title, title);
    }
    for (const nowhere of ["/", "/table/no-such-table", "/rules/no-such-game"]) assert.equal((await shown(nowhere)).title, "Holdout", nowhere);
    await context.close();
  });
});

describe("somebody who is out of the game", () => {
  // They are gone as far as this page is told; the game itself goes on.
  const gone = {
    osaczeni: (view) => (view.families[0].eliminated = true),
    "black-plague": (view) => view.survivors.forEach((one) => one.seat === 0 && (one.fate = "dead")),
    "white-death": (view) => view.survivors.forEach((one) => one.seat === 0 && (one.fate = "escaped")),
  };
  for (const [title, look, told, leave, speed] of [
    ["osaczeni", {}, "None of your family is left.", "Leave the table", "instant"],
    ["black-plague", { phone: true, language: "pl" }, "Reszta walczy dalej: oglądaj w swoim tempie albo odejdź.", "Odejdź od stołu", "od razu"],
    ["white-death", { laptop: true }, "Your Heroes are out of danger. The others are still at it: watch as fast as you like, or leave.", "Leave the table", "instant"],
  ])
    it(`of ${title} is told so, may watch at any speed, and may leave`, async () => {
      const bots = title === "osaczeni" ? [{ kind: "bot", bot: "random" }, { kind: "bot", bot: "random" }] : [{ kind: "bot" }, { kind: "bot" }];
      const made = await makeTable(house, { title, seats: [{ kind: "me" }, ...bots] });
      const { tab, context, complaints } = await house.visitor({ nickname: "Ania", ...look });
      await tab.route("**/api/tables/*", async (route) => {
        if (route.request().method() !== "GET") return route.continue();
        const answer = await route.fetch();
        const snapshot = await answer.json();
        for (const view of [snapshot.view, ...Object.values(snapshot.views ?? {})]) if (view !== null && view !== undefined) gone[title](view);
        return route.fulfill({ response: answer, json: { ...snapshot, asks: [] } });
      });
      await tab.routeWebSocket(/\/ws$/, () => undefined);
      await tab.goto(made.links[0].link);
      await tab.getByText(told).waitFor();
      await tab.getByRole("radio", { name: speed }).waitFor();
      if (process.env.HOLDOUT_SHOTS) await tab.screenshot({ path: `${process.env.HOLDOUT_SHOTS}/out-${title}.png` });
      await tab.getByRole("link", { name: leave }).click();
      await tab.waitForSelector("article.title");
      assert.deepEqual(complaints, []);
      await context.close();
    });
});
