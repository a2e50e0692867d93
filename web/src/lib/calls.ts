/** Being called while the page is closed: this browser's subscription to the messages of the server. */
import type { PushTo } from "../protocol";
import { sha256 } from "./sha256";

/** The worker that shows the calls; it does nothing else. */
const WORKER = "/calls.js";

export const canBeCalled = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Bytes as text that needs no escaping in an address, as the server writes them. */
function text(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** By what the server names an address to whoever gave it. */
export function callId(address: string): string {
  return text(sha256(new TextEncoder().encode(address)).slice(0, 16));
}

function shown(subscription: PushSubscription): PushTo {
  const key = (name: PushEncryptionKeyName): string => text(new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer(0)));
  return { endpoint: subscription.endpoint, p256dh: key("p256dh"), auth: key("auth") };
}

/** The subscription this browser has, if it has one. */
export async function subscribed(): Promise<PushTo | null> {
  if (!canBeCalled()) return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  const found = (await worker?.pushManager.getSubscription()) ?? null;
  return found === null ? null : shown(found);
}

/** Subscribes to the server's key; a subscription to another one is given up, because nobody can use it. */
export async function subscribe(key: string): Promise<PushTo> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  const others = old?.options.applicationServerKey;
  if (old !== null && others !== null && others !== undefined && text(new Uint8Array(others)) !== key) await old.unsubscribe();
  return shown(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}
