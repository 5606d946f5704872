// Squares by name and by position, and the positions of a tile's cells.

import type { Words } from "../../lib/types";
import type { Square } from "./drawings/outline";
import type { CityBoard, PieceData } from "./types";

export const FACINGS = ["upright", "right", "over", "left", "flipped", "flipped_right", "flipped_over", "flipped_left"];

export const DIRS: Record<string, Square> = { up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] };

export const placeOf = (id: string): Square => [Number(id.slice(1)) - 1, id.charCodeAt(0) - 97];

export const nameOf = ([row, column]: Square): string => `${String.fromCharCode(97 + column)}${row + 1}`;

/** As labelled beside the borough: "C4". */
export const written = (id: string): string => id.toUpperCase();

const known = new WeakMap<CityBoard, Map<string, PieceData>>();

export function pieceOf(board: CityBoard, id: string): PieceData | undefined {
  let pieces = known.get(board);
  if (!pieces) known.set(board, (pieces = new Map(board.pieces.map((piece) => [piece.id, piece]))));
  return pieces.get(id);
}

/** A building by its full name. */
export const buildingName = (board: CityBoard, words: Words, id: string): string =>
  board.buildings[id]?.[words.lang] ?? "";

/** The squares of a tile in its own order. */
export function cellsOf(board: CityBoard, piece: string, square: string, facing: string): Square[] {
  const [top, left] = placeOf(square);
  const cells = pieceOf(board, piece)?.facings[String(FACINGS.indexOf(facing))] ?? [];
  return cells.map(([row, column]): Square => [top + row, left + column]);
}

/** The squares that touch some of these by a side or a corner, those of the grid. */
export function ringOf(squares: Square[]): Square[] {
  const own = new Set(squares.map(nameOf));
  const found = new Map<string, Square>();
  for (const [row, column] of squares)
    for (const [dy, dx] of [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x): Square => [y, x]))) {
      const near: Square = [row + dy, column + dx];
      const inside = near.every((place) => place >= 0 && place < 10);
      if (inside && !own.has(nameOf(near))) found.set(nameOf(near), near);
    }
  return [...found.values()];
}
