/** The rule index of a title, fetched once. */
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { RuleIndex, RuleText } from "../protocol";

const indexes = new Map<string, Promise<RuleIndex>>();

export function ruleIndex(title: string): Promise<RuleIndex> {
  let index = indexes.get(title);
  if (index === undefined) {
    index = api.rules(title);
    // A failed fetch is tried again the next time somebody asks.
    index.catch(() => indexes.delete(title));
    indexes.set(title, index);
  }
  return index;
}

export async function ruleText(title: string, id: string): Promise<RuleText | null> {
  const index = await ruleIndex(title);
  return index.rules.find((rule) => rule.id === id) ?? null;
}

/** A text that exists in both languages, in the reader's. */
export function inLanguage(text: { en: string; pl: string }): string {
  return text[settings.language];
}

/** Why a rule cannot be enforced, in the reader's language. */
export function reasonOf(rule: RuleText): string {
  return (settings.language === "pl" ? rule.reason_pl : null) ?? rule.reason ?? "";
}

/** Rules whose id or text contains every word, in either language. */
export function findRules(index: RuleIndex, search: string): RuleText[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return index.rules;
  return index.rules.filter((rule) => {
    const text = `${rule.id} ${rule.en} ${rule.pl}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
