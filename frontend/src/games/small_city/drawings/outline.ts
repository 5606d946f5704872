// The edge of a tile: one line around all its squares, inset, with rounded corners.

export type Square = readonly [row: number, column: number];

type Point = [x: number, y: number];

const key = (x: number, y: number): string => `${x},${y}`;

/** The corners of the edge in units of squares, clockwise; a tile has no holes. */
export function corners(squares: readonly Square[]): Point[] {
  const own = new Set(squares.map(([row, column]) => key(column, row)));
  const next = new Map<string, Point[]>();
  const edge = (from: Point, to: Point): void => {
    next.set(key(...from), [...(next.get(key(...from)) ?? []), to]);
  };
  for (const [y, x] of squares) {
    if (!own.has(key(x, y - 1))) edge([x, y], [x + 1, y]);
    if (!own.has(key(x + 1, y))) edge([x + 1, y], [x + 1, y + 1]);
    if (!own.has(key(x, y + 1))) edge([x + 1, y + 1], [x, y + 1]);
    if (!own.has(key(x - 1, y))) edge([x, y + 1], [x, y]);
  }
  const first = [...squares].sort((a, b) => a[0] - b[0] || a[1] - b[1])[0];
  if (!first) return [];
  const start: Point = [first[1], first[0]];
  const points: Point[] = [];
  let at = start;
  let came: Point = [0, 0];
  do {
    const [to] = next.get(key(...at)) ?? [];
    if (!to) return [];
    const going: Point = [to[0] - at[0], to[1] - at[1]];
    if (going[0] !== came[0] || going[1] !== came[1]) points.push(at);
    came = going;
    at = to;
  } while (at[0] !== start[0] || at[1] !== start[1]);
  return points;
}

/** The path of the edge: `side` of a square, `inset` towards the middle, `radius` of the corners. */
export function outline(squares: readonly Square[], side: number, inset: number, radius: number): string {
  const points = corners(squares);
  const count = points.length;
  const drawnIn = points.map(([x, y], i): Point => {
    const [fromX, fromY] = points[(i + count - 1) % count] as Point;
    const [toX, toY] = points[(i + 1) % count] as Point;
    // Clockwise: the inside is to the right of both edges that meet here.
    const before = [-Math.sign(y - fromY), Math.sign(x - fromX)];
    const after = [-Math.sign(toY - y), Math.sign(toX - x)];
    return [
      x * side + inset * ((before[0] ?? 0) + (after[0] ?? 0)),
      y * side + inset * ((before[1] ?? 0) + (after[1] ?? 0)),
    ];
  });
  const towards = ([x, y]: Point, [toX, toY]: Point): string =>
    `${x + radius * Math.sign(toX - x)} ${y + radius * Math.sign(toY - y)}`;
  return `${drawnIn
    .map((point, i) => {
      const before = drawnIn[(i + count - 1) % count] as Point;
      const after = drawnIn[(i + 1) % count] as Point;
      return `${i === 0 ? "M" : "L"}${towards(point, before)}Q${point[0]} ${point[1]} ${towards(point, after)}`;
    })
    .join("")}Z`;
}
