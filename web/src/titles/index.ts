/** The list of titles this client can draw. A new title is its folder and one line here. */
import type { Component } from "svelte";
import { lockedVariant } from "./osaczeni/setup";
import type { OptionValue, TitleOption } from "../protocol";
import type { TitleModule } from "./contract";

export interface TitleEntry {
  /** Whether a choice of the setup is still closed to a group that has unlocked only these numbers. */
  locked?: (option: TitleOption, value: OptionValue, unlocked: number[], options: Record<string, OptionValue>) => boolean;
  picture: () => Promise<{ default: Component }>;
  load: () => Promise<{ default: TitleModule }>;
}

const titles: Record<string, TitleEntry> = {
  osaczeni: { locked: lockedVariant, picture: () => import("./osaczeni/Picture.svelte"), load: () => import("./osaczeni/index") },
};

export function titleEntry(id: string): TitleEntry | null {
  return titles[id] ?? null;
}
