/** What a fortress has in its armoury and its vaults, by the ids of its cards. */
import arbalest from "icon:crossbow";
import bow from "icon:high-shot";
import chain from "icon:mail-shirt";
import curved from "icon:saber-slash";
import dervish from "icon:dervish-swords";
import greatAxe from "icon:battle-axe";
import guisarme from "icon:sharp-halberd";
import halberd from "icon:halberd";
import ice from "icon:ice-spear";
import jump from "icon:jump-across";
import katana from "icon:katana";
import lance from "icon:barbed-spear";
import leather from "icon:leather-vest";
import plate from "icon:breastplate";
import power from "icon:magic-palm";
import ray from "icon:ray-gun";
import shield from "icon:round-shield";
import snow from "icon:snowing";
import spear from "icon:stone-spear";
import sprint from "icon:run";
import star from "icon:falling-star";
import sun from "icon:sun-spear";

export const armoury: Record<string, string> = {
  shashka: curved,
  "great-axe": greatAxe,
  katana,
  spear,
  lance,
  halberd,
  guisarme,
  "war-bow": bow,
  "horn-bow": bow,
  "triple-crossbow": arbalest,
  "power-blast": power,
  "ice-storm": snow,
  disintegrate: ray,
  "jump-spell": jump,
  "sprint-spell": sprint,
  "leather-armor": leather,
  chainmail: chain,
  "heavy-armor": plate,
  "combat-shield": shield,
  partisan: sun,
  "dervish-blade": dervish,
  "winters-edge": ice,
  "sungate-axe": greatAxe,
  "dawn-legion-bow": bow,
  "siege-arbalest": arbalest,
  avalanche: snow,
  starfire: star,
};
