// The positions of squares: four by four per tile, with the tiles laid out for this number of players.

import type { CityView, CivilizationBoard } from "./types";

/** The side of a square in the drawing. */
export const SIDE = 58;
const CELLS = 16;

export interface Square {
  id: string;
  /** Its number: sixteen for each tile, row by row. */
  index: number;
  row: number;
  column: number;
  /** Its north-west corner in the drawing. */
  x: number;
  y: number;
}

export interface Layout {
  rows: number;
  columns: number;
  squares: Square[];
  byId: Map<string, Square>;
  tiles: { x: number; y: number }[];
}

export const DIRS: Record<string, [row: number, column: number]> = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
};

const known = new WeakMap<CivilizationBoard, Map<number, Layout>>();

export function layoutOf(board: CivilizationBoard, players: number): Layout {
  let layouts = known.get(board);
  if (!layouts) known.set(board, (layouts = new Map<number, Layout>()));
  const found = layouts.get(players) ?? laid(board.layouts[String(players)] ?? []);
  layouts.set(players, found);
  return found;
}

function laid(places: [row: number, column: number][]): Layout {
  const squares = places.flatMap(([top, left], place) =>
    Array.from({ length: CELLS }, (_, cell): Square => {
      const [row, column] = [top + Math.floor(cell / 4), left + (cell % 4)];
      const id = `${place + 1}${"abcd".charAt(cell % 4)}${Math.floor(cell / 4) + 1}`;
      return { id, index: place * CELLS + cell, row, column, x: column * SIDE, y: row * SIDE };
    }),
  );
  return {
    rows: Math.max(...squares.map(({ row }) => row)) + 1,
    columns: Math.max(...squares.map(({ column }) => column)) + 1,
    squares,
    byId: new Map(squares.map((square) => [square.id, square])),
    tiles: places.map(([row, column]) => ({ x: column * SIDE, y: row * SIDE })),
  };
}

/** The neighbouring square in a direction. */
export function beside(layout: Layout, square: Square, dir: string): Square | undefined {
  const [down, right] = DIRS[dir] ?? [0, 0];
  return layout.squares.find(({ row, column }) => row === square.row + down && column === square.column + right);
}

/** The direction to a neighbour; null: not a neighbour. */
export function dirTo(from: Square, to: Square): string | null {
  const way = Object.entries(DIRS).find(
    ([, [down, right]]) => to.row === from.row + down && to.column === from.column + right,
  );
  return way?.[0] ?? null;
}

/** The squares of a path, including both ends, from the view's `ways`. */
export function pathTo(layout: Layout, from: string, to: Record<string, string>, end: string): Square[] {
  const found: Square[] = [];
  let at = layout.byId.get(end);
  while (at && found.length < 20) {
    found.unshift(at);
    const letter = at.id === from ? undefined : to[at.id];
    const dir = Object.keys(DIRS).find((name) => name.charAt(0) === letter);
    const [down, right] = DIRS[dir ?? ""] ?? [0, 0];
    const { row, column } = at;
    at = dir ? layout.squares.find((one) => one.row === row - down && one.column === column - right) : undefined;
  }
  return found[0]?.id === from ? found : [];
}

/** The squares of a city and of its outskirts, from corner to corner. */
export function boundsOf(
  layout: Layout,
  city: CityView,
): { x: number; y: number; width: number; height: number } | null {
  const centres = [city.square, city.half].flatMap((id) => (id ? (layout.byId.get(id) ?? []) : []));
  if (centres.length === 0) return null;
  const columns = centres.map(({ column }) => column);
  const rows = centres.map(({ row }) => row);
  return {
    x: (Math.min(...columns) - 1) * SIDE,
    y: (Math.min(...rows) - 1) * SIDE,
    width: (Math.max(...columns) - Math.min(...columns) + 3) * SIDE,
    height: (Math.max(...rows) - Math.min(...rows) + 3) * SIDE,
  };
}
