/** The board of White Death as it is drawn: ramparts, Corruption, Guards, the Beacon, and how near the end is. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { fortress } from "../dev/fixtures/fortress";
import { speak, startWords, wantWords } from "../src/lib/words.svelte";
import type { Choice } from "../src/protocol";
import type { Scene, SceneProps } from "../src/titles/contract";
import { comingArrows } from "../src/titles/zombicide/arrows";
import Board from "../src/titles/zombicide/Board.svelte";
import BoardList from "../src/titles/zombicide/BoardList.svelte";
import { ladders, piers, ramparts, wallsLeft } from "../src/titles/zombicide/fortress";
import { layout } from "../src/titles/zombicide/plan";
import { drawingsOf, wear } from "../src/titles/zombicide/skin.svelte";
import whiteDeath from "../src/titles/zombicide/skins/white-death";
import { perils } from "../src/titles/zombicide/stakes";
import Stakes from "../src/titles/zombicide/Stakes.svelte";
import { alliesIn } from "../src/titles/zombicide/station";
import { targets } from "../src/titles/zombicide/targets";
import { borders } from "../src/titles/zombicide/ways";

const scene: Scene = {
  title: "white-death",
  view: fortress(),
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
  await wantWords("white-death");
  wear(whiteDeath);
});

afterEach(async () => {
  if (drawn !== null) await unmount(drawn);
  drawn = null;
  document.body.innerHTML = "";
});

describe.each(["en", "pl"] as const)("in %s", (language) => {
  it.each([
    ["board", Board],
    ["list", BoardList],
    ["strip of stakes", Stakes],
  ] as [string, Component<SceneProps>][])("the %s is drawn whole, and says Hero, Brute and adrenaline", async (_, part) => {
    await speak(language);
    draw(part);
    document.querySelector<HTMLButtonElement>("button.stakes")?.click();
    flushSync();
    const html = document.body.innerHTML;
    expect(html.match(/\[(web|zc|wd)-[a-z0-9-]+\]/g) ?? []).toEqual([]);
    expect(html).not.toContain("undefined");
    expect(html).not.toContain("NaN");
    expect(document.body.textContent).not.toMatch(/Survivor|Fatty|Ocala/);
  });
});

describe("the fortress", () => {
  it("turns every piece of its ramparts with the high side up", () => {
    const { map, zones } = fortress();
    const found = Object.fromEntries(ramparts(map, zones).map(({ id, turn, piece }) => [id, [turn, piece]]));
    expect(found).toEqual({ "0/1/S": [180, "stairs"], "0/2/S": [180, "drop"], "1/0/E": [90, "crenel"], "1/1/S": [0, "crenel"], "1/2/S": [0, "crenel"] });
    expect(ladders(map, zones, [["31R.s12", "31R.s22"]])).toMatchObject([{ turn: 0 }]);
    expect(piers(map)).toEqual([{ x: 226, y: 226 }, { x: 226, y: 426 }]);
  });

  it("leads over stairs, but not over a rampart", () => {
    const around = borders(fortress());
    expect(around.get("31R.s11")?.map((border) => border.zone)).toEqual(["31R.s01", "31R.s12"]);
  });

  it("lets Corruption eat the walls between its zones and no others", () => {
    const { map, zones } = fortress();
    const alone = zones.map((each) => ({ ...each, corruption: each.zone === "31R.A" }));
    expect(wallsLeft(map, alone).length).toBeGreaterThan(wallsLeft(map, zones).length);
    expect(wallsLeft(map, zones.map((each) => ({ ...each, corruption: false })))).toBe("");
    draw(Board);
    expect(document.querySelectorAll(".taken")).toHaveLength(2);
    expect(document.querySelectorAll(".frost")).toHaveLength(1);
  });

  it("stands Guards as counts and lays the Beacon, ladders and what fell from the vault", () => {
    const view = fortress();
    const there = (name: string): unknown[] => alliesIn(view, view.zones.find((zone) => zone.zone === name) ?? view.zones[0]!).map((ally) => ally.what);
    expect(there("31R.s11")).toEqual(["guards", "cauldron"]);
    draw(Board);
    expect([...document.querySelectorAll(".ally.guards .badge text")].map((count) => count.textContent)).toEqual(["3"]);
    for (const what of ["beacon", "frozen", "drops", "ladders", "pile"]) expect(document.querySelectorAll(`.token.${what}`), what).toHaveLength(1);
    expect(document.querySelectorAll(".ladder")).toHaveLength(1);
  });

  it("orders Guards where they stand and sends them where they go", () => {
    const choice = (name: string, answer: Record<string, unknown>): Choice => ({ name, answer, phrase: { key: "x" } }) as unknown as Choice;
    expect(targets(choice("order:31R.s11", { type: "order", zone: "31R.s11" }))).toContain("guards:31R.s11");
    expect(targets(choice("guards:move:31R.s12", { type: "guards-move", to: "31R.s12", count: null }))).toContain("zone:31R.s12");
  });

  it("foresees who falls from a rampart and who climbs it", () => {
    const view = fortress();
    const plan = layout(view.map, view.zones, 1.45);
    const heading = (from: string, to: string) => ({ kind: "walker" as const, from, to, lure: "noise" as const, sure: true });
    const over = (from: string, to: string): unknown => comingArrows(plan, [], [heading(from, to)], null)[0]?.over;
    expect(over("31R.s12", "31R.s22")).toBe("falls");
    expect(over("31R.s21", "31R.s11")).toBe("climbs");
    expect(over("31R.s11", "31R.s01")).toBeNull();
    expect(over("31R.s20", "31R.s21")).toBeNull();
  });

  it("counts the steps of Corruption to the Beacon among the ways to lose", () => {
    const found = perils({ ...fortress(), mission: { ...fortress().mission, nobody_may_die: true } });
    expect(found.map((peril) => [peril.id, peril.rule])).toEqual([["any-death", "WD-1.4"], ["beacon", "WD-1.6"], ["impossible", "WD-1.5"]]);
    expect(found[1]).toMatchObject({ near: true, args: { gap: 2 } });
    draw(Stakes);
    expect(document.querySelector(".stake.beacon .number")?.textContent).toBe("2");
  });

  it("lays down every drawing once", () => {
    const ids = drawingsOf(whiteDeath).map((drawing) => drawing.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("art-white-death-overlay-corruption-2");
  });
});
