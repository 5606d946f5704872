// The drawings of terrains on one square, in a few variants, so that neighbours differ: paths around the square's
// north-west corner, 58 wide.

import type { Part } from "./signs";

const tuft = (x: number, y: number): string => `M${x} ${y}l-2.300-4.600M${x} ${y}l.6-5.800M${x} ${y}l3.500-4.100`;
const wave = (x: number, y: number): string => `M${x} ${y}q3.800-4.100 7.500 0t7.500 0`;
const dune = (x: number, y: number): string => `M${x} ${y}q8.100-8.100 17.400-1.200t16.200 1.700`;

const fir = (x: number, y: number): Part[] => [
  { d: `M${x} ${y}v-4.600`, stroke: "var(--cv-trunk)", width: 1.7 },
  { d: `M${x} ${y - 20}l6.400 10.400h-2.900l4.100 7h-15.100l4.100-7h-2.900z`, fill: "var(--cv-f2)" },
  { d: `M${x} ${y - 20}l6.400 10.400h-2.900l4.100 7h-5.800z`, fill: "var(--cv-f1)", opacity: 0.55 },
];
const tree = (x: number, y: number): Part[] => [
  { d: `M${x} ${y}v-5.800`, stroke: "var(--cv-trunk)", width: 2 },
  { d: `M${x - 6.7} ${y - 10}a6.700 6.700 0 1 0 13.400 0a6.700 6.700 0 1 0-13.400 0z`, fill: "var(--cv-f1)" },
  { d: `M${x - 5.6} ${y - 11.6}a3.800 3.800 0 1 0 7.600 0a3.800 3.800 0 1 0-7.600 0z`, fill: "var(--cv-f3)" },
];
const peak = (x: number, y: number, half: number): Part[] => {
  const top = y - half * 1.9;
  return [
    { d: `M${x - half} ${y}L${x} ${top}L${x + half} ${y}z`, fill: "var(--cv-m1)" },
    { d: `M${x} ${top}L${x + half} ${y}H${x + half * 0.12}L${x - half * 0.1} ${y - half}z`, fill: "var(--cv-m2)" },
    {
      d: `M${x} ${top}l${half * 0.34} ${half * 0.66}l-${half * 0.22} ${half * 0.16}l-${half * 0.18}-${half * 0.3}l-${half * 0.14} ${half * 0.27}l-${half * 0.14}-${half * 0.13}z`,
      fill: "var(--cv-snow)",
    },
  ];
};
const cactus: Part = {
  d: "M44 30v-14M44 25q-6 0-6-6M44 27q6 0 6-6",
  stroke: "var(--cv-f1)",
  width: 2.4,
};
const line = (colour: string, width: number, ...paths: string[]): Part[] => [
  { d: paths.join(""), stroke: `var(--cv-${colour})`, width },
];

export const MOTIFS: Record<string, Part[][]> = {
  g: [
    line("g2", 1.3, tuft(16, 20), tuft(40, 16), tuft(29, 34)),
    line("g2", 1.3, tuft(12, 32), tuft(33, 22), tuft(46, 36)),
    line("g2", 1.3, tuft(20, 14), tuft(44, 26)),
  ],
  d: [
    line("d2", 1.4, dune(9, 20), dune(14, 33)),
    [...line("d2", 1.4, dune(6, 26), dune(12, 38)), cactus],
    line("d2", 1.4, dune(12, 16), dune(7, 30)),
  ],
  f: [
    [...fir(20, 26), ...tree(38, 25), ...fir(47, 38), ...fir(12, 40), ...tree(29, 41)],
    [...tree(13, 24), ...fir(31, 25), ...fir(46, 28), ...tree(21, 41), ...fir(37, 42)],
    [...fir(12, 27), ...fir(27, 23), ...tree(45, 26), ...fir(20, 42), ...tree(36, 41), ...fir(50, 42)],
  ],
  m: [
    [...peak(38, 34, 13), ...peak(21, 39, 16)],
    [...peak(18, 34, 12), ...peak(36, 39, 16)],
    [...peak(40, 37, 15), ...peak(19, 38, 13)],
  ],
  w: [
    line("w2", 1.5, wave(10, 16), wave(28, 28), wave(12, 38)),
    line("w2", 1.5, wave(28, 14), wave(8, 26), wave(30, 38)),
    line("w2", 1.5, wave(8, 20), wave(32, 22), wave(20, 36)),
  ],
};
