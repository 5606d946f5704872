// Pages of this folder as files, for a browser test: `npx vite build dev --outDir FOLDER`.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: { target: "es2022", emptyOutDir: true, rolldownOptions: { input: ["dev/hand.html", "dev/strip.html"] } },
});
