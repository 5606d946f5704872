import { expect, test } from "vitest";
import { heightOf, ladderFor, standingOf } from "./levels";
import type { LevelLadder } from "./types";

function ladder(game: string, seats: number, options: Record<string, string> = {}): LevelLadder {
  const standings = ["novice", "casual"].map((level, i) => ({ level, rating: 900 + 200 * i, error: 40, ms: 1 }));
  return { game, seats, options, games: 100, rungs: [], standings, seat_shares: [] };
}

test("a game's ladder is the one with as many seats, or nearly as many", () => {
  const all = [ladder("a", 1), ladder("a", 3), ladder("a", 4), ladder("a", 4, { mode: "hard" }), ladder("b", 2)];
  expect(ladderFor(all, "a", 4)).toBe(all[2]);
  expect(ladderFor(all, "a", 5)).toBe(all[2]);
  expect(ladderFor(all, "a", 2)).toBe(all[1]);
  expect(ladderFor(all, "a", 1)).toBe(all[0]);
  expect(ladderFor(all, "c", 2)).toBeUndefined();
});

test("a level that was not measured has no standing", () => {
  expect(standingOf(ladder("a", 2), "casual")?.rating).toBe(1100);
  expect(standingOf(ladder("a", 2), "expert")).toBeUndefined();
  expect(standingOf(undefined, "casual")).toBeUndefined();
});

test("a stronger level stands higher, and all stand on the scale", () => {
  const one = ladder("a", 2);
  expect(heightOf(one, 900)).toBeLessThan(heightOf(one, 1100));
  expect(heightOf(one, 0)).toBe(0);
  expect(heightOf(one, 9999)).toBe(1);
});
