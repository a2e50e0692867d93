/**
 * A server made of fixtures, for looking at the client without the real one. Development only.
 *
 * Every fixture is a table of its own name (`/table/attack#key=0`), `/table/story#key=0` plays a few moments in a row,
 * and `/table/hot#key=0` has two people at one screen.
 */
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { WebSocketServer, type WebSocket } from "ws";
import type { FromServer, RuleIndex, Snapshot, Title, ToServer, Update } from "../src/protocol.ts";
import { FIXTURES, type Fixture } from "./fixtures/states.ts";
import { phrase } from "./fixtures/say.ts";
import { START, STORY } from "./fixtures/story.ts";

/** The policy the real server sends; what breaks under it would break there. */
const POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const SEED = "00".repeat(31) + "01";
const COMMITMENT = "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5";

const TITLES: Title[] = [
  {
    id: "osaczeni",
    name: phrase("os-title"),
    tagline: phrase("os-tagline"),
    players: [3, 6],
    stage: "beta",
    missions: [],
    roles: [{ id: "player", side: null, bots: ["random", "neighbour", "schemer"] }],
    bots: ["random", "neighbour", "schemer"],
    remembers: true,
    options: [
      {
        id: "variant",
        kind: "choice",
        default: null,
        name: phrase("dev-option-variant"),
        text: phrase("dev-option-variant-text"),
        choices: [
          { value: null, name: phrase("dev-option-none"), text: phrase("dev-option-none-text") },
          { value: 8, name: phrase("os-variant-8"), text: phrase("os-variant-8-text") },
          { value: 15, name: phrase("dev-option-15"), text: phrase("dev-option-15-text") },
        ],
      },
      { id: "whispers", kind: "flag", default: false, name: phrase("dev-option-whispers"), text: phrase("dev-option-whispers-text") },
    ],
  },
];

function rules(): RuleIndex {
  const text = readFileSync(new URL("../../rules/osaczeni.toml", import.meta.url), "utf8");
  const chapters = [...text.matchAll(/^([a-z-]+) = \{ en = "(.*?)", pl = "(.*?)" \}$/gm)].map(([, id = "", en = "", pl = ""]) => ({ id, en, pl }));
  const found = [...text.matchAll(/^\[rule\."([^"]+)"\]\n((?:.+\n)+)/gm)].map(([, id = "", body = ""]) => {
    const field = (name: string): string | null => new RegExp(`^${name} = "(.*)"$`, "m").exec(body)?.[1]?.replaceAll('\\"', '"') ?? null;
    return { id, name_en: null, name_pl: null, en: field("en") ?? "", pl: field("pl") ?? "", chapter: field("chapter") ?? "", kind: field("kind") ?? "rule", enforceable: !/enforceable = false/.test(body), reason: field("reason_en"), reason_pl: field("reason_pl") };
  });
  return { chapters, rules: found };
}

let moment = -1;

function state(table: string): Fixture | undefined {
  if (table === "story") return moment < 0 ? FIXTURES[START] : STORY[moment]?.after;
  if (table === "hot") return FIXTURES["destinations"];
  return FIXTURES[table];
}

function views(fixture: Fixture, held: number[]): Record<string, unknown> {
  if (held.length === 0) return { watch: fixture.view };
  return Object.fromEntries(held.map((seat) => [String(seat), fixture.view.mine === null ? fixture.view : { ...fixture.view, mine: { ...fixture.view.mine, seat } }]));
}

function update(table: string, held: number[], events: Update["events"]): FromServer {
  const fixture = state(table);
  if (fixture === undefined) throw new Error(`there is no table ${table}`);
  const asks = fixture.asks.flatMap((ask) => held.map((seat) => ({ ...ask, seat, id: ask.id + seat })));
  return { type: "update", seq: events.at(-1)?.seq ?? fixture.log.at(-1)?.seq ?? 0, era: 0, from: 0, events, views: views(fixture, held), asks, liberties: [], waiting: fixture.waiting, seats: fixture.seats, clock: null, undo: table === "attack" ? { offers: [{ seat: 0, takes_back: phrase("dev-ready"), needs: [] }], asked: null } : null, passes: {}, outcome: null, over: fixture.view.phase === "over", rematch: null };
}

function snapshot(table: string, key: string | null): Snapshot | null {
  const fixture = state(table);
  if (fixture === undefined) return null;
  const held = key === null ? [] : [Number(key)];
  const seen = views(fixture, held);
  return {
    title: "osaczeni",
    stage: fixture.view.phase === "over" ? "over" : "open",
    seq: fixture.log.at(-1)?.seq ?? 0,
    era: 0,
    view: Object.values(seen)[0],
    views: seen,
    asks: held.length === 0 ? [] : fixture.asks,
    liberties: [],
    waiting: fixture.waiting,
    log: fixture.log,
    seats: fixture.seats,
    held,
    clock: null,
    undo: null,
    commitment: COMMITMENT,
    luck: null,
    lobby: null,
    known: false,
    hints: false,
    bots_after: null,
    rematch: null,
    seeded: false,
    continues: null,
    mates: false,
    setup: {},
    chat: fixture.chat,
    fault: null,
  };
}

function replay(): { events: Update["events"]; view: unknown }[] {
  const first = FIXTURES[START];
  return [{ events: first?.log ?? [], view: first?.view }, ...STORY.map((each) => ({ events: each.events, view: each.after.view }))];
}

function answer(url: URL, method: string, keys: string | undefined, response: ServerResponse): void {
  const [, , what, id = "", more] = url.pathname.split("/");
  const found = ((): unknown => {
    if (what === "titles") return TITLES;
    if (what === "rules") return rules();
    if (what === "groups") return { group: "mock", unlocked: { osaczeni: [15] } };
    if (what === "records") return { table: "over" };
    if (what !== "tables") return null;
    if (id === "" && method === "POST") {
      moment = -1;
      return { table: "story", links: [{ seat: 0, link: "/table/story#key=0", name: "Ania" }], watch: "/table/story", commitment: COMMITMENT };
    }
    if (id === "") return [{ table: "watch", title: "osaczeni", seats: (state("watch")?.seats ?? []).map((seat, index) => (index === 3 ? { ...seat, kind: "open" } : seat)), over: false, created: Date.now(), updated: Date.now() }];
    if (more === undefined) return snapshot(id, keys?.split(" ")[1] ?? null);
    if (more === "record") return { format: 1, game: "osaczeni", commitment: COMMITMENT, seed: SEED, names: [], lines: [] };
    if (more === "replay") {
      const steps = replay();
      const from = Number(url.searchParams.get("from") ?? 0);
      return { steps: steps.slice(from, from + 3), from, total: steps.length };
    }
    return null;
  })();
  response.statusCode = found === null ? 404 : 200;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(found));
}

function talk(socket: WebSocket): void {
  let table = "";
  let held: number[] = [];
  const tell = (message: FromServer): void => socket.send(JSON.stringify(message));
  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as ToServer;
    if (message.type === "hello") {
      table = message.table;
      held = table === "hot" ? [0, 2] : message.keys.map(Number);
      tell(update(table, held, []));
    } else if (message.type === "answer" && table === "story" && moment < STORY.length - 1) {
      moment += 1;
      tell(update(table, held, STORY[moment]?.events ?? []));
    } else if (message.type === "answer") {
      tell({ type: "refused", ask: message.ask, why: phrase("dev-why-window"), rule: "OS-14.2", view: null });
    } else if (message.type === "chat") {
      tell({ type: "chat", seat: message.seat, name: "Ania", text: message.text, at: Date.now() });
    }
  });
}

export function mock(): Plugin {
  return {
    name: "mock-server",
    configurePreviewServer(server) {
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const url = new URL(request.url ?? "/", "http://localhost");
        response.setHeader("content-security-policy", POLICY);
        if (url.pathname.startsWith("/api/")) answer(url, request.method ?? "GET", request.headers.authorization, response);
        else next();
      });
      const sockets = new WebSocketServer({ noServer: true });
      sockets.on("connection", talk);
      server.httpServer.on("upgrade", (request: IncomingMessage, socket, head) => {
        if (request.url === "/ws") sockets.handleUpgrade(request, socket, head, (client) => sockets.emit("connection", client));
      });
    },
  };
}

/** Adds the sentences of the fixtures to the page's own; the built client knows nothing of them. */
export function mockWords(): Plugin {
  return {
    name: "mock-words",
    enforce: "pre",
    load(id) {
      const language = /locales\/(en|pl)\/web\.ftl\?raw$/.exec(id)?.[1];
      if (language === undefined) return undefined;
      const own = readFileSync(id.slice(0, id.indexOf("?")), "utf8");
      const more = readFileSync(new URL(`./words/${language}.ftl`, import.meta.url), "utf8");
      return `export default ${JSON.stringify(`${own}\n${more}`)};`;
    },
  };
}
