/** What is drawn on a figure, its letters and its counts, is no part of the control that is called by its name. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import axe from "axe-core";
import { bringRecord, faults, openHouse, OPEN_ANSWERS, standAt } from "./house.mjs";

const RECORDS = join(import.meta.dirname, "../../../records");
/** A recorded game of each title and an answer that is given at a figure; who sits there is called alike. */
const FIGURES = [
  ["osaczeni", "4-players-several-survivors", "place:"],
  ["osaczeni", "4-players-several-survivors", "victim:"],
  ["black-plague", "m1-won", "activate:"],
  ["invader", "m9-won", "activate:"],
  ["white-death", "m0-won", "activate:"],
  ["doom", "knee-deep-in-the-dead-4-goal", "activate:"],
  ["doom", "knee-deep-in-the-dead-3-frags", "heal:"],
];

let house;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

describe("a figure that can be answered at", () => {
  for (const [title, record, answer] of FIGURES) {
    it(`is called by its name alone: ${title}, ${answer}`, async () => {
      const game = await bringRecord(house, join(RECORDS, title, `${record}.json`));
      const step = game.answers.findIndex((given) => given?.startsWith(answer));
      const { tab, context } = await house.visitor({ nickname: "Ania" });
      await tab.goto(await standAt(house, game, step, game.seats[step]));
      await tab.waitForSelector(OPEN_ANSWERS);
      const controls = tab.locator(".control, .bench button");
      await controls.first().waitFor();
      for (const control of await controls.all()) {
        assert.notEqual((await control.getAttribute("aria-label")) ?? "", "");
        assert.equal((await control.textContent()).trim(), "");
      }
      assert.deepEqual(await faults(tab, axe), []);
      await context.close();
    });
  }
});
