import { expect, test } from "vitest";
import { fitting } from "./fitting";

test("all chips are shown where there is room, without one that opens a list", () => {
  expect(fitting([100, 100, 100], 10, 320, 80)).toBe(3);
  expect(fitting([], 10, 0, 80)).toBe(0);
});

test("otherwise as many chips as leave room for the one that opens a list", () => {
  expect(fitting([100, 100, 100], 10, 319, 80)).toBe(2);
  expect(fitting([100, 100, 100], 10, 299, 80)).toBe(1);
  expect(fitting([100, 100, 100], 10, 100, 80)).toBe(0);
});
