/** A finished game as a series of views. It is shown by the same components as a running one. */
import { wholeReplay } from "../lib/api";
import { myTables } from "../lib/mytables.svelte";
import { settings } from "../lib/settings.svelte";
import { seatName } from "../lib/words.svelte";
import type { Choice, Liberties, ReplayStep, SeatState, SeenEvent, Waiting } from "../protocol";
import type { Scene, TitleModule } from "../titles/contract";
import { initials } from "./initials";

/** Steps that may belong to what just happened. */
const RECENT_STEPS = 12;
/** Numbers of rounds that fit under the line of steps. */
const MOST_ROUNDS = 14;
const PACE = { slow: 1500, normal: 800, fast: 350, instant: 120 };

export class ReplayModel implements Scene {
  steps: ReplayStep[] = $state.raw([]);
  step = $state(0);
  running = $state(false);
  viewer = $state("all");
  rule: { id: string; place: Element } | null = $state.raw(null);
  readonly me = null;
  readonly ask = null;
  readonly liberties: Liberties[] = [];
  readonly pointed: Choice | null = null;
  readonly marked: ReadonlySet<string> = new Set();
  readonly waiting: Waiting[] = [];
  readonly view: unknown = $derived(this.steps[this.step]?.view ?? null);
  readonly cue: SeenEvent | null = $derived(this.steps[this.step]?.events.at(-1) ?? null);
  readonly recent: SeenEvent[] = $derived(this.steps.slice(Math.max(0, this.step - RECENT_STEPS), this.step + 1).flatMap((step) => step.events));
  readonly last = $derived(Math.max(0, this.steps.length - 1));
  /** Where each round begins, as far as there is room for their numbers. */
  readonly rounds: { step: number; round: number }[] = $derived(this.#rounds());
  readonly #initials: string[] = $derived.by(() => initials(this.seats.map((seat) => seatName(seat.name))));
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The same table at its last step, for the result. */
  readonly end: Scene;

  constructor(
    readonly id: string,
    readonly title: string,
    readonly module: TitleModule,
    readonly seats: SeatState[],
  ) {
    const steps = (): ReplayStep[] => this.steps;
    this.end = {
      title,
      recent: [],
      get view() {
        return steps().at(-1)?.view ?? null;
      },
      me: null,
      seats,
      waiting: [],
      ask: null,
      liberties: [],
      cue: null,
      pointed: null,
      marked: new Set(),
      name: (seat) => this.name(seat),
      initial: (seat) => this.initial(seat),
      choicesAt: () => [],
      touch: () => undefined,
      point: () => undefined,
      take: () => undefined,
      openRule: (id, place) => this.openRule(id, place),
      state: () => undefined,
    };
  }

  async watchAs(viewer: string): Promise<void> {
    this.viewer = viewer;
    this.steps = await wholeReplay(this.id, viewer);
    this.step = Math.min(this.step, this.last);
  }

  #rounds(): { step: number; round: number }[] {
    const begun: { step: number; round: number }[] = [];
    for (const [step, { view }] of this.steps.entries()) {
      const round = view === null ? 0 : this.module.phases(view).round;
      const last = begun.at(-1);
      if (round > (last?.round ?? 0) && step - (last?.step ?? -Infinity) >= this.last / MOST_ROUNDS) begun.push({ step, round });
    }
    return begun;
  }

  go(step: number): void {
    this.step = Math.min(this.last, Math.max(0, step));
  }

  toggle(): void {
    this.running = !this.running;
    if (this.running && this.step === this.last) this.step = 0;
    this.#tick();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    if (!this.running) return;
    this.#timer = setTimeout(() => {
      if (this.step >= this.last) return this.stop();
      this.step += 1;
      this.#tick();
    }, PACE[settings.speed]);
  }

  /** Whether nothing is left to decide at this step. A game that was given up can go on even from its last one. */
  overAt(step: number): boolean {
    const view = this.steps[step]?.view ?? null;
    return view === null || this.module.over(view);
  }

  /** The seat a reader most likely wants: the one looked through, else their own, else the first. */
  get likely(): number {
    const seen = /^player-(\d+)$/.exec(this.viewer);
    return seen === null ? (myTables.find(this.id)?.keys[0]?.seat ?? 0) : Number(seen[1]) - 1;
  }

  name(seat: number): string {
    return seatName(this.seats[seat]?.name ?? "");
  }

  initial(seat: number): string {
    return this.#initials[seat] ?? "?";
  }

  openRule(id: string, place: Element): void {
    this.rule = { id, place };
  }

  // Nothing can be answered in a replay.
  choicesAt(): Choice[] {
    return [];
  }
  touch(): void {}
  take(): void {}

  point(): void {}
  state(): void {}
}
