import { expect, test } from "vitest";
import { heightOf, ladderFor, standingOf } from "./levels";
import type { LevelLadder } from "./types";

function ladder(game: string, seats: number, options: Record<string, string> = {}): LevelLadder {
  const standings = ["novice", "casual"].map((level, i) => ({ level, rating: 900 + 200 * i, error: 40, ms: 1 }));
  return { game, seats, options, games: 100, rungs: [], standings, seat_shares: [] };
}

test("the ladder shown has the match's number of seats, or the nearest", () => {
  const all = [ladder("a", 1), ladder("a", 3), ladder("a", 4), ladder("a", 4, { mode: "hard" }), ladder("b", 2)];
  expect(ladderFor(all, "a", 4)).toBe(all[2]);
  expect(ladderFor(all, "a", 5)).toBe(all[2]);
  expect(ladderFor(all, "a", 2)).toBe(all[1]);
  expect(ladderFor(all, "a", 1)).toBe(all[0]);
  expect(ladderFor(all, "c", 2)).toBeUndefined();
});

test("an unmeasured level has no position on the scale", () => {
  expect(standingOf(ladder("a", 2), "casual")?.rating).toBe(1100);
  expect(standingOf(ladder("a", 2), "expert")).toBeUndefined();
  expect(standingOf(undefined, "casual")).toBeUndefined();
});

test("a stronger level is higher on the scale, and all levels are on it", () => {
  const one = ladder("a", 2);
  expect(heightOf(one, 900)).toBeLessThan(heightOf(one, 1100));
  expect(heightOf(one, 0)).toBe(0);
  expect(heightOf(one, 9999)).toBe(1);
});
