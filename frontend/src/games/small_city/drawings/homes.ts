// Residential zones, level by level: cottage, house, twin gables, block with a roof garden, towers.

import { block, bush, door, filled, gabled, rect, tree, windows, type Part } from "./solids";

const cottage: Part[] = [
  ...tree(59, 47, 6),
  filled("brick-d", rect(36, 15, 4.6, 10)),
  ...gabled({ x: 15, w: 28, h: 15, depth: 20, top: "res" }, 13, "res-d"),
  windows([19, 33.5], [38], 5.4, 5.6),
  door(26.6, 5.2, 9.6),
  windows([26.4], [27.5], 5, 4.6),
  ...bush(12, 49),
];

const house: Part[] = [
  ...tree(61, 48, 5.4),
  ...gabled({ x: 13, w: 30, h: 23, depth: 22, top: "res" }, 13, "res-d"),
  windows([17, 34], [30, 40], 5, 5.6),
  windows([25.6], [30], 5, 5.6),
  door(25.4, 5.6, 9.8, "res-d"),
  ...bush(10, 49.4),
  ...bush(47, 49.6, 3),
];

const gables = (x: number, front: string, ink: string): Part[] => [
  ...gabled({ x, w: 19, h: 26, depth: 21, front, top: "res" }, 9.5, "res-d"),
  windows([x + 3.4, x + 11.4], [27, 36], 4.2, 5),
  door(x + 7, 5, 8.6, ink),
];

const twins: Part[] = [...gables(10, "wall", "res-d"), ...gables(29, "wall2", "door"), ...bush(63, 49)];

const roofGarden: Part[] = [
  ...block({ x: 11, w: 36, h: 34, depth: 24, top: "res" }),
  filled("res-l", "M17 14.6 49 14.6 55.6 10H23.6Z"),
  ...bush(28, 11.6, 3.4),
  ...bush(38, 12.8, 2.8),
  ...tree(47, 13.4, 3.6),
  windows([15, 23, 31, 39], [21, 29.6, 38.2], 4.6, 5),
  filled("res-d", rect(26, 44.4, 6, 5.6)),
  ...bush(9, 49.6, 3),
];

const towers: Part[] = [
  ...block({ x: 33, w: 17, h: 43, depth: 20, top: "res", front: "wall2" }),
  windows([36, 43], [11, 18, 25, 32, 39], 4, 4.4),
  ...block({ x: 10, w: 24, h: 32, depth: 14, top: "res" }),
  windows([13, 20, 27], [21.4, 28.4, 35.4], 4, 4.4),
  filled("res-l", "M14.6 17.4 33.8 17.4 38.6 13.4 19.4 13.4Z"),
  door(19.4, 5, 7, "res-d"),
  ...bush(57, 49.4, 3.6),
  ...bush(7.6, 49.6, 2.6),
];

/** By level, from 1. */
export const HOMES: Part[][] = [cottage, house, twins, roofGarden, towers];
