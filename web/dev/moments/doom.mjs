/** DOOM: the questions of the marines and of the invader, each as whoever is asked sees them. */
import { asked, came, point } from "./steps.mjs";

const seen = (more) => (step, answer) => answer !== undefined && more(step.view);
const alone = true;
/** Sight, range and odds show while a target is pointed at; several may stand behind one button. */
const aim = async (tab) => {
  const group = tab.locator(".ask [data-answers*='at:'], .ask [data-answer^='at:']").first();
  if ((await group.getAttribute("aria-haspopup")) === null) return group.hover();
  await group.click();
  return tab.locator("[role=dialog] [data-answer^='at:']").first().hover();
};

export default {
  action: { record: "knee-deep-in-the-dead-3-goal", alone, at: asked("sprint") },
  act: { record: "knee-deep-in-the-dead-3-goal", alone, at: asked("pick-up:") },
  walk: { record: "knee-deep-in-the-dead-3-goal", alone, at: asked("to:"), act: (tab) => point(tab, "to:") },
  door: { record: "knee-deep-in-the-dead-3-goal", alone, at: asked("open:"), act: (tab) => point(tab, "open:") },
  target: { record: "knee-deep-in-the-dead-3-goal", alone, at: (step, answer) => asked("at:")(step, answer) && step.view.acting !== undefined, act: aim },
  blast: { record: "coolant-sump-4-goal", alone, at: (step, answer) => asked("at:")(step, answer) && (step.view.attack?.blast ?? step.view.aiming?.blast ?? 0) > 0, act: aim },
  reroll: { record: "knee-deep-in-the-dead-3-goal", alone, at: asked("reroll:") },
  order: { record: "knee-deep-in-the-dead-3-goal", alone, at: asked("order:") },
  officer: { record: "knee-deep-in-the-dead-3-goal", alone, at: asked("officer:") },
  respawn: { record: "knee-deep-in-the-dead-3-goal", alone, at: asked("respawn:") },
  heal: { record: "knee-deep-in-the-dead-3-frags", alone, at: asked("heal:") },
  cancel: { record: "coolant-sump-4-frags", alone, at: asked("cancel") },
  through: { record: "coolant-sump-4-goal", alone, at: asked("walk:") },
  window: { record: "knee-deep-in-the-dead-3-goal", alone, at: seen((view) => view.turn === "marine" && (view.hand?.length ?? 0) > 4 && view.round > 1 && view.attack !== undefined) },
  dark: { record: "knee-deep-in-the-dead-3-goal", alone, at: (step, answer) => asked("pass")(step, answer) && step.view.turn === "marine" },
  invader: { record: "knee-deep-in-the-dead-3-goal", alone, at: asked("spawn:") },
  spawn: { record: "knee-deep-in-the-dead-3-goal", alone, at: asked("place:") },
  group: { record: "knee-deep-in-the-dead-3-goal", alone, at: asked("group:") },
  activate: { record: "knee-deep-in-the-dead-4-goal", alone, at: (step, answer) => asked("activate:")(step, answer) && step.view.monsters.length > 5, act: (tab) => point(tab, "activate:") },
  hunt: { record: "knee-deep-in-the-dead-4-goal", alone, at: (step, answer) => asked("step:")(step, answer) && step.view.turn === "invader" },
  react: { record: "seven-turns-2-goal", alone, at: asked("react:") },
  knock: { record: "seven-turns-3-goal", alone, at: asked("knock:") },
  discard: { record: "coolant-sump-4-goal", alone, at: asked("discard:") },
  vent: { record: "seven-turns-4-frags", alone, at: asked("vent:"), act: (tab) => point(tab, "vent:") },
  smash: { record: "seven-turns-4-frags", alone, at: asked("door:"), act: (tab) => point(tab, "door:") },
  boss: { record: "throne-of-rust-4-goal", alone, at: (step, answer) => asked("at:")(step, answer) && step.view.monsters.some(({ kind }) => kind === "cyberdemon"), act: aim },
  late: { record: "throne-of-rust-4-goal", alone, at: (step, answer) => asked("activate:")(step, answer) && step.view.areas.length > 8 },
  revealed: { record: "knee-deep-in-the-dead-3-goal", alone, at: came("area-revealed"), live: ".board .fresh, .stamp, .flash", further: 0 },
};
