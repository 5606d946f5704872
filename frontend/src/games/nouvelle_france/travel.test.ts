import { expect, test } from "vitest";
import { journeys } from "./travel";
import type { FranceView, PlacedPiece } from "./types";

const piece = (id: string, by: PlacedPiece["by"], floor: number): PlacedPiece =>
  ({
    piece: id,
    work: "church",
    by,
    cubes: [
      [0, 0, floor + 1],
      [0, 0, floor],
    ],
  }) as unknown as PlacedPiece;
const view = (...pieces: PlacedPiece[]): FranceView => ({ pieces }) as FranceView;
const flown = (before: FranceView, after: FranceView): string[] =>
  journeys(before, after, [0]).map(({ kind, from, to }) => `${kind}: ${from} > ${to}`);

test("pieces of other players and of the Winter fly to their lowest floor; my own is in place already", () => {
  const first = piece("hook_blue", 1, 1);
  expect(flown(view(), view(first))).toEqual(["hook_blue: pieces > floor-church-1"]);
  expect(flown(view(first), view(first, piece("eel_white", "winter", 2)))).toEqual([
    "eel_white: pieces > floor-church-2",
  ]);
  expect(flown(view(), view(piece("hook_blue", 0, 1)))).toEqual([]);
});

test("a removed or unchanged piece does not fly", () => {
  const first = piece("hook_blue", 1, 1);
  expect(flown(view(first), view())).toEqual([]);
  expect(flown(view(first), view(first))).toEqual([]);
});
