import { expect, test } from "vitest";
import { certainty } from "./faces";

test("the certainty of the components is rated from 1 to 4", () => {
  expect(certainty({})).toBe(4);
  expect(certainty({ seed: 90, reconstructed: 10 })).toBe(4);
  expect(certainty({ known: 50, public: 50 })).toBe(3);
  expect(certainty({ seed: 40, reconstructed: 60 })).toBe(2);
  expect(certainty({ reconstructed: 10 })).toBe(1);
});
