/** Weapons, armour and food of an age without engines, by the ids of their cards. */
import aaahh from "icon:screaming";
import apples from "icon:shiny-apple";
import axe from "icon:wood-axe";
import bile from "icon:potion-ball";
import bolts from "icon:quiver";
import bow from "icon:bow-arrow";
import bowString from "icon:bow-string";
import chainmail from "icon:mail-shirt";
import crossbow from "icon:crossbow";
import dagger from "icon:plain-dagger";
import deathStrike from "icon:death-zone";
import fireball from "icon:fireball";
import greatSword from "icon:two-handed-sword";
import hammer from "icon:warhammer";
import handCrossbow from "icon:pocket-bow";
import healing from "icon:healing";
import inferno from "icon:fire-wave";
import invisibility from "icon:invisible";
import leather from "icon:leather-vest";
import lightning from "icon:lightning-trio";
import manaBlast from "icon:magic-palm";
import meat from "icon:ham-shank";
import plate from "icon:breastplate";
import repulse from "icon:push";
import shield from "icon:round-shield";
import shortSword from "icon:gladius";
import speed from "icon:run";
import sword from "icon:broadsword";
import torch from "icon:torch";
import water from "icon:waterskin";

export const medieval: Record<string, string> = {
  aaahh,
  apples,
  axe,
  chainmail,
  crossbow,
  dagger,
  "death-strike": deathStrike,
  "dragon-bile": bile,
  fireball,
  "great-sword": greatSword,
  hammer,
  "hand-crossbow": handCrossbow,
  healing,
  inferno,
  invisibility,
  "leather-armour": leather,
  "lightning-bolt": lightning,
  "long-bow": bow,
  "mana-blast": manaBlast,
  "orcish-crossbow": crossbow,
  "plate-armour": plate,
  "plenty-of-arrows": bolts,
  "plenty-of-bolts": bolts,
  "repeating-crossbow": crossbow,
  repulse,
  "salted-meat": meat,
  shield,
  "short-bow": bowString,
  "short-sword": shortSword,
  speed,
  sword,
  torch,
  water,
};
