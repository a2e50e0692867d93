/** The page of a new table shows what is about to be played, as far as anybody may know it before. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import axe from "axe-core";
import { faults, lookAt, makeTable, missingTexts, openHouse, until } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

/** Each edition, and how many skills its people can have: White Death gives two at Danger Level Blue. */
const EDITIONS = { "black-plague": 7, invader: 7, "white-death": 8 };
const box = async (title) => (await fetch(`${house.page}/api/titles/${title}/box`)).json();
/** A mission with nothing but one tile has too little to draw wrongly. */
const MISSION = "m3";

for (const [title, skills] of Object.entries(EDITIONS)) {
  describe(`a mission of ${title}`, () => {
    it("begins as its plan shows it", async () => {
      const { starts } = await box(title);
      const made = await makeTable(house, { title, options: { mission: MISSION }, seats: [{ kind: "me" }] });
      const { view } = await lookAt(house, made.table, made.links.map((link) => link.link.split("#key=")[1]));
      const start = starts[MISSION];
      assert.deepEqual(start.map, view.map);
      const bare = (zones) => zones.map(({ zone, ground, objective, objective_colour, is_start, is_exit }) => ({ zone, ground, objective, objective_colour, is_start, is_exit }));
      assert.deepEqual(bare(start.zones), bare(view.zones));
      assert.deepEqual([start.survivors, start.zones.flatMap((zone) => zone.sees)], [[], []]);
    });

    for (const [language, phone] of [["en", false], ["pl", true]]) {
      it(`is shown with its plan, what wins and loses it, its own rules and every skill, in ${language}`, async () => {
        const { starts } = await box(title);
        const start = starts[MISSION];
        const { tab, context, complaints } = await house.visitor({ language, phone, nickname: "Ania" });
        await tab.goto(`/new/${title}#mission=${MISSION}`);
        const plan = tab.locator("figure svg[role=img]");
        await plan.waitFor();
        assert.equal(await plan.locator(".token").count() > 0, true);
        assert.equal(await plan.locator(".label").count(), start.zones.length);
        assert.equal(await plan.locator(".start").count(), start.zones.filter((zone) => zone.is_start).length);
        assert.equal(await tab.locator(".briefing section").first().locator("li").count(), start.mission.goals.length);
        assert.ok((await tab.locator(".briefing section").last().locator("li").count()) > 0);
        const rules = tab.locator("details", { has: tab.locator(`a[href^="/rules/${title}#"]`) });
        await until("the rules of the mission", async () => (await rules.locator("li").count()) > 0);
        await rules.locator("summary").click();
        await tab.locator(".team details summary").first().click();
        assert.equal(await tab.locator(".team details").first().locator("dt").count(), skills);
        // No sign of a tile is printed anywhere.
        const words = await tab.locator("main").innerText();
        for (const { zone } of start.zones) if (/^\d/.test(zone)) assert.ok(!words.includes(zone), zone);
        assert.deepEqual([await missingTexts(tab), await faults(tab, axe)], [[], []]);
        const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `the page is ${wide} too wide`);
        assert.deepEqual(complaints, []);
        await context.close();
      });
    }
  });
}

describe("a base of DOOM", () => {
  it("is drawn nowhere: the page says that it is secret", async () => {
    const { tab, context } = await house.visitor({ nickname: "Ania" });
    await tab.goto("/new/doom");
    await tab.getByText("Only the invader knows its plan", { exact: false }).waitFor();
    assert.equal(await tab.locator("figure svg").count(), 0);
    await context.close();
  });
});
