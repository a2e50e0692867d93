/** The first night in the mall by the hand. */
import type { Seen, View } from "./generated";
import { t } from "../../lib/words.svelte";
import type { Guide } from "../contract";
import { itemOf } from "./targets";

const seen = (view: unknown): View => view as View;
const about = (view: unknown, what: string, step: string): boolean => seen(view).vote?.about === what && seen(view).vote?.step === step;

/** Whoever has played a card knows how. */
const learned = (event: Seen, me: number): boolean => event.type === "played" && event.seat === me;

export const guide: Guide = {
  prefix: "web-os-",
  opening: (view) => ({
    name: t("web-os-primer-goal"),
    lines: [
      { about: "win", text: t("web-os-opening-win") },
      { about: "lose", text: t("web-os-opening-lose") },
      { about: "you", text: t("web-os-opening-you", { others: seen(view).players - 1 }) },
    ],
  }),
  steps: [
    { id: "place", allows: ({ answer }) => answer.type === "place" },
    { id: "go", allows: ({ answer }) => answer.type === "go" },
    { id: "move", allows: ({ answer }) => answer.type === "move" },
    { id: "vote", allows: ({ answer }) => answer.type === "vote" },
  ],
  tips: [
    { id: "truck", fits: (view, ask) => ask !== null && about(view, "truck", "discussion") },
    { id: "badge", fits: (view, ask) => ask !== null && about(view, "badge", "discussion") },
    { id: "talk", fits: (view, ask) => ask !== null && seen(view).vote?.step === "discussion" },
    { id: "card", fits: (_, ask) => ask?.answers.some((choice) => choice.answer.type === "play" && itemOf(choice.answer) !== null) ?? false, learned: (event, _, me) => learned(event as Seen, me) },
    { id: "siege", fits: (view) => seen(view).phase === "arrival" || seen(view).phase === "attacks" },
    { id: "victim", fits: (view, ask) => ask !== null && seen(view).vote?.about === "victim" },
    { id: "cold", fits: (view) => seen(view).cold_store.rows.some((row) => row.dead.length > 0) },
    { id: "round", fits: (view, ask) => ask !== null && seen(view).round > 1 },
  ],
};
