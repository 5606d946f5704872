import { expect, test } from "vitest";
import { backsOf, fanned, stepped } from "./hand";

test("cards with enough room are upright, side by side", () => {
  expect(fanned(3, 4)).toEqual([
    { x: 0, y: 0, angle: 0 },
    { x: 1.06, y: 0, angle: 0 },
    { x: 2.12, y: 0, angle: 0 },
  ]);
  expect(fanned(1, 0.5)).toEqual([{ x: 0, y: 0, angle: 0 }]);
  expect(fanned(0, 4)).toEqual([]);
});

test("cards without enough room are fanned symmetrically within the width, the middle one highest", () => {
  const fan = fanned(7, 3);
  expect(fan[0]?.x).toBeCloseTo(0.18);
  expect(fan.at(-1)?.x).toBeCloseTo(1.82);
  expect(fan.map(({ angle }) => Math.round(angle))).toEqual([-11, -7, -4, 0, 4, 7, 11]);
  expect(fan[3]?.y).toBe(0);
  expect(fan[0]?.y).toBe(fan[6]?.y);
  expect(fan[0]?.y).toBeGreaterThan(0);
});

test("every card of a fan has a visible edge", () => {
  const [first, second] = fanned(40, 2);
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(0.14);
});

test("arrows go from card to card and stop at the ends", () => {
  expect(stepped(3, 0, "ArrowRight")).toBe(1);
  expect(stepped(3, 2, "ArrowRight")).toBe(2);
  expect(stepped(3, 0, "ArrowLeft")).toBe(0);
  expect(stepped(3, 1, "End")).toBe(2);
  expect(stepped(3, 1, "Home")).toBe(0);
  expect(stepped(3, 1, "ArrowUp")).toBeNull();
  expect(stepped(0, 0, "Home")).toBeNull();
});

test("a large hand is drawn with few backs", () => {
  expect([0, 1, 6, 40].map(backsOf)).toEqual([0, 1, 6, 6]);
});
