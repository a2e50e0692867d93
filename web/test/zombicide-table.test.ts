/** Zombicide around the board: what just happened, the guide, inventories, and the team of a new table. */
import { describe, expect, it } from "vitest";
import { town } from "../dev/fixtures/zombicide";
import { wear } from "../src/titles/zombicide/skin.svelte";
import blackPlague from "../src/titles/zombicide/skins/black-plague";
import { startWords, wantWords } from "../src/lib/words.svelte";
import type { Ask, Choice, SeenEvent, Typed } from "../src/protocol";
import { guide } from "../src/titles/zombicide/guide";
import { drop, goesTo, inOrder, prefixOf, shift } from "../src/titles/zombicide/inventory";
import { heroName, survivorInitials } from "../src/titles/zombicide/names";
import type { PackMatter } from "../src/titles/zombicide/inventory";
import { lastStory, type SpawnStory } from "../src/titles/zombicide/recent";
import { even, idle, lists, places } from "../src/titles/zombicide/team";
import type { View } from "../src/titles/zombicide/view";

const ann = { hero: "survivor-1", id: "ann" };

function told(...events: Typed[]): SeenEvent[] {
  return events.map((event, index) => ({ seq: index + 1, rule: "BP-1.3", event, phrase: null }));
}

function asking(...names: string[]): Ask {
  const answers = names.map((name): Choice => ({ name, answer: { type: name.split(":")[0] ?? "" }, phrase: { key: "zc-answer-done" } }));
  return { id: 1, seat: 0, mode: "each", rule: "BP-1.5", about: { key: "zc-ask-turn" }, answers, refused: [], sealed: null, fallback: null } as unknown as Ask;
}

describe("the last story", () => {
  const attack: Typed = { type: "attacked", who: ann, mode: "melee", card: "hammer", weapons: 1, zone: "9R.A" };

  it("gathers an attack from its first die to the last kill", () => {
    const story = lastStory(told({ type: "spent", who: ann, actions: 1 }, attack, { type: "rolled", who: ann, dice: [2, 5], hits: 1, misses: 1 }, { type: "killed", who: ann, zone: "9R.A", kind: "fatty", count: 1 }));
    expect(story).toMatchObject({ type: "attack", who: "survivor-1", card: "hammer", rolls: [{ dice: [2, 5], hits: 1, misses: 1 }], killed: [{ kind: "fatty", count: 1 }] });
  });

  it("is over when somebody goes on to something quieter, or somebody else begins", () => {
    expect(lastStory(told(attack, { type: "turn-began", who: ann, actions: 3 }))).toBeNull();
    expect(lastStory(told(attack, { type: "spent", who: ann, actions: 1 }, { type: "moved", who: ann, to: "9R.B" }))).toBeNull();
  });

  it("turns the cards of the dead one by one, in the order of their resolution", () => {
    const story = lastStory(
      told(
        { type: "phase-began", phase: "spawn" },
        { type: "card-drawn", number: 50, zone: "9R.s21" },
        { type: "card-drawn", number: 3, zone: "9R.s21" },
        { type: "card-done", number: 3 },
        { type: "spawned", kind: "walker", count: 4, zone: "9R.s21" },
        { type: "card-done", number: 50 },
        { type: "double-spawn", zone: "9R.s21" },
        { type: "card-drawn", number: 7, zone: "4V.s10" },
      ),
    ) as SpawnStory;
    expect(story.cards.map((card) => card.face?.type ?? "back")).toEqual(["double", "enemies", "back"]);
    expect(story.open).toBe(0);
  });

  it("goes back to the cards after a blow that an extra activation struck", () => {
    const story = lastStory(
      told(
        { type: "card-drawn", number: 40, zone: "9R.s21" },
        { type: "card-done", number: 40 },
        { type: "extra-activation", kind: "walker" },
        { type: "zombies-attacked", zone: "9R.A", wounds: 1 },
        { type: "assigned", who: ann, wounds: 1 },
        { type: "wounded", who: ann, wounds: 1, total: 1 },
        { type: "card-drawn", number: 41, zone: "4V.s10" },
      ),
    );
    expect(story?.type === "spawn" && story.cards.length).toBe(2);
  });

  it("tells whom a fire has taken, friend and foe", () => {
    const burnt = told({ type: "ignited", who: ann, zone: "9R.A" }, { type: "killed", who: ann, zone: "9R.A", kind: "abomination", count: 1 }, { type: "fire-out" }, { type: "died", who: { hero: "survivor-2", id: "samson" } });
    expect(lastStory(burnt)).toEqual({ type: "fire", who: "survivor-1", zone: "9R.A", killed: [{ kind: "abomination", count: 1 }], fallen: ["survivor-2"] });
  });

  it("gathers the enemies' moves group by group, and leaves the cards face up until somebody acts", () => {
    const walk: Typed = { type: "zombies-moved", kind: "walker", count: 2, from: "9R.s21", to: "9R.s11", lure: "noise" };
    const run: Typed = { type: "necromancer-moved", number: 0, from: "9R.s11", to: "9R.s12" };
    const moves = told({ type: "phase-began", phase: "zombies" }, walk, run);
    expect(lastStory(moves)).toMatchObject({ type: "march", groups: [{ kind: "walker", count: 2, lure: "noise" }, { kind: "necromancer", lure: "spawn-zone" }] });
    const cards = [...moves.map(({ event }) => event), { type: "phase-began", phase: "spawn" }, { type: "card-drawn", number: 1, zone: "9R.s21" }, { type: "card-done", number: 1 }, { type: "extra-activation", kind: "walker" }, walk];
    expect(lastStory(told(...cards))).toMatchObject({ type: "march", groups: [{ kind: "walker" }] });
    const round = [...cards, { type: "phase-began", phase: "end" }, { type: "round-began", round: 2 }, { type: "phase-began", phase: "players" }];
    expect(lastStory(told(...round))).toMatchObject({ type: "spawn", cards: [{ face: { type: "extra" } }] });
    expect(lastStory(told(...round, { type: "turn-began", who: ann, actions: 3 }))?.type).toBe("spawn");
    expect(lastStory(told(...round, { type: "spent", who: ann, actions: 1 }))).toBeNull();
  });

  it("keeps apart what was dealt, saved and suffered", () => {
    const story = lastStory(
      told({ type: "zombies-attacked", zone: "9R.A", wounds: 3 }, { type: "assigned", who: ann, wounds: 3 }, { type: "armour-rolled", who: ann, dice: [1, 4, 6], saved: 2 }, { type: "wounded", who: ann, wounds: 1, total: 3 }, { type: "died", who: ann }),
    );
    expect(story).toMatchObject({ type: "blow", harm: [{ who: "survivor-1", dealt: 3, saved: 2, wounds: 1, died: true }] });
  });
});

describe("the first game by the hand", () => {
  const view = (more: Partial<View> = {}): View => ({ mission: { id: "m0" }, outcome: null, phase: "players", round: 1, matter: null, zones: [], survivors: [{ id: "ann", seat: 0, in_turn: true, actions: 2 }], ...more }) as unknown as View;
  const tips = (seen: View, ask: ReturnType<typeof asking>): string[] => guide.tips.filter((tip) => tip.fits(seen, ask)).map((tip) => tip.id);
  const steps = (seen: View, ask: ReturnType<typeof asking>): string[] =>
    guide.steps.filter((step) => (step.fits?.(seen) ?? true) && ask.answers.some((choice) => step.allows(choice, seen))).map((step) => step.id);

  it("asks for a step first and lets only its answers through", () => {
    const ask = asking("move:9R.A", "search", "end-turn");
    expect(steps(view(), ask)).toEqual(["move"]);
    expect(ask.answers.filter((choice) => guide.steps[2]?.allows(choice, view())).map((choice) => choice.answer.type)).toEqual(["move"]);
    const tired = view();
    for (const one of tired.survivors) one.actions = 0;
    expect(steps(tired, asking("end-turn"))).toEqual(["end"]);
  });

  it("gives tips only when they fit", () => {
    expect(tips(view(), asking("move:9R.A", "search"))).toEqual(["search"]);
    expect(tips(view({ round: 2 }), asking("move:9R.A"))).toEqual(["zombies", "spawn"]);
  });

  it("speaks of the first blow only where an enemy stands", () => {
    const ask = asking("attack");
    for (const choice of ask.answers) choice.answer = { type: "attack", mode: "ranged", with: "hand-1", zone: "9R.A" };
    expect(tips(view({ zones: [{ zone: "9R.A", noise: 0, zombies: {} }] as never }), ask)).toEqual([]);
    expect(tips(view({ zones: [{ zone: "9R.A", noise: 0, zombies: { walker: 1 } }] as never }), ask)).toEqual(["attack"]);
  });

  it("begins with whom one leads, what wins and what loses", async () => {
    await startWords();
    await wantWords("black-plague");
    const opening = guide.opening?.(town(), 0);
    expect(opening?.lines.map((line) => line.about)).toEqual(["you", ...town().mission.goals.map(() => "win"), "lose"]);
    for (const line of opening?.lines ?? []) expect(line.text).not.toMatch(/\[[a-z-]+\]/);
  });

  it("knows what one's own Survivors have done", () => {
    const learned = (event: Typed, me: number): string[] => guide.tips.filter((tip) => tip.learned?.(event, view(), me)).map((tip) => tip.id);
    expect(learned({ type: "searched", who: ann }, 0)).toEqual(["search"]);
    expect(learned({ type: "searched", who: ann }, 1)).toEqual([]);
  });
});

describe("carrying cards", () => {
  const pack: PackMatter = { type: "pack", survivor: "survivor-1", partner: "survivor-2", found: {}, agreeing: false };

  it("puts the boards of those who trade above the others, and leaves the rest in their order", () => {
    const team = town().survivors;
    const names = (matter: PackMatter | null): string[] => inOrder(team, matter).map(({ one }) => one.name);
    const [first, second, ...rest] = team.map((one) => one.name);
    expect(names(null)).toEqual(team.map((one) => one.name));
    expect(names({ ...pack, partner: null })).toEqual(team.map((one) => one.name));
    expect(names({ ...pack, survivor: second ?? "", partner: first ?? "" })).toEqual([second, first, ...rest]);
    expect(inOrder(team, { ...pack, survivor: second ?? "", partner: first ?? "" })[0]?.number).toBe(1);
  });

  it("names the slots of both who trade, and of nobody else", () => {
    expect(prefixOf(pack, "survivor-1")).toBe("");
    expect(prefixOf(pack, "survivor-2")).toBe("their-");
    expect(prefixOf(pack, "survivor-3")).toBeNull();
    expect(prefixOf({ ...pack, agreeing: true }, "survivor-1")).toBeNull();
  });

  it("finds an exchange in whichever direction it is offered, and nothing that is not", () => {
    const ask = asking("shift:hand-1:pack-1", "drop:hand-1");
    expect(shift(ask, "pack-1", "hand-1")).toBe("shift:hand-1:pack-1");
    expect(shift(ask, "hand-1", "pack-2")).toBeNull();
    expect(drop(ask, "hand-1")).toBe("drop:hand-1");
    expect(drop(ask, "hand-2")).toBeNull();
    expect(drop(null, "hand-1")).toBeNull();
  });

  it("puts a card on the first free place of those that are alike, and on the very place of a card to exchange", () => {
    const cards = { "hand-1": "axe", "pack-1": "torch", "pack-3": "apples" };
    expect(goesTo(cards, "pack-5")).toBe("pack-2");
    expect(goesTo(cards, "pack-3")).toBe("pack-3");
    expect(goesTo(cards, "hand-2")).toBe("hand-2");
    expect(goesTo({}, "hand-2")).toBe("hand-1");
    expect(goesTo({}, "body")).toBe("body");
  });
});

describe("twins in a large team", () => {
  const survivors = ["ann", "samson", "silas", "ann"].map((id, at) => ({ id, name: `survivor-${at + 1}` })) as unknown as View["survivors"];

  it("are told apart by name and on their bases", async () => {
    await startWords();
    await wantWords("black-plague");
    wear(blackPlague);
    expect(survivors.map((one) => heroName({ survivors }, one.name))).toEqual(["Ann", "Samson", "Silas", "Ann II"]);
    expect(survivorInitials(survivors)).toEqual(["A", "Sa", "Si", "A2"]);
  });
});

describe("the team of a new table", () => {
  const ids = ["ann", "baldric", "clovis", "nelly", "samson", "silas"];

  it("is shared out as the rules share it", () => {
    expect(even(6, 4)).toEqual([0, 0, 1, 2, 2, 3]);
    expect(places(ids, ids, [], 3).map((place) => place.seat)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("comes back from its lists as it was written", () => {
    const chosen = places(ids, ids, [], 2).map((place) => (place.id === "clovis" ? { ...place, seat: null } : place));
    const { survivors, owners } = lists(chosen);
    expect(survivors).toEqual(["ann", "baldric", "nelly", "samson", "silas"]);
    expect(places(ids, survivors, owners, 2)).toEqual(chosen);
  });

  it("may have everybody twice", () => {
    const all = places(ids, [...ids, ...ids], [], 1);
    expect(all.length).toBe(12);
    expect(new Set(all.map((place) => place.id + place.copy)).size).toBe(12);
  });

  it("knows a seat that has nobody to play", () => {
    expect(idle(places(ids, ids, [0, 0, 0, 2, 2, 2], 3), 3)).toBe(1);
    expect(idle(places(ids, ids, [], 3), 3)).toBeNull();
  });
});
