/** Plays events one after another; the reader can skip, slow down or switch it off. */
import type { SeenEvent } from "../protocol";
import type { Speed } from "../lib/settings.svelte";

const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** However much happened, nobody waits longer than this for one answer's consequences. */
const LONGEST = 9_000;
const SHORTEST_EVENT = 60;

export interface Stage {
  /** Shows one event for a while. */
  perform(event: SeenEvent): void;
  pace(event: SeenEvent): number;
  speed(): Speed;
}

export class Playback {
  #skip: (() => void) | null = null;
  #skipping = false;
  #held = false;

  constructor(private readonly stage: Stage) {}

  get playing(): boolean {
    return this.#skip !== null;
  }

  /** Ends the running event and everything that waits behind it. */
  skip(): void {
    this.#skipping = true;
    this.#held = false;
    this.#skip?.();
  }

  /** From now on every event stays until the next step; the running one too. */
  hold(): void {
    this.#held = true;
  }

  /** One event further. */
  step(): void {
    this.#skip?.();
  }

  /** Back to playing by itself. */
  resume(): void {
    this.#held = false;
    this.#skip?.();
  }

  /** `behind` is how many updates already wait: the more, the faster this one plays. */
  async run(events: SeenEvent[], behind = 0): Promise<void> {
    this.#skipping = false;
    this.#held = false;
    const haste = FACTOR[this.stage.speed()] / (1 + behind);
    const times = events.map((event) => this.stage.pace(event) * haste);
    const whole = times.reduce((sum, time) => sum + time, 0);
    const squeeze = whole > LONGEST ? LONGEST / whole : 1;
    for (const [index, event] of events.entries()) {
      this.stage.perform(event);
      const time = (times[index] ?? 0) * squeeze;
      if (time > 0 && !this.#skipping) await this.#pause(Math.max(time, SHORTEST_EVENT));
    }
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      // Held, the event waits for its step, however long that takes.
      const timer = setTimeout(() => this.#held || done(), time);
      const clear = (): void => {
        this.#skip = null;
      };
      this.#skip = done;
      function done(): void {
        clearTimeout(timer);
        clear();
        resolve();
      }
    });
  }
}

/** Lets everything run that waits already. Unlike a timer it is not slowed down in a page nobody looks at. */
export function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
