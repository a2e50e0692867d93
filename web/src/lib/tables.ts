/** Opening a table and sitting down at it. */
import type { NewSeat, NewTable, Role, TableMade, Title } from "../protocol";
import { titleEntry } from "../titles/index";
import { api } from "./api";
import { ownGroup } from "./group";
import { keyOf, myTables } from "./mytables.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

const USUAL = 4;

/** As many seats as a table of this title usually has. */
export function usualSeats(title: Title): number {
  return Math.min(Math.max(titleEntry(title.id)?.usual ?? USUAL, title.players[0]), title.players[1]);
}

/** The part a seat plays: where a title has several, the first seat has the first of them and everybody else the last. */
export function roleOf(title: Title, seat: number): Role | null {
  return title.roles.length < 2 ? null : (title.roles[Math.min(seat, title.roles.length - 1)] ?? null);
}

/** The kinds of bots that can sit there, weakest first. */
export function botsFor(title: Title, seat: number): string[] {
  return roleOf(title, seat)?.bots ?? title.bots;
}

/** The bot a newcomer meets is not the strongest, where there is one between the weakest and the strongest. */
function botFor(title: Title, seat: number, gentle: boolean): string {
  const bots = botsFor(title, seat);
  return (gentle && bots.length > 2 ? bots.at(-2) : bots.at(-1)) ?? "random";
}

/** A sensible table: you in one seat, bots in the others, no clock, own answers may be taken back, a bot gives advice. */
export function quickTable(title: Title, nickname: string, { own = title.roles.length < 2 ? 0 : 1, gentle = false } = {}): NewTable {
  const seats = Array.from({ length: usualSeats(title) }, (_, seat): NewSeat => (seat === own ? { kind: "me" } : { kind: "bot", bot: botFor(title, seat, gentle) }));
  return {
    title: title.id,
    options: Object.fromEntries(title.options.map((option) => [option.id, option.default])),
    public: false,
    seats,
    nickname,
    clock: { kind: "none" },
    on_timeout: "fallback",
    undo: "own",
    hints: true,
  };
}

/** The group a table of this title belongs to, if its games remember each other. */
export async function groupOf(title: Title): Promise<{ group?: string }> {
  return title.remembers ? { group: (await ownGroup()).group } : {};
}

/** Makes the table, keeps the keys of the seats that are ours, and goes there. */
export async function sitDown(wanted: NewTable, guides = false): Promise<void> {
  goTo(wanted.title, wanted.seats, await api.make(wanted), guides);
}

/** The same people again: a new table with the seats this browser had. */
export async function playAgain(table: string, title: string, keys: { seat: number; key: string }[]): Promise<void> {
  const made = await api.rematch(table, keys.map((held) => held.key));
  const seats: NewSeat[] = [];
  for (const { seat } of made.links) seats[seat] = { kind: "me" };
  goTo(title, Array.from(seats, (seat) => seat ?? { kind: "bot" }), made);
}

/** A table of our own that goes on from a step of a finished game: you in one seat, the others for bots or for whoever comes. */
export async function playOn(game: { table: string; title: string; seats: number }, step: number, seat: number, others: "bot" | "open"): Promise<void> {
  const seats: NewSeat[] = Array.from({ length: game.seats }, (_, each) => ({ kind: each === seat ? "me" : others }));
  const made = await api.playOn(game.table, { step, seats, nickname: settings.nickname || t("web-guest") });
  goTo(game.title, seats, made);
}

function goTo(title: string, seats: NewSeat[], made: TableMade, guides = false): void {
  const mine = seats.flatMap((seat, index) => (seat.kind === "me" ? [index] : []));
  myTables.keep(made.table, (table) => {
    table.title = title;
    table.guided = guides;
    table.links = (made.invitations).map(({ seat, link, name }) => ({ seat, link, name }));
  });
  for (const link of made.links) {
    const key = keyOf(link.link);
    if (key !== null && mine.includes(link.seat)) myTables.addKey(made.table, link.seat, key, link.name);
  }
  router.go(`/table/${encodeURIComponent(made.table)}`);
}
