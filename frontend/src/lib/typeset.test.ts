import { expect, test } from "vitest";
import { typeset } from "./typeset";

test("French punctuation has a no-break space before it", () => {
  expect(typeset("Prêt ? Oui : « là » !", "fr")).toBe("Prêt\u00a0? Oui\u00a0: «\u00a0là\u00a0»\u00a0!");
});

test("English punctuation has no no-break space", () => {
  expect(typeset("Ready ? « there »", "en")).toBe("Ready ? « there »");
});
