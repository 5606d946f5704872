// Isometric cubes in SVG, seen from the south-east: a few polygons, back to front.

import { TONES, WOOD } from "./colours";
import type { Colour } from "./types";

export interface Face {
  d: string;
  fill: string;
  edge: string;
}

export interface Drawing {
  faces: Face[];
  box: { x: number; y: number; width: number; height: number };
}

const RIGHT = 0.866;
const DOWN = 0.5;

type Bare = readonly [number, number, number, Colour?];

/** x to the lower right, y to the lower left, z up; `size` is the length of an edge. */
export function corner(x: number, y: number, z: number, size: number): [number, number] {
  return [(x - y) * RIGHT * size, (x + y) * DOWN * size - z * size];
}

export function polygon(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

export function drawCubes(cubes: readonly Bare[], size: number): Drawing {
  const full = new Set(cubes.map(([x, y, z]) => `${x},${y},${z}`));
  const faces: Face[] = [];
  const all: [number, number][] = [];
  const order = [...cubes].sort((a, b) => a[2] - b[2] || a[0] + a[1] - b[0] - b[1]);
  for (const [x, y, z, colour] of order) {
    const tone = colour ? TONES[colour] : WOOD;
    const at = (dx: number, dy: number, dz: number): [number, number] => corner(x + dx, y + dy, z + dz, size);
    const add = (fill: string, points: [number, number][]): void => {
      faces.push({ d: polygon(points), fill, edge: tone.edge });
      all.push(...points);
    };
    if (!full.has(`${x},${y},${z + 1}`)) add(tone.top, [at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)]);
    if (!full.has(`${x},${y + 1},${z}`)) add(tone.left, [at(0, 1, 1), at(1, 1, 1), at(1, 1, 0), at(0, 1, 0)]);
    if (!full.has(`${x + 1},${y},${z}`)) add(tone.right, [at(1, 0, 1), at(1, 1, 1), at(1, 1, 0), at(1, 0, 0)]);
  }
  const xs = all.map((point) => point[0]);
  const ys = all.map((point) => point[1]);
  const left = Math.min(...xs) - 1;
  const top = Math.min(...ys) - 1;
  return { faces, box: { x: left, y: top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 } };
}
