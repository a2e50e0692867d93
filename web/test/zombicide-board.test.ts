/** The board of Zombicide as it is drawn: nothing missing, and the same answers on the drawing and in the list. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { town } from "../dev/fixtures/zombicide";
import { wear } from "../src/titles/zombicide/skin.svelte";
import blackPlague from "../src/titles/zombicide/skins/black-plague";
import { speak, startWords, wantWords } from "../src/lib/words.svelte";
import type { Ask, Choice, SeenEvent, Typed } from "../src/protocol";
import type { Scene, SceneProps } from "../src/titles/contract";
import Board from "../src/titles/zombicide/Board.svelte";
import BoardList from "../src/titles/zombicide/BoardList.svelte";
import Stakes from "../src/titles/zombicide/Stakes.svelte";
import { targets } from "../src/titles/zombicide/targets";
import type { View } from "../src/titles/zombicide/view";

const ANSWERS: Typed[] = [
  { type: "move", zone: "1R.s11" },
  { type: "attack", mode: "ranged", with: "hand-1", zone: "1R.s11", also: null, swarm: false },
  { type: "move", zone: "1R.s12" },
  { type: "open", door: 1, slot: "hand-1" },
  { type: "break-in", door: 0 },
  { type: "trade", survivor: "survivor-2" },
  { type: "end-turn" },
];

interface Stage {
  scene: Scene;
  touched: string[];
}

function stage(more: { cue?: Typed; pointed?: Typed; ask?: Ask; view?: Partial<View> } = {}): Stage {
  const touched: string[] = [];
  const choices: Choice[] = ANSWERS.map((answer, index) => ({ name: `answer-${index}`, answer, phrase: { key: "zc-answer-end-turn" } }));
  const cue: SeenEvent | null = more.cue === undefined ? null : { seq: 9, rule: "BP-7.7", event: more.cue, phrase: null };
  const scene: Scene = {
    title: "black-plague",
    view: { ...town(), ...more.view },
    recent: [],
    me: 0,
    seats: [],
    waiting: [],
    ask: more.ask ?? null,
    liberties: [],
    cue,
    pointed: more.pointed === undefined ? null : { name: "x", answer: more.pointed, phrase: { key: "x" } },
    marked: new Set(more.pointed === undefined ? [] : targets({ name: "x", answer: more.pointed, phrase: { key: "x" } })),
    name: () => "Ania",
    initial: () => "A",
    choicesAt: (target) => choices.filter((choice) => targets(choice).includes(target)),
    touch: (target) => void touched.push(target),
    point: () => undefined,
    take: () => undefined,
    openRule: () => undefined,
    state: () => undefined,
  };
  return { scene, touched };
}

let drawn: Record<string, unknown> | null = null;

function draw(part: Component<SceneProps>, { scene }: Stage): void {
  drawn = mount(part, { target: document.body, props: { scene } });
  flushSync();
}

function classes(zone: string): string {
  return document.querySelector(`path[data-zone="${zone}"]`)?.getAttribute("class") ?? "";
}

beforeAll(async () => {
  await startWords();
  await wantWords("black-plague");
    wear(blackPlague);
});

afterEach(async () => {
  if (drawn !== null) await unmount(drawn);
  drawn = null;
  document.body.innerHTML = "";
});

describe.each(["en", "pl"] as const)("in %s", (language) => {
  it.each([
    ["board", Board, undefined],
    ["board while enemies move", Board, { type: "zombies-moved", kind: "walker", count: 1, from: "1R.s02", to: "1R.s12", lure: "sight" }],
    ["board while somebody is hurt", Board, { type: "zombies-attacked", zone: "1R.s11", wounds: 1 }],
    ["list", BoardList, undefined],
    ["strip of stakes", Stakes, undefined],
  ] as [string, Component<SceneProps>, Typed | undefined][])("the %s is drawn whole", async (_, part, cue) => {
    await speak(language);
    draw(part, stage(cue === undefined ? {} : { cue }));
    document.querySelector<HTMLButtonElement>("button.stakes")?.click();
    flushSync();
    const html = document.body.innerHTML;
    expect(html.match(/\[(web|zc)-[a-z0-9-]+\]/g) ?? []).toEqual([]);
    expect(html).not.toContain("undefined");
    expect(html).not.toContain("NaN");
  });
});

describe("the board", () => {
  it("has every zone, everybody and every door", () => {
    draw(Board, stage());
    expect([...document.querySelectorAll("path[data-zone]")].map((zone) => zone.getAttribute("data-zone"))).toEqual(town().zones.map((zone) => zone.zone));
    expect(document.querySelectorAll(".standee")).toHaveLength(2);
    expect(document.querySelectorAll(".door")).toHaveLength(1);
    expect([...document.querySelectorAll(".badge text")].map((count) => count.textContent)).toEqual(["2"]);
  });

  it("offers on the drawing what it offers in the list, each with a name", () => {
    const on = (): string[] => [...document.querySelectorAll("[data-target]")].map((place) => place.getAttribute("data-target") ?? "").sort();
    const all = stage();
    draw(Board, all);
    const places = on();
    expect(places).toEqual(["door:0", "door:1", "survivor:survivor-2", "zone:1R.s11", "zone:1R.s12"]);
    for (const place of document.querySelectorAll("[data-target]")) {
      const control = place.matches("[role=button]") ? place : place.querySelector("[role=button]");
      expect(control?.getAttribute("aria-label")).toBeTruthy();
      expect(control?.querySelector("text")).toBeNull();
      control?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    }
    expect([...all.touched].sort()).toEqual(places);
    document.body.innerHTML = "";
    const listed = stage();
    draw(BoardList, listed);
    for (const button of document.querySelectorAll<HTMLButtonElement>("button.answer")) button.click();
    expect([...listed.touched].sort()).toEqual(places);
  });

  it("throws light where a move would see to, and shows whose eyes would follow", () => {
    draw(Board, stage({ pointed: { type: "move", zone: "1R.s12" } }));
    expect(classes("1R.s12")).toContain("pointed");
    expect(classes("1R.s02")).toContain("seen");
    expect(classes("vault.yellow")).not.toContain("seen");
    expect(document.querySelectorAll(".arrow.eyes")).toHaveLength(2);
    expect(document.querySelectorAll(".arrow.way")).toHaveLength(1);
  });

  it("shows the ways enemies may be sent, and the one somebody points at", () => {
    const ways = ["1R.s02", "1R.s11"].map((zone): Choice => ({ name: `way:${zone}`, answer: { type: "way", zone }, phrase: { key: "zc-answer-way" } }));
    const fork = { view: { matter: { type: "way", kind: "abomination", zone: "1R.s12" } } as const, ask: { answers: ways } as unknown as Ask };
    draw(Board, stage({ ...fork, pointed: { type: "way", zone: "1R.s11" } }));
    expect(document.querySelectorAll(".arrow.maybe")).toHaveLength(1);
    expect(document.querySelectorAll(".arrow.now")).toHaveLength(1);
  });

  it("plays a group on its way, with its reason", () => {
    draw(Board, stage({ cue: { type: "zombies-moved", kind: "walker", count: 2, from: "1R.s02", to: "1R.s12", lure: "noise" } }));
    expect(document.querySelectorAll(".traveller")).toHaveLength(1);
    expect(document.querySelectorAll(".arrow.now .why")).toHaveLength(1);
    expect(classes("1R.s12")).toContain("lit");
  });
});
