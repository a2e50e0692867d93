/** White Death: a fortress under siege in the snow, its Heroes and Guards, and what crawls towards its Beacon. */
import beacon from "art:white-death/beacon";
import blood from "art:black-plague/blood-splash";
import brute from "art:white-death/brute";
import cauldron from "art:white-death/cauldron";
import corruption from "art:white-death/overlay-corruption-2";
import crenel from "art:white-death/edge-crenel";
import defiler from "art:white-death/defiler";
import door from "art:black-plague/broken-door";
import dragomir from "art:white-death/dragomir";
import drop from "art:white-death/edge-drop";
import empress from "art:white-death/empress";
import fire from "art:black-plague/dragon-fire";
import freeze from "art:white-death/freeze";
import frost from "art:white-death/overlay-frozen";
import guards from "art:white-death/guard";
import jenia from "art:white-death/jenia";
import khan from "art:white-death/khan";
import ladder from "art:white-death/rope-ladder";
import lorna from "art:white-death/lorna";
import noise from "art:black-plague/noise-rings";
import ogon from "art:white-death/ogon";
import pier from "art:white-death/edge-pier";
import rising from "art:black-plague/rising";
import room from "art:white-death/ground-room";
import ruin from "art:white-death/ground-ruin";
import runner from "art:white-death/runner";
import sarnai from "art:white-death/sarnai";
import spill from "art:white-death/overlay-spill";
import stairs from "art:white-death/edge-stairs";
import street from "art:white-death/ground-street";
import vaultWeapon from "art:white-death/vault-weapon";
import walker from "art:white-death/walker";
import walkway from "art:white-death/ground-walkway";
import wound from "art:black-plague/wound-drop";
import yasuke from "art:white-death/yasuke";
import fat from "icon:fat";
import graves from "icon:graveyard";
import horned from "icon:horned-helm";
import raise from "icon:raise-zombie";
import robe from "icon:robe";
import run from "icon:run";
import shambling from "icon:shambling-zombie";
import { fortressGuide } from "../guide";
import type { Skin } from "../skin.svelte";
import { armoury } from "./armoury";
import { medieval } from "./medieval";
import Ground from "./WhiteDeathGround.svelte";

const whiteDeath: Skin = {
  survivors: { dragomir, jenia, lorna, ogon, sarnai, yasuke },
  kinds: {
    walker: { drawings: [walker], width: 1, colour: "var(--walker, #d4d8ae)", icon: shambling, gait: "shuffle" },
    fatty: { drawings: [brute], width: 1.2, colour: "var(--brute, #b7a5c9)", icon: fat, gait: "sway" },
    runner: { drawings: [runner], width: 1, colour: "var(--runner, #f0a35c)", icon: run, gait: "run" },
    abomination: { drawings: [khan], width: 1.5, colour: "var(--khan, #ff7a66)", icon: horned, gait: "stomp" },
    necromancer: { drawings: [defiler], width: 1.1, colour: "var(--defiler, #4cc4ad)", icon: robe, gait: "glide" },
  },
  effects: { rising, blood, fire, door, noise, wound },
  Ground,
  gear: { ...medieval, ...armoury },
  signs: { enemies: raise, spawn: graves },
  guide: fortressGuide,
  furniture: {},
  allies: { guards, empress, cauldron },
  tokens: { beacon, frozen: freeze, ladders: ladder, drops: vaultWeapon },
  fortress: {
    edges: { crenel, drop, stairs, pier },
    ladder,
    corruption,
    frost,
    spill,
    grounds: [street, room, walkway, ruin],
  },
};

export default whiteDeath;
