// Shows calls to the table while no page is open, and leads to the table when one is clicked.
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const call = event.data === null ? {} : event.data.json();
  const shown = { body: call.text, tag: call.table, icon: "/icon-192.png", data: { table: call.table } };
  event.waitUntil(self.registration.showNotification(call.title || "Holdout", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data && event.notification.data.table;
  const path = table ? `/table/${encodeURIComponent(table)}` : "/";
  const open = self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
    const there = pages.find((page) => new URL(page.url).pathname === path);
    return there === undefined ? self.clients.openWindow(path) : there.focus();
  });
  event.waitUntil(open);
});
