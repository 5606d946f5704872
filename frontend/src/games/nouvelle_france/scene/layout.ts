// The positions of the works in the scene: x east, y up, z south; a cube is one unit wide.

import type { BoardWork, WorkId } from "../types";

/** The centre of each work on the ground; in the initial view the redoubt is left, the church right, the mill in front.
 * */
const MIDDLES: Record<WorkId, { x: number; z: number }> = {
  redoubt: { x: -4.7, z: 3.1 },
  church: { x: 3.7, z: -4.3 },
  mill: { x: 5.6, z: 4.5 },
};

export interface Stand {
  /** The corner of the cell (0, 0). */
  x: number;
  z: number;
  wide: number;
  deep: number;
}

export function standOf(work: BoardWork): Stand {
  const wide = work.rows[0]?.length ?? 1;
  const deep = work.rows.length;
  const middle = MIDDLES[work.id];
  return { x: middle.x - wide / 2, z: middle.z - deep / 2, wide, deep };
}

/** The thickness of a plate, on which cubes stand. */
export const PLATE = 0.34;
