/**
 * Being called while the page is closed: the switch, a push service and a hook of the test's own, and the worker that
 * shows the call. Only the browser's way to its maker's push service is replaced: that one is far away.
 */
import assert from "node:assert/strict";
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { after, before, describe, it } from "node:test";
import axe from "axe-core";
import { faults, lookAt, makeTable, missingTexts, openHouse, until } from "./house.mjs";

let house;
let service;
before(async () => {
  house = await openHouse();
  service = await openService();
});
after(async () => {
  await house?.close();
  await service?.close();
});

const SAID = {
  en: { title: "Osaczeni", text: "It is your turn at the table.", push: "Call me when it is my turn, also when this page is closed", hook: "Call me at an address (webhook)", address: "Address to be called", add: "Add", drop: "Call off", settings: "Settings" },
  pl: { title: "Osaczeni", text: "Twoja kolej przy stole.", push: "Zawołaj mnie, gdy przyjdzie moja kolej, także przy zamkniętej stronie", hook: "Wysyłaj wezwania pod adres (webhook)", address: "Adres wezwań", add: "Dodaj", drop: "Odwołaj", settings: "Ustawienia" },
};

/** Takes every letter and keeps it. */
async function openService() {
  const letters = [];
  const server = createServer((request, answer) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      letters.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) });
      answer.writeHead(201).end();
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    letter: (path) => until(`a letter to ${path}`, () => letters.find((letter) => letter.path === path)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The keys of a subscription, and how a letter sealed for it is opened (RFC 8291, the receiving side). */
function subscriber() {
  const own = createECDH("prime256v1");
  const point = own.generateKeys();
  const auth = randomBytes(16);
  return {
    point,
    auth,
    open(letter) {
      const [salt, sender, sealed] = [letter.subarray(0, 16), letter.subarray(21, 86), letter.subarray(86)];
      const derive = (secret, salt, info, length) => Buffer.from(hkdfSync("sha256", secret, salt, info, length));
      const secret = derive(own.computeSecret(sender), auth, Buffer.concat([Buffer.from("WebPush: info\0"), point, sender]), 32);
      const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
      const cipher = createDecipheriv("aes-128-gcm", key, derive(secret, salt, "Content-Encoding: nonce\0", 12));
      cipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString();
      return text.slice(0, text.lastIndexOf("\u0002"));
    },
  };
}

/** A visitor whose browser subscribes at the test's own service. */
async function subscribing(language, path, keys) {
  const visitor = await house.visitor({ language, nickname: "Ania" });
  await visitor.context.grantPermissions(["notifications"], { origin: house.page });
  await visitor.context.addInitScript(
    ({ endpoint, point, auth }) => {
      const key = (name) => Uint8Array.from(name === "auth" ? auth : point).buffer;
      const made = { endpoint, getKey: key, options: { applicationServerKey: null }, unsubscribe: async () => true };
      const kept = () => (localStorage.getItem("test.subscribed") === null ? null : made);
      PushManager.prototype.getSubscription = async () => kept();
      PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        localStorage.setItem("test.subscribed", applicationServerKey);
        return made;
      };
    },
    { endpoint: service.address + path, point: [...keys.point], auth: [...keys.auth] },
  );
  return visitor;
}

/** A table of three people; the link of one who is asked. */
async function askedLink() {
  const made = await makeTable(house, { seats: [{ kind: "me" }, { kind: "me", name: "Bela" }, { kind: "me", name: "Cela" }] });
  const keys = made.links.map((link) => link.link.split("#key=")[1]);
  const { waiting } = await lookAt(house, made.table, keys);
  const { seat } = waiting.find((owed) => !owed.locked);
  return { table: made.table, link: made.links[seat].link, key: keys[seat] };
}

async function listed({ table, key }) {
  return (await (await fetch(`${house.page}/api/tables/${table}/calls`, { headers: { authorization: `Bearer ${key}` } })).json()).calls;
}

/**
 * Clicks the call that is shown; gives the pages the worker opened and brought to the front. A browser without a desktop
 * has nothing to click on and lets nobody open windows, so the event is made inside the worker, with the notification
 * that is shown, and what the worker asks of the browser is written down instead of done.
 */
function clicked(worker) {
  return worker.evaluate(async () => {
    const asked = { opened: [], focused: [] };
    const path = (address) => new URL(address, self.location.origin).pathname;
    self.clients.openWindow = async (address) => void asked.opened.push(path(address));
    WindowClient.prototype.focus = async function () {
      asked.focused.push(path(this.url));
    };
    const [notification] = await self.registration.getNotifications();
    const waits = [];
    const click = new NotificationEvent("notificationclick", { notification });
    click.waitUntil = (promise) => waits.push(promise);
    self.dispatchEvent(click);
    await Promise.all(waits);
    return asked;
  });
}

for (const language of ["en", "pl"]) {
  const said = SAID[language];

  describe(`whoever closed the page, in ${language}`, () => {
    it("is called by the browser when it is their turn, once they switched it on", async () => {
      const keys = subscriber();
      const path = `/push-${language}`;
      const { tab, context, complaints } = await subscribing(language, path, keys);
      const asked = await askedLink();
      await tab.goto(asked.link);
      await tab.getByRole("button", { name: said.settings }).click();
      const toggle = tab.getByRole("switch", { name: said.push });
      await toggle.click();
      await until("the switch to be on", async () => (await toggle.getAttribute("aria-checked")) === "true");
      assert.deepEqual((await listed(asked)).map((call) => call.kind), ["push"]);
      assert.deepEqual([await missingTexts(tab), await faults(tab, axe)], [[], []]);
      // The browser was given the server's own key to subscribe to.
      const key = await tab.evaluate(() => localStorage.getItem("test.subscribed"));
      await tab.goto("/");
      const letter = await service.letter(path);
      assert.equal(letter.headers.authorization.split("k=")[1], key);
      const call = keys.open(letter.body);
      assert.deepEqual(JSON.parse(call), { title: said.title, text: said.text, table: asked.table });

      // What a push service would hand to the browser, handed to it: the worker shows it.
      const session = await context.newCDPSession(tab);
      const registrations = [];
      session.on("ServiceWorker.workerRegistrationUpdated", (update) => registrations.push(...update.registrations));
      await session.send("ServiceWorker.enable");
      const { registrationId } = await until("the worker", () => registrations.find((each) => !each.isDeleted));
      await session.send("ServiceWorker.deliverPushMessage", { origin: house.page, registrationId, data: call });
      const shown = () =>
        tab.evaluate(async () => {
          const worker = await navigator.serviceWorker.getRegistration("/calls.js");
          return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
        });
      const [notification] = await until("the notification", async () => ((await shown()).length > 0 ? shown() : null));
      assert.deepEqual(notification, { title: said.title, body: said.text, tag: asked.table, data: { table: asked.table } });

      // Clicked while its table is not open, it opens it; while it is, it brings that page to the front.
      const worker = await until("the worker to run", () => context.serviceWorkers()[0]);
      assert.deepEqual(await clicked(worker), { opened: [`/table/${asked.table}`], focused: [] });
      assert.deepEqual(await shown(), [], "a call that was clicked is gone");
      await tab.goto(`/table/${asked.table}`);
      await session.send("ServiceWorker.deliverPushMessage", { origin: house.page, registrationId, data: call });
      await until("the notification, once more", async () => (await shown()).length > 0);
      assert.deepEqual(await clicked(worker), { opened: [], focused: [`/table/${asked.table}`] });

      // Called off, nobody is called.
      await tab.getByRole("button", { name: said.settings }).click();
      await until("the switch to be on still", async () => (await toggle.getAttribute("aria-checked")) === "true");
      await toggle.click();
      await until("the switch to be off", async () => (await toggle.getAttribute("aria-checked")) === "false");
      assert.deepEqual(await listed(asked), []);
      assert.deepEqual(complaints, []);
      await context.close();
    });

    it("is called at an address of theirs, which is never shown again", async () => {
      const { tab, context, complaints } = await house.visitor({ language, nickname: "Ania" });
      const asked = await askedLink();
      const path = `/hook-${language}`;
      await tab.goto(asked.link);
      await tab.getByRole("button", { name: said.settings }).click();
      await tab.getByText(said.hook).click();
      await tab.getByLabel(said.address).fill(service.address + path);
      await tab.getByRole("button", { name: said.add, exact: true }).click();
      const secret = await tab.locator(".calls code").innerText();
      await tab.getByRole("button", { name: said.drop }).waitFor();
      assert.ok(!(await tab.content()).includes(path), "only the host is shown");
      await tab.goto("/");
      const { headers, body } = await service.letter(path);
      const told = JSON.parse(body.toString());
      assert.equal(told.text, `${said.title}: ${said.text} ${house.page}/table/${asked.table}`);
      assert.equal(headers["holdout-signature"], `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
      assert.deepEqual(complaints, []);
      await context.close();
    });
  });
}

describe("an address that must not be called", () => {
  it("is refused in words", async () => {
    const { tab, context } = await house.visitor({ nickname: "Ania" });
    const asked = await askedLink();
    await tab.goto(asked.link);
    await tab.getByRole("button", { name: SAID.en.settings }).click();
    await tab.getByText(SAID.en.hook).click();
    await tab.getByLabel(SAID.en.address).fill("ftp://127.0.0.1/");
    await tab.getByRole("button", { name: SAID.en.add, exact: true }).click();
    await tab.getByText("The server calls only public addresses that begin with https://.").waitFor();
    await context.close();
  });
});
