/** Black Plague: a medieval town, its people and its dead. */
import abomination from "art:black-plague/abomination";
import ann from "art:black-plague/ann";
import baldric from "art:black-plague/baldric";
import blood from "art:black-plague/blood-splash";
import clovis from "art:black-plague/clovis";
import door from "art:black-plague/broken-door";
import fatty from "art:black-plague/fatty";
import fire from "art:black-plague/dragon-fire";
import necromancer from "art:black-plague/necromancer";
import nelly from "art:black-plague/nelly";
import noise from "art:black-plague/noise-rings";
import rising from "art:black-plague/rising";
import runner from "art:black-plague/runner";
import samson from "art:black-plague/samson";
import silas from "art:black-plague/silas";
import walker1 from "art:black-plague/walker-1";
import walker2 from "art:black-plague/walker-2";
import walker3 from "art:black-plague/walker-3";
import wound from "art:black-plague/wound-drop";
import brute from "icon:brute";
import fat from "icon:fat";
import graves from "icon:graveyard";
import raise from "icon:raise-zombie";
import robe from "icon:robe";
import run from "icon:run";
import shambling from "icon:shambling-zombie";
import barrels from "icon:cellar-barrels";
import bed from "icon:bed";
import books from "icon:bookshelf";
import cart from "icon:wheelbarrow";
import cauldron from "icon:cauldron";
import chair from "icon:wooden-chair";
import crate from "icon:wooden-crate";
import fireplace from "icon:fireplace";
import table from "icon:table";
import well from "icon:well";
import wheel from "icon:stone-wheel";
import type { Skin } from "../skin.svelte";
import { guide } from "../guide";
import Ground from "./BlackPlagueGround.svelte";
import { medieval } from "./medieval";

const blackPlague: Skin = {
  survivors: { ann, baldric, clovis, nelly, samson, silas },
  kinds: {
    walker: { drawings: [walker1, walker2, walker3], width: 1, colour: "#c9cfa0", icon: shambling, gait: "shuffle" },
    fatty: { drawings: [fatty], width: 1.2, colour: "#b7a5c9", icon: fat, gait: "sway" },
    runner: { drawings: [runner], width: 1, colour: "#f0a35c", icon: run, gait: "run" },
    abomination: { drawings: [abomination], width: 1.5, colour: "#ff7a66", icon: brute, gait: "stomp" },
    necromancer: { drawings: [necromancer], width: 1.1, colour: "#a8e0c3", icon: robe, gait: "glide" },
  },
  effects: { rising, blood, fire, door, noise, wound },
  Ground,
  gear: medieval,
  signs: { enemies: raise, spawn: graves },
  guide,
  furniture: {
    room: { pieces: [bed, table, books, barrels, cauldron, fireplace, chair, crate], bare: 1, size: 96 },
    street: { pieces: [cart, well, wheel], bare: 4, size: 64 },
  },
};

export default blackPlague;
