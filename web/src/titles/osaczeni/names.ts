/** Short names for the drawing; sentences take the full ones from the title's own texts. */
import { t } from "../../lib/words.svelte";
import type { Kind } from "./generated";

export function areaName(area: number): string {
  return t(`web-os-area-${area}`);
}

export function kindName(kind: Kind): string {
  return t(`web-os-kind-${kind}`);
}

export function itemName(item: string): string {
  return t(`web-os-item-${item}`);
}

export function itemText(item: string): string {
  return t(`web-os-item-${item}-text`);
}
