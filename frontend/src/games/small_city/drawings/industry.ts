// Industry: factories by what a place makes, refinery, warehouse, harbour, the port of Shanghai.

import {
  around,
  arch,
  block,
  chimney,
  cylinder,
  disc,
  filled,
  gabled,
  lined,
  rect,
  ridged,
  smoke,
  vaulted,
  windows,
  type Part,
} from "./solids";
import { freighter, sailboat, waves } from "./vehicles";

const logs = (x: number, y: number): Part[] => {
  const ends = [
    [0, 0],
    [6, 0],
    [12, 0],
    [3, -5],
    [9, -5],
    [6, -10],
  ].map(([dx = 0, dy = 0]) => disc(x + dx, y + dy, 2.9));
  return [
    filled("shade", disc(x + 8, y + 3, 12, 2)),
    filled("wood-d", ends.join("")),
    filled(
      "wood-l",
      [
        [0, 0],
        [6, 0],
        [12, 0],
        [3, -5],
        [9, -5],
        [6, -10],
      ]
        .map(([dx = 0, dy = 0]) => disc(x + dx, y + dy, 2.1))
        .join(""),
    ),
  ];
};

const sawmill: Part[] = [
  ...smoke(41, 6, 0.8),
  ...chimney(37, 26, 17),
  ...ridged({ x: 10, w: 32, h: 19, depth: 24, front: "ind-l", side: "ind-d", top: "ind" }, 9, "ind-d"),
  filled("steel-l", "M14 50V39h13v11Z"),
  filled(
    "steel",
    "M20.5 33.4l2 1.4 2.4-.6.9 2.3 2.3.9-.5 2.4 1.4 2-1.4 2 .5 2.4-2.3.9-.9 2.3-2.4-.6-2 1.4-2-1.4-2.4.6-.9-2.3-2.3-.9.5-2.4-1.4-2 1.4-2-.5-2.4 2.3-.9.9-2.3 2.4.6Z",
  ),
  filled("wall", disc(20.5, 41.8, 2)),
  windows([31.4, 36.6], [36], 3.6, 5),
  ...logs(49, 46.6),
];

const kiln: Part[] = [
  ...smoke(52, 5, 0.9),
  ...chimney(47, 44, 34),
  ...cylinder(26, 47, 15, 20, "brick", "brick-d", "brick-d"),
  filled("brick", "M11 27Q13 12.6 26 12.6T41 27Q26 34 11 27Z"),
  filled("brick-d", "M31 13.4Q40 16 41 27q-3.4 2.2-7 3 1-10-3-16.6Z"),
  lined("brick-d", "M12 35h13M19 40.6h16M13 46h10M15.6 30h8", 1),
  arch(20, 52, 11, 12, "dark"),
  arch(22, 52, 7, 8, "ember"),
  filled("stone", `${disc(54, 48, 4.4, 3)}${disc(60, 49.4, 3.6, 2.4)}`),
  filled("stone-l", `${disc(53, 47, 2.4, 1.5)}${disc(59.4, 48.6, 1.9, 1.2)}`),
];

const teeth = (x: number): Part[] => [
  filled("ind", around([x, 30], [x + 11, 22], [x + 11, 30])),
  filled("win", around([x + 11, 22], [x + 11, 30], [x + 8.6, 30], [x + 8.6, 23.8])),
];

const foundry: Part[] = [
  ...smoke(18, 6, 0.8),
  ...smoke(50, 8),
  ...chimney(13, 30, 22),
  ...chimney(46, 40, 31),
  ...block({ x: 9, w: 36, h: 20, depth: 22, front: "ind-l", side: "ind-d", top: "ind-d" }),
  ...teeth(10),
  ...teeth(21.5),
  ...teeth(33),
  filled("dark", rect(13, 38, 12, 12)),
  filled("ember", "M13 50v-5q3-5 6-1.6t6-.4v7Z"),
  windows([29, 36], [37], 4.4, 5.6),
  filled("metal", rect(48, 46.6, 12, 3.4)),
  filled("metal-l", around([48, 46.6], [60, 46.6], [62, 44.8], [50, 44.8])),
];

/** By place: wood, stone, metal. */
export const FACTORIES: Part[][] = [sawmill, kiln, foundry];

const refinery: Part[] = [
  ...cylinder(20, 44, 11, 25, "ind-l", "ind", "wall2"),
  ...cylinder(41, 40, 9, 18, "ind-l", "ind", "wall2"),
  lined("ind-d", "M9 30q11 5 22 0M32 30q9 4 18 0M9 38q11 5 22 0", 1.1),
  lined("steel-d", "M58 50V14M62 50V14M58 24l4 6M58 34l4 6M62 24l-4 6M62 34l-4 6", 1.2),
  filled("ember", "M60 14q-4.4-4-.6-10 .4 3 2.6 4t.6 6Z"),
  filled("gold", "M60.2 13q-1.8-2 0-5 .4 1.6 1.2 2.2t-.2 2.8Z"),
  lined("steel", "M20 50.6H58M41 46v4.6", 2.6),
];

export const REFINERY: Part[][] = [refinery];

const vault = (x: number): Part[] => [
  ...vaulted({ x, w: 44, h: 18, depth: 22, front: "ind-l", side: "ind-d", top: "ind" }, 14, "ind-d"),
  filled("ind-d", rect(x + 9, 34, 26, 16)),
  lined("ind", `M${x + 9} 38h26M${x + 9} 42h26M${x + 9} 46h26`, 1.1),
];

export const WAREHOUSE: Part[][] = [
  vault(7),
  [...vault(7), filled("wood-l", rect(53, 43.4, 7, 6.6)), lined("wood-d", "M53 43.4l7 6.6M60 43.4l-7 6.6", 0.9)],
];

const crane: Part[] = [
  filled("shade", around([20, 62], [40, 62], [52, 58], [34, 58])),
  lined("ind-d", "M22 62V18M36 62V18M22 50l14-10M36 50 22 40M22 36l14-10M36 36 22 26", 1.8),
  filled("ind", rect(12, 13, 54, 5)),
  filled("ind-d", rect(12, 16.6, 54, 1.6)),
  filled("ind-l", rect(24, 6, 11, 8)),
  windows([27], [8], 5, 4),
  lined("pole", "M56 18v14", 1.1),
  filled("cul", rect(50, 32, 12, 7)),
  filled("com", rect(44, 55, 12, 7)),
  filled("res", rect(57, 55, 12, 7)),
  filled("ind-d", rect(50.6, 47.6, 12, 7)),
];

const quay: Part[] = [
  ...gabled({ x: 9, y: 54, w: 34, h: 22, depth: 24, front: "ind-l", side: "ind-d", top: "ind" }, 10, "ind-d"),
  filled("ind-d", rect(15, 40, 22, 14)),
  lined("ind", "M15 44h22M15 49h22", 1),
  filled("wood-l", `${rect(52, 56, 8, 7)}${rect(60.6, 58, 6, 5)}`),
  lined("wood-d", "M52 56l8 7M60 56l-8 7", 0.9),
];

const ships = [...waves, ...freighter(11, 46)];
const sails = [...waves, ...sailboat(22, 50)];

/** Two of dock, two of water. */
export const HARBOUR: Part[][] = [crane, quay, ships, sails];

const containers = (x: number, y: number): Part[] =>
  ["cul", "com", "ind", "res", "ind-d", "com-l", "cul-d"].map((ink, i) =>
    filled(ink, rect(x + (i % 3) * 15 + (i > 5 ? 8 : 0), y - Math.floor(i / 3) * 8, 14, 7)),
  );

const yard: Part[] = [filled("shade", rect(12, 57, 50, 4)), ...containers(11, 52)];

export const SHANGHAI_PORT: Part[][] = [crane, ships, yard, sails, crane, ships];
