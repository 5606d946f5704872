// Where a piece can be tried: a spot for every orientation and every place it can rest on, legal or not.

import type { Action, Ask } from "../../lib/types";
import { Tries, type Try } from "../../kit/tries";
import { cubesAt, kindOf } from "./pieces";
import type { Colour, Cube, FranceBoard, FranceView, Row, WorkId } from "./types";

export interface Spot extends Try {
  /** The number of the choice. */
  placement: number;
  /** The piece's nearest corner. */
  column: number;
  line: number;
  cubes: Cube[];
  /** Its points; null if illegal. */
  row: Row | null;
  /** The cells whose cubes bring the points. */
  gains: number[];
}

export interface Placing {
  piece: string;
  work: WorkId;
  colour: Colour;
  spots: Map<number, Spot>;
  tries: Tries<Spot>;
}

type Offset = [number, number, number, Colour];

function relative(cubes: Cube[]): { offsets: Offset[]; x: number; y: number; z: number } {
  const x = Math.min(...cubes.map((cube) => cube[0]));
  const y = Math.min(...cubes.map((cube) => cube[1]));
  const z = Math.min(...cubes.map((cube) => cube[2]));
  return { offsets: cubes.map((cube) => [cube[0] - x, cube[1] - y, cube[2] - z, cube[3]]), x, y, z };
}

function keyOf(offsets: Offset[]): string {
  return offsets
    .map((offset) => offset.join(","))
    .sort()
    .join(" ");
}

/** The target of an advised move, before the table asks for the placement. */
export function ideaOf(board: FranceBoard, advised: Action[], ask: Ask | null): { work: WorkId; spot: Spot } | null {
  const said = Object.assign({}, ask, ...advised) as Partial<Record<string, string | number>>;
  const kind = typeof said.piece === "string" ? kindOf(board, said.piece) : null;
  const work = said.work as WorkId | undefined;
  const placement = Number(advised.find((action) => action.verb === "place")?.placement);
  const cells = kind && work ? board.placements[kind.shape]?.[work]?.[placement] : undefined;
  if (!kind || !work || !cells) return null;
  const cubes = cubesAt(board, kind, cells);
  const { offsets, x, y } = relative(cubes);
  const row: Row = [placement, 0, 0, 0, 0, 0];
  const spot = { placement, turn: keyOf(offsets), column: x, line: y, x, y, cubes, row, gains: [], legal: true };
  return { work, spot };
}

export function placingOf(view: FranceView, board: FranceBoard): Placing | null {
  const asked = view.placements;
  const kind = asked ? kindOf(board, asked.piece) : null;
  if (!asked || !kind) return null;
  const rows = new Map(asked.rows.map((row, i) => [row[0], { row, gains: asked.gains[i] ?? [] }]));
  const resting = new Set(asked.rests);

  // The table of placements has a piece over the same cells at several heights; only one matters: where it comes to
  // rest, else the highest, for asking why it doesn't fit.
  const best = new Map<string, { spot: Spot; rests: boolean; z: number }>();
  (board.placements[kind.shape]?.[asked.work] ?? []).forEach((cells, placement) => {
    const cubes = cubesAt(board, kind, cells);
    const { offsets, x, y, z } = relative(cubes);
    const { row, gains } = rows.get(placement) ?? { row: null, gains: [] };
    const rests = row !== null || resting.has(placement);
    const turn = keyOf(offsets);
    const place = `${turn} ${x},${y}`;
    const before = best.get(place);
    if (before && (before.spot.row || (before.rests && !row) || (!rests && before.z >= z))) return;
    const wide = Math.max(...offsets.map((offset) => offset[0]));
    const deep = Math.max(...offsets.map((offset) => offset[1]));
    const spot = {
      placement,
      turn,
      column: x,
      line: y,
      x: x + wide / 2,
      y: y + deep / 2,
      cubes,
      row,
      gains,
      legal: row !== null,
    };
    best.set(place, { spot, rests, z });
  });

  const all = [...best.values()].map(({ spot }) => spot);
  const legal = all.filter((spot) => spot.legal);
  legal.sort((a, b) => (b.row?.[1] ?? 0) - (a.row?.[1] ?? 0) || a.placement - b.placement);
  const spots = new Map(all.map((spot) => [spot.placement, spot]));
  return { piece: asked.piece, work: asked.work, colour: asked.colour, spots, tries: new Tries(all, legal) };
}

export type Turning = "turn" | "lay" | "flip";

const TURNINGS: Record<Turning, (offset: Offset) => Offset> = {
  turn: ([x, y, z, colour]) => [-y, x, z, colour],
  lay: ([x, y, z, colour]) => [z, y, -x, colour],
  flip: ([x, y, z, colour]) => [-x, y, -z, colour],
};

/** The orientations of the piece after one rotation and more. */
export function waysOf(now: Spot, how: Turning): string[] {
  let cubes = now.cubes;
  return [1, 2, 3].map(() => {
    cubes = cubes.map(TURNINGS[how]);
    return keyOf(relative(cubes).offsets);
  });
}

/** The cells on which the piece, in its orientation, can rest: the lowest of each column. */
export function reachOf(placing: Placing, now: Spot): [number, number, number][] {
  const lowest = new Map<string, [number, number, number]>();
  for (const spot of placing.tries.as(now)) {
    if (!spot.legal) continue;
    for (const [x, y, z] of spot.cubes) {
      const known = lowest.get(`${x},${y}`);
      if (!known || z < known[2]) lowest.set(`${x},${y}`, [x, y, z]);
    }
  }
  return [...lowest.values()];
}

/** The floors of a piece, lowest first. */
export function floorsOf(cubes: Cube[]): number[] {
  return [...new Set(cubes.map((cube) => cube[2]))].sort((a, b) => a - b);
}
