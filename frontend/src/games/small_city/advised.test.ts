import { expect, test } from "vitest";
import type { Action } from "../../lib/types";
import { advisedIn } from "./advised";
import type { CityBoard } from "./types";

const board = {
  pieces: [
    {
      id: "park_2_bar",
      building: "park_2",
      facings: {
        0: [
          [0, 0],
          [0, 1],
        ],
        1: [
          [0, 0],
          [1, 0],
        ],
      },
    },
    { id: "town_hall", building: "town_hall", facings: { 0: [[0, 0]] } },
  ],
} as unknown as CityBoard;
const view = { mine: null, host: 1 };

test("an advised tile is drawn at its advised place", () => {
  const advised: Action[] = [
    { verb: "build", piece: "park_2_bar" },
    { verb: "place", square: "b3", facing: "right" },
  ];
  const idea = advisedIn({ board, view, advised }, 0, 0);
  expect(idea.tiles).toEqual([
    {
      building: "park_2",
      squares: [
        [2, 1],
        [3, 1],
      ],
    },
  ]);
  expect(advisedIn({ board, view, advised }, 1, 0).tiles).toEqual([]);
});

test("a citizen's way is in my borough, a tourist's goal in that of the host", () => {
  const move = { verb: "move", from: "a1", to: "b2" };
  expect(advisedIn({ board, view, advised: [move] }, 0, 0)).toEqual({
    tiles: [],
    squares: [[1, 1]],
    ways: [{ from: [0, 0], to: [1, 1] }],
  });
  const send = { verb: "send", from: "a1", borough: 1, to: "b2" };
  expect(advisedIn({ board, view, advised: [send] }, 0, 0).squares).toEqual([[0, 0]]);
  expect(advisedIn({ board, view, advised: [send] }, 1, 0).squares).toEqual([[1, 1]]);
});

test("without advice the borough has no marks", () => {
  expect(advisedIn({ board, view, advised: undefined }, 0, 0)).toEqual({ tiles: [], squares: [], ways: [] });
});

test("an advised street is drawn over its two squares in the host's borough", () => {
  const advised: Action[] = [{ verb: "parade", square: "b2", dir: "down" }];
  expect(advisedIn({ board, view, advised }, 0, 0).squares).toEqual([]);
  expect(advisedIn({ board, view, advised }, 1, 0).squares).toEqual([
    [1, 1],
    [2, 1],
  ]);
});
