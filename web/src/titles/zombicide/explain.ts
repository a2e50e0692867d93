/** What the things on the table are, in a sentence each. */
import { has, listed, t } from "../../lib/words.svelte";
import type { Explanation } from "../contract";
import { heroName, kindName, levelName, skillName } from "./names";
import { survivorOf, type Kind, type Level, type View } from "./view";

export function explain(subject: string, view: View): Explanation | null {
  const [what = "", id = ""] = subject.split(":");
  if (what === "enemy") return words(kindName(id as Kind), `web-zc-enemy-${id}`);
  if (what === "token") return words(t(`web-zc-thing-${id}`), `web-zc-thing-${id}-text`);
  if (what === "level") return words(t("web-zc-thing-level", { level: levelName(id as Level) }), "web-zc-thing-level-text");
  if (what === "survivor") {
    const one = survivorOf(view, id);
    if (one === undefined) return null;
    return { name: heroName(view, id), text: t("web-zc-survivor-text", { wounds: one.wounds, level: levelName(one.level), skills: listed(one.skills.map(skillName)) }) };
  }
  return null;
}

function words(name: string, key: string): Explanation | null {
  return has(key) ? { name, text: t(key) } : null;
}
