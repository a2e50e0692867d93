/** Weapons, ammunition and tools of a station, by the ids of their cards. */
import ablative from "icon:kevlar-vest";
import battery from "icon:battery-pack";
import bullets from "icon:heavy-bullets";
import canister from "icon:jerrycan";
import chainsaw from "icon:chainsaw";
import cutter from "icon:circular-saw";
import drone from "icon:delivery-drone";
import energy from "icon:ray-gun";
import flamer from "icon:flamethrower";
import food from "icon:opened-food-can";
import heavyShotgun from "icon:sawed-off-shotgun";
import machineGun from "icon:minigun";
import mold from "icon:mushrooms-cluster";
import prod from "icon:lightning-spanner";
import rifle from "icon:rifle";
import searchlight from "icon:flashlight";
import shotgun from "icon:shotgun";
import sledge from "icon:warhammer";
import smg from "icon:uzi";
import tanks from "icon:scuba-tanks";

export const stores: Record<string, string> = {
  "ablative-armor": ablative,
  "assault-shotgun": shotgun,
  canister,
  "cattle-prod": prod,
  chainsaw,
  "energy-cell": battery,
  flamethrower: flamer,
  "heavy-cutter": cutter,
  "heavy-shotgun": heavyShotgun,
  "light-machine-gun": machineGun,
  mre: food,
  "mold-spawn-1-hunter": mold,
  "mold-spawn-1-tank": mold,
  "mold-spawn-1-worker": mold,
  "mold-spawn-2-worker": mold,
  "oxygen-tank": tanks,
  "old-oxygen-tank": tanks,
  "plenty-of-bullets": bullets,
  "prototype-assault-shotgun": energy,
  "prototype-heavy-shotgun": energy,
  "prototype-light-machine-gun": energy,
  "prototype-sniper-rifle": energy,
  "recon-drone": drone,
  searchlight,
  sledge,
  smg,
  "sniper-rifle": rifle,
};
