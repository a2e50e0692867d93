/** Zombicide in two minutes; what an edition adds stands in its own texts under the same names. */
import type { Primer } from "../contract";
import Picture from "./PrimerPicture.svelte";
import { drawingsOf, skin } from "./skin.svelte";

const primer: Primer = { prefix: "web-zc-primer-", pages: ["goal", "turn", "dead", "danger", "noise"], Picture, drawings: () => drawingsOf(skin()) };

export default primer;
