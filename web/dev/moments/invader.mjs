/** Invader: what a station brings. */
import { asked, came, enemies, matter, point } from "./steps.mjs";

export default {
  deal: { record: "m0-won", at: matter("deal") },
  turn: { record: "m0-won", at: asked("move:") },
  door: { record: "m0-won", at: asked("close-door:"), act: (tab) => point(tab, "close-door:") },
  drive: { record: "m0-won", at: asked("drive:"), act: (tab) => point(tab, "drive:") },
  gun: { record: "m0-won", at: asked("fire:"), act: (tab) => point(tab, "fire:") },
  found: { record: "m0-won", at: matter("pack", (pack) => pack.partner === null && Object.keys(pack.found).length > 0) },
  attach: { record: "m0-won", at: asked("attach:") },
  trade: { record: "m0-won", at: matter("pack", (pack) => pack.partner !== null) },
  shot: { record: "m0-won", at: (step, answer) => asked("ranged:")(step, answer) && enemies(step.view) > 4, act: (tab) => point(tab, "ranged:") },
  reroll: { record: "m0-won", at: asked("reroll") },
  hit: { record: "m0-won", at: asked("hit:") },
  wounds: { record: "m0-won", at: asked("wound:") },
  skill: { record: "m0-won", at: asked("skill:") },
  way: { record: "m0-won", at: asked("way:") },
  ablate: { record: "m0-won", at: asked("ablate") },
  end: { record: "m0-won", at: (step, answer) => asked("end-turn")(step, answer) && enemies(step.view) > 8, act: (tab) => point(tab, "end-turn") },
  moves: { record: "m0-won", at: came("zombies-moved"), live: ".traveller", further: 1 },
  blow: { record: "m0-won", at: came("zombies-attacked"), live: ".stamp.bad", further: 0 },
  mold: { record: "m10-mold-linked", at: (step, answer) => step.view.zones.filter((zone) => zone.mold != null).length > 4 && answer !== undefined && !asked("serve:")(step, answer) },
  tank: { record: "m8-somebody-died", at: asked("take-tank") },
  boss: { record: "m8-somebody-died", at: asked("boss:") },
  scientist: { record: "m9-scientist-died", at: asked("scientist:") },
  escort: { record: "m8-somebody-died", at: asked("escort:") },
};
