import { expect, test } from "vitest";
import { endOfView, lastStart, nearest, settled, showing, turned } from "./strip";

/** Items of 80, a wide one of 140, gaps of 10: they begin at 0, 90, 180, 330, 420, 510. */
const widths = [80, 80, 140, 80, 80, 80];
const items = widths.map((width, i) => {
  const start = widths.slice(0, i).reduce((sum, one) => sum + one + 10, 0);
  return { start, end: start + width };
});

test("only whole items are shown, and at least one", () => {
  expect(endOfView(items, 1000, 0)).toBe(6);
  expect(endOfView(items, 319, 0)).toBe(2);
  expect(endOfView(items, 320, 0)).toBe(3);
  expect(endOfView(items, 50, 2)).toBe(3);
  expect(endOfView([], 100, 0)).toBe(0);
});

test("arrows scroll by one view, and the last view is full", () => {
  expect(turned(items, 320, 0, 1)).toBe(3);
  expect(lastStart(items, 320)).toBe(3);
  expect(turned(items, 260, 0, 1)).toBe(2);
  expect(turned(items, 260, 2, 1)).toBe(3);
  expect(turned(items, 260, 3, 1)).toBe(3);
  expect(turned(items, 260, 3, -1)).toBe(1);
  expect(turned(items, 260, 1, -1)).toBe(0);
  expect(turned(items, 260, 0, -1)).toBe(0);
});

test("an item is scrolled into view by the shortest distance", () => {
  expect(showing(items, 260, 2, 0)).toBe(0);
  expect(showing(items, 260, 0, 1)).toBe(0);
  expect(showing(items, 260, 0, 2)).toBe(1);
  expect(showing(items, 260, 0, 5)).toBe(3);
  expect(showing(items, 50, 0, 5)).toBe(5);
});

test("a drag ends at an item, never beyond the last view", () => {
  expect(nearest(items, 260, 40)).toBe(0);
  expect(nearest(items, 260, 50)).toBe(1);
  expect(nearest(items, 260, 900)).toBe(3);
  expect(nearest(items, 1000, 300)).toBe(0);
});

test("a row that the browser scrolled settles at the next item, so that the one it shows stays whole", () => {
  expect(settled(items, 260, 0)).toBe(0);
  expect(settled(items, 260, 30)).toBe(1);
  expect(settled(items, 260, 90)).toBe(1);
  expect(settled(items, 260, 500)).toBe(3);
});
