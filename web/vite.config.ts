import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { art } from "./build/art.ts";
import { icons } from "./build/icons.ts";

/** The server to talk to while developing: a real one, or the one of `npm run mock`. */
const server = process.env.HOLDOUT_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [icons(), art(), svelte()],
  // Tests draw components in a simulated browser.
  resolve: process.env.VITEST === undefined ? {} : { conditions: ["browser"] },
  // On a busy machine the first drawing takes seconds.
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"], testTimeout: 30_000 },
  build: {
    target: "es2022",
    // The page's policy allows only files of its own, so nothing may become a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
