// Messages of the server to a browser whose page is closed: whose turn it is, that a game began or ended.
// Nothing is kept for offline use: the server is the table.
const WORDS = {
  en: { "your-turn": "It is your turn.", begun: "The game has begun.", over: "The game is over." },
  pl: { "your-turn": "Twoja kolej.", begun: "Gra się zaczęła.", over: "Gra skończona." },
};
const TITLES = {
  en: { osaczeni: "Osaczeni", "black-plague": "Black Plague", invader: "Invader", "white-death": "White Death", doom: "DOOM" },
  pl: { osaczeni: "Osaczeni", "black-plague": "Czarna Plaga", invader: "Invader", "white-death": "Biała Śmierć", doom: "DOOM" },
};

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  const language = told.language === "pl" ? "pl" : "en";
  const address = `/table/${encodeURIComponent(told.table ?? "")}`;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      // Whoever looks at the table sees it anyway.
      if (windows.some((each) => each.visibilityState === "visible" && new URL(each.url).pathname === address)) return undefined;
      return self.registration.showNotification(TITLES[language][told.title] ?? "Holdout", {
        body: WORDS[language][told.kind] ?? WORDS[language]["your-turn"],
        tag: `${told.table}-${told.seat}`,
        icon: "/icon-192.png",
        data: { address },
      });
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data?.address ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((each) => new URL(each.url).pathname === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
