import { expect, test } from "vitest";
import { arrow } from "./arrow";

test("an arrow begins and ends at the rims, and its head points at the target", () => {
  const { line, head } = arrow({ x: 0, y: 0 }, { x: 300, y: 0 });
  const numbers = (path: string): number[] => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([n]) => Number(n));
  const [x0 = 0, y0 = 0] = numbers(line);
  expect(Math.hypot(x0, y0)).toBeCloseTo(46, 0);
  const [tipX = 0, tipY = 0] = numbers(head);
  expect(Math.hypot(tipX - 300, tipY)).toBeCloseTo(46, 0);
});

test("an arrow between equal points has finite coordinates", () => {
  expect(arrow({ x: 5, y: 5 }, { x: 5, y: 5 }).line).not.toContain("NaN");
});
