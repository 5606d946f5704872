import { expect, test } from "vitest";
import { awaitedSeats, callsMe, inOrder, waitsForOthers } from "./standings";
import type { Summary } from "./types";

function match(id: string, changes: Partial<Summary> = {}): Summary {
  const seat = { kind: "human" as const, name: "", level: null, stand_in: null, colour: null, nonce: null };
  return {
    id,
    status: "running",
    to_move: [0],
    seats: [
      { ...seat, seat: 0, you: true },
      { ...seat, seat: 1, you: false },
    ],
    set_aside: null,
    updated: "2026-01-01T00:00:00Z",
    ...changes,
  } as Summary;
}

test("a match needs me while one of my seats is to choose and no bot stands in", () => {
  expect(callsMe(match("mine"))).toBe(true);
  expect(callsMe(match("theirs", { to_move: [1] }))).toBe(false);
  expect(waitsForOthers(match("theirs", { to_move: [1] }))).toBe(true);
  expect(callsMe(match("waiting", { status: "waiting" }))).toBe(false);
  const away = match("away");
  away.seats = away.seats.map((seat) => ({ ...seat, stand_in: "greedy" }));
  expect(callsMe(away)).toBe(false);
  expect(awaitedSeats(match("all", { to_move: [0, 1] })).map((seat) => seat.seat)).toEqual([0, 1]);
});

test("matches that need me come first, the longest waiting ahead; finished matches come last", () => {
  const matches = [
    match("over", { status: "over", to_move: [], updated: "2026-01-09T00:00:00Z" }),
    match("open", { status: "waiting", to_move: [] }),
    match("new", { updated: "2026-01-03T00:00:00Z" }),
    match("theirs", { to_move: [1], updated: "2026-01-05T00:00:00Z" }),
    match("old", { updated: "2026-01-02T00:00:00Z" }),
    match("theirs before", { to_move: [1], updated: "2026-01-04T00:00:00Z" }),
  ];
  expect(inOrder(matches).map((one) => one.id)).toEqual(["old", "new", "theirs", "theirs before", "open", "over"]);
});
