/** What stands about in rooms and streets: decoration only, the same in a zone whenever it is drawn. */
import type { ZonePlan } from "./plan";
import { skin, steady } from "./skin.svelte";

export interface Piece {
  path: string;
  x: number;
  y: number;
  scale: number;
}

export function furniture(place: ZonePlan): Piece | null {
  const lying = skin().furniture[place.ground];
  const number = steady(place.zone);
  if (lying === undefined || number % lying.bare !== 0) return null;
  const path = lying.pieces[Math.floor(number / 4) % lying.pieces.length];
  if (path === undefined) return null;
  const { x, y, w, h } = place.last;
  return { path, x: x + w - lying.size - 16, y: y + h - lying.size - 16, scale: lying.size / 512 };
}
