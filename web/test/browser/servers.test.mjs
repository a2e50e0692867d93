/**
 * Two servers on one PostgreSQL, three browsers on both: the game goes on whatever happens to one of them.
 *
 * HOLDOUT_POSTGRES names the database, such as postgres://holdout@127.0.0.1:5432/postgres; without it nothing is tried.
 */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { answerOnce, BINARY, browse, freePort, healthy, lookAt, makeTable, OPEN_ANSWERS, until } from "./house.mjs";

const DATABASE = process.env.HOLDOUT_POSTGRES;
const LEASE_SECONDS = 2;
const skip = DATABASE === undefined && "HOLDOUT_POSTGRES names no database";

/** What stands in front of the servers: takes the next one for every connection, and another if that one is gone. */
async function frontDoor(ports) {
  let turn = 0;
  const door = createServer((guest) => {
    const order = ports.map((_, step) => ports[(turn + step) % ports.length]);
    turn += 1;
    const next = () => {
      const port = order.shift();
      if (port === undefined) return guest.destroy();
      const server = connect(port, "127.0.0.1");
      server.once("error", next);
      server.once("connect", () => {
        server.off("error", next);
        for (const [from, to] of [[guest, server], [server, guest]]) {
          from.pipe(to);
          from.on("error", () => to.destroy());
          from.on("close", () => to.destroy());
        }
      });
    };
    guest.on("error", () => undefined);
    next();
  });
  await new Promise((resolve) => door.listen(0, "127.0.0.1", resolve));
  return door;
}

describe("two servers on one database", { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), "holdout-"));
  const corner = `browser_${process.pid}`;
  const url = `${DATABASE}${DATABASE?.includes("?") ? "&" : "?"}options=-csearch_path%3D${corner}`;
  const servers = [];
  let house;
  let door;

  async function start(number) {
    const { port } = servers[number];
    const arguments_ = ["serve", "--addr", `127.0.0.1:${port}`, "--data", join(folder, String(number)), "--database", url, "--lease", String(LEASE_SECONDS), "--measure"];
    servers[number].process = spawn(BINARY, arguments_, { stdio: "ignore" });
    await healthy(`http://127.0.0.1:${port}/healthz`);
  }

  async function end(number, signal) {
    const { process: server } = servers[number];
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  }

  before(async () => {
    execFileSync("psql", [DATABASE, "-q", "-c", `CREATE SCHEMA ${corner}`]);
    const ports = [await freePort(), await freePort()];
    door = await frontDoor(ports);
    const page = `http://127.0.0.1:${door.address().port}`;
    for (const [number, port] of ports.entries()) {
      servers.push({ port });
      await start(number);
    }
    house = await browse(page, async () => {
      for (const number of servers.keys()) await end(number, "SIGTERM");
      door.close();
      rmSync(folder, { recursive: true, force: true });
      execFileSync("psql", [DATABASE, "-q", "-c", `DROP SCHEMA ${corner} CASCADE`]);
    });
  });
  after(() => house?.close());

  it("shows everybody the same game through a kill, a sleep past the lease and a change of servers", async () => {
    const made = await makeTable(house, { seats: [{ kind: "me" }, { kind: "me" }, { kind: "me" }], undo: "none" });
    const keys = made.links.map(({ link }) => link.split("#key=")[1]);
    const visitors = [];
    for (const [seat, { link }] of made.links.entries()) {
      const visitor = await house.visitor({ nickname: `P${seat}`, language: seat === 0 ? "pl" : "en" });
      await visitor.tab.goto(link);
      await visitor.tab.locator("div.room").waitFor();
      visitors.push(visitor);
    }
    const where = async () => (await until("the table answers", () => lookAt(house, made.table, keys).then((seen) => seen.stage !== undefined && seen, () => false))).seq;
    /** Answers in whichever browser is asked until the game has gone on by so many events. */
    const goOn = async (events) => {
      const goal = (await where()) + events;
      const live = () => until("every page is live", async () => (await Promise.all(visitors.map(({ tab }) => tab.locator(".lost").count()))).every((lost) => lost === 0));
      await live();
      await until("the game goes on", async () => (await where()) >= goal, async () => {
        for (const { tab } of visitors) if ((await tab.locator(OPEN_ANSWERS).count()) > 0) await answerOnce(tab);
      });
      await live();
    };
    await goOn(6);
    for (const [what, strike] of [
      ["kill -9", async () => { await end(0, "SIGKILL"); await start(0); }],
      ["asleep past its lease", async () => {
        servers[1].process.kill("SIGSTOP");
        await new Promise((resolve) => setTimeout(resolve, LEASE_SECONDS * 2_000));
        servers[1].process.kill("SIGCONT");
      }],
      ["told to stop", async () => { await end(0, "SIGTERM"); await start(0); }],
      ["the other one killed", async () => { await end(1, "SIGKILL"); await start(1); }],
    ]) {
      const before = await where();
      await strike();
      assert.ok((await where()) >= before, `${what}: nothing is lost`);
      await goOn(6);
    }
    // Everybody sees what the table is, at either server.
    for (const [seat, { tab }] of visitors.entries()) {
      const [one, two] = await Promise.all(servers.map(({ port }) => lookAt({ page: `http://127.0.0.1:${port}` }, made.table, [keys[seat]])));
      assert.deepEqual(one.views, two.views);
      assert.deepEqual(one.log, two.log);
      assert.equal(await tab.locator("div.room").count(), 1);
    }
    for (const { context } of visitors) await context.close();
  });
});
