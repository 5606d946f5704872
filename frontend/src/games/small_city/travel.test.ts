import { expect, test } from "vitest";
import { journeys } from "./travel";
import type { CityView } from "./types";

const view = (turn: number, ...people: Record<string, number>[]): CityView =>
  ({ turn, boroughs: people.map((one) => ({ people: one })) }) as unknown as CityView;

test("a citizen moves from the place with one fewer to the place with one more", () => {
  expect(journeys(view(3, { a1: 0 }, {}), view(3, { b2: 0 }, {}), 0)).toEqual([
    { seat: 0, number: 1, from: "place-0-a1", to: "place-0-b2" },
  ]);
});

test("a tourist flies to the host's card, a newcomer from the player's own card", () => {
  expect(journeys(view(3, { a1: 0 }, {}), view(3, {}, { c3: 0 }), 0)).toEqual([
    { seat: 0, number: 1, from: "place-0-a1", to: "borough-1" },
  ]);
  expect(journeys(view(3, {}, {}), view(3, { d4: 0 }, {}), 0)).toEqual([
    { seat: 0, number: 1, from: "borough-0", to: "place-0-d4" },
  ]);
});

test("no piece flies when another turn is shown", () => {
  expect(journeys(view(2, { a1: 0 }), view(3, { b2: 0 }), 0)).toEqual([]);
});
