/** `npm run mock`: the client with fixtures instead of a server, on port 4173. Nothing of it is shipped. */
import { defineConfig, mergeConfig } from "vite";
import base from "../vite.config.ts";
import { mock, mockWords } from "./mock.ts";

export default mergeConfig(
  base,
  defineConfig({
    plugins: [mockWords(), mock()],
    build: { outDir: "node_modules/.mock", emptyOutDir: true },
    preview: { port: 4173, strictPort: true, host: "127.0.0.1", proxy: {} },
  }),
);
