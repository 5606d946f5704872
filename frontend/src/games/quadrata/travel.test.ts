import { expect, test } from "vitest";
import { journeys } from "./travel";
import type { PlayerView, QuadrataBoard, QuadrataView } from "./types";

const card = (id: string, province: string) => ({
  id,
  province,
  city: { id: `${id}_city`, numbers: [1, 2] as [number, number], points: 2 },
  attraction: { id: `${id}_sight`, numbers: [3, 4] as [number, number], points: 3 },
});
const board = { cards: [card("a", "yukon"), card("b", "quebec"), card("c", "ontario")] } as QuadrataBoard;
const player = (more: Partial<PlayerView> = {}): PlayerView => ({ squares: {}, reserved: null, ...more }) as PlayerView;
const view = (more: Partial<QuadrataView> = {}): QuadrataView =>
  ({
    centre: ["a", "b"],
    discard: [],
    trophies: { first: null },
    players: [player(), player()],
    ...more,
  }) as QuadrataView;
const flown = (after: Partial<QuadrataView>, shown = 0): string[] =>
  journeys(view(), view(after), board, shown).map(({ seat, kind, from, to }) => `${kind} ${seat}: ${from} > ${to}`);
const squares = { yukon: { place: "a_city", city: true, points: 2 } };

test("a visit flies from the card to the map if it is shown, otherwise to the player's card", () => {
  const players = [player(), player({ squares })];
  expect(flown({ players, centre: [null, "b"], discard: ["a"] })).toEqual([
    "visit 1: centre-0 > seat-1",
    "card 0: centre-0 > discard",
  ]);
  expect(flown({ players }, 1)).toEqual(["visit 1: centre-0 > square-yukon"]);
});

test("a reserved card flies to the seat that reserved it, a new one comes from the pack", () => {
  expect(flown({ players: [player(), player({ reserved: "b" })], centre: ["a", "c"] })).toEqual([
    "card 1: centre-1 > seat-1",
    "card 0: pack > centre-1",
  ]);
});

test("a trophy flies to the seat that won it; pieces that did not move do not fly", () => {
  expect(flown({ trophies: { first: 1 } })).toEqual(["trophy 1: trophy-first > seat-1"]);
  expect(flown({})).toEqual([]);
  expect(flown({ players: [player()] })).toEqual([]);
});
