import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { packing } from "./dev/packing.mjs";

// The built pages are part of the Python package: the table serves them itself.
const outDir = "../src/ludotheque/web/static";

// What the first page needs comes in one piece, and so do all emblems and the kit: every file costs a request and its head.
const groups = [
  { name: "home", test: /src\/(main\.ts|App\.svelte|pages\/Home\.svelte)$/, priority: 2 },
  { name: "emblems", test: /Emblem\.svelte$/, priority: 1 },
  { name: "kit", test: /src\/(kit\/|parts\/Chip\.svelte)/, priority: 0 },
];

export default defineConfig({
  plugins: [svelte(), packing(outDir)],
  // The largest chunk is three.js, which only a scene in volume loads.
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
