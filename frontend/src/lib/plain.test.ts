import { expect, test } from "vitest";
import { isBySeat, sorted } from "./plain";

test("a view is sorted by how its parts are shown, without what there is nothing of", () => {
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

test("as many cards as there are players are not one a player", () => {
  expect(isBySeat(["parry", "blow"], 2)).toBe(false);
  expect(isBySeat([1, 2], 2)).toBe(true);
  expect(isBySeat([1, 2], 3)).toBe(false);
  expect(isBySeat([5], 1)).toBe(false);
});
