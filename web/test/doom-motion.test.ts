/** Every event of DOOM has a motion, also those to come. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { known } from "../src/titles/doom/motion";

it("has a motion for every event of the rules", () => {
  const rules = readFileSync(join(import.meta.dirname, "../../crates/doom/src/event.rs"), "utf8");
  const seen = /pub enum Seen \{([\s\S]*?)\n\}/.exec(rules)?.[1] ?? "";
  const names = [...seen.matchAll(/^ {4}([A-Z]\w+)/gm)].map(([, name = ""]) => name.replace(/(?<=.)([A-Z])/g, "-$1").toLowerCase());
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !known().includes(name))).toEqual([]);
});
