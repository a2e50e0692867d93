/** The board of Invader as it is drawn: Mold and what it opened, airlocks, Machines, air, and how near the end is. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { station } from "../dev/fixtures/station";
import { speak, startWords, wantWords } from "../src/lib/words.svelte";
import type { Scene, SceneProps } from "../src/titles/contract";
import Board from "../src/titles/zombicide/Board.svelte";
import BoardList from "../src/titles/zombicide/BoardList.svelte";
import { drawingsOf, wear } from "../src/titles/zombicide/skin.svelte";
import invader from "../src/titles/zombicide/skins/invader";
import Survivor from "../src/titles/zombicide/Survivor.svelte";
import { perils } from "../src/titles/zombicide/stakes";
import Stakes from "../src/titles/zombicide/Stakes.svelte";
import { comingArrows } from "../src/titles/zombicide/arrows";
import { forecast } from "../src/titles/zombicide/forecast";
import { shift } from "../src/titles/zombicide/inventory";
import { layout } from "../src/titles/zombicide/plan";
import type { Ask, Choice } from "../src/protocol";
import { airlocks, alliesIn, moldRims, moldWalls } from "../src/titles/zombicide/station";
import { borders } from "../src/titles/zombicide/ways";

const scene: Scene = {
  title: "invader",
  view: station(),
  recent: [],
  me: 0,
  seats: [],
  waiting: [],
  ask: null,
  liberties: [],
  cue: null,
  pointed: null,
  marked: new Set(),
  name: () => "Ania",
  initial: () => "A",
  choicesAt: () => [],
  touch: () => undefined,
  point: () => undefined,
  take: () => undefined,
  openRule: () => undefined,
  state: () => undefined,
};

let drawn: Record<string, unknown> | null = null;

function draw(part: Component<SceneProps>): void {
  drawn = mount(part, { target: document.body, props: { scene } });
  flushSync();
}

beforeAll(async () => {
  await startWords();
  await wantWords("invader");
  wear(invader);
});

afterEach(async () => {
  if (drawn !== null) await unmount(drawn);
  drawn = null;
  document.body.innerHTML = "";
});

describe.each([
  ["en", "Zombie"],
  ["pl", "Zombie"],
] as const)("in %s", (language, never) => {
  it.each([
    ["board", Board],
    ["list", BoardList],
    ["strip of stakes", Stakes],
  ] as [string, Component<SceneProps>][])("the %s is drawn whole, and no Xenos is called a Zombie", async (_, part) => {
    await speak(language);
    draw(part);
    document.querySelector<HTMLButtonElement>("button.stakes")?.click();
    flushSync();
    const html = document.body.innerHTML;
    expect(html.match(/\[(web|zc|inv)-[a-z0-9-]+\]/g) ?? []).toEqual([]);
    expect(html).not.toContain("undefined");
    expect(html).not.toContain("NaN");
    expect(document.body.textContent).not.toContain(never);
  });
});

describe("the station", () => {
  it("shows Mold awake and asleep, and not its mark on a room that lost it", () => {
    draw(Board);
    expect(document.querySelectorAll("path.mold.active")).toHaveLength(1);
    expect(document.querySelectorAll("path.mold.inactive")).toHaveLength(1);
    expect(document.querySelectorAll(".mark use")).toHaveLength(1);
  });

  it("opens the walls of Mold, but not towards the outside", () => {
    const { map, zones } = station();
    expect(moldWalls(map, zones).map((wall) => wall.id)).toEqual([]);
    const inner = zones.map((zone) => (zone.zone === "7R.C" ? { ...zone, mold: "active" as const } : zone));
    expect(moldWalls(map, inner).map((wall) => wall.id)).toEqual(["0/0/E", "0/0/S"]);
  });

  it("has its airlock, its door token and a way through neither", () => {
    const view = station();
    expect(airlocks(view.map).map((lock) => lock.id)).toEqual(["1/0/E"]);
    expect(borders(view).get("7R.s02")).toEqual([{ zone: "7R.s01", shut: false }, { zone: "7R.I", shut: true }]);
    draw(Board);
    expect(document.querySelectorAll(".door.purple")).toHaveLength(1);
  });

  it("stands Machines, scientists and the crew where they are, and no Machine that is destroyed", () => {
    const view = station();
    const there = (name: string): unknown[] => alliesIn(view, view.zones.find((zone) => zone.zone === name) ?? view.zones[0]!).map((ally) => ally.what);
    expect(there("7R.s01")).toEqual(["machine"]);
    expect(there("7R.C")).toEqual(["scientist"]);
    expect(there("7R.F")).toEqual(["crew"]);
    draw(Board);
    expect(document.querySelectorAll(".ally")).toHaveLength(3);
    expect(document.querySelectorAll(".ally.active")).toHaveLength(1);
  });

  it("counts the zones of Mold until two Spawn Zones meet among the ways to lose", () => {
    const found = perils(station());
    expect(found.map((peril) => peril.id)).toEqual(["any-death", "mold", "impossible"]);
    expect(found[1]).toMatchObject({ near: true, args: { gap: 2 }, rule: "INV-1.7" });
    // Jared has lost two of his three points of armour.
    expect(found[0]).toMatchObject({ near: true, args: { weak: 1 }, rule: "INV-1.5" });
    expect(perils({ ...station(), until_linked: null }).map((peril) => peril.id)).toEqual(["any-death", "impossible"]);
    draw(Stakes);
    expect(document.querySelector(".stake.mold .number")?.textContent).toBe("2");
  });

  it("shows a secured airlock as barred, and no other", () => {
    draw(Board);
    expect(document.querySelectorAll(".secured .bar")).toHaveLength(0);
    drawn = (void unmount(drawn ?? {}), mount(Board, { target: document.body, props: { scene: { ...scene, view: { ...station(), secured: ["7R.F", "7R.s11"] } } } }));
    flushSync();
    expect(document.querySelectorAll(".secured .bar")).toHaveLength(1);
  });

  it("shows armour, remote controls, the second place on the body and what is attached", async () => {
    await speak("en");
    const [cole] = station().survivors;
    if (cole === undefined) throw new Error("somebody is there");
    const nothing = (): undefined => undefined;
    drawn = mount(Survivor, { target: document.body, props: { scene, one: cole, number: 0, initial: "C", shared: false, open: true, ontoggle: nothing, cards: new Map(), identity: undefined, prefix: null, picked: null, onpick: nothing, oncarry: nothing, onlook: nothing } });
    flushSync();
    expect(document.querySelectorAll(".wounds .drop")).toHaveLength(2);
    expect(document.querySelectorAll(".marks path.green")).toHaveLength(1);
    expect(document.querySelectorAll(".inventory .slot")).toHaveLength(9);
    expect(document.querySelector(".slot.holds")?.getAttribute("aria-label")).toContain("Energy Cell");
  });

  it("ends the arrows of those who break a door at the door", () => {
    const view = station();
    const plan = layout(view.map, view.zones, 1.45);
    const heading = { kind: "walker" as const, from: "7R.s02", to: "7R.I", lure: "noise" as const, sure: true, breaks: true };
    const [blocked] = comingArrows(plan, view.doors ?? [], [heading], null);
    const [free] = comingArrows(plan, [], [heading], null);
    expect(blocked?.breaks).toMatchObject({ door: 4, x: 526, y: 226 });
    expect(free?.breaks).toBeNull();
    expect(blocked?.to.y).toBeLessThan(free?.to.y ?? 0);
    const end: Choice = { name: "end-turn", answer: { type: "end-turn" }, phrase: { key: "zc-answer-end-turn" }, rule: null } as unknown as Choice;
    expect(forecast(end, { ...view, coming: [{ ...heading, count: 3, way: ["7R.I"], rule: "INV-14.12" }] })).toMatchObject({ key: "web-zc-forecast-end-doors", args: { doors: 1, groups: 1 } });
    expect(forecast(end, view)?.key).toBe("web-zc-forecast-end");
  });

  it("lets Mold run over open lines, but not between two zones of it", () => {
    const { map, zones } = station();
    expect(moldRims(map, zones).map((rim) => rim.id)).toEqual(["0/1/E"]);
    const both = zones.map((zone) => (zone.zone === "7R.s01" ? { ...zone, mold: "active" as const } : zone));
    expect(moldRims(map, both)).toEqual([]);
  });

  it("loads ammunition that is carried onto a weapon", () => {
    const ask = { answers: ["shift:pack-1:hand-1", "attach:pack-1:hand-1"].map((name) => ({ name })) } as unknown as Ask;
    expect(shift(ask, "pack-1", "hand-1")).toBe("attach:pack-1:hand-1");
    expect(shift(ask, "hand-1", "pack-1")).toBe("shift:pack-1:hand-1");
  });

  it("lays down every drawing once", () => {
    const ids = drawingsOf(invader).map((drawing) => drawing.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("art-invader-mold-active");
  });
});
