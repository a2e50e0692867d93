/**
 * Our own drawings by name: `import ann from "art:black-plague/ann"` gives one file of `art/` as a symbol to be used
 * many times. Colours are variables, so a drawing follows the theme and the seat it stands in.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PREFIX = "art:";
const FOLDER = new URL("../art/", import.meta.url);

/** The file without its frame; `shade` is only its mass and its eyes, for those who stand behind. */
function drawing(name: string): { id: string; box: string; body: string; shade: string } {
  const source = readFileSync(new URL(`${name}.svg`, FOLDER), "utf8");
  const box = /viewBox="([^"]+)"/.exec(source)?.[1];
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1];
  if (box === undefined || body === undefined) throw new Error(`art/${name}.svg is no drawing with a viewBox`);
  if (/style|<script|href=/.test(body)) throw new Error(`art/${name}.svg has what the page's policy does not allow`);
  const shade = [...body.matchAll(/<(?:path|circle|ellipse)[^>]*class="(?:mass|eye)"[^>]*\/>|<g class="eyes?"[\s\S]*?<\/g>/g)].map(([element]) => element).join("");
  return { id: `art-${name.replaceAll("/", "-")}`, box, body: body.replace(/\s*\n\s*/g, "").trim(), shade };
}

export function art(): Plugin {
  return {
    name: "art",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      this.addWatchFile(fileURLToPath(new URL(`${name}.svg`, FOLDER)));
      return `export default ${JSON.stringify(drawing(name))};`;
    },
  };
}
