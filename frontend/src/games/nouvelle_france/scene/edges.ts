// The lines of a piece: heavy where two of its faces meet at an angle, fine between cubes that lie flush.

import type { Cube } from "../types";

type Point = readonly [number, number, number];

const FACES: { normal: Point; corners: Point[] }[] = [
  {
    normal: [1, 0, 0],
    corners: [
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
      [1, 0, 1],
    ],
  },
  {
    normal: [-1, 0, 0],
    corners: [
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
      [0, 0, 1],
    ],
  },
  {
    normal: [0, 1, 0],
    corners: [
      [0, 1, 0],
      [1, 1, 0],
      [1, 1, 1],
      [0, 1, 1],
    ],
  },
  {
    normal: [0, -1, 0],
    corners: [
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
      [0, 0, 1],
    ],
  },
  {
    normal: [0, 0, 1],
    corners: [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
  },
  {
    normal: [0, 0, -1],
    corners: [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [0, 1, 0],
    ],
  },
];

export interface Edges {
  heavy: number[];
  fine: number[];
}

/** Pairs of points, in units of the work's grid: (x, y, z) of the rules as it is. */
export function edgesOf(cubes: Cube[]): Edges {
  const full = new Set(cubes.map(([x, y, z]) => `${x},${y},${z}`));
  const lines = new Map<string, { ends: number[]; normals: string[] }>();
  for (const [x, y, z] of cubes)
    for (const { normal, corners } of FACES) {
      if (full.has(`${x + normal[0]},${y + normal[1]},${z + normal[2]}`)) continue;
      corners.forEach((from, i) => {
        const to = corners[(i + 1) % 4] as Point;
        const a = [x + from[0], y + from[1], z + from[2]];
        const b = [x + to[0], y + to[1], z + to[2]];
        const key = [a.join(), b.join()].sort().join(" ");
        const line = lines.get(key);
        if (line) line.normals.push(normal.join());
        else lines.set(key, { ends: [...a, ...b], normals: [normal.join()] });
      });
    }
  const edges: Edges = { heavy: [], fine: [] };
  for (const { ends, normals } of lines.values()) {
    const flush = normals.length === 2 && normals[0] === normals[1];
    (flush ? edges.fine : edges.heavy).push(...ends);
  }
  return edges;
}
