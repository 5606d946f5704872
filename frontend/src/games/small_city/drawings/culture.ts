// Cultural buildings, square by square, and the Town Hall, which covers its four at once.

import {
  around,
  arch,
  block,
  bush,
  disc,
  door,
  filled,
  flag,
  gabled,
  lined,
  rect,
  ridged,
  temple,
  tree,
  windows,
  type Part,
} from "./solids";
import { ambulance, railcar } from "./vehicles";

const CUL = { side: "wall-d", top: "cul" };

const school: Part[] = [
  ...ridged({ x: 9, w: 38, h: 18, depth: 22, ...CUL }, 8, "wall-d"),
  ...block({ x: 22, w: 13, h: 32, depth: 9, ...CUL }),
  filled("cul", around([20, 18.6], [37, 18.6], [28.5, 8])),
  filled("cul-d", around([37, 18.6], [42, 15], [33, 6.4], [28.5, 8])),
  filled("gold", disc(28.5, 24.6, 2.8)),
  lined("gold-d", disc(28.5, 24.6, 2.8), 0.9),
  windows([12, 16.8], [36], 3.6, 6),
  windows([37.4, 42.2], [36], 3.6, 6),
  arch(25.6, 50, 6, 10, "cul-d"),
  ...flag(28.6, 8, 7, "cul"),
];

export const SCHOOL: Part[][] = [school];

const reading: Part[] = [
  ...ridged({ x: 10, w: 38, h: 22, depth: 22, ...CUL }, 9, "wall-d"),
  arch(13.4, 46, 6, 13, "win"),
  arch(22, 46, 6, 13, "win"),
  arch(30.6, 46, 6, 13, "win"),
  arch(39.2, 46, 6, 13, "win"),
  ...bush(60, 49, 3.8),
];

const LEAVES = "M28 15.60q-6-3.4-13-1.6v-8.60q7-1.8 13 1.6 6-3.4 13-1.6v8.60q-7-1.8-13 1.6Z";
const book: Part[] = [
  ...temple({ x: 10, w: 36, h: 22, depth: 22 }, 9, 5, "cul", "cul-d"),
  filled("white", LEAVES),
  lined("cul-d", `${LEAVES}M28 7v8.6M18 8.20q4-.6 7 .8M18 11.20q4-.6 7 .8M31 9q3-1.4 7-.8M31 12q3-1.4 7-.8`, 1),
];

export const LIBRARY: Part[][] = [book, reading];

const museum: Part[] = [
  ...temple({ x: 9, w: 40, h: 23, depth: 22 }, 12, 6, "cul", "cul-d"),
  filled("wall", disc(29, 21.6, 2.6)),
];

const gallery: Part[] = [
  ...ridged({ x: 10, w: 38, h: 23, depth: 22, ...CUL }, 8, "wall-d"),
  filled("cul", `${rect(14, 31, 7, 15)}`),
  filled("com", `${rect(25.6, 31, 7, 15)}`),
  filled("ind", `${rect(37, 31, 7, 15)}`),
  filled("white", `${disc(17.5, 36, 2)}${rect(27, 35, 4, 4)}${around([38.6, 39], [42.4, 39], [40.5, 35])}`),
  ...flag(29, 19, 11, "cul"),
];

const rotunda: Part[] = [
  ...block({ x: 11, w: 34, h: 20, depth: 22, top: "wall2" }),
  filled("cul", "M15 30Q15 13 28 13t13 17Z"),
  filled("cul-d", "M28 13q13 0 13 17h-5.4Q36.4 18 28 13Z"),
  filled("wall2", rect(14, 28.6, 28, 3)),
  lined("pole", "M28 13V8", 1.3),
  filled("gold", disc(28, 7.4, 1.8)),
  windows([15, 22, 36], [37], 4, 6),
  arch(27.6, 50, 6, 10, "cul-d"),
  filled("stone-d", rect(54, 44, 8, 6)),
  filled("stone", "M56 44q-1-5 1-8 2-2 3 1 1 3 0 7Z"),
  filled("stone-l", disc(58.4, 34.4, 2)),
];

export const MUSEUM: Part[][] = [museum, gallery, rotunda];

const entrance: Part[] = [
  filled("plaza", rect(6, 26, 60, 26)),
  ...block({ x: 12, w: 30, h: 15, depth: 18, top: "cul" }),
  filled("dark", rect(17, 38, 20, 12)),
  lined("wall-d", "M17 41h20M17 44h20M17 47h20", 1),
  lined("pole", "M57 50V22", 2),
  filled("cul", disc(57, 16, 9)),
  filled("white", "M51.6 20.6v-9.4h2.6l2.8 4.8 2.8-4.8h2.6v9.4h-2.5v-5l-2.2 3.8h-1.4l-2.2-3.8v5Z"),
];

const canopy: Part[] = [
  filled("plaza", rect(6, 26, 60, 26)),
  lined("steel-d", "M14 48V25M58 48V25", 2),
  ...railcar(19, 47, "cul"),
  filled("cul-d", "M8 27Q36 8 64 27l-1 3Q36 13 9 30Z"),
  filled("cul-l", "M9 26.4Q36 9.4 63 26.4 36 12.6 9 26.4Z"),
  lined("asphalt", "M8 49h56", 2.4),
];

const lift: Part[] = [
  filled("plaza", rect(6, 26, 60, 26)),
  ...block({ x: 16, w: 15, h: 26, depth: 12, front: "win", side: "steel-d", top: "cul" }),
  lined("wall", "M23.5 24v26M16 33h15M16 42h15", 1.2),
  filled("srv", `${rect(42, 43, 18, 7)}`),
  lined("srv-d", "M44 45.4h14M44 47.8h14", 1.1),
  ...tree(53, 40, 6.4),
  ...bush(8, 49.4, 3),
];

export const SUBWAY: Part[][] = [entrance, canopy, lift];

const ward: Part[] = [
  ...block({ x: 11, w: 36, h: 32, depth: 22, front: "white", side: "wall-d", top: "cul" }),
  filled("cul", `${rect(26.6, 20.4, 5, 13)}${rect(22.6, 24.4, 13, 5)}`),
  windows([14.6, 39], [22, 30], 4.6, 5),
  windows([14.6, 22.6, 39], [39], 4.6, 5),
  filled("win", rect(29, 41, 8, 9)),
];

const wing: Part[] = [
  ...block({ x: 10, w: 38, h: 24, depth: 22, front: "white", side: "wall-d", top: "cul" }),
  windows([13.6, 21.6, 29.6, 37.6], [30, 39.6], 5, 5.4),
  filled("cul-l", "M17 22.6 47 22.6 54 18 24 18Z"),
];

const yard: Part[] = [
  filled("asphalt", rect(5, 22, 62, 32), 0.5),
  ...ambulance(16, 46),
  ...tree(58, 30, 6.4),
  ...bush(12, 27, 3.6),
  ...bush(22, 25.6, 3),
];

const helipad: Part[] = [
  filled("asphalt", disc(36, 34, 25, 21)),
  lined("mark", disc(36, 34, 20, 16.4), 2.2),
  lined("mark", "M29 25v18M43 25v18M29 34h14", 3.4),
];

export const CLINIC: Part[][] = [ward, wing, yard, helipad];

const portico: Part[] = [
  ...temple({ x: 9, w: 40, h: 25, depth: 22 }, 12, 6, "cul", "cul-d"),
  filled("gold", "M29 15.4l4.6 2-4.6 2-4.6-2Z"),
];

const tower: Part[] = [
  ...ridged({ x: 10, w: 38, h: 18, depth: 22, ...CUL }, 8, "wall-d"),
  ...block({ x: 21, w: 16, h: 35, depth: 10, ...CUL }),
  filled("cul", around([19, 15.6], [39, 15.6], [29, 3])),
  filled("cul-d", around([39, 15.6], [45, 11.4], [35, 1.4], [29, 3])),
  filled("white", disc(29, 23.4, 4.6)),
  lined("cul-d", `${disc(29, 23.4, 4.6)}M29 23.4v-3M29 23.4l2.2 1`, 1.1),
  windows([13, 40.6], [36], 4, 6.6),
  arch(26, 50, 6, 11, "cul-d"),
];

const college: Part[] = [
  ...ridged({ x: 10, w: 38, h: 25, depth: 22, ...CUL }, 9, "wall-d"),
  windows([14, 22, 30, 38], [29, 38.6], 4.6, 6),
  filled("tree", "M10 50v-17q4 2 3 7t2 10ZM46 50q-1-8 2-11v11Z"),
];

const lecture: Part[] = [
  ...gabled({ x: 12, w: 32, h: 22, depth: 24, ...CUL }, 12, "cul-d"),
  filled("win", disc(28, 26, 4.4)),
  arch(16, 46, 5.4, 11, "win"),
  arch(34.6, 46, 5.4, 11, "win"),
  door(25, 6, 11, "cul-d"),
];

const campus: Part[] = [
  filled("park-t", rect(8, 10, 56, 44)),
  lined("path", "M8 54 64 10M8 10l56 44", 5),
  filled("path", disc(36, 32, 9, 7.4)),
  filled("stone", rect(33.6, 24, 4.8, 8)),
  filled("stone-l", disc(36, 22.6, 2.8)),
  ...tree(18, 33, 6),
  ...tree(56, 36, 6),
  ...tree(36, 56, 5.4),
  ...bush(36, 12, 3.4),
];

export const UNIVERSITY: Part[][] = [portico, tower, college, lecture, campus];

/** The Town Hall in two squares by two; its four spaces are in the corners. */
export const TOWN_HALL: Part[] = [
  filled("plaza", rect(34, 66, 86, 58)),
  ...block({ x: 38, y: 100, w: 64, h: 36, depth: 36, top: "cul" }),
  filled("cul", around([34, 66], [106, 66], [99, 51], [41, 51])),
  filled("cul-d", around([106, 66], [124, 52], [116, 43], [99, 51])),
  ...block({ x: 58, y: 66, w: 24, h: 32, depth: 15, front: "wall2", top: "cul" }),
  filled("cul", around([54, 35.6], [86, 35.6], [70, 15])),
  filled("cul-d", around([86, 35.6], [95.4, 29], [77.6, 12.4], [70, 15])),
  filled("white", disc(70, 47.6, 7)),
  lined("cul-d", `${disc(70, 47.6, 7)}M70 47.6v-4.6M70 47.6l3.4 1.6`, 1.6),
  lined("pole", "M72 16V-4", 1.5),
  filled("cul", "M72-4q5-2.6 9.4 0t8.4 0v7.6q-4 2.2-8.4 0t-9.4 0Z"),
  arch(44, 88, 6.4, 14, "win"),
  arch(55.4, 88, 6.4, 14, "win"),
  arch(78.2, 88, 6.4, 14, "win"),
  arch(89.6, 88, 6.4, 14, "win"),
  arch(64, 100, 12, 22, "cul-d"),
  filled("wall-d", rect(58, 100, 24, 3)),
  filled("wall", rect(54, 103, 32, 3)),
  ...tree(30, 103, 6),
  ...tree(112, 107, 6),
];
