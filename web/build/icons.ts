/**
 * Icons by name: `import shield from "icon:shield"` gives the path data of that one game-icons drawing.
 *
 * The set has thousands of drawings; only the ones imported come into the bundle, and an unknown name stops the build.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

interface IconSet {
  icons: Record<string, { body: string }>;
}

let set: IconSet | undefined;

function load(): IconSet {
  if (set === undefined) {
    const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
    set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  }
  return set;
}

/** Every drawing of the set is one or more filled paths on a 512 grid. */
function pathData(name: string): string {
  const icon = load().icons[name];
  if (icon === undefined) throw new Error(`no game-icons drawing is called "${name}"`);
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`the drawing "${name}" has no path`);
  return paths.join(" ");
}

export function icons(): Plugin {
  return {
    name: "game-icons",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      return `export default ${JSON.stringify(pathData(id.slice(PREFIX.length + 1)))};`;
    },
  };
}
