import { expect, test } from "vitest";
import { common, placed } from "./menu";

const room = { left: 0, top: 0, right: 400, bottom: 300 };
const size = { width: 200, height: 100 };

test("a menu opens below the place, centred", () => {
  expect(placed({ x: 200, y: 100 }, size, room)).toEqual({ x: 100, y: 126 });
});

test("at the bottom edge a menu opens above the place", () => {
  expect(placed({ x: 200, y: 250 }, size, room)).toEqual({ x: 100, y: 124 });
});

test("at the sides a menu is moved into the bounds", () => {
  expect(placed({ x: 390, y: 100 }, size, room).x).toBe(194);
  expect(placed({ x: 10, y: 100 }, size, room).x).toBe(6);
});

test("without room above or below a menu stays at the edge", () => {
  expect(placed({ x: 200, y: 150 }, { width: 200, height: 200 }, room).y).toBe(94);
  expect(placed({ x: 200, y: 150 }, { width: 200, height: 500 }, room).y).toBe(6);
});

test("the bounds are the intersection of board and window", () => {
  expect(common([room, { left: 50, top: -10, right: 900, bottom: 280 }])).toEqual({
    left: 50,
    top: 0,
    right: 400,
    bottom: 280,
  });
});
