/**
 * For the poster: the four kinds of family members as small silhouettes on a 64 by 62 field, feet at the lower edge.
 * `body` is filled with the family's colour, `cut` are the lines carved out of it.
 */
import type { Kind } from "./generated";

export interface FigureArt {
  body: string;
  cut: string;
}

export const FIGURES: Record<Kind, FigureArt> = {
  // Broad, with a cap, arms crossed: strength 2.
  defender: {
    body: "M22 20C20 9 25 3 32 3s12 6 10 17l1 4c8 1 15 4 18 12l1 26H2l1-26c3-8 10-11 18-12z",
    cut: "M20 13h25M25 18l4 1M36 19l4-1M27 24q5 3 10 0M10 44l20 3 24-7M12 51l22-3 18 4M13 62l-1-12M52 62l1-13",
  },
  // One arm up with a loudhailer: two votes.
  leader: {
    body: "M21 22c-3-9 1-17 9-17 6 0 10 5 9 13l3-4 6-6-2-5 14-3 1 17-11-3-5 9-7 8 3 31H14l2-27c-6 4-8 10-8 17H2c0-14 6-22 14-26z",
    cut: "M23 14q8-5 14 0M26 19l3 0M33 19l3 0M27 24q3 3 7 0M24 36l6 8 6-8M30 44v18M50 8l2 8M56 4l1 13",
  },
  // A small child with its mouth open and tears flying: draws monsters.
  crybaby: {
    body: "M32 14c11 0 17 7 17 15 0 7-4 11-9 13 7 3 10 9 11 20H13c1-11 4-17 11-20-5-2-9-6-9-13 0-8 6-15 17-15zM9 26c3 5 4 8 1 11-3 2-6 0-6-3 0-2 2-4 5-8zM55 26c3 4 5 6 5 8 0 3-3 5-6 3-3-3-2-6 1-11zM31 14c-2-6 2-11 8-10-3 2-4 6-3 10z",
    cut: "M21 27l7 2M36 29l7-2M27 34q5-4 10 0q-1 6-5 6t-5-6M24 47q-5 4-5 12M40 47q5 4 5 12",
  },
  // Off balance, one foot in a bucket: no gift at all.
  klutz: {
    body: "M34 5c7-2 13 3 13 10 0 6-3 10-8 12l5 6 14-8 4 6-16 12 2 5 12 8-2 6-16-3-8 3 3 10H12l-3-18 16 1 3-6-4-9-14 3-3-7 16-6 4-1c-3-8 0-20 7-24z",
    cut: "M33 14l4 1M41 12l3-1M35 21q4-3 7-1M28 32l8 10M12 52l20 1M22 8l-5-4M18 14l-7-1M53 6l4-4",
  },
};

/** A monster looks over the edge: one silhouette for all, around (0,0) in a field of 48. */
export const MONSTER = {
  body: "M-21 23C-24 8-20-8-12-14l2 4 5-12 6 9 6-8 3 11 4-3c8 8 9 22 7 36l-6-5-5 5-6-5-6 5-6-5-5 5z",
  eyes: "M-12-2l10 4-3 4c-4 1-7-2-7-8zM13-3l-9 5 3 4c4 1 6-3 6-9z",
  mouth: "M-9 13l4-3 4 4 4-4 4 4 4-3",
  claws: "M-24 24l-3-11M-19 25l-2-9M24 24l3-11M19 25l2-9",
};
