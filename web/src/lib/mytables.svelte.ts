/** Tables this browser sits at, with the keys of its seats. They live only here and on the server (hashed). */

const PLACE = "holdout.tables";
const LIMIT = 40;

export interface MyTable {
  table: string;
  title: string;
  keys: { seat: number; key: string; name: string }[];
  /** Links of seats this browser gave away, so that the host can hand them out again. */
  links: { seat: number; link: string; name: string }[];
  at: number;
  over: boolean;
  /** The round in which this browser last saw it. */
  round?: number;
  /** The reader's first game of its title, played by the hand. */
  guided?: boolean;
}

function read(): MyTable[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as MyTable[];
  } catch {
    return [];
  }
}

class MyTables {
  list: MyTable[] = $state(read());

  find(table: string): MyTable | undefined {
    return this.list.find((mine) => mine.table === table);
  }

  /** Adds or changes one table and puts it first. */
  keep(table: string, change: (mine: MyTable) => void): void {
    const mine = this.find(table) ?? { table, title: "", keys: [], links: [], at: 0, over: false };
    const copy = $state.snapshot(mine) as MyTable;
    change(copy);
    copy.at = Date.now();
    this.list = [copy, ...this.list.filter((other) => other.table !== table)].slice(0, LIMIT);
    this.#store();
  }

  addKey(table: string, seat: number, key: string, name: string): void {
    this.keep(table, (mine) => {
      mine.keys = [...mine.keys.filter((held) => held.key !== key && held.seat !== seat), { seat, key, name }];
      mine.keys.sort((a, b) => a.seat - b.seat);
    });
  }

  dropKey(table: string, seat: number): void {
    this.keep(table, (mine) => (mine.keys = mine.keys.filter((held) => held.seat !== seat)));
  }

  /** Remembers the round without moving the table to the front. */
  saw(table: string, round: number): void {
    const mine = this.find(table);
    if (mine === undefined || mine.round === round) return;
    mine.round = round;
    this.#store();
  }

  forget(table: string): void {
    this.list = this.list.filter((other) => other.table !== table);
    this.#store();
  }

  #store(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.list));
    } catch {
      // Without storage the table is still reachable by its link.
    }
  }
}

export const myTables = new MyTables();

/** The invitation inside an address, if it is one. */
export function invitationOf(link: string): string | null {
  return /[?#&]invite=([^&#]+)/.exec(link)?.[1] ?? null;
}

/** The key inside a seat's address, wherever the server put it. */
export function keyOf(link: string): string | null {
  return /[?#&]key=([^&#]+)/.exec(link)?.[1] ?? null;
}
