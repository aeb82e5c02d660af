import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { words } from "./words-plugin.ts";

const server = process.env.SIXTYONE_SERVER ?? "http://127.0.0.1:6161";

export default defineConfig({
  plugins: [svelte(), words()],
  build: {
    outDir: "../src/sixtyone/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy allows no inline script or style
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": { target: server, ws: true } } }, // Host stays as it is: the server wants it to be that of Origin
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  test: { environment: "jsdom", isolate: false, pool: "threads", fileParallelism: false, include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
