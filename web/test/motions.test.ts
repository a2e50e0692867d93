/** The table of a title's events: the type check demands every one of them, and knows what each has in it. */
import { expect, it } from "vitest";
import { motions, type Table } from "../src/titles/motions";

type Event = { type: "came"; who: number } | { type: "left" };
interface View {
  there: number[];
}

const whole: Table<View, Event> = {
  came: { pace: 100, heading: "round", play: (view, event) => void view.there.push(event.who) },
  left: { pace: 0 },
};

// @ts-expect-error Nothing is said of "left".
const lacking: Table<View, Event> = { came: { pace: 100 } };

// @ts-expect-error There is no event "gone".
const odd: Table<View, Event> = { ...whole, gone: { pace: 0 } };

// @ts-expect-error Nothing is in "left".
const wrong: Table<View, Event> = { ...whole, left: { pace: 0, play: (view, event) => void view.there.push(event.who) } };

it("plays what the table says of an event, on a copy", () => {
  const { advance, pace, sound, heading } = motions(whole, { pace: 50 }, (view) => structuredClone(view));
  const view: View = { there: [] };
  expect(advance(view, { type: "came", who: 3 })).toEqual({ there: [3] });
  expect(view).toEqual({ there: [] });
  expect([pace({ type: "left" }), sound({ type: "left" }), heading({ type: "came", who: 3 })]).toEqual([0, null, "round"]);
});

it("only tells an event that the page does not know yet", () => {
  for (const table of [lacking, odd, wrong]) {
    const { advance, pace } = motions(table, { pace: 50 }, (view) => structuredClone(view));
    const newer = { type: "flew" } as unknown as Event;
    expect(pace(newer)).toBe(50);
    expect(advance({ there: [1] }, newer)).toEqual({ there: [1] });
  }
});
