/** One table as this browser sees it: the connection, the seats held here, what is shown and what may be answered. */
import { api, Failure } from "../lib/api";
import { Link, type LinkStatus } from "../lib/link";
import { keyOf, myTables } from "../lib/mytables.svelte";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import type {
  Ask,
  ChatLine,
  Choice,
  Clock,
  FromServer,
  Liberties,
  Phrase,
  SeatState,
  SeenEvent,
  Snapshot,
  Typed,
  UndoState,
  Update,
  Waiting,
} from "../protocol";
import type { Scene, Target, Text, TitleModule } from "../titles/contract";
import { initials } from "./initials";
import { laidOut, type AskLayout, type Offered } from "./offered";
import { Playback } from "./playback";

const WATCH = "watch";
/** More than this many events at once are history, not motion. */
const TOO_MANY_TO_PLAY = 120;
const TYPING_FADES = 4_000;
/** As many events as a title may need to tell what just happened. */
const RECENT = 150;

export class TableModel implements Scene {
  status: LinkStatus = $state("joining");
  seats: SeatState[] = $state.raw([]);
  waiting: Waiting[] = $state.raw([]);
  asks: Ask[] = $state.raw([]);
  liberties: Liberties[] = $state.raw([]);
  log: SeenEvent[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  typing: number[] = $state.raw([]);
  /** When each seat's time runs out, by this browser's clock. */
  deadlines: Record<string, number> | null = $state.raw(null);
  undo: UndoState | null = $state.raw(null);
  fault: { id: string; why: Phrase; step_back: boolean } | null = $state.raw(null);
  refusal: { why: Phrase; rule: string | null } | null = $state.raw(null);
  view: unknown = $state.raw(null);
  cue: SeenEvent | null = $state.raw(null);
  pointed: Choice | null = $state.raw(null);
  /** The seat in front of the screen; null for a spectator. */
  me: number | null = $state(null);
  /** Between two people at one screen nothing secret is shown. */
  covered = $state(false);
  /** The last event seen before the reader's last answer: the rest is "while you were away". */
  readUpTo = $state(0);
  commitment = $state("");
  /** How many lines of talk the reader has seen. */
  heard = $state(0);
  /** Whether somebody chose the seed, and so may know the luck to come. */
  seeded = $state(false);
  /** The step of another game from which this one goes on. */
  continues: number | null = $state(null);
  /** Whether one may act for somebody who has left. */
  mates = $state(false);
  menu: { choices: Choice[]; place: Element } | null = $state.raw(null);
  rule: { id: string; place: Element } | null = $state.raw(null);
  confirming: { choice: Choice; text: Text } | null = $state.raw(null);
  /** The ask an answer was sent for and not yet heard about. */
  sent: number | null = $state(null);
  /** The reader looks at what happens one event at a time. */
  stepping = $state(false);

  readonly #names = $derived(this.seats.map((seat) => seat.name));
  readonly #initials = $derived(initials(this.#names));
  readonly ask: Ask | null = $derived(this.asks.find((ask) => ask.seat === this.me) ?? null);
  /** The answers as they stand in the ask bar. */
  readonly layout: AskLayout = $derived(this.#laidOut());
  readonly recent: SeenEvent[] = $derived(this.log.slice(-RECENT));
  readonly unheard = $derived(this.chat.length - this.heard);
  readonly busy = $derived(this.cue !== null);
  readonly #glow: Map<Target, Choice[]> = $derived(this.#places());

  #views: Record<string, unknown> = {};
  #seq = 0;
  #era = 0;
  #queue: Update[] = [];
  #running = false;
  #link: Link | null = null;
  readonly #playback: Playback;

  constructor(
    readonly id: string,
    readonly title: string,
    readonly module: TitleModule,
    readonly held: { seat: number; key: string }[],
  ) {
    this.me = held[0]?.seat ?? null;
    this.#playback = new Playback({
      perform: (event) => this.#perform(event),
      pace: (event) => module.pace(event.event),
      speed: () => (document.hidden || reducedMotion() ? "instant" : settings.speed),
    });
  }

  /** Takes the table as it stands, then follows it live. */
  open(snapshot: Snapshot): void {
    this.log = snapshot.log;
    this.readUpTo = snapshot.seq;
    this.#seq = snapshot.seq;
    this.#era = snapshot.era;
    this.chat = snapshot.chat;
    this.heard = snapshot.chat.length;
    this.seats = snapshot.seats;
    this.asks = snapshot.asks;
    this.liberties = snapshot.liberties;
    this.waiting = snapshot.waiting;
    this.undo = snapshot.undo;
    this.deadlines = deadlines(snapshot.clock);
    this.commitment = snapshot.commitment;
    this.seeded = snapshot.seeded;
    this.continues = snapshot.continues;
    this.mates = snapshot.mates;
    this.view = snapshot.view;
    this.#views = snapshot.views;
    const keys = this.held.map((seat) => seat.key);
    this.#link = new Link(
      () => ({ type: "hello", table: this.id, keys, since: this.#seq, era: this.#era }),
      (message) => this.#hear(message),
      (status) => (this.status = status),
    );
  }

  close(): void {
    this.#link?.close();
    this.#playback.skip();
  }

  // ---------------------------------------------------------------- who

  name(seat: number): string {
    return this.#names[seat] ?? `#${seat + 1}`;
  }

  initial(seat: number): string {
    return this.#initials[seat] ?? "?";
  }

  holds(seat: number): boolean {
    return this.held.some((own) => own.seat === seat);
  }

  /** The seat in front of this screen is played by a bot: lent, or taken over when its time ran out. */
  get lent(): boolean {
    return this.me !== null && this.seats[this.me]?.kind === "bot";
  }

  /** Another person at this screen who has to decide, if the one in front does not. */
  get next(): number | null {
    if (this.held.length < 2 || (this.ask !== null && this.ask.sealed === null && !this.lent)) return null;
    return this.asks.find((ask) => ask.seat !== this.me && ask.sealed === null && this.seats[ask.seat]?.kind !== "bot" && this.holds(ask.seat))?.seat ?? null;
  }

  /** Covers the screen for somebody else. */
  passTo(seat: number): void {
    this.closePopovers();
    this.covered = true;
    this.me = seat;
    this.view = this.#views[String(seat)] ?? this.view;
  }

  uncover(): void {
    this.covered = false;
  }

  // ---------------------------------------------------------------- answering

  choicesAt(target: Target): Choice[] {
    return this.#glow.get(target) ?? [];
  }

  touch(target: Target, place: Element): void {
    const choices = this.choicesAt(target);
    const [only] = choices;
    if (only === undefined) return;
    if (choices.length === 1) this.choose(only);
    else this.menu = { choices, place };
  }

  /** A button of the ask bar: its answer, or the menu of its answers. */
  press({ choices, name }: Offered, place: Element | null): void {
    if (name === null || choices.length === 1 || place === null) this.choose(choices[0]);
    else if (!this.busy && this.sent !== this.ask?.id) this.menu = { choices, place };
  }

  point(target: Target | null): void {
    const choices = target === null ? [] : this.choicesAt(target);
    this.pointed = choices.length === 1 ? (choices[0] ?? null) : null;
  }

  /** The reader wants this answer; costly ones are asked once more. */
  choose(choice: Choice): void {
    if (this.ask === null || this.busy || this.covered || this.lent || this.sent === this.ask.id) return;
    const text = this.module.confirm(choice, this.ask, this.view);
    this.menu = null;
    if (text === null) this.give(choice);
    else this.confirming = { choice, text };
  }

  give(choice: Choice): void {
    const ask = this.ask;
    this.closePopovers();
    if (ask === null) return;
    if (!this.#link?.send({ type: "answer", seat: ask.seat, ask: ask.id, answer: choice.name })) {
      this.refusal = { why: { key: "web-failure-offline" }, rule: null };
      return;
    }
    this.sent = ask.id;
    this.refusal = null;
    this.readUpTo = this.#seq;
  }

  take(liberties: Liberties, choice: Choice): void {
    this.closePopovers();
    const sent = this.#link?.send({ type: "answer", seat: liberties.seat, ask: liberties.id, answer: choice.name });
    this.refusal = sent === true ? null : { why: { key: "web-failure-offline" }, rule: null };
  }

  state(statement: Typed): void {
    if (this.me !== null) this.#link?.send({ type: "say", seat: this.me, statement });
  }

  write(text: string): void {
    if (this.me !== null) this.#link?.send({ type: "chat", seat: this.me, text });
  }

  writing(): void {
    if (this.me !== null) this.#link?.send({ type: "typing", seat: this.me });
  }

  takeBack(): void {
    if (this.me !== null) this.#link?.send({ type: "undo", seat: this.me });
  }

  consent(yes: boolean): void {
    if (this.me !== null) this.#link?.send({ type: "consent", seat: this.me, yes });
  }

  /** After a fault: back to before it. */
  stepBack(): void {
    if (this.me !== null) this.#link?.send({ type: "step-back", seat: this.me });
  }

  actFor(mate: number, instead: "fallback" | "bot"): void {
    if (this.me !== null) this.#link?.send({ type: "act-for", seat: this.me, mate, with: instead });
  }

  /** Lends a seat to a bot or takes it back; with its link also one that nobody sits in yet. */
  async handOver(seat: number, bot: string | null): Promise<void> {
    const wish = { type: "hand-over", seat, bot } as const;
    if (this.holds(seat)) return void this.#link?.send(wish);
    const link = myTables.find(this.id)?.links.find((each) => each.seat === seat)?.link ?? "";
    try {
      await api.act(this.id, keyOf(link), wish);
    } catch (error) {
      this.refusal = { why: error instanceof Failure ? error.why : { key: "web-failure-server" }, rule: null };
    }
  }

  openRule(rule: string, place: Element): void {
    this.rule = { id: rule, place };
  }

  closePopovers(): void {
    this.menu = null;
    this.rule = null;
    this.confirming = null;
    this.pointed = null;
  }

  skip(): void {
    this.stepping = false;
    this.#playback.skip();
  }

  /** The first step stops the play, each further one shows one event more. */
  step(): void {
    if (!this.busy) return;
    if (this.stepping) this.#playback.step();
    else this.#playback.hold();
    this.stepping = true;
  }

  playOn(): void {
    this.stepping = false;
    this.#playback.resume();
  }

  // ---------------------------------------------------------------- hearing

  #hear(message: FromServer): void {
    switch (message.type) {
      case "update":
        this.#queue.push(message);
        void this.#drain();
        break;
      case "refused":
        this.sent = null;
        this.refusal = { why: message.why, rule: message.rule };
        break;
      case "chat":
        this.chat = [...this.chat, { seat: message.seat, name: message.name, text: message.text, at: message.at }];
        break;
      case "presence":
        this.seats = message.seats;
        break;
      case "typing":
        this.#someoneTypes(message.seat);
        break;
      case "undo-asked":
        this.undo = {
          offers: this.undo?.offers ?? [],
          asked: { by: message.by, takes_back: message.takes_back, missing: message.missing },
        };
        break;
      case "fault":
        this.fault = { id: message.id, why: message.why, step_back: message.step_back };
        break;
      case "error":
        this.sent = null;
        this.refusal = { why: message.why, rule: null };
        break;
    }
  }

  async #drain(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift()) {
      this.#forget(update);
      const fresh = update.events.filter((event) => event.seq > this.#seq);
      if (fresh.length > TOO_MANY_TO_PLAY || this.covered) this.log = [...this.log, ...fresh];
      else await this.#playback.run(fresh, this.#queue.length);
      this.#settle(update);
    }
    this.#running = false;
  }

  /** After something was taken back, what followed it never happened. */
  #forget(update: Update): void {
    if (update.era === this.#era) return;
    this.#era = update.era;
    this.undo = null;
    this.#seq = Math.min(this.#seq, update.from);
    this.readUpTo = Math.min(this.readUpTo, update.from);
    this.log = this.log.filter((event) => event.seq <= update.from);
  }

  #perform(event: SeenEvent): void {
    this.cue = event;
    this.log = [...this.log, event];
    this.view = this.module.advance(this.view, event.event);
    const sound = this.module.sound(event.event);
    if (sound !== null) play(sound);
  }

  /** After the motion: the truth. */
  #settle(update: Update): void {
    const asked = this.ask?.id;
    this.cue = null;
    this.stepping = false;
    this.#seq = update.seq;
    this.#views = update.views;
    this.view = this.#views[this.me === null ? WATCH : String(this.me)] ?? this.view;
    this.asks = update.asks;
    this.liberties = update.liberties;
    this.waiting = update.waiting;
    this.seats = update.seats;
    this.#declined(update);
    this.undo = update.undo;
    this.deadlines = deadlines(update.clock);
    this.sent = null;
    this.fault = null;
    if (update.over) myTables.keep(this.id, (mine) => (mine.over = true));
    if (this.ask !== null && this.ask.id !== asked && this.ask.sealed === null && !this.lent) play("turn");
  }

  /** One's own wish to take back that is gone, though nothing was taken back and nothing happened: somebody did not agree. */
  #declined(update: Update): void {
    const gone = this.undo?.asked?.by === this.me && update.undo !== null && update.undo.asked === null;
    if (gone && update.events.length === 0) this.refusal = { why: { key: "web-undo-declined" }, rule: null };
  }

  #someoneTypes(seat: number): void {
    if (this.typing.includes(seat)) return;
    this.typing = [...this.typing, seat];
    setTimeout(() => (this.typing = this.typing.filter((other) => other !== seat)), TYPING_FADES);
  }

  #laidOut(): AskLayout {
    return laidOut(this.ask?.answers ?? [], this.module, this.view);
  }

  #places(): Map<Target, Choice[]> {
    const places = new Map<Target, Choice[]>();
    if (this.ask === null || this.busy || this.covered || this.lent || this.sent === this.ask.id) return places;
    for (const choice of this.ask.answers) {
      for (const target of this.module.targets(choice, this.ask.seat)) {
        places.set(target, [...(places.get(target) ?? []), choice]);
      }
    }
    return places;
  }
}

/** Times left as times of this browser's clock. */
function deadlines(clock: Clock | null): Record<string, number> | null {
  const now = Date.now();
  return clock && Object.fromEntries(Object.entries(clock).map(([seat, left]) => [seat, now + left]));
}

function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
