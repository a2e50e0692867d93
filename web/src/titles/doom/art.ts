/** Drawings of this title. */
import adrenaline from "art:doom/adrenaline";
import bullets from "art:doom/ammo-bullets";
import cells from "art:doom/ammo-cells";
import rockets from "art:doom/ammo-rockets";
import archvile from "art:doom/archvile";
import armor from "art:doom/armor";
import barrel from "art:doom/barrel";
import berserk from "art:doom/berserk";
import blast from "art:doom/blast";
import burst from "art:doom/blast-centre";
import compass from "art:doom/compass";
import cyberdemon from "art:doom/cyberdemon";
import demon from "art:doom/demon";
import demonTall from "art:doom/demon-tall";
import dieBlue from "art:doom/die-blue";
import dieBullet from "art:doom/die-bullet";
import dieDamage from "art:doom/die-damage";
import dieGreen from "art:doom/die-green";
import dieMiss from "art:doom/die-miss";
import dieRed from "art:doom/die-red";
import dieYellow from "art:doom/die-yellow";
import doorBlue from "art:doom/door-blue";
import doorClosed from "art:doom/door-closed";
import doorOpen from "art:doom/door-open";
import doorRed from "art:doom/door-red";
import doorYellow from "art:doom/door-yellow";
import encounter from "art:doom/encounter";
import frag from "art:doom/frag";
import groundCorridor from "art:doom/ground-corridor";
import groundFloor from "art:doom/ground-floor";
import groundFog from "art:doom/ground-fog";
import fogEdge from "art:doom/ground-fog-edge";
import groundRoom from "art:doom/ground-room";
import groundWall from "art:doom/ground-wall";
import hazard from "art:doom/hazard";
import health from "art:doom/health";
import hellKnight from "art:doom/hell-knight";
import imp from "art:doom/imp";
import keyBlue from "art:doom/key-blue";
import keyRed from "art:doom/key-red";
import keyYellow from "art:doom/key-yellow";
import mancubus from "art:doom/mancubus";
import marineBlue from "art:doom/marine-blue";
import marineBlueBust from "art:doom/marine-blue-bust";
import marineGreen from "art:doom/marine-green";
import marineGreenBust from "art:doom/marine-green-bust";
import marineRed from "art:doom/marine-red";
import marineRedBust from "art:doom/marine-red-bust";
import obstacle from "art:doom/obstacle";
import orderAim from "art:doom/order-aim";
import orderDodge from "art:doom/order-dodge";
import orderGuard from "art:doom/order-guard";
import orderHeal from "art:doom/order-heal";
import scatter from "art:doom/scatter";
import target from "art:doom/target";
import teleporterBlue from "art:doom/teleporter-blue";
import teleporterRed from "art:doom/teleporter-red";
import teleporterYellow from "art:doom/teleporter-yellow";
import trite from "art:doom/trite";
import vent from "art:doom/vent";
import bfg from "art:doom/weapon-bfg";
import chainGun from "art:doom/weapon-chain-gun";
import chainsaw from "art:doom/weapon-chainsaw";
import machineGun from "art:doom/weapon-machine-gun";
import pistol from "art:doom/weapon-pistol";
import plasmaGun from "art:doom/weapon-plasma-gun";
import rocketLauncher from "art:doom/weapon-rocket-launcher";
import shotgun from "art:doom/weapon-shotgun";
import wound from "art:doom/wound";
import zombie from "art:doom/zombie";
import type { Drawing } from "../../ui/art";
import type { DieColour, MarineSeen, MonsterKind, Order, WeaponKind } from "./view";

export const MONSTERS: Record<MonsterKind, Drawing> = { zombie, imp, trite, demon, archvile, mancubus, "hell-knight": hellKnight, cyberdemon };
export const DEMON_TALL = demonTall;
export const MARINES: Record<MarineSeen["colour"], Drawing> = { red: marineRed, green: marineGreen, blue: marineBlue };
export const BUSTS: Record<MarineSeen["colour"], Drawing> = { red: marineRedBust, green: marineGreenBust, blue: marineBlueBust };
export const ORDERS: Record<Order, Drawing> = { aim: orderAim, guard: orderGuard, dodge: orderDodge, heal: orderHeal };
export const DOORS: Record<string, Drawing> = { normal: doorClosed, red: doorRed, blue: doorBlue, yellow: doorYellow, open: doorOpen };
export const DICE: Record<DieColour, Drawing> = { yellow: dieYellow, red: dieRed, green: dieGreen, blue: dieBlue };
export const WEAPONS: Partial<Record<WeaponKind, Drawing>> = {
  chainsaw,
  pistol,
  shotgun,
  "machine-gun": machineGun,
  "chain-gun": chainGun,
  grenade: rockets,
  "rocket-launcher": rocketLauncher,
  "plasma-gun": plasmaGun,
  bfg,
};
/** What lies or stands on squares, by the names of the rules. */
export const THINGS: Record<string, Drawing> = {
  barrel,
  blocking: obstacle,
  hazard,
  vent,
  "teleporter-red": teleporterRed,
  "teleporter-blue": teleporterBlue,
  "teleporter-yellow": teleporterYellow,
  encounter,
  "key-red": keyRed,
  "key-blue": keyBlue,
  "key-yellow": keyYellow,
  health,
  armor,
  adrenaline,
  berserk,
  "ammo-bullets": bullets,
  "ammo-rockets": rockets,
  "ammo-cells": cells,
  "weapon-chainsaw": chainsaw,
  "weapon-shotgun": shotgun,
  "weapon-machine-gun": machineGun,
  "weapon-chain-gun": chainGun,
  "weapon-rocket-launcher": rocketLauncher,
  "weapon-plasma-gun": plasmaGun,
  "weapon-bfg": bfg,
};
/** Grounds that repeat square by square. */
export const GROUNDS = { floor: groundFloor, corridor: groundCorridor, room: groundRoom, wall: groundWall, fog: groundFog };
export const PARTS = { blast, burst, compass, scatter, target, wound, frag, damage: dieDamage, bullet: dieBullet, miss: dieMiss, fogEdge };

export const DRAWINGS: readonly Drawing[] = [
  ...new Set([
    ...[MONSTERS, MARINES, BUSTS, ORDERS, DOORS, DICE, THINGS, GROUNDS, PARTS].flatMap((all) => Object.values<Drawing>(all)),
    ...Object.values(WEAPONS),
    demonTall,
  ]),
];
