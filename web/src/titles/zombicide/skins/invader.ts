/** Invader: a station on a far rock, its people, its machines and what grows in it. */
import abomination from "art:invader/spoiler-abomination";
import airlock from "art:invader/airlock-door";
import baraka from "art:invader/baraka";
import blood from "art:black-plague/blood-splash";
import bot from "art:invader/peacekeeper-bot";
import closed from "art:invader/door-closed";
import cole from "art:invader/cole";
import corridor from "art:invader/ground-corridor";
import crew from "art:invader/crew";
import destroyed from "art:invader/door-destroyed";
import fire from "art:black-plague/dragon-fire";
import hatching from "art:invader/hatching";
import hunter from "art:invader/hunter";
import jared from "art:invader/jared";
import magnus from "art:invader/magnus";
import mitsuki from "art:invader/mitsuki";
import moldActive from "art:invader/mold-active";
import moldInactive from "art:invader/mold-inactive";
import moldWall from "art:invader/mold-wall";
import noise from "art:black-plague/noise-rings";
import outdoor from "art:invader/ground-outdoor";
import oxygen from "art:invader/mark-oxygen";
import remote from "art:invader/remote-control";
import room from "art:invader/ground-room";
import scientist from "art:invader/scientist";
import security from "art:invader/mark-security";
import sentryGun from "art:invader/falchion-sentry-gun";
import tank from "art:invader/tank";
import vivian from "art:invader/vivian";
import worker from "art:invader/worker";
import wound from "art:black-plague/wound-drop";
import bug from "icon:alien-bug";
import claws from "icon:saw-claw";
import egg from "icon:alien-egg";
import hulk from "icon:gorilla";
import maw from "icon:fanged-skull";
import xenos from "icon:alien-skull";
import type { Skin } from "../skin.svelte";
import { stationGuide } from "../guide";
import Ground from "./InvaderGround.svelte";
import { stores } from "./stores";

const invader: Skin = {
  survivors: { baraka, cole, jared, magnus, mitsuki, vivian },
  kinds: {
    walker: { drawings: [worker], width: 1, colour: "var(--xeno-worker, #e9a23b)", icon: bug, gait: "shuffle" },
    fatty: { drawings: [tank], width: 1.2, colour: "var(--xeno-tank, #9d7be0)", icon: hulk, gait: "sway" },
    runner: { drawings: [hunter], width: 1.1, colour: "var(--xeno-hunter, #35b8a8)", icon: claws, gait: "run" },
    abomination: { drawings: [abomination], width: 1.5, colour: "var(--xeno-spoiler, #e0567f)", icon: maw, gait: "stomp" },
  },
  effects: { rising: hatching, blood, fire, door: destroyed, noise, wound },
  Ground,
  gear: stores,
  signs: { enemies: xenos, spawn: egg },
  guide: stationGuide,
  furniture: {},
  allies: { bot, "sentry-gun": sentryGun, scientist, crew },
  station: {
    mold: { active: moldActive, inactive: moldInactive, wall: moldWall },
    marks: { security, oxygen },
    doors: { closed, destroyed, airlock },
    remote,
    grounds: [corridor, room, outdoor],
  },
};

export default invader;
