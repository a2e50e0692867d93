/** Requests to the server. Every failure becomes words the reader can act on. */
import type {
  GameRecord,
  Joined,
  NewTable,
  Phrase,
  PublicTable,
  ReplayPage,
  RuleIndex,
  Snapshot,
  TableMade,
  Title,
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

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? undefined
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
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
  rules: (title: string) => ask<RuleIndex>(`/api/rules/${part(title)}`),
  tables: () => ask<PublicTable[]>("/api/tables"),
  make: (table: NewTable) => ask<TableMade>("/api/tables", table),
  snapshot: (table: string, key: string | null) =>
    ask<Snapshot>(`/api/tables/${part(table)}${key === null ? "" : `?key=${part(key)}`}`),
  join: (table: string, nickname: string, seat?: number) =>
    ask<Joined>(`/api/tables/${part(table)}/join`, { nickname, seat }),
  record: (table: string) => ask<GameRecord>(`/api/tables/${part(table)}/record`),
  replay: (table: string, viewer: string, from: number) =>
    ask<ReplayPage>(`/api/tables/${part(table)}/replay?viewer=${part(viewer)}&from=${from}`),
  /** Lays a record on the server's table as a finished game, to be watched like any other. */
  load: (record: unknown) => ask<{ table: string }>("/api/records", record),
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
