import { expect, test } from "vitest";
import { isBySeat, sorted } from "./plain";

test("a view is grouped by how its parts are shown; empty parts are left out", () => {
  const view = {
    game: "bag",
    you: 0,
    round: 2,
    automaton: null,
    deck: [],
    points: [3, 4],
    hands: [["parry"], []],
    houses: { north: { seat: 1 } },
    grid: [[0, 1, "red"]],
  };
  expect(sorted(view, 2)).toEqual({
    facts: [["round", 2]],
    bySeat: [
      ["points", [3, 4]],
      ["hands", [["parry"], []]],
    ],
    others: [
      ["houses", { north: { seat: 1 } }],
      ["grid", [[0, 1, "red"]]],
    ],
  });
});

test("a list of cards as long as the number of players is not shown by player", () => {
  expect(isBySeat(["parry", "blow"], 2)).toBe(false);
  expect(isBySeat([1, 2], 2)).toBe(true);
  expect(isBySeat([1, 2], 3)).toBe(false);
  expect(isBySeat([5], 1)).toBe(false);
});
