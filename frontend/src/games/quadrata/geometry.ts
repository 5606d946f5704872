// Lines of the map: soft outlines, the path between two squares, where a name has room.

import type { PathData, Province, QuadrataBoard } from "./types";

type Point = [number, number];

/** A closed outline with its corners rounded off. */
export function softly(points: Point[], radius = 5): string {
  const count = points.length;
  const parts = points.map((corner, i) => {
    const before = toward(corner, points[(i + count - 1) % count] as Point, radius);
    const after = toward(corner, points[(i + 1) % count] as Point, radius);
    return `${i === 0 ? "M" : "L"}${before.join(" ")}Q${corner.join(" ")} ${after.join(" ")}`;
  });
  return `${parts.join("")}Z`;
}

function toward(from: Point, to: Point, by: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const share = Math.min(by, length / 2.2) / length;
  return [round(from[0] + dx * share), round(from[1] + dy * share)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function landOf(province: Province): string {
  return province.outline.map((part) => softly(part)).join("");
}

/** The line between two squares, bent where the data say so. */
export function lineOf(path: PathData, board: QuadrataBoard): string {
  const at = (id: string): string => {
    const found = board.provinces.find((province) => province.id === id);
    return `${found?.x ?? 0} ${found?.y ?? 0}`;
  };
  const [first, second] = path.via;
  if (first && second) return `M${at(path.from)}C${first.join(" ")} ${second.join(" ")} ${at(path.to)}`;
  if (first) return `M${at(path.from)}Q${first.join(" ")} ${at(path.to)}`;
  return `M${at(path.from)}L${at(path.to)}`;
}

/** From a square out at sea to its land: the middle of the outline, where the square lies off it. */
export function leaderOf(province: Province): { x: number; y: number } | null {
  const main = province.outline[0] ?? [];
  const [xs, ys] = [main.map(([x]) => x), main.map(([, y]) => y)];
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  const small = Math.max(...xs) - Math.min(...xs) < 90;
  return small && Math.hypot(x - province.x, y - province.y) > 40 ? { x, y } : null;
}

/** Where the first line of a province's name stands. */
export const NAMES: Record<string, Point> = {
  british_columbia: [128, 432],
  alberta: [232, 461],
  saskatchewan: [313, 496],
  manitoba: [408, 416],
  ontario: [600, 553],
  quebec: [668, 398],
  new_brunswick: [790, 630],
  prince_edward_island: [904, 460],
  nova_scotia: [905, 617],
  newfoundland_and_labrador: [912, 293],
  nunavut: [436, 279],
  northwest_territories: [268, 276],
  yukon: [131, 234],
};

/** Lands of others around, drawn pale: Alaska, and everything south. */
export const ABROAD = [
  softly([
    [52, 196],
    [64, 212],
    [63, 235],
    [70, 250],
    [40, 232],
    [-700, 200],
    [-700, -200],
    [60, -200],
    [168, 66],
    [111, 130],
  ]),
  softly(
    [
      [86, 492],
      [100, 479],
      [206, 520],
      [255, 533],
      [310, 545],
      [362, 552],
      [440, 556],
      [462, 563],
      [512, 570],
      [530, 556],
      [573, 564],
      [584, 592],
      [626, 595],
      [646, 617],
      [627, 609],
      [631, 646],
      [624, 676],
      [646, 655],
      [667, 640],
      [664, 631],
      [699, 611],
      [720, 584],
      [759, 574],
      [763, 566],
      [772, 520],
      [789, 517],
      [806, 552],
      [778, 600],
      [752, 636],
      [770, 664],
      [738, 690],
      [716, 1100],
      [90, 1100],
      [70, 690],
      [80, 600],
      [66, 540],
    ],
    9,
  ),
];

export const LAKES = [
  "M520 577q28-18 62 4q8 14-20 16q-34 4-42-20z",
  "M588 612q14-4 12 22q-2 30-12 34q-12-6-8-30q2-20 8-26z",
];

export const WAVES: Point[] = [
  [22, 330],
  [14, 440],
  [560, 300],
  [600, 372],
  [520, 372],
  [720, 220],
  [955, 320],
  [935, 520],
  [860, 670],
  [950, 655],
  [640, 58],
  [250, 40],
  [420, 40],
  [20, 560],
  [-120, 420],
  [1080, 240],
  [1120, 480],
  [-160, 560],
  [1060, 620],
  [-140, 300],
];
