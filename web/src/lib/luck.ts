/**
 * The seats' share in the luck of a table: each draws bytes of its own, promises them by their SHA-256 before the game and
 * shows them when everybody has promised. So nobody, the server included, can choose the seed.
 */
import { sha256, toHex } from "./sha256";

export class Luck {
  readonly #shares = new Map<number, Uint8Array>();

  /** A fresh share for a seat, and what is promised by it. */
  promise(seat: number): string {
    const share = crypto.getRandomValues(new Uint8Array(32));
    this.#shares.set(seat, share);
    return toHex(sha256(share));
  }

  /** The share a seat promised, if this browser drew it. */
  shown(seat: number): string | null {
    const share = this.#shares.get(seat);
    return share === undefined ? null : toHex(share);
  }
}
