// Parks: lawn, trees, water; no walls, drawn to the edges of the square.

import { bush, disc, fir, filled, lined, rect, tree, type Part } from "./solids";

const pond: Part[] = [
  filled("water-d", disc(36, 40, 19, 11.4)),
  filled("water", disc(36, 39, 17.6, 10)),
  lined("water-l", "M27 38q4-3 8 0t8 0M32 43q3-2 6 0", 1.3),
  ...tree(13, 24, 7),
  ...tree(58, 22, 6.2),
  ...tree(61, 60, 6.6),
  ...tree(12, 61, 6),
  ...bush(36, 14, 4),
  ...bush(45, 63, 3.4),
];

const grove: Part[] = [
  ...tree(14, 22, 6.6),
  ...fir(31, 26, 20),
  ...tree(52, 24, 7.4),
  ...fir(62, 46, 17),
  ...tree(36, 46, 8),
  ...tree(12, 54, 7),
  ...tree(56, 65, 6),
  ...bush(30, 62, 3.6),
];

const flowers: Part[] = [
  filled("path", disc(36, 38, 20, 15)),
  filled("park-t", disc(36, 38, 14, 10)),
  filled(
    "cul-l",
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => disc(36 + 10.4 * Math.cos(i * 0.785), 38 + 7 * Math.sin(i * 0.785), 1.7))
      .join(""),
  ),
  filled(
    "gold",
    [0, 1, 2, 3, 4, 5].map((i) => disc(36 + 5.4 * Math.cos(i * 1.047), 38 + 3.6 * Math.sin(i * 1.047), 1.5)).join(""),
  ),
  filled("white", disc(36, 38, 1.8)),
  filled("wood-d", `${rect(10, 60, 14, 1.8)}${rect(11, 62, 1.6, 4)}${rect(21.4, 62, 1.6, 4)}`),
  filled("wood", rect(10, 55.6, 14, 3)),
  ...tree(13, 22, 6.4),
  ...tree(60, 21, 7),
  ...tree(61, 63, 6.2),
  ...bush(42, 64, 3.4),
];

/** Alternating by square. */
export const PARKS: Part[][] = [grove, pond, flowers];
