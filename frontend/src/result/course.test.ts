import { expect, test } from "vitest";
import { gainsOf, pointsAt, spread, stretches, ticks } from "./course";
import type { Course } from "../lib/types";

const COURSE: Course = {
  moves: [0, 4, 9, 20, 31, 40],
  points: [
    [0, 0, 0],
    [0, 6, 0],
    [2, 6, 1],
    [12, 9, 3],
    [13, 12, 20],
    [30, 14, 22],
  ],
  moments: [],
};

test("points stay until the next change", () => {
  expect(pointsAt(COURSE, 0)).toEqual([0, 0, 0]);
  expect(pointsAt(COURSE, 8)).toEqual([0, 6, 0]);
  expect(pointsAt(COURSE, 9)).toEqual([2, 6, 1]);
  expect(pointsAt(COURSE, 100)).toEqual([30, 14, 22]);
});

test("the gain of a decision is the change of the points", () => {
  expect(gainsOf(COURSE, 20)).toEqual([10, 3, 2]);
  expect(gainsOf(COURSE, 21)).toEqual([0, 0, 0]);
});

test("phases are consecutive; one that ends with the match is the last", () => {
  expect(stretches([10, 25], 40, ["I", "II", "III"])).toEqual([
    { from: 0, to: 10, name: "I" },
    { from: 10, to: 25, name: "II" },
    { from: 25, to: 40, name: "III" },
  ]);
  expect(stretches([10, 40], 40, ["I"]).map(({ name }) => name)).toEqual(["I", "2"]);
});

test("the axis has round numbers, also below zero", () => {
  expect(ticks(0, 131)).toEqual([0, 50, 100]);
  expect(ticks(0, 98)).toEqual([0, 25, 50, 75]);
  expect(ticks(0, 70)).toEqual([0, 20, 40, 60]);
  expect(ticks(-12, 9)).toEqual([-10, 0]);
  expect(ticks(0, 1)).toEqual([0, 1]);
  expect(ticks(0, 0)).toEqual([0]);
});

test("labels keep their distance and stay inside the chart", () => {
  expect(spread([10, 12, 50], 20, 0, 100)).toEqual([10, 30, 50]);
  expect(spread([95, 96], 20, 0, 100)).toEqual([80, 100]);
  expect(spread([], 20, 0, 100)).toEqual([]);
});
