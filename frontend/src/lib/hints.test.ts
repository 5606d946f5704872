import { expect, test, vi } from "vitest";
import { comparison, fearOf } from "./hints";
import type { Idea, Words } from "./types";

vi.mock("./prefs.svelte", () => ({ prefs: { lang: "en" } }));

// Without the messages of a language, a message id is returned as is.
const words = { action: () => "Send 1 worker" } as unknown as Words;
const idea: Idea = {
  actions: [{ verb: "send" }],
  chance: 0.3,
  expected: 90,
  against: [{ verb: "take" }],
  chance_against: 0.26,
  gain: 2,
  equal: false,
  reasons: [{ part: "zones_1", points: 2, error: 0.1 }],
  fear: null,
  line: [],
};

test("an idea with a lower chance is not called better", () => {
  expect(comparison(words, idea)).toBe("hint-better");
  expect(comparison(words, { ...idea, chance_against: 0.34 })).toBe("hint-worse-all-in-all");
  const reasons = [{ part: "zones_1", points: -2, error: 0.1 }];
  expect(comparison(words, { ...idea, chance_against: 0.34, reasons })).toBe("hint-worse");
  expect(comparison(words, { ...idea, chance_against: 0.34, equal: true })).toBe("hint-as-good");
});

test("in a solo game ideas are compared by points", () => {
  const alone = { ...idea, chance: null, chance_against: null };
  expect(comparison(words, alone)).toBe("hint-better");
  expect(comparison(words, { ...alone, gain: -2, reasons: [] })).toBe("hint-worse");
});

test("the cost of bad luck is in points in a solo game, otherwise in chances", () => {
  const fear = { seat: null, action: null, share: 0.1, cost: 0.1 };
  expect(fearOf(words, { ...idea, fear }, [])).toBe("hint-luck-chance");
  expect(fearOf(words, { ...idea, chance: null, fear }, [])).toBe("hint-luck");
  expect(fearOf(words, { ...idea, fear: { ...fear, seat: 0, action: { verb: "take" } } }, [])).toBe("hint-fear");
});
