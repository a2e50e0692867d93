/** The list of titles this client can draw. A new title is its folder and one line here. */
import type { Component } from "svelte";
import type { TitleModule } from "./contract";

export interface TitleEntry {
  picture: () => Promise<{ default: Component }>;
  load: () => Promise<{ default: TitleModule }>;
}

const titles: Record<string, TitleEntry> = {
  osaczeni: { picture: () => import("./osaczeni/Picture.svelte"), load: () => import("./osaczeni/index") },
};

export function titleEntry(id: string): TitleEntry | null {
  return titles[id] ?? null;
}
