/** Names of things in the reader's language. */
import { initials } from "../../table/initials";
import { forms, has, t } from "../../lib/words.svelte";
import type { Ally } from "./station";
import type { Lying } from "./tokens";
import type { Colour, Hero, Kind, Level, Spot, DoorView, SurvivorView, View } from "./view";

/** What a Survivor is called; whoever is in a large team a second time has a number. */
export function survivorName(id: string, twin: boolean): string {
  return t(`zc-survivor-${id}${twin ? "-2" : ""}`);
}

/** A Survivor of the team by his place in it. */
export function heroName(view: Pick<View, "survivors">, hero: Hero): string {
  const at = view.survivors.findIndex((one) => one.name === hero);
  const id = view.survivors[at]?.id;
  return id === undefined ? "" : survivorName(id, isTwin(view.survivors, at));
}

function isTwin(survivors: readonly SurvivorView[], at: number): boolean {
  return survivors.findIndex((other) => other.id === survivors[at]?.id) < at;
}

/** One or two letters for each Survivor of the team, and a number for the second of the same name. */
export function survivorInitials(survivors: readonly SurvivorView[]): string[] {
  const ids = [...new Set(survivors.map((one) => one.id))];
  const letters = initials(ids.map((id) => survivorName(id, false)));
  return survivors.map((one, at) => `${letters[ids.indexOf(one.id)] ?? "?"}${isTwin(survivors, at) ? "2" : ""}`);
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
  const families = ["damage-with", "starts-with", "collector", "ironclad", "brother-in-arms", "guards", "range-2"];
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

export function missionName(view: View): string {
  return document.documentElement.lang === "pl" ? view.mission.name_pl : view.mission.name_en;
}

/** The term of a zone; its sign appears nowhere. */
function placeKey(spot: Spot): string {
  return spot.startsWith("vault.") ? `zc-vault-${spot.slice("vault.".length)}` : `zc-place-${spot.replace(".", "-").toLowerCase()}`;
}

/** The names a mission gives to places, as texts that take the place of those of the tiles. */
export function ownWords(view: View): Record<"en" | "pl", string> {
  const places = view.mission.places ?? [];
  const text = (language: "en" | "pl"): string =>
    places
      .map(({ zone, [language]: { name, ...forms } }) => [`${placeKey(zone)} = ${name}`, ...Object.entries(forms).map(([form, said]) => `    .${form} = ${said}`)].join("\n"))
      .join("\n");
  return { en: text("en"), pl: text("pl") };
}

/** What people call a zone. A tile of somebody's own may have no name yet; then its sign is better than nothing. */
export function placeName(spot: Spot): string {
  const key = placeKey(spot);
  return has(key) ? t(key) : spot;
}

/** A zone inside a sentence, in all its grammatical cases. */
export function placeForms(spot: Spot, name = "zone"): Record<string, string> {
  const key = placeKey(spot);
  return has(key) ? forms(name, key) : Object.fromEntries(["", "-gen", "-acc", "-in", "-to", "-from"].map((form) => [name + form, spot]));
}

export function zoneName(zone: { zone: Spot }): string {
  return placeName(zone.zone);
}

export function doorName(door: DoorView): string {
  return t(door.destroyed === true ? "web-zc-door-broken" : "web-zc-door", { from: placeName(door.between[0]), to: placeName(door.between[1]) });
}

export function allyName(ally: Ally): string {
  if (ally.what === "crew" || ally.what === "guards" || ally.what === "cauldron") return t(`web-zc-${ally.what}`, { count: ally.count });
  if (ally.what !== "machine") return t(`web-zc-thing-${ally.what}`);
  const machine = t(`web-zc-machine-${ally.machine}`);
  return ally.active ? t("web-zc-machine-active", { machine }) : machine;
}

/** What lies in a zone, with the state it is in. */
export function lyingName(lying: Lying): string {
  switch (lying.what) {
    case "spawn": {
      const key = !lying.token.active ? "asleep" : lying.token.necromancer ? "necromancer" : "spawn";
      return t(`web-zc-token-${key}`, { colour: colourName(lying.token.colour) });
    }
    case "vault-door": {
      const state = lying.door.open ? "open" : lying.door.locked === true ? "locked" : "closed";
      return t(`web-zc-vault-${state}`, { colour: colourName(lying.door.colour) });
    }
    case "objective":
      return lying.colour === null ? t("web-zc-token-objective") : t("web-zc-token-objective-shown", { colour: colourName(lying.colour) });
    case "exit":
      return t("web-zc-token-exit");
    case "beacon":
    case "frozen":
    case "cache":
      return t(`web-zc-thing-${lying.what}`);
    case "bile":
    case "items":
    case "ladders":
    case "drops":
    case "pile":
      return t(`web-zc-token-${lying.what}`, { count: lying.count });
  }
}
