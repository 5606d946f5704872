// The positions of rows and columns: open squares in full size; of the closed ones behind the enlargement borders, a
// fringe of fields. With nuclear plants over all ten columns, all of it; else only the first closed row and column.

import { SQUARE } from "./solids";

export const ROWS = 10;
/** The side of a closed square. */
const FRINGE = 24;

/** The number of rows and columns drawn when the first `zone` are open. */
export const drawn = (zone: number, plants: boolean): number => (plants ? ROWS : Math.min(ROWS, zone + 1));

/** The start of a row or column when the first `zone` are open. */
export const start = (index: number, zone: number): number =>
  Math.min(index, zone) * SQUARE + Math.max(0, index - zone) * FRINGE;

export const side = (index: number, zone: number): number => (index < zone ? SQUARE : FRINGE);

/** The side of a drawn borough. */
export const whole = (zone: number, plants: boolean): number => start(drawn(zone, plants), zone);

/** The frame of a borough, with letters and numbers, and the plants above it. */
export function frameOf(zone: number, plants: boolean): { x: number; y: number; width: number; height: number } {
  const top = plants ? -102 : -22;
  return { x: -24, y: top, width: whole(zone, plants) + 28, height: whole(zone, plants) - top + 6 };
}
