/**
 * What the first visit loads, in bytes after gzip: every script and style the first page needs before it can be
 * played from, with one language. Fails above the limit.
 */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 120 * 1024;
const DIST = new URL("../dist/", import.meta.url);
const LANGUAGE_TITLES = ["common", "server", "web", "osaczeni"];

const read = (path) => readFileSync(new URL(path, DIST), "utf8");
const page = read("index.html");
const manifest = JSON.parse(read(".vite/manifest.json"));

const wanted = new Set();
/** A file with everything it imports at once; what it imports later counts only where named below. */
function need(key) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  if (wanted.has(chunk.file)) return;
  wanted.add(chunk.file);
  for (const style of chunk.css ?? []) wanted.add(style);
  for (const other of chunk.imports ?? []) need(other);
}

need("index.html");
need("src/titles/osaczeni/Picture.svelte");
for (const name of LANGUAGE_TITLES) need(`../locales/pl/${name}.ftl?raw`);
for (const [, file] of page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)) wanted.add(file);

let sum = 0;
for (const file of [...wanted].sort()) {
  const size = gzipSync(read(file), { level: 9 }).length;
  sum += size;
  console.log(`${String(size).padStart(7)}  ${file}`);
}
console.log(`${String(sum).padStart(7)}  first load, of ${LIMIT} allowed`);
if (sum > LIMIT) process.exit(1);

/** For information: what sitting down at a table adds. */
const before = new Set(wanted);
need("src/pages/Table.svelte");
need("src/titles/osaczeni/index.ts");
const more = [...wanted].filter((file) => !before.has(file)).reduce((total, file) => total + gzipSync(read(file), { level: 9 }).length, 0);
console.log(`${String(more).padStart(7)}  more at a table`);
