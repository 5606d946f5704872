// Where a piece can be tried: a spot for every way of turning it and every place it can be dropped on, legal or not.

import type { Action, Ask } from "../../lib/types";
import { cubesAt, kindOf } from "./pieces";
import type { Colour, Cube, FranceBoard, FranceView, Row, WorkId } from "./types";

export interface Spot {
  /** The number of the choice. */
  placement: number;
  /** The way the piece is turned: the same for all spots with the same colours in the same relation. */
  turn: string;
  /** The piece's nearest corner, and its middle as seen from above. */
  x: number;
  y: number;
  middle: { x: number; y: number };
  cubes: Cube[];
  /** What it brings; null where it is not legal. */
  row: Row | null;
}

export interface Placing {
  piece: string;
  work: WorkId;
  colour: Colour;
  spots: Map<number, Spot>;
  turns: Map<string, Spot[]>;
  /** The legal ones, those with the most points first. */
  legal: Spot[];
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

export function placingOf(view: FranceView, board: FranceBoard): Placing | null {
  const asked = view.placements;
  const kind = asked ? kindOf(board, asked.piece) : null;
  if (!asked || !kind) return null;
  const rows = new Map(asked.rows.map((row) => [row[0], row]));
  const tops = new Map<string, number>();
  for (const [x, y, top] of view.works.find((work) => work.work === asked.work)?.heights ?? [])
    tops.set(`${x},${y}`, top);

  // Of the heights at which the table of placements has a piece over the same cells, only one matters: where it comes
  // to rest; else the highest, so that one can ask why it doesn't fit.
  const best = new Map<string, { spot: Spot; rests: boolean; z: number }>();
  (board.placements[kind.shape]?.[asked.work] ?? []).forEach((cells, placement) => {
    const cubes = cubesAt(board, kind, cells);
    const { offsets, x, y, z } = relative(cubes);
    const row = rows.get(placement) ?? null;
    const rests = row !== null || dropped(offsets, x, y, tops) === z;
    const turn = keyOf(offsets);
    const place = `${turn} ${x},${y}`;
    const before = best.get(place);
    if (before && (before.spot.row || (before.rests && !row) || (!rests && before.z >= z))) return;
    const wide = Math.max(...offsets.map((offset) => offset[0]));
    const deep = Math.max(...offsets.map((offset) => offset[1]));
    best.set(place, {
      spot: { placement, turn, x, y, middle: { x: x + wide / 2, y: y + deep / 2 }, cubes, row },
      rests,
      z,
    });
  });

  const placing: Placing = {
    piece: asked.piece,
    work: asked.work,
    colour: asked.colour,
    spots: new Map(),
    turns: new Map(),
    legal: [],
  };
  for (const { spot } of best.values()) {
    placing.spots.set(spot.placement, spot);
    const those = placing.turns.get(spot.turn);
    if (those) those.push(spot);
    else placing.turns.set(spot.turn, [spot]);
    if (spot.row) placing.legal.push(spot);
  }
  placing.legal.sort((a, b) => (b.row?.[1] ?? 0) - (a.row?.[1] ?? 0) || a.placement - b.placement);
  return placing;
}

/** Where a move that is advised leads, before the table has asked for the placement. */
export function ideaOf(board: FranceBoard, advised: Action[], ask: Ask | null): { work: WorkId; spot: Spot } | null {
  const said = Object.assign({}, ask, ...advised) as Partial<Record<string, string | number>>;
  const kind = typeof said.piece === "string" ? kindOf(board, said.piece) : null;
  const work = said.work as WorkId | undefined;
  const placement = advised.find((action) => action.verb === "place")?.placement;
  const cells = kind && work ? board.placements[kind.shape]?.[work]?.[Number(placement)] : undefined;
  if (!kind || !work || !cells) return null;
  const cubes = cubesAt(board, kind, cells);
  const { offsets, x, y } = relative(cubes);
  const spot = { placement: Number(placement), turn: keyOf(offsets), x, y, middle: { x, y }, cubes };
  return { work, spot: { ...spot, row: [spot.placement, 0, 0, 0, 0, 0] } };
}

/** The floor of the lowest cube when the piece is let down from above. */
function dropped(offsets: Offset[], x: number, y: number, tops: Map<string, number>): number {
  const lowest = new Map<string, number>();
  for (const [dx, dy, dz] of offsets) {
    const column = `${x + dx},${y + dy}`;
    lowest.set(column, Math.min(lowest.get(column) ?? 99, dz));
  }
  return Math.max(1, ...[...lowest].map(([column, dz]) => (tops.get(column) ?? 0) + 1 - dz));
}

function nearest(spots: Spot[], x: number, y: number, penalty: number): Spot | null {
  let found: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const far = Math.hypot(spot.middle.x - x, spot.middle.y - y) + (spot.row ? 0 : penalty);
    if (far < least) {
      least = far;
      found = spot;
    }
  }
  return found;
}

/** The spot under a pointer, the piece turned as before. Legal ones attract a little. */
export function spotAt(placing: Placing, now: Spot | null, x: number, y: number): Spot | null {
  const turn = now?.turn ?? placing.legal[0]?.turn;
  return nearest(placing.turns.get(turn ?? "") ?? placing.legal, x, y, 0.4);
}

/** The legal spot nearest to a cell, however the piece is turned; where two are as near, the one that brings more. */
export function firstSpot(placing: Placing, x: number | null, y: number | null): Spot | null {
  if (x === null || y === null) return placing.legal[0] ?? null;
  return nearest(placing.legal, x, y, 0);
}

export type Turning = "turn" | "lay" | "flip";

const TURNINGS: Record<Turning, (offset: Offset) => Offset> = {
  turn: ([x, y, z, colour]) => [-y, x, z, colour],
  lay: ([x, y, z, colour]) => [z, y, -x, colour],
  flip: ([x, y, z, colour]) => [-x, y, -z, colour],
};

/** The piece turned the other way, as near as possible to where it was; ways that fit nowhere on this work are skipped. */
export function turned(placing: Placing, now: Spot, how: Turning): Spot {
  let cubes = now.cubes;
  for (let i = 0; i < 3; i += 1) {
    cubes = cubes.map(TURNINGS[how]);
    const spots = placing.turns.get(keyOf(relative(cubes).offsets));
    const found = spots && nearest(spots, now.middle.x, now.middle.y, 3);
    if (found && found.turn !== now.turn) return found;
  }
  return now;
}

/** One step towards east, west, south or north. */
export function stepped(placing: Placing, now: Spot, dx: number, dy: number): Spot {
  const ahead = (placing.turns.get(now.turn) ?? []).filter(
    (spot) => (spot.middle.x - now.middle.x) * dx + (spot.middle.y - now.middle.y) * dy > 0,
  );
  let found = now;
  let least = Infinity;
  for (const spot of ahead) {
    const along = (spot.middle.x - now.middle.x) * dx + (spot.middle.y - now.middle.y) * dy;
    const aside = Math.abs((spot.middle.x - now.middle.x) * dy) + Math.abs((spot.middle.y - now.middle.y) * dx);
    const far = along + 2.5 * aside;
    if (far < least) {
      least = far;
      found = spot;
    }
  }
  return found;
}

/** The next legal spot in the order of points; round again at the end. */
export function nextLegal(placing: Placing, now: Spot | null, step: 1 | -1): Spot | null {
  const count = placing.legal.length;
  const at = now ? placing.legal.indexOf(now) : -1;
  return placing.legal[at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count] ?? null;
}

/** The cells on which the piece, turned as it is, can come to rest: the lowest of each column. */
export function reachOf(placing: Placing, turn: string): [number, number, number][] {
  const lowest = new Map<string, [number, number, number]>();
  for (const spot of placing.turns.get(turn) ?? []) {
    if (!spot.row) continue;
    for (const [x, y, z] of spot.cubes) {
      const known = lowest.get(`${x},${y}`);
      if (!known || z < known[2]) lowest.set(`${x},${y}`, [x, y, z]);
    }
  }
  return [...lowest.values()];
}

/** The floors a piece would be on, lowest first. */
export function floorsOf(cubes: Cube[]): number[] {
  return [...new Set(cubes.map((cube) => cube[2]))].sort((a, b) => a - b);
}
