// Buildings of the Winter box and of Asia: airport, bank, sorting centre, tramway, Big Ben, the Opera, the monastery.

import {
  around,
  arch,
  block,
  bush,
  cylinder,
  disc,
  fir,
  filled,
  flag,
  lined,
  rect,
  tree,
  vaulted,
  windows,
  type Part,
} from "./solids";
import { car, plane, railcar, truck } from "./vehicles";

const controlTower: Part[] = [
  ...block({ x: 10, w: 30, h: 12, depth: 20, front: "wall", side: "ind-d", top: "ind" }),
  windows([13, 20, 33], [41.4], 4.6, 4.6),
  ...cylinder(36, 42, 5, 24, "wall", "wall-d", "wall-d"),
  filled("win", "M26 12h20l-3.4 9H29.4Z"),
  lined("wall", "M32 12l1 9M40 12l-1 9", 1),
  filled("ind", rect(24.6, 8.6, 22.8, 4)),
  lined("pole", "M36 8.6V2.6", 1.3),
];

const terminal: Part[] = [
  ...vaulted({ x: 8, w: 42, h: 16, depth: 24, front: "win", side: "ind-d", top: "ind" }, 13, "ind-d"),
  lined("wall", "M18 50V28M29 50V26M40 50V28M8 42h42", 1.6),
  ...car(46, 56, "gold"),
];

const hangar: Part[] = [
  ...vaulted({ x: 9, w: 40, h: 14, depth: 24, front: "steel-l", side: "steel-d", top: "steel" }, 17, "steel-d"),
  filled("dark", "M15 50V34Q29 18 43 34v16Z"),
  filled("white", "M29 32q4 0 4 7v7H25v-7q0-7 4-7Z"),
  filled("steel-l", rect(18, 43, 22, 2.4)),
];

const stand: Part[] = [lined("gold", "M36 66V52M26 60h20", 1.4), ...plane(36, 32)];
const open: Part[] = [lined("tuft", "M12 60l2-4 2 4M56 16l2-4 2 4", 1.4)];

/** Tower and halls in one row, the runway below it. */
export const AIRPORT: Part[][] = [controlTower, terminal, hangar, stand, open, open, open, open, open];

/** The Bank in two squares by two; its place is in one of them. */
export const BANK: Part[] = [
  filled("plaza", rect(20, 74, 104, 46)),
  ...block({ x: 28, y: 104, w: 76, h: 46, depth: 34, top: "com" }),
  filled("com-d", around([108, 58], [125, 44], [83, 22], [66, 30])),
  filled("com", around([24, 58], [108, 58], [66, 30])),
  filled("wall", around([38, 55], [94, 55], [66, 36])),
  filled("gold", disc(66, 48, 7)),
  lined(
    "gold-d",
    `${disc(66, 48, 7)}M66 42.6v10.8M69 45.4q-1.2-1.5-3-1.5-2.7 0-2.7 2t2.7 2.1 2.9 2.1q0 2-2.9 2-2 0-3.2-1.5`,
    1.3,
  ),
  filled("wall2", [34, 48, 74, 88].map((x) => rect(x, 62, 9, 40)).join("")),
  filled("com-l", [34, 48, 74, 88].map((x) => rect(x - 1, 60, 11, 3)).join("")),
  arch(59, 104, 14, 30, "com-d"),
  filled("wall-d", rect(24, 102, 84, 3)),
  filled("wall", rect(20, 105, 92, 3)),
  ...tree(20, 104, 6),
  ...tree(122, 106, 6),
];

const arrows = (x: number, y: number): Part[] =>
  [0, 120, 240].map((turn) => {
    const a = (turn * Math.PI) / 180;
    const at = (r: number, more: number): [number, number] => [x + r * Math.sin(a + more), y - r * Math.cos(a + more)];
    return filled(
      "white",
      around(at(8.4, -0.75), at(8.4, 0.35), at(10.6, 0.35), at(6.6, 0.95), at(3, 0.35), at(5.2, 0.35), at(5.2, -0.75)),
    );
  });

const sorting: Part[] = [
  ...block({ x: 9, w: 40, h: 30, depth: 22, front: "park", side: "park-d", top: "park-l" }),
  ...arrows(29, 34.6),
];

const bins: Part[] = [
  filled("shade", rect(10, 46, 52, 5)),
  ...["com", "ind", "cul", "res"].flatMap((ink, i): Part[] => [
    filled(ink, `M${9 + i * 14} 30h12l-1.4 19h-9.2Z`),
    filled(`${ink}-d`, rect(8 + i * 14, 26.6, 14, 4)),
    filled("white", disc(15 + i * 14, 39, 2.4)),
  ]),
];

const belt: Part[] = [
  lined("steel-d", "M14 50V38M58 50V30", 2.4),
  filled("steel", "M6 40 66 24v6L6 46Z"),
  filled("cul", "M16 30h8v7l-8 2Z"),
  filled("com", "M32 26h8v7l-8 2Z"),
  filled("ind", "M47 21h8v7l-8 2Z"),
  filled("steel-d", "M6 46 66 30v1.8L6 47.8Z"),
];

const lorry: Part[] = [
  filled("asphalt", rect(5, 24, 62, 30), 0.5),
  ...truck(18, 47, "white", "park-d"),
  ...tree(60, 31, 5.6),
];

export const SORTING: Part[][] = [sorting, bins, belt, lorry];

const rose = (x: number, y: number, r: number): Part[] => [
  filled("win", disc(x, y, r)),
  lined(
    "srv-d",
    `${disc(x, y, r)}${[0, 1, 2, 3].map((i) => `M${(x - r * Math.cos(i * 0.785)).toFixed(1)} ${(y - r * Math.sin(i * 0.785)).toFixed(1)}L${(x + r * Math.cos(i * 0.785)).toFixed(1)} ${(y + r * Math.sin(i * 0.785)).toFixed(1)}`).join("")}${disc(x, y, r * 0.45)}`,
    1,
  ),
];

const tramHall: Part[] = [
  ...block({ x: 9, w: 40, h: 22, depth: 22, front: "wall", side: "srv-d", top: "srv" }),
  filled("wall2", "M17 50V24l4-4v-4l4-4h8l4 4v4l4 4v26Z"),
  lined("srv-d", "M17 50V24l4-4v-4l4-4h8l4 4v4l4 4v26", 1.4),
  ...rose(29, 26, 7.4),
  arch(24.6, 50, 8.8, 13, "srv-d"),
  windows([11, 43], [36], 4, 8),
];

const tramStop: Part[] = [...railcar(19, 51, "srv-d")];
const lamps: Part[] = [
  lined("pole", "M14 56V28M58 56V28M14 28q5 0 5 4M58 28q-5 0-5 4", 1.5),
  filled("gold", `${disc(19, 33.4, 2)}${disc(53, 33.4, 2)}`),
];

/** The hall, then stops along the line. */
export const TRAMWAY: Part[][] = [tramHall, tramStop, lamps, tramStop, lamps];

const bigBen: Part[] = [
  ...block({ x: 10, w: 40, h: 15, depth: 20, front: "real-l", side: "real-d", top: "real" }),
  windows([13, 18, 40.6, 45.6], [38], 2.6, 7),
  ...block({ x: 24, w: 17, h: 36, depth: 10, front: "real-l", side: "real-d", top: "real" }),
  lined("real", "M28 50V28M32.5 50V28M37 50V28", 1),
  filled("white", disc(32.5, 22, 6)),
  lined("real-d", `${disc(32.5, 22, 6)}M32.5 22v-4M32.5 22l2.8 1.6`, 1.3),
  filled("srv-d", around([22.6, 14.2], [42.4, 14.2], [36, 6.6], [29, 6.6])),
  filled("dark", around([42.4, 14.2], [47, 11], [40, 4.6], [36, 6.6])),
  filled("srv-d", around([29.6, 6.6], [36.6, 6.6], [33, -2])),
  filled("gold", disc(33, -2, 1.2)),
];

export const BIG_BEN: Part[][] = [bigBen];

const shell = (x: number, y: number, w: number, h: number): Part[] => [
  filled(
    "white-d",
    `M${x + w} ${y}Q${x + w * 0.92} ${y - h * 0.5} ${x + w * 0.3} ${y - h}Q${x + w * 1.25} ${y - h * 0.62} ${x + w + 7} ${y - 4}Z`,
  ),
  filled(
    "white",
    `M${x} ${y}Q${x + w * 0.02} ${y - h * 0.66} ${x + w * 0.3} ${y - h}Q${x + w * 0.92} ${y - h * 0.5} ${x + w} ${y}Z`,
  ),
  lined(
    "steel",
    `M${x + w * 0.3} ${y - h}Q${x + w * 0.3} ${y - h * 0.4} ${x + w * 0.34} ${y}M${x + w * 0.3} ${y - h}Q${x + w * 0.62} ${y - h * 0.4} ${x + w * 0.66} ${y}`,
    0.9,
  ),
];

const podium: Part[] = [
  filled("shade", around([6, 54], [64, 54], [68, 50], [60, 46])),
  filled("real-l", rect(5, 47, 58, 7)),
  filled("real", around([63, 54], [68, 50], [68, 43], [63, 47])),
  filled("real-t", around([5, 47], [63, 47], [68, 43], [12, 43])),
];

const shells = (sizes: [number, number, number][]): Part[] => [
  ...podium,
  ...sizes.flatMap(([x, w, h]) => shell(x, 47, w, h)),
];

export const OPERA: Part[][] = [
  shells([
    [8, 20, 26],
    [26, 28, 38],
  ]),
  shells([
    [6, 26, 37],
    [32, 22, 28],
  ]),
  shells([
    [8, 18, 22],
    [26, 16, 28],
    [42, 15, 20],
  ]),
  shells([
    [10, 24, 32],
    [36, 18, 22],
  ]),
];

const pagodaRoof = (y: number, w: number): Part[] => [
  filled("cul", `M${36 - w / 2} ${y}q${w * 0.18} 0 ${w * 0.24}-8h${w * 0.52}q${w * 0.06} 8 ${w * 0.24} 8Z`),
  filled("cul-d", rect(36 - w / 2, y - 0.6, w, 2)),
];

const shrine: Part[] = [
  filled("shade", disc(42, 58, 28, 5)),
  filled("real-l", rect(16, 42, 40, 15)),
  filled("wall2", rect(20, 26, 32, 10)),
  filled("wall2", rect(25, 14, 22, 7)),
  ...pagodaRoof(42, 52),
  ...pagodaRoof(26, 42),
  ...pagodaRoof(14, 32),
  filled("gold", "M36 1l2 5h-4Z"),
  filled("cul-d", [20, 28, 41, 49].map((x) => rect(x, 44, 3, 13)).join("")),
  arch(32.4, 57, 7.2, 11, "dark"),
];

const cloister: Part[] = [
  filled("path", disc(36, 44, 24, 15)),
  filled("white", "M24 52h24l-3-5q2-14-9-17-11 3-9 17Z"),
  filled("white-d", "M36 30q11 3 9 17l3 5h-7q2-13-5-22Z"),
  filled("gold", "M34.4 30h3.2L36 17Z"),
  filled("real", rect(22, 52, 28, 4)),
  ...fir(12, 34, 22),
  ...fir(61, 40, 20),
  ...bush(14, 62, 3.6),
  ...flag(54, 22, 10, "ind"),
];

export const MONASTERY: Part[][] = [shrine, cloister];
