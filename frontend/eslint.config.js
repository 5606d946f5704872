// Rules beyond the compiler's checks. Formatting is left to prettier.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { kitNames, layers } from "./dev/eslint_layers.mjs";

export default ts.config(
  { ignores: ["node_modules", "dev/fixtures", "src/lib/wire.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: { allowDefaultProject: ["public/*.js"] }, extraFileExtensions: [".svelte"] },
    },
    rules: {
      eqeqeq: "error",
      // Reactive state is declared with `let`, whether it is reassigned or mutated.
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { destructuring: "all", excludedRunes: ["$props", "$state"] }],
      // Spaces that would be trimmed are written {" "}.
      "svelte/no-useless-mustaches": "off",
      // Our sets and maps are created inside derived values and not mutated afterwards.
      "svelte/prefer-svelte-reactivity": "off",
      // The compiler checks names, including types, which this rule doesn't support.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // A promise that is not awaited is marked with `void`: its failure is handled elsewhere.
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    files: ["src/games/**", "src/kit/**"],
    plugins: { faces: { rules: { layers, "kit-names": kitNames } } },
    rules: { "faces/layers": "error" },
  },
  { files: ["src/games/**"], rules: { "faces/kit-names": "error" } },
  { files: ["*.config.*", "dev/*.mjs"], languageOptions: { globals: globals.node } },
);
