/** Drawings of equipment cards, by their ids: the skin has them. */
import card from "icon:card-random";
import { skin } from "./skin.svelte";

export function gearIcon(id: string): string {
  return skin().gear[id] ?? card;
}
