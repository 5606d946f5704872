import { expect, test } from "vitest";
import { bears, pyramidOf } from "./pyramid";

const FIVE = { writing: 1, pottery: 1, masonry: 1, currency: 1, metalworking: 1 };

test("a card is supported by two of the row below", () => {
  const { stones } = pyramidOf({ ...FIVE, democracy: 2, construction: 2 }, 0, [], []);
  const second = stones.find(({ tech }) => tech === "construction") ?? null;
  expect(second).toEqual({ tech: "construction", row: 2, place: 1 });
  expect(stones.filter((stone) => bears(stone, second)).map(({ tech }) => tech)).toEqual(["pottery", "masonry"]);
});

test("without a selected spot no card is highlighted as a support", () => {
  expect(bears({ row: 1, place: 0 }, null)).toBe(false);
});

test("the next spot of a row counts as supported if the table says so", () => {
  const gaps = pyramidOf({ ...FIVE, democracy: 2 }, 0, [1, 2], []).gaps;
  expect(gaps).toEqual([
    { row: 5, place: 0, borne: false },
    { row: 4, place: 0, borne: false },
    { row: 3, place: 0, borne: false },
    { row: 2, place: 1, borne: true },
  ]);
});

test("a full row shows no further spot, the lowest row only where a tech can be placed", () => {
  const full = { ...FIVE, a: 2, b: 2, c: 2, d: 2 };
  expect(pyramidOf(full, 0, [1, 3], []).gaps.map(({ row }) => row)).toEqual([5, 4, 3]);
  expect(pyramidOf(full, 0, [1, 3], [1]).gaps.at(-1)).toEqual({ row: 1, place: 5, borne: true });
});

test("the pyramid is as wide as its base and at least as wide as one with level V", () => {
  expect(pyramidOf({}, 0, [1], [1]).width).toBe(5);
  expect(pyramidOf(FIVE, 0, [1, 2], [1]).width).toBe(6);
});

test("a blank card is a support, too", () => {
  const { stones, gaps } = pyramidOf({ writing: 1 }, 1, [1, 2], []);
  expect(stones.map(({ tech }) => tech)).toEqual(["writing", null]);
  expect(gaps.find(({ row }) => row === 2)?.borne).toBe(true);
});
