/** The missions this browser has won, by title: for the marks on the page of a new table. */

const PLACE = "holdout.won";

function read(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

export function wonMissions(title: string): string[] {
  return read()[title] ?? [];
}

export function keepWon(title: string, mission: string): void {
  const won = wonMissions(title);
  if (won.includes(mission)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...read(), [title]: [...won, mission] }));
  } catch {
    // Without storage there are no marks.
  }
}
