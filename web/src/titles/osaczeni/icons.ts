/** Drawings for this title's things, by their ids. */
import bat from "icon:baseball-bat";
import canned from "icon:canned-fish";
import chainsaw from "icon:chainsaw";
import drink from "icon:soda-can";
import gun from "icon:revolver";
import keys from "icon:house-keys";
import meat from "icon:steak";
import molotov from "icon:molotov";
import walkie from "icon:walkie-talkie";
import badge from "icon:police-badge";
import footprint from "icon:footprint";
import fangs from "icon:fangs";
import siege from "icon:shambling-zombie";
import sunset from "icon:sunset";
import map from "icon:treasure-map";
import truck from "icon:truck";

export const ITEM_ICONS: Record<string, string> = {
  gun,
  "walkie-talkie": walkie,
  "energy-drink": drink,
  "rotten-meat": meat,
  "canned-food": canned,
  "baseball-bat": bat,
  chainsaw,
  molotov,
  "truck-keys": keys,
};

export const PHASE_ICONS = { truck, badge, map, footprint, siege, fangs, sunset };
