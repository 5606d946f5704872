import { Linter } from "eslint";
import { expect, test } from "vitest";
import { kitNames, layers } from "./eslint_layers.mjs";

const plugins = { faces: { rules: { layers, "kit-names": kitNames } } };
const rules = { "faces/layers": "error", "faces/kit-names": "error" };

function found(file, code) {
  const linter = new Linter({ cwd: new URL("..", import.meta.url).pathname });
  return linter.verify(code, [{ files: ["**/*.ts"], plugins, rules }], file).map(({ ruleId }) => ruleId);
}

test("a face imports its own folder, kit, lib and packages", () => {
  for (const source of ["./a", "../b", "../../../kit/Tip.svelte", "../../../lib/types", "svelte"])
    expect(found("src/games/nim/parts/x.ts", `import { a } from "${source}"`)).toEqual([]);
});

test("a face imports neither the page nor another game", () => {
  for (const code of [
    'import a from "../../parts/Icon.svelte"',
    'import a from "../quebec/box"',
    'export { a } from "../../pages/x"',
    'export * from "../../App.svelte"',
    'const a = () => import("../../parts/Icon.svelte")',
  ])
    expect(found("src/games/nim/x.ts", code)).toEqual(["faces/layers"]);
});

test("the kit imports no page and no game", () => {
  expect(found("src/kit/x.ts", 'import { a } from "../lib/screen"')).toEqual([]);
  expect(found("src/kit/x.ts", 'import a from "../parts/Icon.svelte"')).toEqual(["faces/layers"]);
});

test("no import of a face has the name of a component of the kit", () => {
  expect(found("src/games/nim/x.ts", 'import Panel from "./Beside.svelte"')).toEqual(["faces/kit-names"]);
  expect(found("src/games/nim/x.ts", 'import { Hand } from "./hand"')).toEqual(["faces/kit-names"]);
  expect(found("src/games/nim/x.ts", 'import Panel from "../../kit/Panel.svelte"')).toEqual([]);
});
