// The icon of a building in the shop: its most characteristic square.

import type { Part } from "./solids";
import { DRAWINGS, squareOf } from "./tiles";

/** The index of that square in the order of the tile, if it is not the first. */
const TELLING: Record<string, number> = {
  commercial_2: 1,
  commercial_3: 2,
  commercial_4: 3,
  factory_2: 1,
  factory_3: 2,
  park_2: 1,
  park_3: 2,
  museum: 2,
  university: 1,
  fire_station: 2,
  airport_9: 1,
};

export interface Icon {
  parts: Part[];
  /** The side of the square it is drawn in: 72, or twice that. */
  side: number;
}

export function iconOf(building: string): Icon {
  const drawing = DRAWINGS[building];
  if (!drawing) return { parts: [], side: 72 };
  if (drawing.whole) return { parts: drawing.whole, side: 144 };
  return { parts: squareOf(drawing, TELLING[building] ?? 0), side: 72 };
}
