/** The list of titles this client can draw. A new title is its folder and one line here. */
import type { Component } from "svelte";
import { lockedVariant } from "./osaczeni/setup";
import type { OptionValue, TitleOption } from "../protocol";
import type { Primer, SetupProps, TitleModule } from "./contract";
import type { Skin } from "./zombicide/skin.svelte";

export interface TitleEntry {
  /** Whether a choice of the setup is still closed to a group that has unlocked only these numbers. */
  locked?: (option: TitleOption, value: OptionValue, unlocked: number[], options: Record<string, OptionValue>) => boolean;
  /** Options the title explains and sets by a part of its own on the page of a new table. */
  setup?: { covers: string[]; part: () => Promise<{ default: Component<SetupProps> }> };
  /** Everybody is on the same side. */
  together?: boolean;
  /** How many seats a quick table has; four otherwise. */
  usual?: number;
  /** The rules in two minutes. */
  primer: () => Promise<{ default: Primer }>;
  /** How long a game takes, in minutes, and how hard a first one is, from 1 to 3. */
  minutes: readonly [number, number];
  weight: 1 | 2 | 3;
  picture: () => Promise<{ default: Component }>;
  load: () => Promise<{ default: TitleModule }>;
}

/** All editions share one set of parts; each wears a skin of its own, and its file of texts names the family. */
async function zombicide(look: () => Promise<{ default: Skin }>): Promise<{ default: TitleModule }> {
  const [module, { wear }, worn] = await Promise.all([import("./zombicide/index"), import("./zombicide/skin.svelte"), look()]);
  wear(worn.default);
  return module;
}

async function zombicidePrimer(look: () => Promise<{ default: Skin }>): Promise<{ default: Primer }> {
  const [primer, { wear }, worn] = await Promise.all([import("./zombicide/primer"), import("./zombicide/skin.svelte"), look()]);
  wear(worn.default);
  return primer;
}

async function zombicideSetup(look: () => Promise<{ default: Skin }>): Promise<{ default: Component<SetupProps> }> {
  const [part, { wear }, worn] = await Promise.all([import("./zombicide/Setup.svelte"), import("./zombicide/skin.svelte"), look()]);
  wear(worn.default);
  return part;
}

const blackPlague = (): Promise<{ default: Skin }> => import("./zombicide/skins/black-plague");

const invader = (): Promise<{ default: Skin }> => import("./zombicide/skins/invader");

const whiteDeath = (): Promise<{ default: Skin }> => import("./zombicide/skins/white-death");

const titles: Record<string, TitleEntry> = {
  osaczeni: {
    locked: lockedVariant,
    primer: () => import("./osaczeni/primer"),
    minutes: [30, 60],
    weight: 1,
    picture: () => import("./osaczeni/Picture.svelte"),
    load: () => import("./osaczeni/index"),
  },
  "black-plague": {
    setup: { covers: ["mission", "survivors", "owners"], part: () => zombicideSetup(blackPlague) },
    together: true,
    usual: 3,
    primer: () => zombicidePrimer(blackPlague),
    minutes: [45, 150],
    weight: 2,
    picture: () => import("./zombicide/Picture.svelte"),
    load: () => zombicide(blackPlague),
  },
  invader: {
    setup: { covers: ["mission", "survivors", "owners"], part: () => zombicideSetup(invader) },
    together: true,
    usual: 3,
    primer: () => zombicidePrimer(invader),
    minutes: [30, 120],
    weight: 3,
    picture: () => import("./zombicide/InvaderPicture.svelte"),
    load: () => zombicide(invader),
  },
  "white-death": {
    setup: { covers: ["mission", "survivors", "owners"], part: () => zombicideSetup(whiteDeath) },
    together: true,
    usual: 3,
    primer: () => zombicidePrimer(whiteDeath),
    minutes: [45, 180],
    weight: 3,
    picture: () => import("./zombicide/WhiteDeathPicture.svelte"),
    load: () => zombicide(whiteDeath),
  },
  doom: {
    usual: 3,
    primer: () => import("./doom/primer"),
    minutes: [60, 120],
    weight: 2,
    picture: () => import("./doom/Picture.svelte"),
    load: () => import("./doom/index"),
  },
};

export function titleEntry(id: string): TitleEntry | null {
  return titles[id] ?? null;
}
