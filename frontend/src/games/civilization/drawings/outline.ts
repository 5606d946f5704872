// The squares of one terrain as one shape with rounded corners.

import { SIDE, type Layout } from "../geometry";

const ROUND = 14;

/** The outline of all squares with this letter: corners are rounded unless a neighbour of the same kind touches them.
 * */
export function regionOf(layout: Layout, terrain: string, letter: string): string {
  const mine = new Set(
    layout.squares.filter(({ index }) => terrain.charAt(index) === letter).map(({ row, column }) => `${row} ${column}`),
  );
  const has = (row: number, column: number): boolean => mine.has(`${row} ${column}`);
  return layout.squares
    .filter(({ index }) => terrain.charAt(index) === letter)
    .map(({ row, column, x, y }) => {
      const bend = (down: number, right: number): number =>
        has(row + down, column) || has(row, column + right) ? 0 : ROUND;
      const [a, b, c, d] = [bend(-1, -1), bend(-1, 1), bend(1, 1), bend(1, -1)];
      const [east, south] = [x + SIDE, y + SIDE];
      return (
        `M${x + a} ${y}H${east - b}Q${east} ${y} ${east} ${y + b}V${south - c}Q${east} ${south} ${east - c} ${south}` +
        `H${x + d}Q${x} ${south} ${x} ${south - d}V${y + a}Q${x} ${y} ${x + a} ${y}Z`
      );
    })
    .join("");
}
