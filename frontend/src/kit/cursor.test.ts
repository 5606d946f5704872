import { expect, test } from "vitest";
import { ARROWS, towards } from "./cursor";

const [right, down, left, up] = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"].map(
  (key) => ARROWS[key] as [number, number],
) as [[number, number], [number, number], [number, number], [number, number]];
const from = (cells: string): { x: number; y: number }[] =>
  cells.split(" ").map((cell) => ({ x: Number(cell[0]), y: Number(cell[1]) }));

test("on a grid an arrow goes to the next cell", () => {
  const grid = from("00 10 20 01 11 21 02 12 22");
  const middle = { x: 1, y: 1 };
  expect(towards(grid, middle, right)).toEqual({ x: 2, y: 1 });
  expect(towards(grid, middle, down)).toEqual({ x: 1, y: 2 });
  expect(towards(grid, middle, left)).toEqual({ x: 0, y: 1 });
  expect(towards(grid, middle, up)).toEqual({ x: 1, y: 0 });
});

test("over hexes and scattered places an arrow goes to the nearest place in that direction", () => {
  const hexes = [
    { x: 10, y: 0 },
    { x: 5, y: 9 },
    { x: -5, y: 9 },
  ];
  expect(towards(hexes, { x: 0, y: 0 }, right)).toEqual({ x: 10, y: 0 });
  expect(towards(hexes, { x: 4, y: 0 }, down)).toEqual({ x: 5, y: 9 });
  expect(towards(hexes, { x: 0, y: 0 }, up)).toBeNull();
});

test("a place with almost the same coordinate is not in that direction", () => {
  expect(towards([{ x: 3, y: 0 }], { x: 0, y: 0 }, right, 8)).toBeNull();
});
