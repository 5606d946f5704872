// Police and fire, square by square.

import { around, block, bush, filled, lined, rect, tree, windows, type Part } from "./solids";
import { car, fireEngine } from "./vehicles";

const station: Part[] = [
  ...block({ x: 10, w: 38, h: 26, depth: 22, front: "wall", side: "srv-d", top: "srv" }),
  filled("com-d", "M29 20l7.6 2.4v6.4q0 5.8-7.6 9-7.6-3.2-7.6-9v-6.4Z"),
  filled("gold", "M29 24l1.5 3 3.3.5-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3-2.4-2.3 3.3-.5Z"),
  windows([13.4, 40], [29, 39], 4.6, 5.4),
  filled("com-d", rect(24, 42, 10, 8)),
  filled("blue", rect(25.6, 15.6, 6, 3)),
];

const garage: Part[] = [
  ...block({ x: 11, w: 36, h: 20, depth: 22, front: "wall2", side: "srv-d", top: "srv" }),
  filled("srv-d", `${rect(14.6, 36, 13, 14)}${rect(31, 36, 13, 14)}`),
  lined("srv-l", "M14.6 40h13M14.6 44h13M31 40h13M31 44h13", 1),
  ...car(36, 57, "com-d", "blue"),
];

export const POLICE: Part[][] = [station, garage];

const hall: Part[] = [
  ...block({ x: 10, w: 38, h: 26, depth: 22, front: "wall", side: "srv-d", top: "srv" }),
  filled("red", `${rect(14, 34, 14, 16)}${rect(31, 34, 14, 16)}`),
  lined("wall", "M14 39h14M14 44h14M31 39h14M31 44h14", 1.1),
  windows([16, 22.6, 33, 39.6], [27], 4, 4),
  filled("ember", "M29.4 22q-5.6-4-1.4-10.4.2 3 2.2 4.2 1-1.6.6-3.6 5 5 1.4 9.8Z"),
];

const engine: Part[] = [
  filled("asphalt", rect(5, 24, 62, 30), 0.5),
  ...fireEngine(18, 48),
  ...tree(60, 30, 6),
  ...bush(12, 28, 3.6),
];

const hoseTower: Part[] = [
  ...block({ x: 22, w: 17, h: 41, depth: 14, front: "wall2", side: "srv-d", top: "srv" }),
  filled("srv", around([20, 9.6], [41, 9.6], [50, 3.6], [29, 3.6])),
  windows([25, 32], [13.6, 22, 30.4], 4, 5),
  filled("red", rect(27, 41, 7, 9)),
  ...tree(58, 49, 6),
  ...bush(14, 49, 3.8),
];

export const FIRE: Part[][] = [engine, hall, hoseTower];
