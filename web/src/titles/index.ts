/** The list of titles this client can draw. A new title is its folder and one line here. */
import type { Component } from "svelte";
import { wantWords } from "../lib/words.svelte";
import { lockedVariant } from "./osaczeni/setup";
import type { OptionValue, TitleOption } from "../protocol";
import type { TitleModule } from "./contract";

export interface TitleEntry {
  /** Whether a choice of the setup is still closed to a group that has unlocked only these numbers. */
  locked?: (option: TitleOption, value: OptionValue, unlocked: number[], options: Record<string, OptionValue>) => boolean;
  picture: () => Promise<{ default: Component }>;
  load: () => Promise<{ default: TitleModule }>;
}

/** All editions share one drawing and one file of texts. */
async function zombicide(): Promise<{ default: TitleModule }> {
  const [module] = await Promise.all([import("./zombicide/index"), wantWords("zombicide")]);
  return module;
}

const titles: Record<string, TitleEntry> = {
  osaczeni: { locked: lockedVariant, picture: () => import("./osaczeni/Picture.svelte"), load: () => import("./osaczeni/index") },
  "black-plague": { picture: () => import("./zombicide/Picture.svelte"), load: zombicide },
};

export function titleEntry(id: string): TitleEntry | null {
  return titles[id] ?? null;
}
