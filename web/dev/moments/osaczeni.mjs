/** Osaczeni: every question of a round. */
import { asked, point } from "./steps.mjs";

const eliminated = (view) => view.families.findIndex((family) => family.eliminated);
const record = "4-players-several-survivors";
export default {
  place: { record, alone: true, at: asked("place:") },
  ready: { record, alone: true, at: asked("ready") },
  vote: { record, alone: true, at: asked("vote:") },
  keep: { record, alone: true, at: asked("keep") },
  give: { record, alone: true, at: asked("give") },
  go: { record, alone: true, at: asked("go:"), act: (tab) => point(tab, "go:") },
  move: { record, alone: true, at: asked("move:"), act: (tab) => point(tab, "move:") },
  play: { record, alone: true, at: asked("play:") },
  pass: { record, alone: true, at: asked("pass") },
  choose: { record, alone: true, at: asked("choose:") },
  victim: { record, alone: true, at: asked("victim:") },
  out: { record: "5-players-one-survivor", at: ({ view }) => eliminated(view) >= 0, seat: ({ view }) => eliminated(view), shows: '.ask [href="/"]' },
};
