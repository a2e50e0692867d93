/** What stands about in rooms and streets: decoration only, the same in a zone whenever it is drawn. */
import barrels from "icon:cellar-barrels";
import bed from "icon:bed";
import books from "icon:bookshelf";
import cart from "icon:wheelbarrow";
import cauldron from "icon:cauldron";
import chair from "icon:wooden-chair";
import crate from "icon:wooden-crate";
import fireplace from "icon:fireplace";
import table from "icon:table";
import well from "icon:well";
import wheel from "icon:stone-wheel";
import type { ZonePlan } from "./plan";

const ROOM = [bed, table, books, barrels, cauldron, fireplace, chair, crate];
const STREET = [cart, well, wheel];
/** Only some streets have anything lying in them. */
const STREETS_BARE = 4;

export interface Piece {
  path: string;
  x: number;
  y: number;
  scale: number;
}

export function furniture(place: ZonePlan): Piece | null {
  if (place.ground === "vault") return null;
  const hash = [...place.zone].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const pieces = place.ground === "room" ? ROOM : STREET;
  if (place.ground === "street" && hash % STREETS_BARE !== 0) return null;
  const path = pieces[Math.floor(hash / STREETS_BARE) % pieces.length];
  if (path === undefined) return null;
  const size = place.ground === "room" ? 96 : 64;
  const { x, y, w, h } = place.last;
  return { path, x: x + w - size - 16, y: y + h - size - 16, scale: size / 512 };
}
