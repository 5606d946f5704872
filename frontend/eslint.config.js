// What the compiler lets pass and a reader would stumble over. Formatting is prettier's.

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
      // What is reactive is declared with `let`, whether it is replaced or changed inside.
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { destructuring: "all", excludedRunes: ["$props", "$state"] }],
      // A blank that would be trimmed is written {" "}.
      "svelte/no-useless-mustaches": "off",
      // Our sets and maps are made anew inside a derived value, not changed afterwards.
      "svelte/prefer-svelte-reactivity": "off",
      // The compiler checks names, also of types, which this rule doesn't know.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // A promise nobody waits for is marked with `void`: its failure is dealt with elsewhere.
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
