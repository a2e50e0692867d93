/** Texts of the page: both languages say the same things, and everything the code asks for exists. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

function texts(language: string): Map<string, Set<string>> {
  const folder = join(ROOT, `../locales/${language}`);
  const files = readdirSync(folder).filter((name) => /^web.*\.ftl$/.test(name)).map((name) => readFileSync(join(folder, name), "utf8"));
  const found = new Map<string, Set<string>>();
  // An edition of a family says differently what the family says; both have the same variables.
  const editions = files.filter((text) => text.startsWith("### Family: "));
  for (const source of [...files.filter((text) => !editions.includes(text)), ...editions]) {
    for (const message of new FluentResource(source).body) {
      const variables = [...JSON.stringify(message).matchAll(/"type":"var","name":"([^"]+)"/g)].map((match) => match[1] ?? "");
      expect(found.has(message.id), message.id).toBe(editions.includes(source));
      if (editions.includes(source)) for (const variable of variables) expect([...(found.get(message.id) ?? [])], message.id).toContain(variable);
      else found.set(message.id, new Set(variables));
    }
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

const en = texts("en");
const pl = texts("pl");
const code = sources(join(ROOT, "src")).join("\n");

describe("what the page says", () => {
  it("has the same keys in both languages", () => {
    expect([...pl.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it("uses the same variables in both languages", () => {
    for (const [key, variables] of en) {
      // A language may leave out a number that only picks a plural elsewhere.
      for (const variable of pl.get(key) ?? []) expect([...variables], key).toContain(variable);
    }
  });

  it("has every key the code names", () => {
    const named = [...code.matchAll(/["'`](web-[a-z0-9-]*[a-z0-9])["'`]/g)].map((match) => match[1] ?? "");
    expect(named.length).toBeGreaterThan(150);
    for (const key of named) expect(en.has(key), key).toBe(true);
  });

  it("has no key nobody uses", () => {
    const stems = [...code.matchAll(/`(web-[a-z0-9-]*-)\$\{/g)].map((match) => match[1] ?? "");
    // Guides and primers name what their texts begin with.
    const led = [...code.matchAll(/prefix: "(web-[a-z0-9-]*-)"/g)].flatMap(([, stem = ""]) => (stem.includes("primer") ? [stem] : [`${stem}step-`, `${stem}hint-`]));
    for (const key of en.keys()) {
      const used = code.includes(`"${key}"`) || stems.some((stem) => key.startsWith(stem)) || led.some((stem) => key.startsWith(stem));
      expect(used, key).toBe(true);
    }
  });
});
