/** White Death: what a fortress brings. */
import { asked, came, enemies, matter, point } from "./steps.mjs";

export default {
  deal: { record: "m0-won", at: matter("deal") },
  turn: { record: "m0-won", at: asked("move:") },
  pile: { record: "m0-won", at: asked("pile") },
  noise: { record: "m0-impossible", at: asked("noise") },
  trade: { record: "m0-won", at: matter("pack", (pack) => pack.partner !== null) },
  shove: { record: "m0-won", at: asked("shove:") },
  hit: { record: "m0-won", at: asked("hit:") },
  spell: { record: "m0-won", at: asked("magic:"), act: (tab) => point(tab, "magic:") },
  order: { record: "m1-somebody-died", at: asked("order:") },
  guards: { record: "m1-somebody-died", at: asked("guards:") },
  wounds: { record: "m0-somebody-died", at: asked("all-wounds:") },
  friends: { record: "m0-somebody-died", at: asked("friendly-fire:") },
  beacon: { record: "m3-beacon-corrupted", at: (step, answer) => asked("way:")(step, answer) && (step.view.beacon_distance ?? 9) < 3 },
  siege: { record: "m8-beacon-corrupted", at: (step, answer) => asked("move:")(step, answer) && enemies(step.view) > 12, act: (tab) => point(tab, "end-turn") },
  cauldron: { record: "m5-somebody-died", at: asked("pour-cauldron"), act: (tab) => point(tab, "pour-cauldron") },
  ladder: { record: "m5-won", at: asked("hang-ladder") },
  moves: { record: "m0-won", at: came("zombies-moved"), live: ".traveller", further: 1 },
  blow: { record: "m0-somebody-died", at: came("zombies-attacked"), live: ".stamp.bad", further: 0 },
  empress: { record: "m9-empress-wounded", at: asked("move:") },
  stop: { record: "m3-beacon-corrupted", at: asked("stop") },
};
