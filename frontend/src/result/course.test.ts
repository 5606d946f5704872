import { expect, test } from "vitest";
import { moments, pointsAt, spread, stretches, ticks } from "./course";
import type { Course, Outcome } from "../lib/types";

function outcome(points: number[], winners: number[] = [points.indexOf(Math.max(...points))]): Outcome {
  const ranks = points.map((own) => 1 + points.filter((other) => other > own).length);
  return { points, parts: points.map(() => ({})), ranks, winners };
}

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
};

test("points stay until the next change", () => {
  expect(pointsAt(COURSE, 0)).toEqual([0, 0, 0]);
  expect(pointsAt(COURSE, 8)).toEqual([0, 6, 0]);
  expect(pointsAt(COURSE, 9)).toEqual([2, 6, 1]);
  expect(pointsAt(COURSE, 100)).toEqual([30, 14, 22]);
});

test("the moments are the lead taken for good and the largest swings, in their order", () => {
  const found = moments(COURSE, outcome([30, 14, 22]));
  expect(found.map(({ moves, kind, seat }) => [moves, kind, seat])).toEqual([
    [20, "leads", 0],
    [31, "overtaken", 2],
    [40, "decides", 0],
  ]);
  expect(found[1]).toMatchObject({ before: 3, after: -7, gains: [1, 3, 17] });
});

test("what changes nothing between the first two is no moment", () => {
  const level: Course = { moves: [0, 1, 2], points: [[0, 0], [3, 3], [4, 3]] }; // prettier-ignore
  expect(moments(level, outcome([4, 3])).map((one) => one.moves)).toEqual([2]);
});

test("alone there is nobody to be compared with", () => {
  const solo: Course = { moves: [0, 3, 5, 8], points: [[0], [-4], [2], [1]] };
  expect(moments(solo, outcome([1], [])).map(({ moves, kind, seat }) => [moves, kind, seat])).toEqual([
    [3, "loss", 0],
    [5, "gain", 0],
    [8, "loss", 0],
  ]);
});

test("those who win together are not compared with one another", () => {
  const shared: Course = { moves: [0, 2, 6], points: [[0, 0, 0], [5, 0, 1], [5, 5, 1]] }; // prettier-ignore
  expect(moments(shared, outcome([5, 5, 1], [0, 1])).map((one) => one.moves)).toEqual([2]);
});

test("a match without points has no moments", () => {
  expect(moments({ moves: [0], points: [[0, 0]] }, outcome([0, 0], [1]))).toEqual([]);
});

test("stretches follow one another; one that ends with the match is the last", () => {
  expect(stretches([10, 25], 40, ["I", "II", "III"])).toEqual([
    { from: 0, to: 10, name: "I" },
    { from: 10, to: 25, name: "II" },
    { from: 25, to: 40, name: "III" },
  ]);
  expect(stretches([10, 40], 40, ["I"]).map(({ name }) => name)).toEqual(["I", "2"]);
});

test("the axis has round numbers, below zero too", () => {
  expect(ticks(0, 131)).toEqual([0, 50, 100]);
  expect(ticks(0, 98)).toEqual([0, 25, 50, 75]);
  expect(ticks(0, 70)).toEqual([0, 20, 40, 60]);
  expect(ticks(-12, 9)).toEqual([-10, 0]);
  expect(ticks(0, 1)).toEqual([0, 1]);
  expect(ticks(0, 0)).toEqual([0]);
});

test("labels keep their distance and stay inside", () => {
  expect(spread([10, 12, 50], 20, 0, 100)).toEqual([10, 30, 50]);
  expect(spread([95, 96], 20, 0, 100)).toEqual([80, 100]);
  expect(spread([], 20, 0, 100)).toEqual([]);
});
