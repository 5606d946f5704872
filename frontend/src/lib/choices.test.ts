import { expect, test } from "vitest";
import { choicesOf } from "./choices";
import type { Vocabulary } from "./types";

const VOCABULARY: Vocabulary = {
  domains: {
    site: { ids: ["north", "south", "west"], numeric: false, size: 4, rules: [] },
    count: { ids: [], numeric: true, size: 3, rules: [] },
  },
  verbs: [
    { name: "pass", fields: [], gives_up: [], aside: false },
    {
      name: "build",
      fields: [
        { name: "site", domain: "site" },
        { name: "storeys", domain: "count" },
      ],
      gives_up: [],
      aside: false,
    },
  ],
  kinds: [],
  steps: [],
  windows: [],
};

test("the last argument changes fastest", () => {
  const actions = choicesOf(VOCABULARY, { build: [0, 1, 3, 8] }).map((choice) => choice.action);
  expect(actions).toEqual([
    { verb: "build", site: "north", storeys: 0 },
    { verb: "build", site: "north", storeys: 1 },
    { verb: "build", site: "south", storeys: 0 },
    { verb: "build", site: "west", storeys: 2 },
  ]);
});

test("the number after the last thing stands for none", () => {
  expect(choicesOf(VOCABULARY, { build: [9] })[0]?.action.site).toBeNull();
});

test("choices come in the order of the vocabulary, not of the message", () => {
  const verbs = choicesOf(VOCABULARY, { build: [0], pass: [0] }).map((choice) => choice.action.verb);
  expect(verbs).toEqual(["pass", "build"]);
});

test("a warning belongs to its own choice", () => {
  const warnings = { final: { build: [1] }, milestones: { ended: { build: [1] }, scored: { pass: [0] } } };
  const found = choicesOf(VOCABULARY, { pass: [0], build: [0, 1] }, warnings).map((choice) => choice.warning);
  expect(found).toEqual([
    { final: false, milestones: ["scored"] },
    { final: false, milestones: [] },
    { final: true, milestones: ["ended"] },
  ]);
});

test("a choice without warnings has no message", () => {
  expect(choicesOf(VOCABULARY, { pass: [0] })[0]?.warning).toBeNull();
});

test("a vocabulary without the domain is an error, not a wrong choice", () => {
  expect(() => choicesOf({ ...VOCABULARY, domains: {} }, { build: [0] })).toThrow("no domain count");
});
