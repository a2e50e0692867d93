/**
 * The texts of the page in the reader's language.
 *
 * Every language and every title is a file of its own and is fetched when first needed, so that the first visit
 * loads one language only. Switching is live: whatever was rendered with `t` or `say` renders again.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrase } from "../protocol";
import { attributes, joined, message, noSeats, render, type SeatNames } from "./phrase";
import { choose, settings, type Language } from "./settings.svelte";

const files = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/cli.ftl"], {
  query: "?raw",
  import: "default",
});

/** Texts of the page itself, whatever is played. */
const SHARED = ["common", "server", "web"];

/** Files that were fetched, by path. */
const texts = new Map<string, string>();
/** Titles whose texts are needed, and whether also what the page says about playing them; the last one has the last word. */
let wanted: { title: string; spoken: boolean }[] = [];

/** Texts of the table itself, such as the names its mission gives to places; they have the very last word. */
type OwnWords = Record<Language, string>;
const NOTHING: OwnWords = { en: "", pl: "" };
let own = NOTHING;

/** Replaced whenever texts arrive or the language changes; reading it makes a sentence follow along. */
let current: { bundle: FluentBundle } = $state.raw({ bundle: emptyBundle("en") });

function emptyBundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

async function text(language: Language, name: string): Promise<string> {
  const path = `../../../locales/${language}/${name}.ftl`;
  const known = texts.get(path);
  if (known !== undefined) return known;
  const fetched = (await files[path]?.()) ?? "";
  texts.set(path, fetched);
  return fetched;
}

/** The texts of a title: its family's first, if its file names one, then its own, which override. */
async function ofTitle(language: Language, { title, spoken }: { title: string; spoken: boolean }): Promise<string[]> {
  const own = await text(language, title);
  const family = /^### Family: (\S+)$/m.exec(own)?.[1];
  const names = [...(family === undefined ? [] : [family]), title];
  return Promise.all([...names, ...(spoken ? names.map((name) => `web-${name}`) : [])].map((name) => text(language, name)));
}

async function compose(language: Language): Promise<FluentBundle> {
  const shared = Promise.all(SHARED.map((name) => text(language, name)));
  const layers = await Promise.all([shared, ...wanted.map((each) => ofTitle(language, each))]);
  const bundle = emptyBundle(language);
  for (const layer of [...layers.flat(), own[language]]) bundle.addResource(new FluentResource(layer), { allowOverrides: true });
  return bundle;
}

/** Counted, so that of two compositions under way the later one is shown. */
let asked = 0;

async function show(language: Language): Promise<void> {
  const mine = ++asked;
  const bundle = await compose(language);
  if (mine !== asked) return;
  current = { bundle };
  document.documentElement.lang = language;
}

/** Loads the language in use; the page is drawn after that. */
export function startWords(): Promise<void> {
  return show(settings.language);
}

/** What a seat is called whose person gave no name: the server numbers it, the page says it in words. */
export function seatName(name: string): string {
  const number = /^#(\d+)$/.exec(name)?.[1];
  return number === undefined ? name : t("common-seat", { number: Number(number) });
}

/** The texts of one title, in the language in use and in every language chosen later. The page speaks its words. */
export function wantWords(title: string): Promise<void> {
  return want(title, true);
}

/** Only what the rules themselves say, such as the names of titles and options; not what the page says about playing. */
export function wantNames(title: string): Promise<void> {
  return want(title, false);
}

async function want(title: string, spoken: boolean): Promise<void> {
  const known = wanted.find((each) => each.title === title);
  if (known !== undefined && (!spoken || (known.spoken && wanted.at(-1) === known))) return;
  wanted = [...wanted.filter((each) => each !== known), { title, spoken }];
  await show(settings.language);
}

/** Texts of the table that is shown; without any, those of the title stand. */
export async function wantOwnWords(words: OwnWords = NOTHING): Promise<void> {
  if (words.en === own.en && words.pl === own.pl) return;
  own = words;
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

/** A term as variables of a sentence, with all its grammatical cases: `zone`, `zone-in`, `zone-to`. */
export function forms(name: string, key: string): Record<string, string> {
  const cases = attributes(current.bundle, key).map(([form, value]) => [`${name}-${form}`, value]);
  return { [name]: t(key), ...Object.fromEntries(cases) };
}

/** A sentence that came from the server. */
export function say(phrase: Phrase, names: SeatNames = noSeats): string {
  return render(current.bundle, phrase, names);
}

export function listed(items: string[]): string {
  return items.length === 0 ? "" : joined(current.bundle, items);
}
