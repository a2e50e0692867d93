/** Every state of the game can be drawn in both languages without a text or a picture missing. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { FIXTURES, type Fixture } from "../dev/fixtures/states";
import { startWords, speak, wantWords } from "../src/lib/words.svelte";
import Room from "../src/table/Room.svelte";
import { TableModel } from "../src/table/model.svelte";
import osaczeni from "../src/titles/osaczeni/index";
import type { Snapshot } from "../src/protocol";

class QuietSocket {
  static OPEN = 1;
  readyState = 1;
  static last: QuietSocket | null = null;
  sent: unknown[] = [];
  #listeners = new Map<string, (event: unknown) => void>();
  constructor() {
    QuietSocket.last = this;
  }
  addEventListener(name: string, listener: (event: unknown) => void): void {
    this.#listeners.set(name, listener);
  }
  hear(message: unknown): void {
    this.#listeners.get("message")?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
}

function snapshot(fixture: Fixture): Snapshot {
  const key = fixture.view.mine === null ? "watch" : "0";
  return { title: "osaczeni", stage: "open", seq: 6, era: 0, view: fixture.view, views: { [key]: fixture.view }, asks: fixture.asks, liberties: [], waiting: fixture.waiting, log: fixture.log, seats: fixture.seats, held: key === "0" ? [0] : [], clock: null, undo: null, commitment: "", luck: null,
    lobby: null,
    known: false,
    hints: false,
    bots_after: null,
    rematch: null,
    seeded: false, continues: null, mates: true, setup: {}, chat: fixture.chat, fault: null };
}

function sit(name: string): TableModel {
  const fixture = FIXTURES[name];
  if (fixture === undefined) throw new Error(`there is no fixture ${name}`);
  const model = new TableModel(name, "osaczeni", osaczeni, fixture.view.mine === null ? [] : [{ seat: 0, key: "k" }]);
  model.open(snapshot(fixture));
  return model;
}

let drawn: Record<string, unknown> | null = null;

function draw(model: TableModel): void {
  drawn = mount(Room, { target: document.body, props: { model, onsit: () => undefined } });
  flushSync();
}

/** Sentences of the fixtures themselves exist only in the mock. */
function missing(): string[] {
  const shown = document.body.innerHTML.match(/\[[a-z]+-[a-z0-9-]+\]/g) ?? [];
  return [...new Set(shown)].filter((key) => !key.startsWith("[dev-"));
}

beforeAll(async () => {
  vi.stubGlobal("WebSocket", QuietSocket);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody is asked here")));
  await startWords();
  await wantWords("osaczeni");
});

afterEach(async () => {
  if (drawn !== null) await unmount(drawn);
  drawn = null;
  document.body.innerHTML = "";
});

describe.each(["en", "pl"] as const)("in %s", (language) => {
  it.each(Object.keys(FIXTURES))("the table %s is drawn whole", async (name) => {
    await speak(language);
    const model = sit(name);
    draw(model);
    expect(missing()).toEqual([]);
    expect(document.querySelectorAll(".area")).toHaveLength(6);
    expect(document.body.innerHTML).not.toContain("undefined");
    expect(document.body.innerHTML).not.toContain("NaN");
    model.close();
  });
});

describe("the ask bar", () => {
  it("sends the answer that was pressed, once", () => {
    const model = sit("truck");
    draw(model);
    document.querySelectorAll<HTMLButtonElement>(".ask .answer")[1]?.click();
    document.querySelectorAll<HTMLButtonElement>(".ask .answer")[1]?.click();
    const answers = QuietSocket.last?.sent.filter((message) => (message as { type: string }).type === "answer");
    expect(answers).toEqual([{ type: "answer", seat: 0, ask: 12, answer: "ready" }]);
    model.close();
  });

  it("says why an answer is greyed, with the rule", async () => {
    await speak("en");
    const model = sit("truck");
    draw(model);
    const greyed = document.querySelector<HTMLButtonElement>(".ask .greyed");
    expect(greyed?.getAttribute("aria-disabled")).toBe("true");
    greyed?.click();
    flushSync();
    expect(document.querySelector("#ask-note .rule")?.textContent).toBe("OS-14.2");
    const answers = QuietSocket.last?.sent.filter((message) => (message as { type: string }).type === "answer");
    expect(answers).toEqual([]);
    model.close();
  });

  it("offers on the board what it offers in words", () => {
    const model = sit("destinations");
    draw(model);
    const open = [...document.querySelectorAll("svg [role=button]")].map((place) => place.getAttribute("aria-label"));
    expect(open).toHaveLength(5);
    model.touch("area:4", document.body);
    expect(QuietSocket.last?.sent.at(-1)).toMatchObject({ type: "answer", answer: "go:4" });
    model.close();
  });

  it("asks once more before something that costs", () => {
    const model = sit("park");
    draw(model);
    document.querySelector<HTMLButtonElement>(".ask .answer")?.click();
    flushSync();
    expect(model.confirming?.text.key).toBe("web-os-confirm-self");
    const answers = QuietSocket.last?.sent.filter((message) => (message as { type: string }).type === "answer");
    expect(answers).toEqual([]);
    model.close();
  });
});

describe("an update", () => {
  it("plays its events, then shows the truth", async () => {
    const model = sit("truck");
    const after = FIXTURES["destinations"] as Fixture;
    QuietSocket.last?.hear({ type: "update", seq: 8, era: 0, from: 6, events: [{ seq: 7, rule: "OS-5.3", event: { type: "shaken", count: 4, dice: null }, phrase: null }], views: { "0": after.view }, asks: after.asks, liberties: [], waiting: after.waiting, seats: after.seats, clock: { "0": 5_000 }, undo: null, passes: {}, outcome: null, over: false });
    expect(model.busy).toBe(true);
    model.skip();
    await vi.waitFor(() => expect(model.busy).toBe(false));
    expect(model.view).toEqual(after.view);
    expect(model.ask?.rule).toBe("OS-6.3");
    expect(model.log.at(-1)?.seq).toBe(7);
    expect(model.deadlines?.["0"]).toBeGreaterThan(Date.now());
    model.close();
  });

  it("forgets what was taken back", async () => {
    const model = sit("truck");
    const same = FIXTURES["truck"] as Fixture;
    QuietSocket.last?.hear({ type: "update", seq: 4, era: 1, from: 4, events: [], views: { "0": same.view }, asks: [], liberties: [], waiting: [], seats: same.seats, clock: null, undo: null, passes: {}, outcome: null, over: false });
    await vi.waitFor(() => expect(model.log.at(-1)?.seq).toBe(4));
    model.close();
  });

  it("does not show one person's secrets to the next at the same screen", () => {
    const fixture = FIXTURES["destinations"] as Fixture;
    const model = new TableModel("hot", "osaczeni", osaczeni, [{ seat: 0, key: "a" }, { seat: 2, key: "b" }]);
    const asks = fixture.asks.flatMap((ask) => [{ ...ask, sealed: "go:1" }, { ...ask, seat: 2, id: 99 }]);
    model.open({ ...snapshot(fixture), asks, seats: fixture.seats.map((seat) => ({ ...seat, kind: "human", bot: null })), views: { "0": fixture.view, "2": { ...fixture.view, mine: null } } });
    expect(model.next).toBe(2);
    draw(model);
    expect(model.covered).toBe(true);
    expect(model.me).toBe(2);
    expect((model.view as Fixture["view"]).mine).toBeNull();
    expect(document.querySelector(".cover")).not.toBeNull();
    model.uncover();
    flushSync();
    expect(document.querySelector(".cover")).toBeNull();
    model.close();
  });
});
