/** Small parts of the shell. */
import { describe, expect, it, vi } from "vitest";
import { keyOf } from "../src/lib/mytables.svelte";
import { parse } from "../src/lib/router.svelte";
import { findRules } from "../src/lib/rules.svelte";
import { fromHex, keepsPromise, sha256, toHex } from "../src/lib/sha256";
import { initials } from "../src/table/initials";
import { keyOf as answerKey, pressed, type KeyActs } from "../src/table/keys";
import { Playback } from "../src/table/playback";
import type { SeenEvent } from "../src/protocol";

describe("addresses", () => {
  it("lead to pages", () => {
    expect(parse("/", "")).toEqual({ page: "start" });
    expect(parse("/table/abc", "#key=1")).toEqual({ page: "table", table: "abc" });
    expect(parse("/replay/abc", "#step=4")).toEqual({ page: "replay", table: "abc" });
    expect(parse("/rules/osaczeni", "#OS-3.14")).toEqual({ page: "rules", title: "osaczeni", rule: "OS-3.14" });
    expect(parse("/table", "")).toEqual({ page: "lost" });
    expect(parse("/a/b/c", "")).toEqual({ page: "lost" });
  });

  it("carry the key of a seat", () => {
    expect(keyOf("/table/abc#key=Zm9v-_")).toBe("Zm9v-_");
    expect(keyOf("https://x.example/table/abc?a=1&key=q#step=2")).toBe("q");
    expect(keyOf("/table/abc")).toBeNull();
  });
});

describe("the keys of answers", () => {
  it("go on with letters after the tenth, and none of them means anything else", () => {
    const given: number[] = [];
    const others: string[] = [];
    const other = (name: string) => (): void => void others.push(name);
    const acts: KeyActs = { answer: (index) => given.push(index), end: other("end"), skip: other("skip"), step: other("step"), undo: other("undo"), tab: other("tab"), list: other("list"), help: other("help"), close: other("close") };
    const places = Array.from({ length: 40 }, (_, place) => place).filter((place) => answerKey(place) !== null);
    for (const place of places) pressed(new KeyboardEvent("keydown", { key: answerKey(place)?.toLowerCase() ?? "" }), acts);
    expect(places.length).toBeGreaterThan(24);
    expect(given).toEqual(places);
    for (const key of ["e", "n", "u", "l", "t", "r", "b", "?"]) pressed(new KeyboardEvent("keydown", { key }), acts);
    expect(others).toEqual(["end", "step", "undo", "tab", "tab", "tab", "list", "help"]);
    expect(given).toEqual(places);
  });
});

describe("initials", () => {
  it("are one letter, or two where names begin alike", () => {
    expect(initials(["Ania", "Bartek"])).toEqual(["A", "B"]);
    expect(initials(["ania", "Adam", "Łucja"])).toEqual(["An", "Ad", "Ł"]);
    expect(initials(["Adam", "Ada"])).toEqual(["AM", "AA"]);
    expect(initials(["random", "random", "Ola"])).toEqual(["R1", "R2", "O"]);
    expect(initials([""])).toEqual(["?"]);
  });
});

describe("SHA-256", () => {
  it("gives the digests of the standard", () => {
    const digest = (text: string): string => toHex(sha256(new TextEncoder().encode(text)));
    expect(digest("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(digest("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(digest("a".repeat(200))).toBe("c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5");
  });

  it("tells a seed that was promised from another one", () => {
    const seed = `${"00".repeat(31)}01`;
    const promise = toHex(sha256(fromHex(seed)));
    expect(keepsPromise(seed, promise.toUpperCase())).toBe(true);
    expect(keepsPromise(`${"00".repeat(31)}02`, promise)).toBe(false);
  });
});

describe("the search for rules", () => {
  const rule = (id: string, en: string, pl: string) => ({ id, en, pl, chapter: "c", kind: "rule", enforceable: true, reason: null, reason_pl: null, name_en: null, name_pl: null });
  const index = { chapters: [], rules: [rule("OS-3.14", "A tie is broken.", "Remis rozstrzyga żeton."), rule("OS-3.15", "All votes.", "Wszystkie głosowania.")] };

  it("finds words of either language and numbers", () => {
    const ids = (search: string): string[] => findRules(index, search).map((found) => found.id);
    expect(ids("REMIS żeton")).toEqual(["OS-3.14"]);
    expect(ids("os-3.15")).toEqual(["OS-3.15"]);
    expect(ids("tie votes")).toEqual([]);
    expect(ids("  ")).toHaveLength(2);
  });
});

describe("keys", () => {
  function press(key: string, target: Element = document.body): Record<string, unknown[]> {
    const called: Record<string, unknown[]> = {};
    const note = (name: string) => (...args: unknown[]) => void (called[name] = args);
    const acts = { answer: note("answer"), skip: note("skip"), step: note("step"), undo: note("undo"), tab: note("tab"), list: note("list"), help: note("help"), close: note("close") } as KeyActs;
    const event = new KeyboardEvent("keydown", { key, cancelable: true });
    Object.defineProperty(event, "target", { value: target });
    pressed(event, acts);
    return called;
  }

  it("give numbered answers, ten of them", () => {
    expect(press("1")).toEqual({ answer: [0] });
    expect(press("9")).toEqual({ answer: [8] });
    expect(press("0")).toEqual({ answer: [9] });
    expect(press("n")).toEqual({ step: [] });
  });

  it("are letters where somebody writes", () => {
    expect(press("1", document.createElement("input"))).toEqual({});
    expect(press("u", document.createElement("textarea"))).toEqual({});
  });

  it("leave the space bar to buttons", () => {
    expect(press(" ")).toEqual({ skip: [] });
    expect(press(" ", document.createElement("button"))).toEqual({});
  });
});

describe("playback", () => {
  const events: SeenEvent[] = [1, 2, 3].map((seq) => ({ seq, rule: "OS-1.1", event: { type: "x" }, phrase: null }));

  function stage(speed: "normal" | "instant", pace = 200) {
    const seen: number[] = [];
    const playback = new Playback({ perform: (event) => seen.push(event.seq), pace: () => pace, speed: () => speed });
    return { seen, playback };
  }

  it("shows one event after another", async () => {
    vi.useFakeTimers();
    const { seen, playback } = stage("normal");
    const done = playback.run(events);
    expect(seen).toEqual([1]);
    await vi.advanceTimersByTimeAsync(200);
    expect(seen).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(400);
    await done;
    expect(seen).toEqual([1, 2, 3]);
    vi.useRealTimers();
  });

  it("hurries when more already waits", async () => {
    vi.useFakeTimers();
    const { seen, playback } = stage("normal", 300);
    void playback.run(events, 2);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen).toEqual([1, 2]);
    vi.useRealTimers();
  });

  it("can be skipped, and then hides nothing", async () => {
    vi.useFakeTimers();
    const { seen, playback } = stage("normal", 60_000);
    const done = playback.run(events);
    playback.skip();
    await done;
    expect(seen).toEqual([1, 2, 3]);
    expect(playback.playing).toBe(false);
    vi.useRealTimers();
  });

  it("can be looked at step by step, and go on by itself again", async () => {
    vi.useFakeTimers();
    const { seen, playback } = stage("normal");
    const done = playback.run(events);
    playback.hold();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual([1]);
    playback.step();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual([1, 2]);
    playback.resume();
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(seen).toEqual([1, 2, 3]);
    vi.useRealTimers();
  });

  it("keeps nobody waiting when told to be instant, or when much happened", async () => {
    const { seen, playback } = stage("instant");
    await playback.run(events);
    expect(seen).toHaveLength(3);

    vi.useFakeTimers();
    const long = stage("normal", 400);
    let finished = false;
    void long.playback.run(Array.from({ length: 90 }, (_, index) => ({ ...(events[0] as SeenEvent), seq: index }))).then(() => (finished = true));
    await vi.advanceTimersByTimeAsync(9_500);
    expect(finished).toBe(true);
    vi.useRealTimers();
  });
});
