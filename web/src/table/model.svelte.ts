/** One table as this browser sees it: the connection, the seats held here, what is shown and what may be answered. */
import { api, Failure } from "../lib/api";
import { Link, type LinkStatus } from "../lib/link";
import { Luck } from "../lib/luck";
import { guided } from "../lib/guided.svelte";
import { keyOf, myTables } from "../lib/mytables.svelte";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { seatName } from "../lib/words.svelte";
import type {
  Ask,
  ChatLine,
  Choice,
  Clock,
  FromServer,
  Hint,
  Liberties,
  Lobby,
  Phrase,
  PlayedUnder,
  RefusedChoice,
  SeatState,
  SeenEvent,
  Snapshot,
  Typed,
  UndoAsked,
  UndoState,
  Update,
  Waiting,
} from "../protocol";
import type { GuideStep, Scene, Target, Text, TitleModule } from "../titles/contract";
import { initials } from "./initials";
import { laidOut, type AskLayout, type Folding, type Offered } from "./offered";
import { Playback, breath } from "./playback";

const WATCH = "watch";
/** More than this many events at once are history, not motion. */
const TOO_MANY_TO_PLAY = 120;
/** So many updates behind, nothing is played any more until the page has caught up. */
const FAR_BEHIND = 24;
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
  /** The table before its game. */
  lobby: Lobby | null = $state.raw(null);
  /** Whether one may ask what a bot would do. */
  hints = $state(false);
  /** What a bot would do, as it was asked for this question. */
  hint: Hint | null = $state.raw(null);
  /** The rules the game was stored under, where they are not those of this server: it can be read, not played on. */
  playedUnder: PlayedUnder | null = $state.raw(null);
  /** The table at which these people play again. */
  rematch: string | null = $state(null);
  cue: SeenEvent | null = $state.raw(null);
  pointed: Choice | null = $state.raw(null);
  /** Several answers somebody points at together: those behind one button. */
  glimpsed: readonly Choice[] = $state.raw([]);
  /** How much of the ask bar is folded away, as the bar measured it. */
  folding: Folding = $state(0);
  /** What was taken back last, until something happens again. */
  tookBack: Phrase | null = $state.raw(null);
  /** Whether the reader plays with a finger, as far as the last touch tells. */
  fingers = $state(false);
  /** Whether the reader has answered anything since the page was opened. */
  answered = $state(false);
  /** The windows that are passed for the seats held here, by seat. */
  passes: Record<string, string[]> = $state.raw({});
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
  menu: { choices: Choice[]; refused: RefusedChoice[]; place: Element } | null = $state.raw(null);
  rule: { id: string; place: Element } | null = $state.raw(null);
  confirming: { choice: Choice; text: Text } | null = $state.raw(null);
  /** The ask an answer was sent for and not yet heard about. */
  sent: number | null = $state(null);
  /** The reader looks at what happens one event at a time. */
  stepping = $state(false);

  readonly #names = $derived(this.seats.map((seat) => seatName(seat.name)));
  readonly #initials = $derived(initials(this.#names));
  readonly ask: Ask | null = $derived(this.asks.find((ask) => ask.seat === this.me) ?? null);
  /** The answers as they stand in the ask bar. */
  readonly layout: AskLayout = $derived(this.#laidOut());
  readonly recent: SeenEvent[] = $derived(this.log.slice(-RECENT));
  readonly unheard = $derived(this.chat.length - this.heard);
  readonly busy = $derived(this.cue !== null);
  readonly #glow: Map<Target, Choice[]> = $derived(this.#places());
  readonly marked: ReadonlySet<Target> = $derived(this.#marked());
  /** Whether the reader is led through this game. */
  readonly guides = $derived(this.#guides());
  readonly guideStep: GuideStep | null = $derived(this.#guideStep());

  #views: Record<string, unknown> = {};
  #seq = 0;
  #era = 0;
  #queue: Update[] = [];
  #running = false;
  #link: Link | null = null;
  readonly #luck = new Luck();
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
    this.seeded = snapshot.seeded || snapshot.known;
    this.continues = snapshot.continues;
    this.mates = snapshot.mates;
    this.hints = snapshot.hints;
    this.rematch = snapshot.rematch;
    this.playedUnder = snapshot.played_under ?? null;
    this.lobby = snapshot.lobby;
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
    return this.#names[seat] ?? seatName(`#${seat + 1}`);
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
    // A finger cannot point first: it sees what the answer would do, and then decides.
    if (choices.length === 1 && !(this.fingers && this.#hasMore(only))) this.choose(only);
    else this.menu = { choices, refused: [], place };
  }

  /** Whether there is more to know about an answer than its words. */
  #hasMore(choice: Choice): boolean {
    return this.module.forecast(choice, this.view) !== null || (this.module.marks?.(choice, this.view).length ?? 0) > 0;
  }

  /** Every reason why something cannot be chosen. */
  showRefused(place: Element): void {
    this.menu = { choices: [], refused: this.layout.refused, place };
  }

  /** A button of the ask bar: its answer, or the menu of its answers. */
  press({ choices, name }: Offered, place: Element | null): void {
    if (name === null || choices.length === 1 || place === null) this.choose(choices[0]);
    else if (!this.busy && this.sent !== this.ask?.id) this.menu = { choices, refused: [], place };
  }

  point(target: Target | null): void {
    const choices = target === null ? [] : this.choicesAt(target);
    this.pointed = choices.length === 1 ? (choices[0] ?? null) : null;
  }

  /** The reader wants this answer; costly ones are asked once more. */
  choose(choice: Choice): void {
    if (this.ask === null || this.busy || this.covered || this.lent || this.sent === this.ask.id) return;
    this.menu = null;
    const step = this.guideStep;
    if (step !== null && !step.allows(choice, this.view)) {
      this.refusal = { why: { key: "web-guide-first", args: { what: { term: `${this.module.guide?.prefix}step-${step.id}` } } }, rule: null };
      return;
    }
    const text = this.module.confirm(choice, this.ask, this.view);
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
    if (this.guideStep !== null) guided.step(this.title, this.guideStep.id);
    this.sent = ask.id;
    this.answered = true;
    this.refusal = null;
    this.readUpTo = this.#seq;
  }

  take(liberties: Liberties, choice: Choice): void {
    this.closePopovers();
    const sent = this.#link?.send({ type: "answer", seat: liberties.seat, ask: liberties.id, answer: choice.name });
    this.refusal = sent === true ? null : { why: { key: "web-failure-offline" }, rule: null };
  }

  // ---------------------------------------------------------------- before the game

  ready(seat: number, yes: boolean): void {
    this.#link?.send({ type: "ready", seat, yes, ...(yes ? { promise: this.#luck.promise(seat) } : {}) });
  }

  /** The host fills up with bots; the host's own seats are ready by it. */
  begin(): void {
    if (this.lobby?.host == null) return;
    for (const { seat } of this.held) if (!this.seats[seat]?.ready) this.ready(seat, true);
    this.#link?.send({ type: "begin", seat: this.lobby.host });
  }

  dismiss(mate: number): void {
    if (this.lobby?.host != null) this.#link?.send({ type: "dismiss", seat: this.lobby.host, mate });
  }

  giveBack(seat: number): void {
    if (this.#link?.send({ type: "give-back", seat })) myTables.dropKey(this.id, seat);
  }

  // ---------------------------------------------------------------- help

  /** A question that several share is left to the bots among them. */
  pass(): void {
    if (this.ask !== null) this.#link?.send({ type: "pass", seat: this.ask.seat, ask: this.ask.id });
  }

  /** Whether the open question is a window that is passed for this seat until its next turn. */
  get passing(): boolean {
    return this.ask !== null && this.ask.window !== null && (this.passes[String(this.ask.seat)] ?? []).includes(this.ask.window);
  }

  /** Passes a question that comes again and again, until one's next turn; or no longer. */
  passWindow(standing: boolean): void {
    const { ask } = this;
    if (ask === null || ask.window === null) return;
    if (!this.#link?.send({ type: "pass-window", seat: ask.seat, window: ask.window, standing })) return;
    const own = (this.passes[String(ask.seat)] ?? []).filter((window) => window !== ask.window);
    this.passes = { ...this.passes, [String(ask.seat)]: standing ? [...own, ask.window] : own };
  }

  async askBot(): Promise<void> {
    const { ask } = this;
    const key = this.held.find((own) => own.seat === ask?.seat)?.key;
    if (ask === null || key === undefined) return;
    try {
      const hint = await api.hint(this.id, ask.seat, key);
      if (this.ask?.id !== hint.ask) return;
      this.hint = hint;
      this.pointed = hint.answer;
    } catch (error) {
      this.refusal = { why: error instanceof Failure ? error.why : { key: "web-failure-server" }, rule: null };
    }
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

  consent({ by, line, era }: UndoAsked, yes: boolean): void {
    if (this.me !== null) this.#link?.send({ type: "consent", seat: this.me, by, line, era, yes });
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
    this.glimpsed = [];
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
        // A fault that is told while this update is still being shown must stay.
        this.fault = null;
        // The table is found again.
        if (this.refusal?.why.key === "server-moved") this.refusal = null;
        this.#queue.push(message);
        void this.#drain();
        break;
      case "lobby":
        this.#inLobby(message);
        break;
      case "refused":
        this.sent = null;
        this.refusal = { why: message.why, rule: message.rule };
        break;
      case "chat":
        this.chat = [...this.chat, { seat: message.seat, name: message.name, text: message.text, what: message.what, at: message.at }];
        this.typing = this.typing.filter((seat) => seat !== message.seat);
        break;
      case "presence":
        this.seats = message.seats;
        break;
      case "typing":
        this.#someoneTypes(message.seat);
        break;
      case "undo-asked":
        this.undo = { offers: this.undo?.offers ?? [], asked: message };
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
      // What has arrived meanwhile comes into the queue first, so that a slow page knows how far it is behind.
      if (settings.speed === "instant") await breath();
      const wound = this.#forget(update);
      const fresh = update.events.filter((event) => event.seq > this.#seq);
      if (this.#queue.length > (settings.speed === "instant" ? 0 : FAR_BEHIND)) {
        // Only the last state is drawn; the log tells the rest.
        this.log = [...this.log, ...fresh];
        this.#seq = update.seq;
        continue;
      }
      // What was taken back is said in words; what stands was seen when it happened.
      if (wound || this.view === null || fresh.length > TOO_MANY_TO_PLAY || this.covered) this.log = [...this.log, ...fresh];
      else await this.#playback.run(fresh, this.#queue.length);
      this.#settle(update);
    }
    this.#running = false;
  }

  /** After something was taken back, what followed it never happened. Says whether that is so. */
  #forget(update: Update): boolean {
    if (update.era === this.#era) {
      if (update.events.length > 0) this.tookBack = null;
      return false;
    }
    this.#era = update.era;
    this.tookBack = this.undo?.asked?.takes_back ?? this.undo?.offers[0]?.takes_back ?? null;
    this.undo = null;
    this.#seq = Math.min(this.#seq, update.from);
    this.readUpTo = Math.min(this.readUpTo, update.from);
    this.log = this.log.filter((event) => event.seq <= update.from);
    return true;
  }

  #perform(event: SeenEvent): void {
    this.cue = event;
    this.log = [...this.log, event];
    this.view = this.module.advance(this.view, event.event);
    const sound = this.module.sound(event.event);
    if (sound !== null) play(sound);
  }

  /** Who has come and who is ready; what was promised is shown, and promised anew where it became void. */
  #inLobby(lobby: Lobby): void {
    const before = this.lobby?.round ?? lobby.round;
    this.lobby = lobby;
    this.seats = lobby.seats;
    for (const { seat } of this.held) {
      const luck = lobby.revealing && lobby.promised.includes(seat) ? this.#luck.shown(seat) : null;
      if (luck !== null) this.#link?.send({ type: "reveal", seat, luck });
      else if (lobby.round !== before && lobby.seats[seat]?.ready) this.ready(seat, true);
    }
  }

  /** After the motion: the truth. */
  #settle(update: Update): void {
    this.lobby = null;
    this.hint = null;
    this.rematch = update.rematch ?? this.rematch;
    this.playedUnder = update.played_under ?? null;
    const asked = this.ask?.id;
    this.cue = null;
    this.stepping = false;
    this.#seq = update.seq;
    this.#views = update.views;
    this.view = this.#views[this.me === null ? WATCH : String(this.me)] ?? this.view;
    this.asks = update.asks;
    this.liberties = update.liberties;
    this.waiting = update.waiting;
    this.passes = update.passes as Record<string, string[]>;
    this.seats = update.seats;
    this.#declined(update);
    this.undo = update.undo;
    this.deadlines = deadlines(update.clock);
    this.sent = null;
    if (update.over) myTables.keep(this.id, (mine) => (mine.over = true));
    if (this.view !== null) myTables.saw(this.id, this.module.phases(this.view).round);
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
    return laidOut(this.ask?.answers ?? [], this.ask?.refused ?? [], this.module, this.view, this.folding);
  }

  #guides(): boolean {
    return this.me !== null && (myTables.find(this.id)?.guided ?? false) && !guided.of(this.title).off;
  }

  /** The step of the first game that is due now: one of its answers is offered. */
  #guideStep(): GuideStep | null {
    const { ask } = this;
    if (!this.guides || ask === null || ask.sealed !== null || this.lent) return null;
    const done = guided.of(this.title).steps;
    return this.module.guide?.steps.find((step) => !done.includes(step.id) && (step.fits?.(this.view) ?? true) && ask.answers.some((choice) => step.allows(choice, this.view))) ?? null;
  }

  #marked(): Set<Target> {
    const seat = this.ask?.seat ?? 0;
    return new Set((this.pointed === null ? this.glimpsed : [this.pointed]).flatMap((choice) => this.module.targets(choice, seat)));
  }

  #places(): Map<Target, Choice[]> {
    const places = new Map<Target, Choice[]>();
    if (this.ask === null || this.busy || this.covered || this.lent || this.sent === this.ask.id) return places;
    const step = this.guideStep;
    for (const choice of this.ask.answers) {
      if (step !== null && !step.allows(choice, this.view)) continue;
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
