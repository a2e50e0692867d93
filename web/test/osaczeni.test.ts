/** Osaczeni: drawing, motion and forecasts. */
import { describe, expect, it } from "vitest";
import { position } from "../dev/fixtures/position";
import { FIXTURES } from "../dev/fixtures/states";
import { STORY } from "../dev/fixtures/story";
import type { Choice } from "../src/protocol";
import type { Seen, View } from "../src/titles/osaczeni/generated";
import { marks } from "../src/titles/osaczeni/answers";
import { afterMove, atLeast, breakIn, draws, holdsAfter, moved } from "../src/titles/osaczeni/forecast";
import osaczeni from "../src/titles/osaczeni/index";
import type { Box } from "../src/titles/geometry";
import { coldSlots, figureHeight, NOTCH, notches, place, TALL, WIDE, type Plan } from "../src/titles/osaczeni/layout";
import { advance } from "../src/titles/osaczeni/motion";
import { figureKey, isSecret, standings } from "../src/titles/osaczeni/places";
import { lockedVariant } from "../src/titles/osaczeni/setup";
import { sentence } from "../src/titles/osaczeni/statements";
import { targets } from "../src/titles/osaczeni/targets";

const choice = (answer: Choice["answer"]): Choice => ({ name: "x", answer, phrase: { key: "x" } });

function apart(a: Box, b: Box): boolean {
  return a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
}

describe.each([
  ["wide", WIDE],
  ["tall", TALL],
])("the %s plan", (_, plan: Plan) => {
  const spaces = [3, 4, 3, 4, 6, 0];
  const boxes = [...plan.areas, plan.coldStore, plan.hatch];

  it("keeps everything apart and inside the drawing", () => {
    for (const [index, box] of boxes.entries()) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= plan.width && box.y + box.h <= plan.height, `box ${index}`).toBe(true);
      for (const other of boxes.slice(index + 1)) expect(apart(box, other), `box ${index}`).toBe(true);
    }
  });

  it("gives every area six notches that touch no notch and no other area", () => {
    const all = plan.areas.flatMap((box, index) => notches(box).map((point) => ({ ...point, area: index })));
    expect(all).toHaveLength(36);
    const size = NOTCH * 0.8;
    for (const [index, notch] of all.entries()) {
      const own: Box = { x: notch.x - size / 2, y: notch.y - size / 2, w: size, h: size };
      for (const other of all.slice(index + 1)) {
        expect(apart(own, { x: other.x - size / 2, y: other.y - size / 2, w: size, h: size })).toBe(true);
      }
      boxes.forEach((box, area) => area !== notch.area && expect(apart(own, box)).toBe(true));
    }
  });

  it("has a place for every character, side by side", () => {
    plan.areas.forEach((box, index) => {
      const count = spaces[index] || 9;
      const points = Array.from({ length: count }, (_, slot) => place(plan, index + 1, slot, spaces[index] ?? 0));
      for (const [slot, point] of points.entries()) {
        expect(point.x).toBeGreaterThan(box.x);
        expect(point.x).toBeLessThan(box.x + box.w);
        expect(point.y).toBeLessThanOrEqual(box.y + box.h);
        expect(point.y - figureHeight(plan.figure)).toBeGreaterThanOrEqual(box.y);
        const next = points[slot + 1];
        if (next && next.y === point.y) expect(next.x - point.x).toBeGreaterThanOrEqual(plan.figure * 0.94);
      }
    });
  });

  it.each([3, 4, 5, 6])("has a tray for every space of the cold store with %i players", (players) => {
    const view = position({ families: Array.from({ length: players }, () => [1, 1, 1, 1]) });
    const trays = coldSlots(plan, view);
    expect(trays).toHaveLength(view.cold_store.rows.reduce((sum, row) => sum + row.spaces, 0));
    for (const tray of trays) expect(tray.x > plan.coldStore.x && tray.x < plan.coldStore.x + plan.coldStore.w).toBe(true);
  });
});

describe("places", () => {
  it("do not change for those who stay", () => {
    const before = standings(position({ families: [[5, 5, 5], [5, 1, 1], [2, 2, 2], [3, 3, 3]] }), new Map());
    const left = standings(position({ families: [[1, 5, 5], [5, 1, 5], [2, 2, 2], [3, 3, 3]] }), before);
    expect(left.get(figureKey(0, "leader"))?.at).toEqual(before.get(figureKey(0, "leader"))?.at);
    expect(left.get(figureKey(1, "defender"))?.at).toEqual(before.get(figureKey(1, "defender"))?.at);
    // The one who comes takes the place that became free.
    expect(left.get(figureKey(1, "crybaby"))?.at).toEqual(before.get(figureKey(0, "defender"))?.at);
  });

  it("put the dead on trays in the order they fell", () => {
    const dead: [number, "leader" | "crybaby" | "defender"][] = [[3, "leader"], [1, "crybaby"], [0, "leader"]];
    const all = standings(position({ families: [[5, 0, 5], [2, 3, 0], [5, 5, 2], [2, 0, 6]], dead }), new Map());
    expect(dead.map(([seat, kind]) => all.get(figureKey(seat, kind))?.at)).toEqual([{ cold: 0 }, { cold: 1 }, { cold: 2 }]);
  });

  it("know whose destination is a secret", () => {
    const view = (FIXTURES["destinations"] as (typeof FIXTURES)[string]).view;
    expect([0, 1].map((seat) => isSecret(view, seat))).toEqual([true, false]);
    expect(isSecret({ ...view, phase: "movement" }, 0)).toBe(false);
    expect(isSecret({ ...view, badge: 0 }, 0)).toBe(false);
  });
});

describe("motion", () => {
  const start = position({ families: [[6, 5, 6], [2, 3, 5], [6, 5, 1], [4, 6, 3]], monsters: [1, 0, 2, 1, 1, 5] });
  const play = (event: Seen, view: View = start): View => advance(view, event);

  it("never touches the view it was given", () => {
    const before = structuredClone(start);
    for (const moment of STORY) for (const each of moment.events) play(each.event as Seen);
    expect(start).toEqual(before);
  });

  it("lets a character walk, with its strength", () => {
    const after = play({ type: "moved", seat: 0, character: "defender", from: 6, to: 2, marked: 2, auto: false });
    expect(after.families[0]?.characters[0]?.area).toBe(2);
    expect(after.areas[1]?.strength).toBe((start.areas[1]?.strength ?? 0) + 2);
    expect(after.areas[5]?.characters).toHaveLength((start.areas[5]?.characters.length ?? 0) - 1);
  });

  it("takes monsters from the pool and gives them back", () => {
    const came = play({ type: "monster-came", area: 1, to: 1, lure: "die", pool_empty: false });
    expect([came.areas[0]?.monsters, came.pool]).toEqual([2, start.pool - 1]);
    const lost = play({ type: "monster-came", area: 1, to: null, lure: "die", pool_empty: true });
    expect(lost.pool).toBe(start.pool);
    const left = play({ type: "monsters-left", area: 6, count: 5 });
    expect([left.areas[5]?.monsters, left.pool]).toEqual([0, start.pool + 5]);
    const lured = play({ type: "lured", seat: 0, from: 3, to: 4 });
    expect([lured.areas[2]?.monsters, lured.areas[3]?.monsters, lured.pool]).toEqual([1, 2, start.pool]);
  });

  it("carries the eaten to the cold store", () => {
    const after = play({ type: "eaten", seat: 3, character: "leader", area: 6, row: 1, auto: false });
    expect(after.cold_store.rows[0]?.dead).toEqual([{ seat: 3, kind: "leader" }]);
    expect(after.families[3]?.characters[1]?.area).toBeNull();
    expect(after.families[3]?.alive).toBe(2);
  });

  it("shuts an area and sends its people to the car park", () => {
    const after = play({ type: "closed", area: 5, count: 6, characters: [] });
    expect(after.areas[4]?.closed).toBe(true);
    expect(after.areas[4]?.characters).toEqual([]);
    expect(after.areas[5]?.characters).toHaveLength((start.areas[5]?.characters.length ?? 0) + 3);
  });
});

describe("forecasts", () => {
  it("agree with the dice", () => {
    expect(atLeast(4, 0)).toBe(1);
    expect(atLeast(4, 1)).toBeCloseTo(0.518, 3);
    expect(atLeast(4, 2)).toBeCloseTo(0.132, 3);
    expect(atLeast(6, 3)).toBeCloseTo(0.062, 3);
    expect(atLeast(4, 5)).toBe(0);
  });

  it("count what people draw", () => {
    const view = position({ families: [[2, 2, 1], [3, 3, 3], [4, 4, 4], [5, 5, 5]] });
    expect(view.areas.map((area) => draws(view, area))).toEqual([1, 0, 2, 2, 2, 0]);
  });

  it("say how likely a break-in is", () => {
    const view = position({ families: [[2, 6, 6], [6, 6, 6], [6, 6, 6], [6, 6, 6]], monsters: [0, 2, 0, 0, 0, 0] });
    // Strength 2 and 1 joining against 2 monsters: two dice must show the area.
    expect(breakIn(moved(view, 0, "leader", 2), 2)).toEqual({ percent: 13, sure: false });
    view.dice.values = [2, 2, 1, 1];
    expect(breakIn(moved(view, 0, "leader", 2), 2)).toEqual({ percent: 100, sure: true });
    view.dice.values = [2, 1, 1, 1];
    expect(breakIn(moved(view, 0, "leader", 2), 2)).toEqual({ percent: 0, sure: true });
    expect(breakIn(view, 6)).toBeNull();
  });

  it("know that equal strength is enough once row 1 is full", () => {
    const view = position({ families: [[2, 6, 6], [6, 6, 6], [6, 6, 0], [6, 6, 0]], monsters: [0, 2, 0, 0, 0, 0], dead: [[2, "crybaby"], [3, "crybaby"]] });
    view.dice.values = [2, 1, 1, 1];
    expect(breakIn(moved(view, 0, "leader", 2), 2)).toEqual({ percent: 100, sure: true });
  });
});

describe("forecasts of a move", () => {
  it("count the one who comes, whom they leave, and whom they draw", () => {
    // The Defender alone in area 1 may go to area 2, where a Leader faces one monster.
    const view = position({ families: [[1, 6, 6], [6, 2, 6], [6, 6, 6], [6, 6, 6]], monsters: [0, 1, 0, 0, 0, 0] });
    view.dice.values = [2, 2, 1, 1];
    expect(breakIn(view, 2)).toEqual({ percent: 100, sure: true });
    expect(breakIn(moved(view, 0, "defender", 2), 2)).toEqual({ percent: 0, sure: true });
    expect(moved(view, 0, "defender", 2).areas[0]?.strength).toBe(0);
    // Whoever of the others goes, it falls.
    expect(afterMove(view, 0, 2)).toEqual({ least: { percent: 0, sure: true }, most: { percent: 100, sure: true } });
    expect(afterMove(view, 0, 2, "defender")?.most.percent).toBe(0);
  });

  it("say whether an area holds after a card", () => {
    const view = position({ families: [[2, 6, 6], [6, 6, 6], [6, 6, 6], [6, 6, 6]], monsters: [0, 4, 0, 0, 0, 0] });
    const area = view.areas[1];
    if (area) area.breaks_in = true;
    view.vote = { area: 2, about: "victim", step: "discussion", voters: [], candidates: [], elected: null };
    expect([holdsAfter(view, "baseball-bat"), holdsAfter(view, "chainsaw"), holdsAfter(view, "molotov"), holdsAfter(view, "gun")]).toEqual([false, true, true, null]);
  });
});

describe("the mark on a button", () => {
  it("says what is lost with somebody, unless this table counts otherwise", () => {
    const view = position({ families: [[2, 6, 6], [6, 6, 6], [6, 6, 6], [6, 6, 6]] });
    view.mine = { seat: 0, hand: [], drawn: [], destination: null, given: [], boxed: [] };
    const give = choice({ type: "victim", character: "crybaby" });
    expect(marks(give, view)).toEqual([{ look: "risk", text: { key: "web-os-mark-lost", args: { points: 7 } } }]);
    const family = view.families[0];
    if (family) family.points += 1;
    expect(marks(give, view)).toEqual([]);
  });

  it("says that an area is full instead of how safe it would be", () => {
    const view = position({ families: [[6, 6, 6], [1, 1, 1], [6, 6, 6], [6, 6, 6]] });
    view.phase = "destinations";
    view.mine = { seat: 0, hand: [], drawn: [], destination: null, given: [], boxed: [] };
    expect(marks(choice({ type: "go", area: 1 }), view)[0]?.text.key).toBe("web-os-mark-full");
    expect(marks(choice({ type: "go", area: 2 }), view)[0]?.text.key).toMatch(/^web-os-mark-odds/);
    expect(marks(choice({ type: "go", area: 6 }), view)).toEqual([]);
  });
});

describe("answers on the board", () => {
  it("stand where their fields point", () => {
    expect(targets(choice({ type: "go", area: 5 }), 0)).toEqual(["area:5"]);
    expect(targets(choice({ type: "place", character: "leader", die: 3 }), 1)).toEqual(["area:3", "character:1/leader"]);
    expect(targets(choice({ type: "vote", player: 2 }), 0)).toEqual(["seat:2"]);
    expect(targets(choice({ type: "play", item: "rotten-meat", character: "crybaby" }), 0)).toEqual(["character:0/crybaby", "item:rotten-meat"]);
    expect(targets(choice({ type: "ready" }), 0)).toEqual([]);
  });

  it("are asked once more where they cost", () => {
    const attack = FIXTURES["attack"] as (typeof FIXTURES)[string];
    const park = FIXTURES["park"] as (typeof FIXTURES)[string];
    const ask = attack.asks[0];
    if (ask === undefined) throw new Error("the fixture asks something");
    const wasted = osaczeni.confirm(choice({ type: "play", item: "chainsaw" }), ask, attack.view);
    expect(wasted?.key).toBe("web-os-confirm-wasted");
    expect(osaczeni.confirm(choice({ type: "ready" }), ask, attack.view)).toBeNull();
    expect(osaczeni.confirm(choice({ type: "vote", player: 0 }), ask, park.view)?.key).toBe("web-os-confirm-self");
    expect(osaczeni.confirm(choice({ type: "vote", player: 1 }), ask, park.view)).toBeNull();
  });
});

describe("statements", () => {
  it("become the title's own sentences", () => {
    expect(sentence({ seat: 1, statement: { type: "dice", areas: [1, 4] } })).toEqual({
      key: "os-say-dice",
      args: { who: { seat: 1 }, areas: { list: [{ term: "os-area-1" }, { term: "os-area-4" }] } },
    });
    expect(sentence({ seat: 0, statement: { type: "hand", items: [] } }).key).toBe("os-say-empty-hand");
    const spare = sentence({ seat: 1, statement: { type: "promise", what: { type: "spare", player: 0 }, to: 0, round: 3 } });
    expect(spare.key).toBe("os-say-promise-spare");
    expect(spare.args).toMatchObject({ player: { seat: 0 }, to: { seat: 0 }, round: { number: 3 }, words: { number: 0 } });
  });
});

describe("variants", () => {
  const option = { id: "variant", kind: "choice" as const, default: null, name: { key: "x" }, text: { key: "x" } };

  it("need their epilogue unlocked, unless the table takes any", () => {
    expect(lockedVariant(option, 15, [], {})).toBe(true);
    expect(lockedVariant(option, 15, [15], {})).toBe(false);
    expect(lockedVariant(option, 15, [], { any_variant: true })).toBe(false);
    expect(lockedVariant(option, null, [], {})).toBe(false);
    expect(lockedVariant({ ...option, id: "cold-store" }, 1, [], {})).toBe(false);
  });
});
