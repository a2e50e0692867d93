/**
 * Everything that travels between the browser and the server. Made from crates/server/src/protocol by
 * `HOLDOUT_WRITE=1 cargo test -p holdout-server typescript`; do not edit.
 */

/** A structured answer, statement or event: `type` and the fields of that type. */
export interface Typed {
  type: string;
  [field: string]: unknown;
}

export type OptionValue = string | number | boolean | null | (string | number)[];

export interface OptionChoice {
  value: OptionValue;
  name: Phrase;
  text: Phrase;
}

/** An option of a title's setup. */
export interface TitleOption {
  id: string;
  /** A list is several values in an order. */
  kind: "choice" | "flag" | "list";
  default: OptionValue;
  choices?: OptionChoice[];
  name: Phrase;
  text: Phrase;
}

/** When each seat's time runs out, in milliseconds from when the message was sent. */
export type Clock = Record<string, number>;

/** A finished game as a file. */
export interface GameRecord {
  commitment?: string;
  seed?: string;
  [field: string]: unknown;
}

/**
 * A sentence without its language: a key of the Fluent files and its arguments.
 */
export type Phrase = { key: string, args?: { [key in string]: Arg }, };

/**
 * A value inside a sentence: a count, typed words, a seat, another message, or several of them.
 */
export type Arg = { "number": number } | { "text": string } | { "seat": number } | { "term": string } | { "list": Array<Arg> };

/**
 * What one seat is asked.
 */
export type Ask = { 
/**
 * An answer names it, so a double click or a late answer changes nothing.
 */
id: number, seat: number, mode: Mode, rule: string, 
/**
 * The window this question is, if it is one; `fallback` passes it.
 */
window: string | null, about: Phrase, answers: Array<Choice>, refused: Array<RefusedChoice>, 
/**
 * In a sealed ask: the name of the answer given, which may still be changed.
 */
sealed: string | null, 
/**
 * What the clock would answer.
 */
fallback: string | null, 
/**
 * How long the question usually takes at a table of people.
 */
seconds: number | null, };

/**
 * What one seat may do at any time, asked or not: nobody waits for it. Sent like an answer, with `id` as the `ask`.
 */
export type Liberties = { id: number, seat: number, answers: Array<Choice>, refused: Array<RefusedChoice>, };

/**
 * How the answers to one question take effect.
 */
export type Mode = "each" | "sealed" | "sealed-changeable";

/**
 * A legal answer: as a stable name, as data, as words.
 */
export type Choice = { name: string, answer: Typed, phrase: Phrase, };

/**
 * An answer a player might expect, and why it is not legal.
 */
export type RefusedChoice = { name: string, answer: Typed, phrase: Phrase, why: Phrase, rule: string, };

/**
 * What everybody knows about an open decision.
 */
export type Waiting = { seat: number, for: Phrase, rule: string, 
/**
 * The answer is sealed already.
 */
locked: boolean, };

/**
 * An event as one viewer sees it.
 */
export type SeenEvent = { 
/**
 * Its place in the log, counted from 1. Places of events that a viewer does not notice are skipped.
 */
seq: number, rule: string, event: Typed, 
/**
 * `null` for events that only move pieces along.
 */
phrase: Phrase | null, };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * Who won; nobody if all have lost.
 */
winners: Array<number>, 
/**
 * In which way, as a stable word of the title.
 */
how: string, 
/**
 * The side that won, where seats play for a side.
 */
side: string | null, 
/**
 * Points by seat; empty where nobody counts.
 */
points: Array<number>, 
/**
 * The number of what it unlocked for later games of the group.
 */
unlocks: number | null, };

/**
 * A title in the shop window.
 */
export type Title = { id: string, name: Phrase, tagline: Phrase, players: [number, number], stage: string, missions: Array<string>, 
/**
 * All kinds of bots it has, whatever they play, weakest first.
 */
bots: Array<string>, 
/**
 * The parts people play; one if all seats are alike.
 */
roles: Array<Role>, options: TitleOption[], 
/**
 * Whether games of a group remember each other; see `Group`.
 */
remembers: boolean, };

/**
 * The part a seat plays. Its name is the text `role-` with its id.
 */
export type Role = { id: string, 
/**
 * Seats of one side win and lose together; `null` where everybody plays for themselves.
 */
side: string | null, 
/**
 * The kinds of bots that can play it, weakest first.
 */
bots: Array<string>, };

/**
 * A table as somebody asks for it.
 */
export type NewTable = { title: string, 
/**
 * A mission of the title, if it has missions.
 */
mission?: string, 
/**
 * Options of the title by id; what is not named has its default.
 */
options: Record<string, OptionValue>, 
/**
 * 64 hexadecimal digits or a number. Left out, the server draws one. Whoever chooses the seed can know all luck to
 * come, so everybody at the table is told that it was chosen.
 */
seed?: string, 
/**
 * Whether the table stands in the lobby; otherwise it is found by its link only.
 */
public: boolean, seats: Array<NewSeat>, 
/**
 * The name of whoever makes the table.
 */
nickname: string, clock: TableClock, on_timeout: OnTimeout, undo: UndoPolicy, 
/**
 * Whether others may let the clock's answer or a bot step in for somebody who has left.
 */
mates?: boolean, 
/**
 * Whether seats may ask what a bot would do.
 */
hints?: boolean, 
/**
 * Seconds after which a bot answers a question that people share with it, 5 to 86400; never if left out.
 */
bots_after?: number, 
/**
 * The playing group whose memory between games counts; see `Group`.
 */
group?: string, };

/**
 * A new table that goes on from a step of another game. Mission, options and luck are those of that game.
 */
export type PlayOn = { 
/**
 * A step as the replay counts them: 0 is the table before the first answer.
 */
step: number, 
/**
 * One for every seat of that game.
 */
seats: Array<NewSeat>, nickname: string, public?: boolean, clock?: TableClock, on_timeout?: OnTimeout, undo?: UndoPolicy, mates?: boolean, };

export type NewSeat = { kind: NewSeatKind, 
/**
 * The kind of bot; the title's best if left out.
 */
bot?: string, name?: string, };

export type NewSeatKind = "me" | "open" | "bot";

/**
 * How long a decision may take.
 */
export type TableClock = { kind: ClockKind, 
/**
 * Seconds per decision, also for days: 86400 is one day. Not for the book's own times.
 */
seconds?: number, };

export type ClockKind = "none" | "decision" | "book" | "days";

/**
 * What happens when a clock runs out.
 */
export type OnTimeout = "fallback" | "bot";

export type UndoPolicy = "none" | "own" | "agreed";

/**
 * The address of a seat with its key, or an invitation to an open one.
 */
export type SeatLink = { seat: number, 
/**
 * The key stands in it as `#key=…`, an invitation as `#invite=…`. An invitation opens nothing by itself: whoever
 * claims it gets a key of their own, and it is void.
 */
link: string, name: string, };

export type TableMade = { table: string, 
/**
 * `lobby` while seats are open: nothing is dealt before everybody is there and ready.
 */
stage: TableStage, 
/**
 * One for every seat of whoever makes the table.
 */
links: Array<SeatLink>, 
/**
 * One for every open seat.
 */
invitations: Array<SeatLink>, 
/**
 * Address for spectators.
 */
watch: string, 
/**
 * SHA-256 of the seed; in a lobby, of the server's part of it.
 */
commitment: string, };

/**
 * A table in the lobby.
 */
export type PublicTable = { table: string, title: string, seats: Array<SeatState>, over: boolean, 
/**
 * Milliseconds since 1970.
 */
created: number, updated: number, };

export type Joined = { table: string, seat: number, link: string, };

/**
 * Who sits where, as everybody sees it.
 */
export type SeatState = { seat: number, name: string, kind: SeatKind, 
/**
 * Whoever holds it is connected, at whatever server.
 */
online: boolean, bot: string | null, 
/**
 * A bot that owes an answer.
 */
thinking: boolean, 
/**
 * In the lobby: ready to begin.
 */
ready: boolean, 
/**
 * Leaves the question they share to somebody else; see `pass`.
 */
passed: boolean, 
/**
 * It changed hands while the game was going on: somebody else may know what it holds.
 */
handed: boolean, };

export type SeatKind = "human" | "open" | "bot";

/**
 * A table before its game begins.
 */
export type Lobby = { title: string, 
/**
 * What will be played.
 */
setup: Record<string, unknown>, seats: Array<SeatState>, 
/**
 * The seat that may fill up with bots, empty seats and invite.
 */
host: number | null, 
/**
 * The seats held here; nobody's for a spectator.
 */
held: Array<number>, 
/**
 * SHA-256 of the server's part of the luck; see `promise` in `ready`.
 */
commitment: string, 
/**
 * Grows when promises became void because somebody left.
 */
round: number, 
/**
 * Everybody is ready: whoever promised a share shows it now.
 */
revealing: boolean, 
/**
 * The seats that promised a share.
 */
promised: Array<number>, public: boolean, 
/**
 * Whether somebody chose the seed.
 */
seeded: boolean, 
/**
 * Whether somebody may know the luck of this table.
 */
known: boolean, continues: number | null, clock: TableClock, on_timeout: OnTimeout, undo: UndoPolicy, mates: boolean, hints: boolean, bots_after: number | null, };

export type ChatLine = { seat: number | null, name: string, text: string, 
/**
 * Instead of a text: who came, left, or let a bot play.
 */
what?: Phrase, 
/**
 * Milliseconds since 1970.
 */
at: number, };

/**
 * How far a table has come.
 */
export type TableStage = "lobby" | "open" | "over" | "faulted";

/**
 * A table as one viewer sees it now, with everything that happened so far.
 */
export type Snapshot = { title: string, stage: TableStage, seq: number, era: number, 
/**
 * The view of the first seat whose key was given, or of a spectator; `null` while the table is faulted.
 */
view: unknown, views: Record<string, unknown>, asks: Array<Ask>, liberties: Array<Liberties>, waiting: Array<Waiting>, log: Array<SeenEvent>, seats: Array<SeatState>, 
/**
 * The seats whose keys were given.
 */
held: Array<number>, clock: Clock | null, undo: UndoState | null, 
/**
 * SHA-256 of the seed; the seed itself is in the record, once the game is over.
 */
commitment: string, 
/**
 * Where the seed came from, at tables that people joined.
 */
luck: LuckShown | null, 
/**
 * The table before its game; `null` once it has begun.
 */
lobby: Lobby | null, 
/**
 * Whether somebody may know the luck of this table.
 */
known: boolean, 
/**
 * Whether seats may ask what a bot would do.
 */
hints: boolean, bots_after: number | null, 
/**
 * The table at which the same is played again.
 */
rematch: string | null, 
/**
 * Whether somebody chose the seed.
 */
seeded: boolean, 
/**
 * The step of another game from which this one goes on, with the luck of that game.
 */
continues: number | null, 
/**
 * Whether others may act for somebody who has left; see `act-for`.
 */
mates: boolean, 
/**
 * What the table agreed on.
 */
setup: Record<string, unknown>, chat: Array<ChatLine>, 
/**
 * The id of the fault, if there is one.
 */
fault: string | null, 
/**
 * Set where the game was played under other rules.
 */
played_under?: PlayedUnder, };

/**
 * What is known of the luck of a table while it is played.
 */
export type LuckShown = { 
/**
 * SHA-256 of the server's part.
 */
commitment: string, 
/**
 * What the seats promised to add.
 */
shares: Array<LuckPromise>, };

/**
 * What a bot would answer.
 */
export type Hint = { 
/**
 * The question it is about.
 */
ask: number, answer: Choice, 
/**
 * Why, if the bot can say.
 */
reason: Phrase | null, };

/**
 * A table of one's own, at a glance.
 */
export type OwnTable = { table: string, title: string, mission: string | null, stage: TableStage, seats: Array<SeatState>, held: Array<number>, 
/**
 * One of the seats held is asked something.
 */
your_turn: boolean, 
/**
 * The seats everybody waits for.
 */
waiting: Array<number>, 
/**
 * When anything last happened there, in milliseconds since 1970.
 */
updated: number, 
/**
 * The table at which the same is played again.
 */
rematch: string | null, 
/**
 * Set where the game was played under other rules.
 */
played_under?: PlayedUnder, };

/**
 * A game that was played under other rules than this server's, or with other content if the versions are the same. It can
 * be looked at as far as it is true here, and be exported once it is over; it is not played on.
 */
export type PlayedUnder = { 
/**
 * The rules version it was played under.
 */
version: number, 
/**
 * The rules version of this server.
 */
here: number, 
/**
 * Lines of its record.
 */
lines: number, 
/**
 * How many of them are true here, from the first on.
 */
shown: number, };

export type LuckPromise = { seat: number, 
/**
 * SHA-256 of the share.
 */
promise: string, };

/**
 * One step of a finished game.
 */
export type ReplayStep = { events: Array<SeenEvent>, view: unknown, };

export type ReplayPage = { steps: Array<ReplayStep>, from: number, total: number, 
/**
 * Set where the game was played under other rules: the steps end where it differs.
 */
played_under?: PlayedUnder, };

/**
 * A record that was loaded, as a finished table.
 */
export type RecordLoaded = { table: string, };

export type RuleIndex = { chapters: Array<Chapter>, rules: Array<RuleText>, };

export type Chapter = { id: string, en: string, pl: string, };

export type RuleText = { id: string, 
/**
 * Skills have names.
 */
name_en: string | null, name_pl: string | null, en: string, pl: string, chapter: string, 
/**
 * `rule`: printed; `product`: what software needs; `skill`; `ruling`: how a gap was read.
 */
kind: string, enforceable: boolean, 
/**
 * Why software cannot meet it, in English.
 */
reason: string | null, 
/**
 * The same in Polish.
 */
reason_pl: string | null, };

/**
 * How long this server keeps what nobody plays, in days; `null`: for ever. Games that were played stay.
 */
export type KeptFor = { 
/**
 * Tables at which no person ever answered anything.
 */
unplayed: number | null, 
/**
 * Records that somebody brought.
 */
uploads: number | null, };

/**
 * The memory of a playing group between games: what was unlocked, by title.
 */
export type Group = { 
/**
 * Unguessable; whoever knows it belongs to the group.
 */
group: string, unlocked: { [key in string]: Array<number> }, };

/**
 * A request that did not work.
 */
export type Failure = { why: Phrase, 
/**
 * The rule that refused it, where a rule did.
 */
rule?: string, 
/**
 * Everything wrong with a setup, at once.
 */
problems?: Array<Problem>, };

/**
 * Something wrong, and where.
 */
export type Problem = { place: string, what: string, };

/**
 * What a client says. `seat` is the seat it speaks for; it must hold that seat's key.
 */
export type ToServer = { "type": "hello", table: string, keys: Array<string>, since: number, era?: number, } | { "type": "answer", seat: number, ask: number, answer: string | Typed, } | { "type": "pass-window", seat: number, window: string, standing: boolean, } | { "type": "say", seat: number, statement: Typed, } | { "type": "chat", seat: number, text: string, } | { "type": "typing", seat: number, } | { "type": "undo", seat: number, } | { "type": "consent", seat: number, by: number, line: number, era: number, yes: boolean, } | { "type": "hand-over", seat: number, bot: string | null, } | { "type": "act-for", seat: number, mate: number, with: Instead, } | { "type": "name", seat: number, name: string, } | { "type": "step-back", seat: number, } | { "type": "ready", seat: number, yes: boolean, promise?: string, } | { "type": "reveal", seat: number, luck: string, } | { "type": "begin", seat: number, } | { "type": "dismiss", seat: number, mate: number, } | { "type": "give-back", seat: number, } | { "type": "pass", seat: number, ask: number, } | { "type": "give-up", seat: number, };

/**
 * Who decides in place of an absent player.
 */
export type Instead = "fallback" | "bot";

/**
 * What the server says.
 */
export type FromServer = { "type": "update" } & Update | { "type": "lobby" } & Lobby | { "type": "refused", ask: number, why: Phrase, rule: string, view: unknown, } | { "type": "chat" } & ChatLine | { "type": "presence", seats: Array<SeatState>, } | { "type": "typing", seat: number, } | { "type": "undo-asked" } & UndoAsked | { "type": "fault", id: string, why: Phrase, step_back: boolean, } | { "type": "error", why: Phrase, };

/**
 * The table after something happened, or after a hello. The server writes views as text (`V`) and reads none.
 */
export type Update = { 
/**
 * Place of the last event in the log; goes back into `hello.since`.
 */
seq: number, 
/**
 * How often the table was taken back. Events of an earlier era may be gone.
 */
era: number, 
/**
 * The events of this update follow the one at this place; whatever a client holds behind it is gone.
 */
from: number, 
/**
 * As seen by the seat held here. With several seats: what everybody sees, because one screen shows them all.
 */
events: Array<SeenEvent>, 
/**
 * One view for each seat held here, by its number, or `watch` for a spectator.
 */
views: Record<string, unknown>, 
/**
 * The questions of the seats held here.
 */
asks: Array<Ask>, 
/**
 * What the seats held here may do without being asked.
 */
liberties: Array<Liberties>, waiting: Array<Waiting>, seats: Array<SeatState>, 
/**
 * Milliseconds until each seat's time runs out, from when the message was sent.
 */
clock: Clock | null, undo: UndoState | null, 
/**
 * The windows that are passed for the seats held here, by seat.
 */
passes: { [key in string]: Array<string> }, 
/**
 * How the game ended, once it has.
 */
outcome: Outcome | null, over: boolean, 
/**
 * The table at which the same is played again.
 */
rematch: string | null, 
/**
 * Set where the game was played under other rules: nobody is asked anything any more.
 */
played_under?: PlayedUnder, };

/**
 * What may be taken back, and what somebody wishes to take back.
 */
export type UndoState = { 
/**
 * Seats held here that may take something back now, and what.
 */
offers: Array<UndoOffer>, 
/**
 * A request that waits for the others.
 */
asked: UndoAsked | null, };

export type UndoOffer = { seat: number, takes_back: Phrase, 
/**
 * The seats that would have to agree; nobody if it is one's own to take back.
 */
needs: Array<number>, };

export type UndoAsked = { by: number, 
/**
 * Which answer it is about: its place among those in force.
 */
line: number, 
/**
 * How often the table had been taken back by then. With `by` and `line` it names the request.
 */
era: number, takes_back: Phrase, 
/**
 * The seats that have not yet agreed.
 */
missing: Array<number>, };

/**
 * How somebody wants to be called: one of `push` and `hook`.
 */
export type NewCall = { seat: number, 
/**
 * The language of the call, `en` or `pl`.
 */
language: string, 
/**
 * A push subscription of a browser.
 */
push?: PushTo, 
/**
 * An address that gets a POST; `https`, and not inside a private network.
 */
hook?: string, };

/**
 * A push subscription as browsers give it; both keys in base64 for addresses.
 */
export type PushTo = { endpoint: string, p256dh: string, auth: string, };

export type CallKind = "push" | "hook";

/**
 * A way in which a seat is called. Its address is shown to nobody, not even to the seat.
 */
export type Call = { 
/**
 * The first 16 bytes of the SHA-256 of the address, in base64 for addresses: a browser finds itself by it.
 */
id: string, seat: number, kind: CallKind, host: string, };

/**
 * How one's seats are called.
 */
export type Calls = { 
/**
 * The server's key, for subscribing; `null` where the operator lets nobody be called.
 */
key: string | null, calls: Array<Call>, };

/**
 * A way to be called that was just agreed.
 */
export type CallMade = { call: Call, 
/**
 * The key with which calls to a hook are signed; shown this once.
 */
secret: string | null, };
