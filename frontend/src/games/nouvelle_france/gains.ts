// Which cubes bring the points of a placement, as counted by the table: a pill on each, before the click.

import { cellAt } from "./pieces";
import type { Placing, Spot } from "./placing";
import type { Colour, FranceBoard, FranceView, WorkId } from "./types";

export interface Gain {
  x: number;
  y: number;
  z: number;
  colour: Colour;
  /** Whether the cube belongs to the piece; the others are those it touches. */
  own: boolean;
  /** The cube of the piece that touches it. */
  by: [number, number, number];
}

/** The content of a work: the colour of every cell. */
export function colouring(view: FranceView, work: WorkId): Map<string, Colour> {
  const pieces = view.pieces.filter((piece) => piece.work === work);
  return new Map(pieces.flatMap(({ cubes }) => cubes.map(([x, y, z, colour]) => [`${x},${y},${z}`, colour])));
}

export function gainsOf(view: FranceView, board: FranceBoard, placing: Placing, spot: Spot): Gain[] {
  const lying = colouring(view, placing.work);
  const own = new Map(spot.cubes.map(([x, y, z, colour]) => [`${x},${y},${z}`, colour]));
  // Each cube of the piece precedes those that it touches.
  let by = spot.cubes[0]?.slice(0, 3) as Gain["by"];
  return spot.gains.map((cell) => {
    const at = cellAt(board, cell);
    const key = at.join();
    if (own.has(key)) by = at;
    const [x, y, z] = at;
    return { x, y, z, colour: own.get(key) ?? lying.get(key) ?? placing.colour, own: own.has(key), by };
  });
}
