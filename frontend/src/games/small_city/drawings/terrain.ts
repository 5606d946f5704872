// The ground of a square, by its character in the boards' data.

import { bush, filled, fir, lined, tree, type Ink, type Part } from "./solids";
import { waves } from "./vehicles";

export interface Terrain {
  fill: Ink;
  parts: Part[];
  /** Water goes to the edges of its square and joins. */
  wet?: boolean;
  /** A dashed frame: the squares concerned by a rule of the board. */
  framed?: boolean;
}

const PEAKS: Part[] = [
  filled("shade", "M6 62h60q4-3 0-6Z"),
  filled("rock", "M4 62 26 18l10 20 8-12 24 36Z"),
  filled("rock-d", "M26 18l10 20-6 24H16ZM44 26l24 36H44Z"),
  filled("snow", "M26 18l6 12-4 3-3-4-4 5-2-3ZM44 26l6 9-4 2-3-3-3 1Z"),
  ...fir(12, 64, 14),
  ...fir(62, 65, 12),
];
const PUDDLES: Part[] = [
  lined("water-d", "M10 22q5-4 10 0t10 0M40 40q5-4 10 0t10 0M14 58q5-4 10 0t10 0", 1.5),
  lined("tree", "M52 24v-9M55 24v-7M49 24v-6M20 46v-8M23 46v-6", 1.4),
];
const GARDEN: Part[] = [
  filled("path", "M33 4h6v64h-6ZM4 33h64v6H4Z"),
  filled("path", "M24 36a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z"),
  filled("cul-l", "M33 36a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z"),
  ...bush(14, 16, 4.4),
  ...bush(58, 16, 4.4),
  ...bush(14, 58, 4.4),
  ...bush(58, 58, 4.4),
];

const PLAIN: Terrain = { fill: "lot", parts: [] };
const water = (fill: Ink): Terrain => ({ fill, parts: waves, wet: true });

const TERRAINS: Record<string, Terrain> = {
  ".": PLAIN,
  "^": { fill: "lot", parts: PEAKS },
  "~": water("water"),
  L: water("water"),
  "#": water("sea"),
  f: { fill: "flood", parts: PUDDLES },
  B: { fill: "imperial", parts: GARDEN },
  E: { fill: "marked", parts: [], framed: true },
};

export const terrainOf = (sign: string): Terrain => TERRAINS[sign] ?? PLAIN;

const TUFT = "l-1.8-4.4M0 0v-5.4M0 0l1.8-4.4";

/** A little grass, at a different place on every square. */
export const grass = (seed: number): Part =>
  lined(
    "tuft",
    [0, 1]
      .map((i) => {
        const x = 14 + ((seed * 37 + i * 23) % 44);
        const y = 22 + ((seed * 17 + i * 29) % 42);
        return `M${x} ${y}${TUFT.replaceAll("M0 0", `M${x} ${y}`)}`;
      })
      .join(""),
    1.3,
  );

const FURROWS = lined("furrow", "M4 14h64M4 26h64M4 38h64M4 50h64M4 62h64", 1.8);
const RYE = lined("furrow", "M12 4v64M24 4v64M36 4v64M48 4v64M60 4v64", 1.8);

/** Land outside the zone; `fills`: its drawing has the size of the field, otherwise it is centred. */
export interface Field {
  fill: Ink;
  parts: Part[];
  fills: boolean;
}

/** Fields in several variants; water and mountains do not vary. */
export function fieldOf(sign: string, seed: number): Field {
  const terrain = terrainOf(sign);
  if (terrain.wet) return { fill: terrain.fill, parts: [], fills: true };
  const kind = (seed * 7 + 3) % 5;
  const fill = kind % 2 ? "field" : "field2";
  if (terrain.parts.length > 0) return { fill, parts: terrain.parts, fills: false };
  if (kind < 2) return { fill, parts: [kind ? RYE : FURROWS], fills: true };
  return { fill, parts: kind === 2 ? tree(36, 54, 16) : kind === 3 ? fir(36, 62, 44) : [], fills: false };
}
