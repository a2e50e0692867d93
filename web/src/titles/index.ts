/** The list of titles this client can draw. A new title is its folder and one line here. */
import type { Component } from "svelte";
import { wantWords } from "../lib/words.svelte";
import { lockedVariant } from "./osaczeni/setup";
import type { OptionValue, TitleOption } from "../protocol";
import type { SetupProps, TitleModule } from "./contract";

export interface TitleEntry {
  /** Whether a choice of the setup is still closed to a group that has unlocked only these numbers. */
  locked?: (option: TitleOption, value: OptionValue, unlocked: number[], options: Record<string, OptionValue>) => boolean;
  /** Options the title explains and sets by a part of its own on the page of a new table. */
  setup?: { covers: string[]; part: () => Promise<{ default: Component<SetupProps> }> };
  /** Everybody is on the same side. */
  together?: boolean;
  /** How many seats a quick table has; four otherwise. */
  usual?: number;
  picture: () => Promise<{ default: Component }>;
  load: () => Promise<{ default: TitleModule }>;
}

/** All editions share one drawing and one file of texts. */
async function zombicide(): Promise<{ default: TitleModule }> {
  const [module] = await Promise.all([import("./zombicide/index"), wantWords("zombicide")]);
  return module;
}

async function zombicideSetup(): Promise<{ default: Component<SetupProps> }> {
  const [part] = await Promise.all([import("./zombicide/Setup.svelte"), wantWords("zombicide")]);
  return part;
}

const titles: Record<string, TitleEntry> = {
  osaczeni: { locked: lockedVariant, picture: () => import("./osaczeni/Picture.svelte"), load: () => import("./osaczeni/index") },
  "black-plague": {
    setup: { covers: ["mission", "survivors", "owners"], part: zombicideSetup },
    together: true,
    usual: 3,
    picture: () => import("./zombicide/Picture.svelte"),
    load: zombicide,
  },
};

export function titleEntry(id: string): TitleEntry | null {
  return titles[id] ?? null;
}
