import { expect, test } from "vitest";
import { typeset } from "./typeset";

test("French punctuation holds on to its word", () => {
  expect(typeset("Prêt ? Oui : « là » !", "fr")).toBe("Prêt\u00a0? Oui\u00a0: «\u00a0là\u00a0»\u00a0!");
});

test("English has no such blanks", () => {
  expect(typeset("Ready ? « there »", "en")).toBe("Ready ? « there »");
});
