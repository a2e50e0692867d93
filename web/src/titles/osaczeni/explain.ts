/** What the people, cards and tokens on the table are, in a sentence each. */
import { has, t } from "../../lib/words.svelte";
import type { Explanation } from "../contract";

const KEYS: Record<string, (id: string) => string> = { role: (id) => `web-os-kind-${id}`, item: (id) => `web-os-item-${id}`, thing: (id) => `web-os-thing-${id}` };
const RULES: Record<string, string> = { "role:defender": "OS-1.8", "role:leader": "OS-3.2", "role:crybaby": "OS-8.2" };

export function explain(subject: string): Explanation | null {
  const [what = "", id = ""] = subject.split(":");
  const key = KEYS[what]?.(id);
  if (key === undefined || !has(`${key}-text`)) return null;
  const rule = RULES[subject];
  return { name: t(key), text: t(`${key}-text`), ...(rule === undefined ? {} : { rule }) };
}
