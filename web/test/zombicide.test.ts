/** Zombicide: the street plan, motion, arrows and forecasts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { town } from "../dev/fixtures/zombicide";
import type { Ask, Choice, Typed } from "../src/protocol";
import { boardArrows, comingArrows, eyesOn } from "../src/titles/zombicide/arrows";
import { bites, chance, distinctOdds, forecast, watchers } from "../src/titles/zombicide/forecast";
import { furniture } from "../src/titles/zombicide/furniture";
import { moment } from "../src/titles/zombicide/moments";
import { advance, pace } from "../src/titles/zombicide/motion";
import type { Box } from "../src/titles/geometry";
import { CELL, doorPlace, edgeLine, framed, grid, layout, shrink, stands, tokenPlace, trace, type Plan } from "../src/titles/zombicide/plan";
import { currentGoal, LEVEL_AT, nextDanger, perils } from "../src/titles/zombicide/stakes";
import { wear } from "../src/titles/zombicide/skin.svelte";
import blackPlague from "../src/titles/zombicide/skins/black-plague";
import { changes } from "../src/titles/zombicide/inventory";
import { borders } from "../src/titles/zombicide/ways";
import { laidOut, type Folding } from "../src/table/offered";
import zombicide from "../src/titles/zombicide/index";
import { targets, zoneIn } from "../src/titles/zombicide/targets";
import { lying, lyingTarget } from "../src/titles/zombicide/tokens";
import { LEVELS, zoneOf, type Seen, type View, type Who } from "../src/titles/zombicide/view";

const ann: Who = { hero: "survivor-1", id: "ann" };
const choice = (answer: Typed): Choice => ({ name: "x", answer, phrase: { key: "x" } });
const plan = (aspect = 1.45, view: View = town()): Plan => layout(view.map, view.zones, aspect);

function apart(a: Box, b: Box): boolean {
  return a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
}

function inside(inner: Box, outer: Box): boolean {
  const near = 0.01;
  return inner.x >= outer.x - near && inner.y >= outer.y - near && inner.x + inner.w <= outer.x + outer.w + near && inner.y + inner.h <= outer.y + outer.h + near;
}

describe("the street plan", () => {
  it("covers the board with zones that do not overlap", () => {
    const cells = [...plan().zones.values()].flatMap((zone) => zone.cells);
    expect(cells).toHaveLength(7);
    for (const [index, cell] of cells.entries()) for (const other of cells.slice(index + 1)) expect(apart(cell, other)).toBe(true);
  });

  it.each([0.7, 1, 1.45, 2.4])("keeps everything inside the drawing in a window of %d", (aspect) => {
    const made = plan(aspect);
    for (const zone of made.zones.values()) {
      for (const cell of zone.cells) expect(inside(cell, { x: 0, y: 0, w: made.width, h: made.height })).toBe(true);
    }
  });

  it("frames the zones one chooses among, and the whole board where they lie all over it", () => {
    const made = plan();
    const [one] = made.zones.keys();
    const box = framed(made, [one ?? ""], 0.5);
    expect(box).not.toBeNull();
    if (box === null) return;
    for (const cell of made.zones.get(one ?? "")?.cells ?? []) expect(inside(cell, box)).toBe(true);
    expect(box.w).toBeLessThan(made.width);
    expect(framed(made, [...made.zones.keys()], 0.5)).toBeNull();
    expect(framed(made, [], 0.5)).toBeNull();
  });

  it("lays vaults where the window has room for them", () => {
    const [tall, wide] = [plan(0.6), plan(3)];
    expect(tall.height).toBeGreaterThan(wide.height);
    expect(wide.width).toBeGreaterThan(tall.width);
  });

  it("draws round a corner", () => {
    const room = plan().zones.get("1R.A");
    expect(trace(room?.cells ?? [])[0]).toHaveLength(6);
    const [ring] = shrink(trace([{ x: 0, y: 0, w: 10, h: 10 }]), 2);
    expect(ring?.map(({ x, y }) => [x, y]).sort()).toEqual([[2, 2], [2, 8], [8, 2], [8, 8]]);
    const [bend] = shrink(trace(room?.cells ?? []), 5);
    const corner = { x: (room?.first.x ?? 0) + CELL - 5, y: (room?.first.y ?? 0) + CELL - 5 };
    expect(bend).toContainEqual(corner);
  });

  it("draws a border with a hole in it as two rings", () => {
    const around = [0, 1, 2].flatMap((row) => [0, 1, 2].flatMap((column) => (row === 1 && column === 1 ? [] : [{ x: column * 10, y: row * 10, w: 10, h: 10 }])));
    expect(trace(around).map((ring) => ring.length)).toEqual([4, 4]);
  });

  it("puts doors into their walls and leaves a gap for them", () => {
    const [door, hatch] = town().doors ?? [];
    if (door === undefined || hatch === undefined) throw new Error("the town has two doors");
    const at = doorPlace(door);
    const wall = edgeLine(0, 1, "E");
    expect(at).toMatchObject({ x: wall.from.x, y: (wall.from.y + wall.to.y) / 2, turn: 90 });
    expect(doorPlace(hatch)).toBeNull();
    expect(plan().walls).not.toContain(`M${wall.from.x} ${wall.from.y}L${wall.to.x} ${wall.to.y}`);
    expect(edgeLine(0, 1, "E")).toEqual(edgeLine(0, 2, "W"));
    expect(edgeLine(0, 1, "S")).toEqual(edgeLine(1, 1, "N"));
  });

  it("walls rooms in, and leaves the street open at the edge of the board", () => {
    const made = plan();
    const room = edgeLine(0, 0, "W");
    const street = edgeLine(1, 2, "E");
    expect(made.walls).toContain(`M${room.from.x} ${room.from.y}`);
    expect(made.rim).toContain(`M${street.from.x} ${street.from.y}`);
    const mark = edgeLine(1, 1, "E");
    expect(made.marks).toContain(`M${mark.from.x} ${mark.from.y}`);
  });

  it("has room for everybody in every zone, side by side", () => {
    for (const zone of plan().zones.values()) {
      for (const enemies of [0, 1, 3, 5]) {
        for (const team of [0, 1, 6, 12]) {
          const boxes = stands(zone, { tokens: true, enemies: enemies > 0, team: team > 0 }, 24);
          if (enemies > 0 && team > 0) expect(apart(boxes.crowd, boxes.people)).toBe(true);
          const spots = grid(boxes.crowd, enemies, 92).map((at) => ({ x: at.x - at.size / 2, y: at.y - at.size / 2, w: at.size, h: at.size, in: zone.first }));
          const feet = grid(boxes.people, team, 66, 1.32).map((at) => ({ x: at.x - at.size / 2, y: at.y - at.size * 0.66, w: at.size, h: at.size * 1.32, in: zone.last }));
          for (const [index, spot] of [...spots, ...feet].entries()) {
            expect(inside(spot, spot.in), `${zone.zone} ${enemies} ${team} ${index}`).toBe(true);
            expect(spot.w).toBeGreaterThan(14);
          }
        }
      }
      expect(inside({ ...tokenPlace(zone, 3), w: 0, h: 0 }, zone.first)).toBe(true);
    }
  });

  it("furnishes a zone always in the same way, and inside it", () => {
    wear(blackPlague);
    for (const zone of plan().zones.values()) {
      const piece = furniture(zone);
      expect(furniture(zone)).toEqual(piece);
      if (piece !== null) expect(inside({ x: piece.x, y: piece.y, w: 512 * piece.scale, h: 512 * piece.scale }, zone.last)).toBe(true);
    }
  });
});

describe("what lies in a zone", () => {
  it("is all that the view tells, with its target", () => {
    const view = town();
    const names = view.zones.map((zone) => lying(view, zone).map((thing) => [thing.what, lyingTarget(thing)]));
    expect(names).toEqual([
      [["objective", null], ["vault-door", "door:1"]],
      [["spawn", "token:0"]],
      [],
      [["exit", null], ["spawn", "token:1"]],
      [["items", null]],
    ]);
  });
});

describe("motion", () => {
  const play = (event: Seen, view: View = town()): View => advance(view, event);

  it("never touches the view it was given", () => {
    const view = town();
    const events: Seen[] = [
      { type: "moved", who: ann, to: "1R.s11" },
      { type: "noise", who: ann, zone: "1R.s11" },
      { type: "zombies-moved", kind: "walker", count: 1, from: "1R.s12", to: "1R.s11", lure: "noise" },
      { type: "door-opened", who: ann, door: 0, between: ["1R.s12", "1R.A"] },
      { type: "packed", who: ann, card: "dagger", slot: "pack-1" },
      { type: "round-ended", first: 1 },
    ];
    for (const event of events) expect(play(event, view)).not.toEqual(view);
    expect(view).toEqual(town());
  });

  it("takes an event it does not know from a server that is newer than the page", () => {
    const newer = { type: "something-new" } as unknown as Seen;
    expect(play(newer)).toEqual(town());
    expect(pace(newer)).toBeGreaterThan(0);
  });

  it("lets a Survivor walk, escape and die", () => {
    const gone = play({ type: "moved", who: ann, to: "1R.s11" });
    expect(gone.survivors[0]?.zone).toBe("1R.s11");
    expect(zoneOf(gone, "1R.s11")?.survivors).toEqual(["survivor-1", "survivor-2"]);
    expect(zoneOf(gone, "1R.A")?.survivors).toEqual([]);
    expect(play({ type: "escaped", who: ann }).survivors[0]).toMatchObject({ fate: "escaped", zone: null });
    expect(zoneOf(play({ type: "died", who: ann }), "1R.A")?.survivors).toEqual([]);
  });

  it("moves, raises and fells enemies", () => {
    const moved = play({ type: "zombies-moved", kind: "walker", count: 2, from: "1R.s02", to: "1R.s12", lure: "sight" });
    expect(zoneOf(moved, "1R.s02")?.zombies).toEqual({ runner: 1 });
    expect(zoneOf(moved, "1R.s12")?.zombies).toEqual({ walker: 2 });
    expect(zoneOf(play({ type: "spawned", kind: "fatty", count: 2, zone: "1R.s12" }), "1R.s12")?.zombies).toEqual({ fatty: 2 });
    const dead = play({ type: "killed", who: ann, zone: "1R.s11", kind: "walker", count: 1 });
    expect(zoneOf(dead, "1R.s11")?.zombies).toEqual({});
    expect(dead.kills).toEqual({ walker: 1 });
    const pushed = play({ type: "pushed", from: "1R.s02", to: "1R.s12" });
    expect(zoneOf(pushed, "1R.s12")?.zombies).toEqual({ walker: 2, runner: 1 });
  });

  it("brings a Necromancer with his token, and takes tokens away", () => {
    const came = play({ type: "necromancer-came", number: 0, token: 5, zone: "1R.s12" });
    expect(zoneOf(came, "1R.s12")?.zombies).toEqual({ necromancer: 1 });
    expect(came.tokens.map((token) => token.token)).toEqual([0, 1, 5]);
    expect(play({ type: "token-removed", token: 0, zone: "1R.s02" }, came).tokens.map((token) => token.token)).toEqual([1, 5]);
    expect(play({ type: "token-activated", zone: "1R.s12", colour: "green" }).tokens[1]?.active).toBe(true);
  });

  it("opens doors, makes noise and clears it, and changes what hands hold", () => {
    expect(play({ type: "door-opened", who: ann, door: 0, between: ["1R.A", "1R.s02"] }).doors?.[0]?.open).toBe(true);
    const loud = play({ type: "noise", who: ann, zone: "1R.A" });
    expect(zoneOf(loud, "1R.A")?.noise).toBe(1);
    expect(play({ type: "round-ended", first: 0 }, loud).zones.map((zone) => zone.noise)).toEqual([0, 0, 0, 0, 0]);
    const traded = play({ type: "shifted", who: ann, from: "hand-1", with: { hero: "survivor-2", id: "samson" }, to: "pack-1" });
    expect(traded.survivors.map((one) => one.cards)).toEqual([{}, { "hand-1": "short-sword", "pack-1": "short-sword" }]);
    const swapped = play({ type: "shifted", who: ann, from: "hand-1", with: ann, to: "pack-2" });
    expect(swapped.survivors[0]?.cards).toEqual({ "pack-2": "short-sword" });
  });

  it("stamps what happens where it happens", () => {
    const seen = (event: Typed) => moment(town(), { seq: 1, rule: "BP-1.1", event, phrase: { key: "x" } });
    expect(seen({ type: "zombies-attacked", zone: "1R.s11", wounds: 2 })).toMatchObject({ zone: "1R.s11", text: "−2", look: "bad" });
    expect(seen({ type: "wounded", who: ann, wounds: 1, total: 1 })).toMatchObject({ zone: "1R.A" });
    expect(seen({ type: "turn-began", who: ann, actions: 3 })).toBeNull();
  });
});

describe("answers on the board", () => {
  it("stand where their fields point, and where they are drawn by their own name", () => {
    const places = (one: Choice): string[] => targets(one).filter((target) => target !== "answer:x");
    expect(targets(choice({ type: "end-turn" }))).toEqual(["answer:x"]);
    expect(places(choice({ type: "move", zone: "1R.s11" }))).toEqual(["zone:1R.s11"]);
    expect(places(choice({ type: "open", door: 0, slot: "hand-1" }))).toEqual(["door:0", "slot:hand-1"]);
    expect(places(choice({ type: "attack", mode: "melee", with: "hand-1+hand-2", zone: "1R.A", also: null, swarm: false }))).toEqual(["zone:1R.A", "slot:hand-1", "slot:hand-2"]);
    expect(places(choice({ type: "activate", survivor: "survivor-2" }))).toEqual(["survivor:survivor-2"]);
    expect(places(choice({ type: "shift", from: "hand-1", to: "pack-1" }))).toEqual(["slot:hand-1", "slot:pack-1"]);
    expect(places(choice({ type: "pour", zone: "1R.A", from: "1R.s11" }))).toEqual(["zone:1R.A"]);
    expect(places(choice({ type: "remove-token", token: 0 }))).toEqual(["token:0"]);
    expect(places(choice({ type: "end-turn" }))).toEqual([]);
    expect(zoneIn({ type: "zombies-moved", from: "1R.A", to: "1R.s11" })).toBe("1R.s11");
    expect(zoneIn({ type: "shift", from: "hand-1", to: "pack-1" })).toBeNull();
  });
});

describe("arrows", () => {
  it("show each way once, and the eyes that would follow a move", () => {
    const view = town();
    expect(comingArrows(plan(), view.doors ?? [], view.coming, null).map((one) => one.key)).toEqual(["coming/1R.s02>1R.s12"]);
    expect(comingArrows(plan(), view.doors ?? [], view.coming, "1R.A")).toEqual([]);
    expect(eyesOn(plan(), view, "1R.s12").map((one) => one.key)).toEqual(["eyes/1R.s02>1R.s12", "eyes/1R.s11>1R.s12"]);
    const open = comingArrows(plan(), view.doors ?? [], view.coming.map((group) => ({ ...group, sure: false })), null);
    expect(open.map((one) => one.look)).toEqual(["maybe"]);
    const long = view.coming.map((group) => ({ ...group, way: ["1R.s12", "1R.s11"] }));
    expect(comingArrows(plan(), view.doors ?? [], long, "1R.s11")[0]?.trail).toMatch(/^M.+L/);
    expect(comingArrows(plan(), view.doors ?? [], long, null)[0]?.trail).toBeNull();
  });

  it("follow the pointer, but what happens goes first", () => {
    const view = town();
    const keys = (event: Seen | null, answer: Typed | null, hovered: string | null) => boardArrows(plan(), view, event, answer, hovered).map((one) => one.key);
    // Walkers go their way as before; only the Runner, who would turn to noise, is news.
    expect(keys(null, { type: "move", zone: "1R.s11" }, null)).toEqual(["coming/1R.s02>1R.s12", "way/1R.A>1R.s11"]);
    expect(boardArrows(plan(), view, null, { type: "move", zone: "1R.s11" }, null)[0]?.lure).toBe("noise");
    // Where nothing is foreseen, at least the eyes are.
    expect(keys(null, { type: "sprint", zone: "1R.s12" }, null)).toEqual(["eyes/1R.s02>1R.s12", "eyes/1R.s11>1R.s12", "way/1R.A>1R.s12"]);
    expect(keys(null, { type: "attack", mode: "ranged", zone: "1R.s11" }, null)).toEqual(["shot/1R.A>1R.s11"]);
    expect(keys(null, { type: "end-turn" }, null)).toEqual(["coming/1R.s02>1R.s12"]);
    expect(keys(null, null, "1R.s12")).toEqual(["coming/1R.s02>1R.s12"]);
    expect(keys({ type: "zombies-moved", kind: "walker", count: 1, from: "1R.s12", to: "1R.s11", lure: "noise" }, { type: "end-turn" }, null)).toEqual(["now/1R.s12>1R.s11"]);
    expect(keys({ type: "shifted", who: ann, from: "hand-1", with: ann, to: "pack-1" }, null, null)).toEqual([]);
  });
});

describe("forecasts", () => {
  it("count who stands there, who sees it and who bites", () => {
    expect(watchers(town(), "1R.s12")).toMatchObject({ here: 0, watching: 4 });
    expect(watchers(town(), "1R.s11")).toMatchObject({ here: 1, watching: 0 });
    expect(bites(town())).toBe(1);
    expect(forecast(choice({ type: "move", zone: "1R.s11" }), town())).toMatchObject({ key: "web-zc-forecast-step", args: { zone: "1R.s11", here: 1, watching: 0, wounds: 1, coming: 0 } });
    expect(forecast(choice({ type: "sprint", zone: "1R.s12" }), town())?.key).toBe("web-zc-forecast-move");
    expect(forecast(choice({ type: "ignite", zone: "1R.s11" }), town())?.args).toMatchObject({ zone: "1R.s11", zombies: 1, friends: 1 });
  });

  it("tell how loud it would be, with tokens and people, and where else it is loud", () => {
    expect(forecast(choice({ type: "noise" }), town())).toMatchObject({ key: "web-zc-forecast-noise", args: { zone: "1R.A", noise: 2, rival: "1R.s11", most: 3 } });
    const still = town();
    for (const zone of still.zones) zone.noise = 0;
    for (const one of still.survivors) one.hidden = !one.in_turn;
    expect(forecast(choice({ type: "noise" }), still)?.key).toBe("web-zc-forecast-noise-alone");
  });

  it("tell what a skill does", () => {
    const learning: View = { ...town(), matter: { type: "skill", survivor: "survivor-1", level: "orange", skills: ["lucky", "sprint"] } };
    expect(forecast(choice({ type: "skill", choice: 2 }), learning)?.key).toBe("zc-skill-sprint-text");
  });

  it("tell the odds of an attack", () => {
    expect(chance({ hits: [9, 18, 9], of: 36 })).toEqual({ percent: 75, expected: 1 });
    const said = forecast(choice({ type: "attack", mode: "melee", with: "hand-1", zone: "1R.A", also: null, swarm: false }), town());
    expect(said).toEqual({ key: "web-zc-forecast-kill", args: { dice: 2, least: 4, damage: 1, percent: 75, expected: 1, kill: 75 } });
    const far = forecast(choice({ type: "attack", mode: "melee", with: "hand-1", zone: "1R.s12", also: null, swarm: false }), town());
    expect(far).toEqual({ key: "web-zc-forecast-attack", args: { dice: 2, least: 4, damage: 1, percent: 75, expected: 1 } });
    expect(forecast(choice({ type: "end-turn" }), town())?.args).toEqual({ wounds: 1, groups: 2 });
    expect(forecast(choice({ type: "search" }), town())).toBeNull();
  });
});

describe("the ask bar", () => {
  const names = (answers: Choice[], view = town(), folding: Folding = 0) => {
    const { buttons, last } = laidOut(answers, [], zombicide, view, folding);
    return { buttons: buttons.map((button) => button.choices.map((each) => each.answer.type).join("+")), last: last === null ? null : [last.choice.answer.type, last.now] };
  };
  const trade = (survivor: string) => choice({ type: "trade", survivor });

  it("keeps kinds with many answers behind one button and the end of the Turn apart", () => {
    const answers = [choice({ type: "search" }), trade("survivor-2"), trade("survivor-3"), choice({ type: "end-turn" }), choice({ type: "noise" })];
    expect(names(answers)).toEqual({ buttons: ["search", "trade+trade", "noise"], last: ["end-turn", false] });
    const tired = town();
    for (const one of tired.survivors) one.actions = 0;
    expect(names(answers, tired).last).toEqual(["end-turn", true]);
  });

  it("lays everything open where there is nothing else to choose", () => {
    expect(names([trade("survivor-2"), trade("survivor-3")])).toEqual({ buttons: ["trade", "trade"], last: null });
    expect(names([])).toEqual({ buttons: [], last: null });
  });
});

describe("an ask bar that is too small", () => {
  const walk = (zone: string) => choice({ type: "move", zone });
  const shot = (zone: string) => choice({ type: "attack", mode: "ranged", with: "hand-1", zone, also: null, swarm: false });
  const refused = ["a", "b"].map((name) => ({ ...choice({ type: "search" }), name, why: { key: "x" }, rule: "BP-1.1" }));

  it("folds what is refused first, then verbs, and never loses an answer", () => {
    const answers = [walk("1R.s12"), choice({ type: "search" }), walk("1R.A"), choice({ type: "noise" })];
    const folded = (folding: Folding) => {
      const { buttons, foldsRefused } = laidOut(answers, refused, zombicide, town(), folding);
      return { buttons: buttons.map((button) => button.choices.length), foldsRefused };
    };
    expect(folded(0)).toEqual({ buttons: [1, 1, 1, 1], foldsRefused: false });
    expect(folded(1)).toEqual({ buttons: [1, 1, 1, 1], foldsRefused: true });
    expect(folded(2)).toEqual({ buttons: [2, 1, 1], foldsRefused: true });
  });

  it("puts shots at nobody last and says so", () => {
    const view = town();
    const [empty, full] = ["zombies", "none"].map((_, index) => view.zones.find((zone) => (Object.values(zone.zombies).reduce((sum, count) => sum + count, 0) > 0) === (index === 1))?.zone ?? "");
    const { buttons } = laidOut([shot(empty ?? ""), choice({ type: "noise" }), shot(full ?? "")], [], zombicide, view);
    expect(buttons.map((button) => button.choices[0].answer["zone"] ?? button.choices[0].answer.type)).toEqual(["noise", full, empty]);
    expect(zombicide.marks?.(shot(empty ?? ""), view)[0]?.look).toBe("idle");
  });
});

describe("the button of a move", () => {
  it("says what it costs and what it risks", () => {
    const view = town();
    const [ahead] = view.ahead;
    if (ahead === undefined) throw new Error("a step ahead");
    [ahead.price, ahead.wounds] = [3, 2];
    const marks = zombicide.marks?.(choice({ type: "move", zone: ahead.zone }), view) ?? [];
    expect(marks).toEqual([
      { look: "price", text: { key: "web-zc-mark-price", args: { actions: 3 } } },
      { look: "risk", text: { key: "web-zc-mark-wounds", args: { wounds: 2 } } },
    ]);
  });
});

describe("a trade", () => {
  it("shows what changes hands", () => {
    const view = town();
    const [one, other] = view.survivors;
    if (one === undefined || other === undefined) throw new Error("two Survivors");
    [one.cards, other.cards] = [{ "hand-1": "sword" }, { "pack-1": "bow", body: "armour" }];
    const pack = { type: "pack" as const, survivor: one.name, partner: other.name, found: {}, agreeing: true };
    // The bow and the sword were exchanged, then the sword was put away on the same board.
    const recent = [
      { type: "shifted", who: { hero: one.name }, from: "hand-1", with: { hero: other.name }, to: "hand-1" },
      { type: "shifted", who: { hero: other.name }, from: "hand-1", with: { hero: other.name }, to: "pack-1" },
    ].map((event, seq) => ({ seq, rule: "BP-5.10", event, phrase: null }));
    expect(changes(view, pack, [{ seq: 0, rule: "x", event: { type: "spent" }, phrase: null }, ...recent]).map(({ card, to }) => [card, to])).toEqual([["sword", one.name], ["bow", other.name]]);
    expect(changes(view, pack, [])).toEqual([]);
  });
});

describe("the board in words", () => {
  it("knows every way and every closed door", () => {
    const found = borders({
      map: { rows: 1, columns: 3, cells: ["1R.A", "1R.s11", "1R.B"], east: ["door", "wall", "wall"], south: ["wall", "wall", "wall"] },
      doors: [{ door: 0, between: ["1R.A", "1R.s11"], colour: "neutral", vault: false, open: false, locked: false, cell: [0, 0], side: "E" }],
    });
    expect([...found]).toEqual([["1R.A", [{ zone: "1R.s11", shut: true }]], ["1R.s11", [{ zone: "1R.A", shut: true }]]]);
  });
});

describe("what is asked once more", () => {
  const asked = (view = town()) => zombicide.confirm(choice({ type: "end-turn" }), null as never, view);

  it("is Actions given away when the dead strike next, and nothing less", () => {
    const last = town();
    for (const other of last.survivors) other.acted = !other.in_turn;
    expect(asked(last)).toEqual({ key: "web-zc-confirm-end", args: { actions: 2, wounds: 1 } });
    expect(asked(town()), "somebody else still has a Turn").toBeNull();
    expect(asked({ ...last, attacking: [] }), "nobody would be hurt").toBeNull();
    for (const one of last.survivors) one.actions = 0;
    expect(asked(last), "no Action is lost").toBeNull();
  });
});

describe("a death that loses the game", () => {
  const wound = (survivor: string): Choice => choice({ type: "wound", survivor });
  const ask = { answers: [wound("survivor-1"), wound("survivor-2")] } as Ask;
  const dividing = (nobody_may_die: boolean): View => {
    const view = town();
    return { ...view, mission: { ...view.mission, nobody_may_die }, matter: { type: "wounds", zone: "1R.s11", given: [], left: { walker: 1 }, next: "walker" } };
  };

  it("is asked for once more, where somebody else could take the Wound", () => {
    expect(zombicide.confirm(wound("survivor-2"), ask, dividing(true))?.key).toBe("web-zc-confirm-lose");
    expect(zombicide.confirm(wound("survivor-1"), ask, dividing(true)), "she lives").toBeNull();
    expect(zombicide.confirm(wound("survivor-2"), ask, dividing(false)), "the others play on").toBeNull();
    expect(zombicide.confirm(wound("survivor-2"), { answers: [wound("survivor-2")] } as Ask, dividing(true)), "there is no choice").toBeNull();
  });
});

describe("the names a mission gives", () => {
  it("become texts with every form, and none where it gives none", () => {
    const view = town();
    expect(zombicide.ownWords?.(view)).toEqual({ en: "", pl: "" });
    const en = { name: "Well", gen: "the well", acc: "the well", in: "by the well", to: "to the well", from: "from the well" };
    const pl = { name: "Studnia", gen: "studni", acc: "studnię", in: "przy studni", to: "do studni", from: "od studni" };
    const named = { ...view, mission: { ...view.mission, places: [{ zone: "1R.A", en, pl }] } };
    expect(zombicide.ownWords?.(named).pl).toBe("zc-place-1r-a = Studnia\n    .gen = studni\n    .acc = studnię\n    .in = przy studni\n    .to = do studni\n    .from = od studni");
  });
});

describe("the stakes", () => {
  it("name the goal at hand and the next level of danger", () => {
    expect(currentGoal(town())?.goal).toBe(1);
    expect(nextDanger(town())).toEqual({ level: "yellow", lacks: 3 });
    expect(nextDanger({ ...town(), danger: "red" })).toBeNull();
  });

  it("begin levels where the rules do", () => {
    const rules = readFileSync(join(import.meta.dirname, "../../crates/zombicide/src/pieces.rs"), "utf8");
    const least = rules.slice(rules.indexOf("fn least_xp"));
    const found = Object.fromEntries([...least.matchAll(/Self::(\w+) => (\d+),/g)].map((match) => [(match[1] ?? "").toLowerCase(), Number(match[2])]));
    for (const level of LEVELS) expect(found[level], level).toBe(LEVEL_AT[level]);
  });

  it("say how near each way to lose is", () => {
    expect(perils(town()).map(({ id, near }) => [id, near])).toEqual([["any-death", true], ["necromancer", false]]);
    const late = town();
    late.mission.nobody_may_die = false;
    late.necromancers = [{ zone: "1R.s12", entry: "1R.s02" }];
    late.token_limit = 1;
    expect(perils(late).map(({ id, near }) => [id, near])).toEqual([["all-dead", true], ["necromancer", true]]);
  });
});

describe("the odds of the weapons in hand", () => {
  it("are told once for two that are alike, and for the pair of them", () => {
    const one = { mode: "melee" as const, dice: 2, least: 4, damage: 1, hits: [1, 2, 1], of: 4, targets: [] };
    const all = [{ ...one, with: "hand-1" }, { ...one, with: "hand-2" }, { ...one, with: "hand-1+hand-2", dice: 4, hits: [1, 4, 6, 4, 1], of: 16 }];
    expect(distinctOdds(all, { cards: { "hand-1": "sword", "hand-2": "sword" } }).map((odds) => odds.with)).toEqual(["hand-1", "hand-1+hand-2"]);
    expect(distinctOdds(all, { cards: { "hand-1": "sword", "hand-2": "axe" } })).toHaveLength(3);
  });
});
