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

/** A rule by its id; a skill with a parameter is found under its family, whose name has the parameter in brackets. */
export function ruleOf(index: RuleIndex, id: string): RuleText | undefined {
  const family = (rule: RuleText): boolean => rule.name_en?.includes("[") === true && id.startsWith(`${rule.id}-`);
  return index.rules.find((rule) => rule.id === id) ?? index.rules.find(family);
}

export async function ruleText(title: string, id: string): Promise<RuleText | null> {
  return ruleOf(await ruleIndex(title), id) ?? null;
}

/** What a rule is called: skills have names, the others their number. */
export function ruleName(rule: RuleText): string {
  return (settings.language === "pl" ? rule.name_pl : rule.name_en) ?? rule.id;
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
    const text = `${rule.id} ${rule.name_en ?? ""} ${rule.name_pl ?? ""} ${rule.en} ${rule.pl}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
