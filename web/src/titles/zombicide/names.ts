/** Names of things in the reader's language. */
import { initials } from "../../table/initials";
import { has, t } from "../../lib/words.svelte";
import type { Lying } from "./tokens";
import type { Colour, Kind, Level, Spot, ZcDoor, ZcSurvivor, ZcView } from "./view";

export function survivorName(id: string): string {
  return t(`zc-survivor-${id}`);
}

/** A figure on the board by its name and, where that is more than one letter, by what is written on its base. */
export function standeeName(id: string, initial: string): string {
  return initial.length > 1 ? `${survivorName(id)} ${initial}` : survivorName(id);
}

/** One or two letters for each Survivor of the team. */
export function survivorInitials(survivors: readonly ZcSurvivor[]): string[] {
  return initials(survivors.map((one) => survivorName(one.id)));
}

export function kindName(kind: Kind): string {
  return t(`zc-kind-${kind}`);
}

export function cardName(card: string): string {
  return t(`zc-card-${card}`);
}

export function levelName(level: Level): string {
  return t(`zc-level-${level}`);
}

export function colourName(colour: Colour): string {
  return t(`zc-colour-${colour}`);
}

/** Skills with a parameter share one name, as in the phrases of the server. */
function skillKey(skill: string): string {
  const families = ["damage-with", "starts-with", "collector", "ironclad"];
  const family = has(`zc-skill-${skill}`) ? undefined : families.find((name) => skill.startsWith(name));
  return `zc-skill-${family ?? skill}`;
}

export function skillName(skill: string): string {
  return t(skillKey(skill));
}

/** What a skill does: the key of the sentence. */
export function skillText(skill: string): string {
  return `${skillKey(skill)}-text`;
}

export function missionName(view: ZcView): string {
  return document.documentElement.lang === "pl" ? view.mission.name_pl : view.mission.name_en;
}

/** A zone inside a sentence: by its sign, or by words if it has none. */
export function placeName(spot: Spot): string {
  return spot.startsWith("vault.") ? t(`zc-vault-${spot.slice("vault.".length)}`) : spot;
}

/** What a zone is called where there is room for words. */
export function zoneName(zone: { zone: Spot; ground: string }): string {
  if (zone.ground === "vault") return t(zone.zone.endsWith("violet") ? "web-zc-vault-violet" : "web-zc-vault-yellow");
  return t(`web-zc-ground-${zone.ground}`, { zone: zone.zone });
}

export function doorName(door: ZcDoor): string {
  return t("web-zc-door", { from: placeName(door.between[0]), to: placeName(door.between[1]) });
}

/** What lies in a zone, with the state it is in. */
export function lyingName(lying: Lying): string {
  switch (lying.what) {
    case "spawn": {
      const key = !lying.token.active ? "asleep" : lying.token.necromancer ? "necromancer" : "spawn";
      return t(`web-zc-token-${key}`, { colour: colourName(lying.token.colour) });
    }
    case "vault-door": {
      const state = lying.door.open ? "open" : lying.door.locked ? "locked" : "closed";
      return t(`web-zc-vault-${state}`, { colour: colourName(lying.door.colour) });
    }
    case "objective":
      return lying.colour === null ? t("web-zc-token-objective") : t("web-zc-token-objective-shown", { colour: colourName(lying.colour) });
    case "exit":
      return t("web-zc-token-exit");
    case "bile":
    case "items":
      return t(`web-zc-token-${lying.what}`, { count: lying.count });
  }
}
