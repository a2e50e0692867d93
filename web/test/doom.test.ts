/** DOOM in the browser: sight, spread and odds as the rules have them, the same answers drawn and listed, and nothing of the fog. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { base, lair } from "../dev/fixtures/doom";
import { startWords, wantWords } from "../src/lib/words.svelte";
import type { Choice, Typed } from "../src/protocol";
import type { Scene, SceneProps } from "../src/titles/contract";
import { laidOut } from "../src/table/offered";
import doom from "../src/titles/doom/index";
import Board from "../src/titles/doom/Board.svelte";
import BoardList from "../src/titles/doom/BoardList.svelte";
import { blastArea, blockers, distances, groundOf, sight } from "../src/titles/doom/ground";
import Matter from "../src/titles/doom/Matter.svelte";
import { advance } from "../src/titles/doom/motion";
import { odds } from "../src/titles/doom/odds";
import Seats from "../src/titles/doom/Seats.svelte";
import Stakes from "../src/titles/doom/Stakes.svelte";
import { targets } from "../src/titles/doom/targets";
import { beast, marineAt, type AttackSeen, type DieColour, type View } from "../src/titles/doom/view";

const root = (path: string): string => join(import.meta.dirname, "../..", path);
const ANSWERS: [string, Typed][] = [
  ["step:6,2", { type: "step", to: "6,2", axis: "east" }],
  ["at:9,3", { type: "at", at: "9,3", other: false, aimed: false }],
  ["close:v4,2", { type: "close", door: "v4,2" }],
  ["activate:3", { type: "activate", monster: 3 }],
  ["heal:2", { type: "heal", marine: 2 }],
  ["end", { type: "end" }],
];

function stage(view: View): { scene: Scene; touched: string[] } {
  const touched: string[] = [];
  const choices: Choice[] = ANSWERS.map(([name, answer]) => ({ name, answer, phrase: { key: "dm-answer-end" } }));
  const scene: Scene = {
    title: "doom",
    view,
    recent: [],
    me: 1,
    seats: [],
    waiting: [],
    ask: null,
    liberties: [],
    cue: null,
    pointed: null,
    marked: new Set(),
    name: (seat) => ["Ira", "Ania", "Bo"][seat] ?? "?",
    initial: (seat) => ["I", "A", "B"][seat] ?? "?",
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

function draw(part: Component<SceneProps>, scene: Scene): HTMLElement {
  drawn = mount(part, { target: document.body, props: { scene } });
  flushSync();
  return document.body;
}

afterEach(async () => {
  if (drawn !== null) await unmount(drawn);
  drawn = null;
  document.body.innerHTML = "";
});

beforeAll(async () => {
  globalThis.fetch = () => Promise.reject(new Error("no server here"));
  await startWords();
  await wantWords("doom");
});

describe("the ground", () => {
  const view = base();
  const ground = groundOf(view);

  it("sees along a free line and names what stops it", () => {
    const solid = blockers(view, ground, ["5,2", "9,3"]);
    expect(sight(ground, "5,2", "9,3", solid)).toMatchObject({ clear: true });
    expect(sight(ground, "5,2", "11,2", blockers(view, ground, ["5,2", "11,2"]))).toMatchObject({ clear: false, by: "barrel" });
    expect(sight(ground, "5,2", "0,0", blockers(view, ground, ["5,2", "0,0"]))).toMatchObject({ clear: false, by: "wall" });
    const shut = groundOf(base({ doors: [{ door: "v8,2", kind: "normal", state: "closed", locked: false, jammed: false }] }));
    expect(sight(shut, "5,3", "9,3", new Set())).toMatchObject({ clear: false, by: "door" });
    expect(distances(shut, ["5,3"]).get("9,3")).toBeUndefined();
  });

  it("counts distances over adjacent squares, diagonals as one", () => {
    const far = distances(ground, ["5,2"]);
    expect(far.get("9,3")).toBe(4);
    expect(far.get("0,0")).toBe(5);
  });

  it("spreads a blast round obstacles and stops it at barrels", () => {
    const area = blastArea(ground, "8,2", 1);
    expect(area.has("9,2")).toBe(true);
    expect(area.has("8,1")).toBe(false);
    expect(blastArea(ground, "9,2", 1).size).toBeGreaterThan(5);
  });
});

describe("odds", () => {
  const read = (name: string): string => readFileSync(root(`content/doom/${name}.toml`), "utf8");
  /** The faces as the box has them. */
  const faces = new Map<DieColour, { range: number; damage: number; bullet: boolean; miss: boolean }[]>();
  let colour: DieColour = "yellow";
  for (const line of read("dice").split("\n")) {
    colour = (/^colour = "(\w+)"/.exec(line)?.[1] as DieColour | undefined) ?? colour;
    const face = /range = (\d), damage = (\d), bullet = (\w+), miss = (\w+)/.exec(line);
    if (face) faces.set(colour, [...(faces.get(colour) ?? []), { range: Number(face[1]), damage: Number(face[2]), bullet: face[3] === "true", miss: face[4] === "true" }]);
  }

  it("agrees with the table of the rules", () => {
    const pistol = odds(faces, { pool: ["yellow", "green"], range: 3, melee: false, accuracy: 0, deadly: 0, armor: 2 });
    expect(pistol?.mean).toBe(0.4);
    const saw = odds(faces, { pool: ["red", "blue", "blue"], range: 1, melee: true, accuracy: 0, deadly: 0, armor: 2 });
    expect(saw?.mean).toBe(2.8);
    expect(saw?.hit).toBe(83);
    expect(saw?.spends).toBe(33);
  });
});

describe("motion", () => {
  it("walks, opens, kills and frags", () => {
    const view = base();
    const moved = advance(view, { type: "moved", who: { monster: 1, kind: "hell-knight" }, from: "10,3", to: "9,3", how: "step" });
    expect(beast(moved, 1)?.squares).toEqual(["9,3", "10,3", "9,4", "10,4"]);
    expect(beast(view, 1)?.at).toBe("10,3");
    const fragged = advance(view, { type: "fragged", marine: 1, at: "5,2", frags: 3 });
    expect([fragged.frags, marineAt(fragged, 1)?.at, marineAt(fragged, 1)?.fell]).toEqual([3, undefined, "5,2"]);
    expect(advance(view, { type: "killed", monster: 0, kind: "imp" }).monsters).toHaveLength(3);
  });
});

describe("the table", () => {
  it("draws every figure, door and token, and answers at the same places as the list", () => {
    const { scene, touched } = stage(base());
    const board = draw(Board, scene);
    const places = [...board.querySelectorAll("[data-target]")].map((place) => place.getAttribute("data-target"));
    expect(places.sort()).toEqual(["door:v4,2", "marine:2", "monster:3", "square:6,2", "square:9,3"]);
    for (const place of board.querySelectorAll("[data-target]")) {
      const control = place.matches("[role=button]") ? place : place.querySelector("[role=button]");
      expect(control?.getAttribute("aria-label"), String(place.getAttribute("data-target"))).toBeTruthy();
      expect(control?.querySelector("text")).toBeNull();
      place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    expect(touched.sort()).toEqual(places);
  });

  it("lists squares with who stands there and how far it is", () => {
    const { scene } = stage(base());
    const text = draw(BoardList, scene).textContent ?? "";
    expect(text).toContain("Store");
    expect(text).toContain("Imp with 1 of 2 wounds");
    expect(text).toContain("In sight, range 4");
    expect(document.querySelectorAll("button.answer")).toHaveLength(5);
  });

  it("lists the dark area by area for whoever knows it", () => {
    expect(draw(BoardList, stage(base()).scene).textContent).not.toContain("not revealed yet");
    const text = draw(BoardList, stage(lair()).scene).textContent ?? "";
    expect(text).toContain("Reactor, not revealed yet");
    expect(text).toContain("Columns 12 to 14, rows 2 to 3");
    expect(text).toContain("Archvile at 13,2");
    expect(text).toContain("Plasma gun at 14,3");
  });

  it("keeps wounds and ammunition in sight and shows the hand to its owner only", () => {
    const text = draw(Seats, stage(base()).scene).textContent ?? "";
    expect(text).toContain("3/9");
    expect(text).toContain("5 cards in hand");
    expect(text).not.toContain("Smash");
  });

  it("gives the invader the hand, the dark part and the clock", async () => {
    const { scene } = stage(lair());
    expect(draw(Seats, scene).textContent).toContain("Smash");
    if (drawn !== null) await unmount(drawn);
    document.body.innerHTML = "";
    expect(draw(Board, scene).querySelectorAll(".lurking")).toHaveLength(2);
    if (drawn !== null) await unmount(drawn);
    document.body.innerHTML = "";
    expect(draw(Stakes, scene).textContent).toContain("48");
  });

  it("shows the dice of an attack with their sum", () => {
    const view = base({
      attack: {
        who: { marine: 1 }, weapon: "shotgun", at: "9,3", range: 4, melee: false, accuracy: 0, deadly: 0, blast: 0, pool: ["red", "blue"],
        dice: [{ colour: "red", face: 4, range: 1, damage: 3 }, { colour: "blue", face: 1, range: 0, damage: 3 }],
        aimed: false, dodge_card: false, interrupt: false, reaction: false, affected: [{ monster: 0, kind: "imp" }],
      },
    });
    const text = draw(Matter, stage(view).scene).textContent ?? "";
    expect(text).toContain("range 1, needed 4 · damage 6");
    expect(text).toContain("against Imp");
  });
});

/** An attack with a pistol whose square is not chosen yet. */
const AIMING: AttackSeen = {
  who: { marine: 1 },
  weapon: "pistol",
  range: 0,
  melee: false,
  accuracy: 0,
  deadly: 0,
  blast: 0,
  pool: ["yellow"],
  dice: [],
  aimed: false,
  dodge_card: false,
  interrupt: false,
  reaction: false,
  affected: [],
};

describe("an answer", () => {
  const at = (square: string): Choice => ({ name: `at:${square}`, answer: { type: "at", at: square }, phrase: { key: "dm-answer-end" } });
  const aimed = (blast: number): View => base({ aiming: { ...AIMING, blast } });
  const idle = (square: string, blast = 0): string[] => (doom.marks?.(at(square), aimed(blast)) ?? []).map((mark) => mark.text.key);

  it("that hits no foe says so and stands last, unless its blast reaches one", () => {
    expect(idle("9,3")).toEqual([]);
    expect(idle("3,3")).toEqual(["web-dm-mark-friends"]);
    expect(idle("6,2")).toEqual(["web-dm-mark-nobody"]);
    expect(idle("6,2", 1)).toEqual(["web-dm-mark-friends"]);
    expect(idle("8,3", 1)).toEqual([]);
    const order = laidOut(["6,2", "3,3", "9,3"].map(at), [], doom, aimed(0)).buttons;
    expect(order[0]?.choices[0].name).toBe("at:9,3");
  });

  it("of the invader's turn is given with the monster that acts marked on the board", () => {
    const view = base({ turn: "invader" });
    const { scene } = stage(view);
    const event = { seq: 1, rule: "DM-6.8", phrase: null, event: { type: "activated", monster: 0, kind: "imp" } } as unknown as Scene["recent"][number];
    expect(draw(Board, scene).querySelectorAll('[data-explain="monster:0"] .turn').length).toBe(0);
    expect(draw(Board, { ...scene, recent: [event] }).querySelectorAll('[data-explain="monster:0"] .turn').length).toBe(1);
  });
});

it("has nothing of unrevealed areas in its texts or its code", () => {
  const words = readdirSync(root("content/doom/"))
    .filter((name) => name.startsWith("scenario-"))
    .flatMap((name) => {
      const [, ...areas] = readFileSync(root(`content/doom/${name}`), "utf8").split("\n[[area]]\n");
      return areas.flatMap((area) => [.../^text = \{ en = "([^"]+)", pl = "([^"]+)"/m.exec(area)?.slice(1) ?? []]);
    });
  expect(words.length).toBeGreaterThan(80);
  const shipped = [
    ...readdirSync(root("web/src/titles/doom/")).map((name) => `web/src/titles/doom/${name}`),
    ...["en", "pl"].flatMap((language) => ["doom", "web-doom"].map((name) => `locales/${language}/${name}.ftl`)),
    "rules/doom.toml",
  ].map((path) => readFileSync(root(path), "utf8"));
  for (const sentence of words) expect(shipped.some((text) => text.includes(sentence)), sentence).toBe(false);
});
