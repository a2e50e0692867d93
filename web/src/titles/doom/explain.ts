/** What the things on the table are, in a sentence each. */
import { has, t } from "../../lib/words.svelte";
import type { Explanation } from "../contract";
import { beast, marineAt, type View } from "./view";

/** The key of a thing's name; the sentence has `-text` besides. */
function keyOf(what: string, id: string): string | null {
  if (what === "ground") return `web-dm-ground-${id}`;
  if (what === "door") return `web-dm-door-${id}`;
  if (what === "card") return `dm-${id.startsWith("spawn-") ? "spawn" : "event"}-card-${id}`;
  return ["token", "weapon", "order", "marine-card"].includes(what) ? `dm-${what}-${id}` : null;
}

export function explain(subject: string, view: View): Explanation | null {
  const [what = "", id = ""] = subject.split(":");
  if (what === "monster") {
    const one = beast(view, Number(id));
    return one === undefined ? null : { name: t(`dm-monster-${one.kind}`), text: `${t(`dm-monster-${one.kind}-text`)} ${t("web-dm-list-monster", { name: "", wounds: one.wounds, life: one.life })}`, rule: "DM-6.9" };
  }
  if (what === "marine") {
    const one = marineAt(view, Number(id));
    return one === undefined ? null : { name: t("dm-role-marine"), text: t("web-dm-marine-text", { wounds: one.wounds, full: one.full_wounds, armor: one.armor, bullets: one.bullets }) };
  }
  const key = keyOf(what, id);
  return key !== null && has(`${key}-text`) ? { name: t(key), text: t(`${key}-text`) } : null;
}
