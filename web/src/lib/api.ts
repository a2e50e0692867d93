/** Requests to the server. Every failure becomes words the reader can act on. */
import type {
  CallMade,
  Calls,
  GameRecord,
  Group,
  Hint,
  Joined,
  KeptFor,
  NewCall,
  NewTable,
  OwnTable,
  Phrase,
  PlayOn,
  PublicTable,
  ReplayPage,
  RuleIndex,
  SeatLink,
  Snapshot,
  TableMade,
  Title,
  ToServer,
} from "../protocol";

/** A request that did not work, with a sentence for the reader. */
export class Failure extends Error {
  constructor(
    readonly why: Phrase,
    readonly status: number,
  ) {
    super(why.key);
  }
}

interface Wish {
  body?: unknown;
  method?: string;
  /** Keys of seats. They travel in a header, because addresses end up in logs along the way. */
  keys?: string[];
}

async function ask<T>(path: string, { body, method = body === undefined ? "GET" : "POST", keys = [] }: Wish = {}): Promise<T> {
  const headers = new Headers();
  if (body !== undefined) headers.set("content-type", "application/json");
  if (keys.length > 0) headers.set("authorization", `Bearer ${keys.join(",")}`);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Failure({ key: "web-failure-offline" }, 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  const told = (await answer.json().catch(() => null)) as { why?: Phrase } | null;
  throw new Failure(told?.why ?? { key: fallback(answer.status) }, answer.status);
}

function fallback(status: number): string {
  if (status === 404) return "web-failure-missing";
  if (status === 403 || status === 401) return "web-failure-forbidden";
  if (status === 429 || status === 503) return "web-failure-busy";
  return "web-failure-server";
}

const part = encodeURIComponent;

export const api = {
  titles: () => ask<Title[]>("/api/titles"),
  /** What is in the box of a title, by content file; the title's folder knows the shape. */
  box: (title: string) => ask<unknown>(`/api/titles/${part(title)}/box`),
  rules: (title: string) => ask<RuleIndex>(`/api/rules/${part(title)}`),
  /** How long this server keeps what nobody plays. */
  kept: () => ask<KeptFor>("/api/kept"),
  tables: () => ask<PublicTable[]>("/api/tables"),
  make: (table: NewTable) => ask<TableMade>("/api/tables", { body: table }),
  /** The table through the eyes of the seats whose keys are given; of several, what all of them may see together. */
  snapshot: (table: string, keys: string[]) => ask<Snapshot>(`/api/tables/${part(table)}`, { keys }),
  /** Takes a seat: by an invitation, or any open one of a public table. */
  join: (table: string, nickname: string, wish: { seat?: number; invite?: string }) =>
    ask<Joined>(`/api/tables/${part(table)}/join`, { body: { nickname, ...wish } }),
  /** What a message of the live connection would do, for a seat this connection does not hold. */
  act: (table: string, key: string | null, wish: ToServer) => ask<Snapshot>(`/api/tables/${part(table)}/act`, { body: { keys: key === null ? [] : [key], wish } }),
  /** A new invitation for an open seat; the old one is void. */
  invite: (table: string, seat: number, key: string) => ask<SeatLink>(`/api/tables/${part(table)}/invite`, { body: { seat }, keys: [key] }),
  /** What a bot would do at this seat. */
  hint: (table: string, seat: number, key: string) => ask<Hint>(`/api/tables/${part(table)}/hint?seat=${seat}`, { keys: [key] }),
  /** How one's seats are called to their turn. */
  calls: (table: string, keys: string[]) => ask<Calls>(`/api/tables/${part(table)}/calls`, { keys }),
  addCall: (table: string, call: NewCall, keys: string[]) => ask<CallMade>(`/api/tables/${part(table)}/calls`, { body: call, keys }),
  dropCall: (table: string, call: string, keys: string[]) => ask<Calls>(`/api/tables/${part(table)}/calls/${part(call)}`, { method: "DELETE", keys }),
  /** The same people at a new table; whoever asks later gets their seat at the same one. */
  rematch: (table: string, keys: string[]) => ask<TableMade>(`/api/tables/${part(table)}/rematch`, { method: "POST", keys }),
  /** How one's own tables stand. */
  mine: (tables: { table: string; keys: string[] }[]) => ask<OwnTable[]>("/api/mine", { body: { tables } }),
  record: (table: string) => ask<GameRecord>(`/api/tables/${part(table)}/record`),
  replay: (table: string, viewer: string, from: number) =>
    ask<ReplayPage>(`/api/tables/${part(table)}/replay?viewer=${part(viewer)}&from=${from}`),
  /** A new table that goes on from a step of a finished game. */
  playOn: (table: string, wish: PlayOn) => ask<TableMade>(`/api/tables/${part(table)}/play-on`, { body: wish }),
  found: () => ask<Group>("/api/groups", { body: {} }),
  group: (group: string) => ask<Group>(`/api/groups/${part(group)}`),
  forget: (group: string) => ask<Group>(`/api/groups/${part(group)}`, { method: "DELETE" }),
  /** Lays a record on the server's table as a finished game, to be watched like any other. */
  load: (record: unknown) => ask<{ table: string }>("/api/records", { body: record }),
};

/** All steps of a finished game as one viewer saw them. */
export async function wholeReplay(table: string, viewer: string): Promise<ReplayPage["steps"]> {
  const steps: ReplayPage["steps"] = [];
  for (;;) {
    const page = await api.replay(table, viewer, steps.length);
    steps.push(...page.steps);
    if (page.steps.length === 0 || steps.length >= page.total) return steps;
  }
}
