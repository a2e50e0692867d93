/**
 * Two servers on one PostgreSQL, three browsers on both: the game goes on whatever happens to one of them, or to the
 * database.
 *
 * HOLDOUT_POSTGRES names the database, such as postgres://holdout@127.0.0.1:5432/postgres; without it nothing is tried.
 * It is restarted: it must be one for tests, on this machine.
 */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { promisify } from "node:util";
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

/** A way to the database; while it is shut, everything that comes is dropped without a word. */
async function gateBefore(port) {
  const waiting = [];
  const gate = createServer((near) => {
    near.on("error", () => undefined);
    const through = () => {
      const far = connect(port, "127.0.0.1");
      for (const [from, to] of [[near, far], [far, near]]) {
        // Bytes are missing after the first that was dropped: that connection is of no use any more.
        let torn = false;
        from.on("data", (bytes) => {
          torn ||= gate.shut;
          if (!torn) to.write(bytes);
        });
        from.on("error", () => to.destroy());
        from.on("close", () => to.destroy());
      }
    };
    if (gate.shut) waiting.push(through);
    else through();
  });
  gate.shut = false;
  gate.open = () => {
    gate.shut = false;
    for (const through of waiting.splice(0)) through();
  };
  await new Promise((resolve) => gate.listen(0, "127.0.0.1", resolve));
  return gate;
}

/** Runs a program to its end. Gates and front door stand in this process, so nothing here may hold it up. */
const run = promisify(execFile);
const say = async (sql) => (await run("psql", [DATABASE, "-qtA", "-c", `SET client_min_messages = warning; ${sql}`])).stdout.trim();

/** Goes down, as after a loss of power if `hard`, and comes up again. */
async function restartDatabase(hard) {
  const data = await say("SHOW data_directory");
  const programs = await say("SELECT setting FROM pg_config WHERE name = 'BINDIR'");
  const { uid, gid } = statSync(data);
  const wish = ["restart", "-w", "-D", data, "-m", hard ? "immediate" : "fast"];
  // It lives on with what it inherits: no pipes.
  const restart = spawn(join(programs, "pg_ctl"), wish, { cwd: data, stdio: "ignore", ...(process.getuid() === 0 && { uid, gid }) });
  const code = await new Promise((resolve) => restart.once("exit", resolve));
  assert.equal(code, 0, "the database comes up again");
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

describe("two servers on one database", { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), "holdout-"));
  const corner = `browser_${process.pid}`;
  const servers = [];
  let house;
  let door;

  /** This server's way to the database, through its gate. */
  function url({ gate }) {
    const way = new URL(DATABASE);
    way.port = gate.address().port;
    return `${way}${way.search === "" ? "?" : "&"}options=-csearch_path%3D${corner}`;
  }

  async function start(number) {
    const { port } = servers[number];
    const arguments_ = ["serve", "--addr", `127.0.0.1:${port}`, "--data", join(folder, String(number)), "--database", url(servers[number]), "--lease", String(LEASE_SECONDS), "--measure"];
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
    await say(`CREATE SCHEMA ${corner}`);
    const ports = [await freePort(), await freePort()];
    door = await frontDoor(ports);
    const page = `http://127.0.0.1:${door.address().port}`;
    for (const [number, port] of ports.entries()) {
      servers.push({ port, gate: await gateBefore(Number(new URL(DATABASE).port || 5432)) });
      await start(number);
    }
    house = await browse(page, async () => {
      for (const number of servers.keys()) await end(number, "SIGTERM");
      door.close();
      for (const { gate } of servers) gate.close();
      rmSync(folder, { recursive: true, force: true });
      await say(`DROP SCHEMA ${corner} CASCADE`);
    });
  });
  after(() => house?.close());

  it("shows everybody the same game whatever happens to a server or to the database", async () => {
    const made = await makeTable(house, { seats: [{ kind: "me" }, { kind: "me" }, { kind: "me" }], undo: "none" });
    const keys = made.links.map(({ link }) => link.split("#key=")[1]);
    const visitors = [];
    for (const [seat, { link }] of made.links.entries()) {
      const visitor = await house.visitor({ nickname: `P${seat}`, language: seat === 0 ? "pl" : "en" });
      await visitor.tab.goto(link);
      await visitor.tab.locator("div.room").waitFor();
      visitors.push(visitor);
    }
    const at = (number) => ({ page: `http://127.0.0.1:${servers[number].port}` });
    /** How the table stands, as soon as one of them says so: one that is alone says that it cannot. */
    let asked = 0;
    const look = () => until("the table answers", () => lookAt(at(asked++ % servers.length), made.table, keys).then((seen) => seen.stage !== undefined && seen, () => false));
    const where = async () => (await look()).seq;
    /** Answers in whichever browser is asked until the game has gone on by so many events. */
    const goOn = async (events) => {
      const goal = (await where()) + events;
      const live = () => until("every page is live", async () => (await Promise.all(visitors.map(({ tab }) => tab.locator(".lost").count()))).every((lost) => lost === 0));
      await live();
      await until("the game goes on", async () => (await where()) >= goal, async () => {
        for (const { tab } of visitors) if ((await tab.locator(OPEN_ANSWERS).count()) > 0) await answerOnce(tab);
      });
      await live();
      // What is still on its way would answer the question that is looked at next.
      await until("nothing is on its way", async () => (await Promise.all(visitors.map(({ tab }) => tab.getByText("Your answer is on its way").count()))).every((sent) => sent === 0));
    };
    /** The number of the server that runs the table. */
    const owner = () => until("somebody runs the table", async () => {
      const address = await say(`SELECT address FROM ${corner}.leases JOIN ${corner}.servers ON id = server WHERE until > clock_timestamp() AND table_key = (SELECT key FROM ${corner}.tables WHERE id = '${made.table}')`);
      const number = servers.findIndex(({ port }) => address.endsWith(`:${port}`));
      return number >= 0 && { number };
    }).then(({ number }) => number);
    const lines = () => say(`SELECT count(*) FROM ${corner}.lines`);
    const answer = (there, ask) => fetch(`${there.page}/api/tables/${made.table}/answer`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${keys.join(",")}` },
      body: JSON.stringify({ seat: ask.seat, ask: ask.id, answer: ask.answers[0].name }),
    });

    await goOn(6);
    const faults = {
      "kill -9": async () => {
        const number = await owner();
        await end(number, "SIGKILL");
        await start(number);
      },
      "asleep past its lease": async () => {
        const sleeper = await owner();
        const ask = (await look()).asks.find(({ sealed }) => sealed === null);
        servers[sleeper].process.kill("SIGSTOP");
        // It finds this answer when it wakes; until then the other one has taken it.
        const late = answer(at(sleeper), ask);
        await pause(LEASE_SECONDS * 1.5);
        await until("the other server takes the answer", async () => (await answer(at(1 - sleeper), ask).catch(() => undefined))?.ok);
        const before = await lines();
        servers[sleeper].process.kill("SIGCONT");
        assert.equal((await late).ok, false, "what was decided without it is not decided again");
        assert.equal(await lines(), before, "it writes nothing");
      },
      "told to stop": async () => {
        const number = await owner();
        await end(number, "SIGTERM");
        await start(number);
      },
      "the database restarted": async () => restartDatabase(false),
      "the database gone without warning": async () => restartDatabase(true),
      "cut off from the database": async () => {
        const alone = await owner();
        const { gate, port } = servers[alone];
        gate.shut = true;
        await until("it says that it is alone", () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status === 503));
        // At the other server everybody plays on meanwhile.
        await goOn(6);
        assert.notEqual(await owner(), alone);
        gate.open();
        await healthy(`http://127.0.0.1:${port}/healthz`);
      },
    };
    for (const [what, strike] of Object.entries(faults)) {
      const before = await where();
      await strike();
      assert.ok((await where()) >= before, `${what}: nothing is lost`);
      await goOn(6);
    }
    // Everybody sees what the table is, at either server.
    const shown = [];
    for (const [seat, { tab }] of visitors.entries()) {
      const [one, two] = await Promise.all(servers.map(({ port }) => lookAt({ page: `http://127.0.0.1:${port}` }, made.table, [keys[seat]])));
      assert.deepEqual(one.views, two.views);
      assert.deepEqual(one.log, two.log);
      assert.equal(await tab.locator("div.room").count(), 1);
      shown.push(one);
    }
    // And that is what its record shows when it is replayed.
    const given = await fetch(`${house.page}/api/tables/${made.table}/act`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ keys, wish: { type: "give-up", seat: 0 } }),
    });
    assert.ok(given.ok, await given.text());
    const record = await (await fetch(`${house.page}/api/tables/${made.table}/record`)).text();
    writeFileSync(join(folder, "record.json"), record);
    await run(BINARY, ["verify", join(folder, "record.json")]);
    const answers = JSON.parse(record).lines.filter((line) => line.answer !== undefined).length;
    for (const [seat, { views }] of shown.entries()) {
      const page = await (await fetch(`${house.page}/api/tables/${made.table}/replay?viewer=player-${seat + 1}&from=${answers}`)).json();
      assert.deepEqual(page.steps.at(-1).view, views[seat]);
    }
    for (const { context } of visitors) await context.close();
  });
});
