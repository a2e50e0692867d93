/** The live connection to a table. It comes back by itself and continues where it stopped. */
import type { FromServer, ToServer } from "../protocol";

export type LinkStatus = "joining" | "live" | "lost";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export class Link {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly hello: () => ToServer,
    private readonly heard: (message: FromServer) => void,
    private readonly changed: (status: LinkStatus) => void,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  /** Whether it went out; nothing is kept for later, because a late answer may no longer fit. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #open(): void {
    const address = new URL("/ws", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#wait = FIRST_WAIT;
      socket.send(JSON.stringify(this.hello()));
      this.changed("live");
    });
    socket.addEventListener("message", (message) => this.heard(JSON.parse(String(message.data)) as FromServer));
    socket.addEventListener("close", () => this.#lost(socket));
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.changed("lost");
    // Everybody whom a restart cut off should not come back in the same instant.
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  readonly #now = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
