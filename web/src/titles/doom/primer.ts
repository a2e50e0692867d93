/** DOOM in two minutes. */
import type { Primer } from "../contract";
import { DRAWINGS } from "./art";
import Picture from "./PrimerPicture.svelte";

const primer: Primer = { prefix: "web-dm-primer-", pages: ["goal", "turn", "attack", "dark", "invader"], Picture, drawings: () => DRAWINGS };

export default primer;
