/** What this browser remembers about its reader. */

export type Language = "en" | "pl";
export type Theme = "night" | "day";
/** How fast events play; at `instant` only the result is shown. */
export type Speed = "slow" | "normal" | "fast" | "instant";

const PLACE = "holdout.settings";

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  /** Whether large boards glide to where something is decided or happens. */
  follow: boolean;
  nickname: string;
}

function read(): Kept {
  const preferred: Language = (globalThis.navigator?.language ?? "en").startsWith("pl") ? "pl" : "en";
  const light = globalThis.matchMedia?.("(prefers-color-scheme: light)").matches ?? false;
  const defaults: Kept = { language: preferred, theme: light ? "day" : "night", speed: "normal", sound: true, notify: false, follow: true, nickname: "" };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return defaults;
  }
}

export const settings: Kept = $state(read());

/** Changes one setting and keeps it. A browser that refuses to store still gets the change for this visit. */
export function choose<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; nothing is lost but the memory.
  }
}

export function toggleTheme(): void {
  choose("theme", settings.theme === "night" ? "day" : "night");
}
