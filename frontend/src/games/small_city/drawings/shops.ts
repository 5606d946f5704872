// Commercial zones by the benefit of a place: a shop for cash, a market hall, a cinema, a department store.

import { arch, block, disc, door, filled, lined, rect, vaulted, windows, type Part } from "./solids";

const coin: Part[] = [
  filled("gold", disc(29, 15.4, 5.8)),
  lined("gold-d", disc(29, 15.4, 5.8), 1.1),
  lined(
    "gold-d",
    "M29 11v8.8M31.4 13.4q-1-1.2-2.4-1.2-2.2 0-2.2 1.6 0 1.4 2.2 1.7t2.3 1.7q0 1.6-2.3 1.6-1.6 0-2.6-1.2",
    1.1,
  ),
];

/** Stripes of an awning between two heights. */
const awning = (x: number, y: number, w: number): Part[] => [
  filled("com", `M${x} ${y}h${w}l2 8H${x - 2}Z`),
  filled(
    "white",
    Array.from(
      { length: 4 },
      (_, i) => `M${x + (i + 0.5) * (w / 4) - w / 16} ${y}h${w / 8}l${(i - 1.2) * 0.5} 8h${-w / 8}Z`,
    ).join(""),
  ),
];

const shop: Part[] = [
  ...block({ x: 12, w: 34, h: 30, depth: 22, top: "com" }),
  windows([16, 25.4, 34.8], [24], 6.4, 5),
  ...awning(11, 31.6, 36),
  filled("win", `${rect(14.6, 41, 10, 9)}${rect(33.4, 41, 10, 9)}`),
  door(26.4, 5.4, 9, "com-d"),
  ...coin,
];

const market: Part[] = [
  ...vaulted({ x: 10, w: 38, h: 20, depth: 24, top: "com" }, 15, "com-d"),
  filled("win", "M15.4 29.4Q29 12.8 42.6 29.4Z"),
  lined("wall", "M22 29.4V22.6M29 29.4V20.6M36 29.4V22.6", 1.4),
  arch(15, 50, 7.6, 13, "com-d"),
  arch(25.2, 50, 7.6, 13, "com-d"),
  arch(35.4, 50, 7.6, 13, "com-d"),
  filled("ind", rect(51, 45, 6, 5)),
  filled("res", rect(57.4, 46.4, 5, 3.6)),
];

const cinema: Part[] = [
  ...block({ x: 12, w: 34, h: 28, depth: 22, top: "com" }),
  filled("com-d", rect(9, 28, 40, 7)),
  filled(
    "gold",
    Array.from({ length: 9 }, (_, i) => disc(11.6 + i * 4.4, 29.6, 0.9) + disc(11.6 + i * 4.4, 33.4, 0.9)).join(""),
  ),
  filled("com", "M24.5 28V8.6q4.5-4 9 0V28Z"),
  filled("gold", "M29 11.4l1.5 3.1 3.4.4-2.5 2.3.7 3.4-3.1-1.7-3 1.7.6-3.4-2.5-2.3 3.4-.4Z"),
  filled("win", `${rect(14, 38, 8, 12)}${rect(36, 38, 8, 12)}`),
  filled("dark", `${rect(24.4, 38, 4.4, 12)}${rect(29.2, 38, 4.4, 12)}`),
];

const store: Part[] = [
  ...block({ x: 11, w: 36, h: 28, depth: 23, top: "com-l" }),
  filled("com", "M19 22.4Q19 8.4 29 8.4T39 22.4Z"),
  filled("com-d", "M29 8.4Q39 8.4 39 22.4h-4.6Q35 11 29 8.4Z"),
  lined("pole", "M29 8.4V3.6", 1.3),
  filled("com", "M29 3.4l6 1.8-6 2Z"),
  filled("wall2", rect(17.6, 21.6, 22.8, 3)),
  arch(14, 37.4, 5.6, 9.4, "win"),
  arch(22, 37.4, 5.6, 9.4, "win"),
  arch(30.4, 37.4, 5.6, 9.4, "win"),
  arch(38.4, 37.4, 5.6, 9.4, "win"),
  filled("com", rect(10, 38.6, 38, 2.6)),
  filled("win", `${rect(14, 42.4, 9, 7.6)}${rect(35, 42.4, 9, 7.6)}`),
  arch(25.6, 50, 6.8, 8.4, "com-d"),
];

/** By place, in the order of the levels. */
export const SHOPS: Part[][] = [shop, market, cinema, store];
