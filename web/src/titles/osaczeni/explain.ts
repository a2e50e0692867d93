/** What the people, cards and tokens on the table are, in a sentence each. */
import { has, t } from "../../lib/words.svelte";
import type { Explanation } from "../contract";

const NAMES: Record<string, string> = { role: "web-os-kind-", item: "web-os-item-", thing: "web-os-thing-" };
const RULES: Record<string, string> = { "role:defender": "OS-1.8", "role:leader": "OS-3.2", "role:crybaby": "OS-8.2" };

export function explain(subject: string): Explanation | null {
  const [what = "", id = ""] = subject.split(":");
  const stem = NAMES[what];
  if (stem === undefined || !has(`${stem}${id}-text`)) return null;
  const rule = RULES[subject];
  return { name: t(`${stem}${id}`), text: t(`${stem}${id}-text`), ...(rule === undefined ? {} : { rule }) };
}
