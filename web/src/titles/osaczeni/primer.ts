/** Osaczeni in two minutes. */
import type { Primer } from "../contract";
import { DRAWINGS } from "./art";
import Picture from "./PrimerPicture.svelte";

const primer: Primer = { prefix: "web-os-primer-", pages: ["goal", "round", "siege", "vote", "cards"], Picture, drawings: () => DRAWINGS };

export default primer;
