/**
 * The texts of the page in the reader's language.
 *
 * Every language and every title is a file of its own and is fetched when first needed, so that the first visit
 * loads one language only. Switching is live: whatever was rendered with `t` or `say` renders again.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrase } from "../protocol";
import { joined, message, noSeats, render, type SeatNames } from "./phrase";
import { choose, settings, type Language } from "./settings.svelte";

const files = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/cli.ftl"], {
  query: "?raw",
  import: "default",
});

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const wanted = new Set(["common", "server", "web"]);

/** Replaced whenever texts arrive or the language changes; reading it makes a sentence follow along. */
let current: { bundle: FluentBundle } = $state.raw({ bundle: emptyBundle("en") });

function emptyBundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

async function fill(language: Language): Promise<FluentBundle> {
  let bundle = bundles.get(language);
  if (bundle === undefined) {
    bundle = emptyBundle(language);
    bundles.set(language, bundle);
  }
  const target = bundle;
  await Promise.all(
    [...wanted].map(async (name) => {
      const path = `../../../locales/${language}/${name}.ftl`;
      const fetchFile = files[path];
      if (fetchFile === undefined || loaded.has(path)) return;
      loaded.add(path);
      target.addResource(new FluentResource(await fetchFile()), { allowOverrides: true });
    }),
  );
  return target;
}

async function show(language: Language): Promise<void> {
  const bundle = await fill(language);
  current = { bundle };
  document.documentElement.lang = language;
}

/** Loads the language in use; the page is drawn after that. */
export function startWords(): Promise<void> {
  return show(settings.language);
}

/** The texts of one title, in the language in use and in every language chosen later. */
export async function wantWords(title: string): Promise<void> {
  if (wanted.has(title)) return;
  wanted.add(title);
  await show(settings.language);
}

export async function speak(language: Language): Promise<void> {
  choose("language", language);
  await show(language);
}

/** A text of the page by its key. */
export function t(key: string, variables?: Record<string, FluentVariable>): string {
  return message(current.bundle, key, variables);
}

/** Whether the language has that text; titles use it for names that only some of them give. */
export function has(key: string): boolean {
  return current.bundle.hasMessage(key);
}

/** A sentence that came from the server. */
export function say(phrase: Phrase, names: SeatNames = noSeats): string {
  return render(current.bundle, phrase, names);
}

export function listed(items: string[]): string {
  return items.length === 0 ? "" : joined(current.bundle, items);
}
