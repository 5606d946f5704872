// The lines of a piece: heavy at angles between faces, fine between coplanar cubes.

import type { Cube } from "../types";

type Point = readonly [number, number, number];

/** The six faces of a cube at (0, 0, 0): their normals, and their corners in order. */
const FACES = [0, 1, 2].flatMap((axis) =>
  [1, 0].map((side) => {
    const point = (along: number, a: number, b: number): Point => {
      const made: [number, number, number] = [0, 0, 0];
      [made[axis], made[(axis + 1) % 3], made[(axis + 2) % 3]] = [along, a, b];
      return made;
    };
    return {
      normal: point(2 * side - 1, 0, 0),
      corners: [point(side, 0, 0), point(side, 1, 0), point(side, 1, 1), point(side, 0, 1)],
    };
  }),
);

export interface Edges {
  heavy: number[];
  fine: number[];
}

/** Pairs of points, in units of the work's grid: the rules' (x, y, z). */
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
