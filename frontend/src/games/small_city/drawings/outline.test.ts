import { expect, test } from "vitest";
import { corners, outline, type Square } from "./outline";

test("a square has four corners, clockwise from the top left", () => {
  expect(corners([[2, 3]])).toEqual([
    [3, 2],
    [4, 2],
    [4, 3],
    [3, 3],
  ]);
});

test("squares in a row have the corners of one long tile", () => {
  const row: Square[] = [
    [0, 0],
    [0, 1],
    [0, 2],
  ];
  expect(corners(row)).toHaveLength(4);
});

test("an L has six corners, a staircase of five squares has ten", () => {
  const bent: Square[] = [
    [0, 0],
    [1, 0],
    [1, 1],
  ];
  const stairs: Square[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
  ];
  expect(corners(bent)).toHaveLength(6);
  expect(corners(stairs)).toHaveLength(10);
});

test("the order of the squares does not matter", () => {
  const squares: Square[] = [
    [1, 1],
    [0, 0],
    [1, 0],
  ];
  expect(outline(squares, 72, 2, 7)).toBe(outline([...squares].reverse(), 72, 2, 7));
});

test("the outline is inset on every side", () => {
  expect(outline([[0, 0]], 10, 1, 0)).toBe("M1 1Q1 1 1 1L9 1Q9 1 9 1L9 9Q9 9 9 9L1 9Q1 9 1 9Z");
});
