// Where the held tile can be tried: every place inside the zone in every orientation, legal or not.

import { Tries, type Try } from "../../kit/tries";
import type { Action } from "../../lib/types";
import type { Square } from "./drawings/outline";
import { cellsOf, FACINGS, nameOf, pieceOf } from "./squares";
import type { CityBoard, CityProps, PieceData, Way } from "./types";

export interface Spot extends Try {
  key: string;
  action: Action;
  squares: Square[];
  /** A legal place: its cost and effects. */
  way: Way | null;
}

export interface Placing {
  piece: string;
  spots: Map<string, Spot>;
  tries: Tries<Spot>;
}

/** The question is where to place a tile. */
export const PLACE_STEPS = new Set(["settle", "place", "lay", "warehouse"]);

export function placingOf({ view, board, seat, ask, choices }: CityProps): Placing | null {
  if (seat === null || !ask || !PLACE_STEPS.has(ask.step)) return null;
  const settles = ask.step === "settle";
  const piece = settles ? "town_hall" : (view.mine?.placing?.piece ?? "");
  const ways: Way[] = settles
    ? choices.map(({ action }) => ({
        square: String(action.square),
        facing: "upright",
        price: 0,
        enlarges: null,
        counts: [],
      }))
    : (view.mine?.placing?.ways ?? []);
  const data = pieceOf(board, piece);
  if (!data) return null;
  const legal = new Map(ways.map((way) => [`${way.square} ${way.facing}`, way]));
  const zone = view.boroughs[seat]?.zone ?? 10;
  const spots = new Map<string, Spot>();
  for (const number of Object.keys(data.facings)) {
    const facing = FACINGS[Number(number)] ?? "upright";
    for (let at = 0; at < 100; at += 1) {
      const square = nameOf([Math.floor(at / 10), at % 10]);
      const squares = cellsOf(board, piece, square, facing);
      if (!squares.every((cell) => cell.every((place) => place >= 0 && place < zone))) continue;
      const key = `${square} ${facing}`;
      const way = legal.get(key) ?? null;
      const action: Action = settles ? { verb: "settle", square } : { verb: "place", square, facing };
      spots.set(key, { key, action, squares, way, legal: way !== null, turn: facing, ...middleOf(squares) });
    }
  }
  const good = [...legal.keys()].flatMap((key) => spots.get(key) ?? []);
  return { piece, spots, tries: new Tries(spots.values(), good) };
}

export function middleOf(squares: Square[]): { x: number; y: number } {
  const rows = squares.map(([row]) => row);
  const columns = squares.map(([, column]) => column);
  return {
    x: (Math.min(...columns) + Math.max(...columns) + 1) / 2,
    y: (Math.min(...rows) + Math.max(...rows) + 1) / 2,
  };
}

export type Turning = "turn" | "flip";

const TURNINGS: Record<Turning, (cell: Square) => Square> = {
  turn: ([row, column]) => [column, -row],
  flip: ([row, column]) => [row, -column],
};

/** The look of a tile, independent of its place: the mark on each square. */
function looksLike(piece: PieceData, cells: Square[]): string {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column], i) => `${row - top},${column - left},${piece.places[i]}`)
    .sort()
    .join(" ");
}

/** The facing after one more rotation or flip; several facings may look alike, of which one is used. */
export function facingAfter(board: CityBoard, piece: string, facing: string, how: Turning): string | null {
  const data = pieceOf(board, piece);
  const cells = data?.facings[String(FACINGS.indexOf(facing))];
  if (!data || !cells) return null;
  const wanted = looksLike(data, cells.map(TURNINGS[how]));
  const found = Object.entries(data.facings).find(([, other]) => looksLike(data, other) === wanted);
  return found ? (FACINGS[Number(found[0])] ?? null) : null;
}
