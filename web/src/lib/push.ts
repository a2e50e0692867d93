/** Messages when the page is closed: the browser's own push service, which the server writes to. */
import { api } from "./api";
import { settings } from "./settings.svelte";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush() || Notification.permission !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js");
  const registration = await navigator.serviceWorker.ready;
  const known = await registration.pushManager.getSubscription();
  if (known !== null) return known;
  const { key } = await api.pushKey();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Asks the server to write to this browser about a seat. A browser or a server that cannot is no fault of the game. */
export async function tellMe(table: string, held: readonly { seat: number; key: string }[]): Promise<boolean> {
  if (!settings.notify) return false;
  try {
    const pushed = (await subscription())?.toJSON();
    if (pushed?.endpoint === undefined || pushed.keys === undefined) return false;
    const push = { endpoint: pushed.endpoint, p256dh: pushed.keys["p256dh"] ?? "", auth: pushed.keys["auth"] ?? "" };
    await Promise.all(held.map(({ seat, key }) => api.notices(table, key, { seat, push })));
    return true;
  } catch {
    return false;
  }
}
