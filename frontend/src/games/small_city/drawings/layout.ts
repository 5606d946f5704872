// Where rows and columns lie: open squares in full size, closed ones as a fringe of fields behind the enlargement borders.

import { SQUARE } from "./solids";

export const ROWS = 10;
/** The side of a closed square. */
const FRINGE = 24;

/** Where a row or column begins when the first `zone` are open. */
export const start = (index: number, zone: number): number =>
  Math.min(index, zone) * SQUARE + Math.max(0, index - zone) * FRINGE;

export const side = (index: number, zone: number): number => (index < zone ? SQUARE : FRINGE);

/** The whole borough. */
export const whole = (zone: number): number => start(ROWS, zone);
