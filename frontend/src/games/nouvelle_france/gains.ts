// Which cubes bring the points of a placement: a pill on each, before the click.

import { TOP_FLOOR, type Colour, type Cube, type FranceView, type WorkId } from "./types";

export interface Gain {
  x: number;
  y: number;
  z: number;
  colour: Colour;
  /** Whether the cube is one of the piece; the others are those it touches. */
  own: boolean;
  /** The cube of the piece that touches it. */
  by: [number, number, number];
}

const SIDES = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
] as const;

const at = (x: number, y: number, z: number): string => `${x},${y},${z}`;

/** What lies on a work: the colour in every cell. */
export function colouring(view: FranceView, work: WorkId): Map<string, Colour> {
  const found = new Map<string, Colour>();
  for (const piece of view.pieces)
    if (piece.work === work) for (const [x, y, z, colour] of piece.cubes) found.set(at(x, y, z), colour);
  return found;
}

/** One for each cube of these colours in the piece, and one for each other that it touches (NF-6.1). */
export function gainsOf(view: FranceView, work: WorkId, cubes: Cube[], colours: Colour[]): Gain[] {
  const lying = colouring(view, work);
  const counted = new Set<string>();
  const gains: Gain[] = [];
  for (const [x, y, z, colour] of cubes) {
    if (!colours.includes(colour) || z > TOP_FLOOR) continue;
    gains.push({ x, y, z, colour, own: true, by: [x, y, z] });
    for (const [dx, dy, dz] of SIDES) {
      const cell = at(x + dx, y + dy, z + dz);
      if (z + dz > TOP_FLOOR || counted.has(cell) || lying.get(cell) !== colour) continue;
      counted.add(cell);
      gains.push({ x: x + dx, y: y + dy, z: z + dz, colour, own: false, by: [x, y, z] });
    }
  }
  return gains;
}
