/** Who is in the team of a new table and who plays whom, as the setup of the rules wants it. */

export interface Place {
  /** The identity card. */
  id: string;
  /** 0, or 1 for the second figure of the same identity. */
  copy: number;
  /** Who plays him; nobody leaves him at home. */
  seat: number | null;
}

/** The seats of a team that is shared out evenly, as the rules do it. */
export function even(team: number, seats: number): number[] {
  return Array.from({ length: team }, (_, at) => Math.floor((at * seats) / Math.max(1, team)));
}

/** Every identity with whoever plays it now. */
export function places(ids: readonly string[], survivors: readonly string[], owners: readonly number[], seats: number): Place[] {
  const shared = owners.length === survivors.length ? owners : even(survivors.length, seats);
  const twice = survivors.length > ids.length ? 2 : 1;
  return Array.from({ length: twice }, (_, copy) =>
    ids.map((id): Place => {
      const at = survivors.flatMap((other, index) => (other === id ? [index] : []))[copy];
      return { id, copy, seat: at === undefined ? null : (shared[at] ?? null) };
    }),
  ).flat();
}

/** The two lists of the setup. */
export function lists(all: readonly Place[]): { survivors: string[]; owners: number[] } {
  const team = all.filter((place) => place.seat !== null);
  return { survivors: team.map((place) => place.id), owners: team.map((place) => place.seat ?? 0) };
}

/** The first seat that has nobody to play. */
export function idle(all: readonly Place[], seats: number): number | null {
  for (let seat = 0; seat < seats; seat++) if (!all.some((place) => place.seat === seat)) return seat;
  return null;
}
