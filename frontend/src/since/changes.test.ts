import { expect, test } from "vitest";
import type { Way } from "../lib/types";
import { changedWays } from "./changes";

const way = (name: string, of: [number, string][]): Way => ({
  id: name,
  name,
  of: of.map(([share, said]) => ({ share, said, label: said })),
});

test("of a game that is not won by points the progress on each way to win is compared, by seat", () => {
  const before = [
    way("culture", [
      [0, "0/21"],
      [0.1, "2/21"],
    ]),
    way("coins", [
      [0.2, "3/15"],
      [0, "0/15"],
    ]),
  ];
  const after = [
    way("culture", [
      [0.05, "1/21"],
      [0.1, "2/21"],
    ]),
    way("coins", [
      [0.1, "2/15"],
      [0.1, "1/15"],
    ]),
  ];
  expect(changedWays(before, after)).toEqual([
    { seat: 0, said: "culture 1/21", less: false },
    { seat: 0, said: "coins 2/15", less: true },
    { seat: 1, said: "coins 1/15", less: false },
  ]);
  expect(changedWays(before, before)).toEqual([]);
});
