// People, materials and monsters: feet or centre on (0, 0).

import { disc, filled, lined, rect, type Part } from "./solids";

export type Colour = "orange" | "black" | "white" | "pink";

/** The colours of a player's pieces: body, edge, sign. */
export const inks = (colour: Colour): { body: string; edge: string; sign: string } => {
  const token = colour === "white" ? "white-piece" : colour;
  return { body: token, edge: `${token}-edge`, sign: `${token}-text` };
};

/** A colour is never the only sign: square, disc, ring, diamond. */
export function sign(colour: Colour, x: number, y: number, size: number): Part {
  const { sign: ink } = inks(colour);
  switch (colour) {
    case "orange":
      return filled(ink, rect(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8));
    case "black":
      return filled(ink, disc(x, y, size));
    case "white":
      return lined(ink, disc(x, y, size * 0.86), size * 0.6);
    case "pink":
      return filled(
        ink,
        `M${x} ${y - size * 1.3}L${x + size * 1.2} ${y}L${x} ${y + size * 1.3}L${x - size * 1.2} ${y}Z`,
      );
  }
}

export const MATERIALS: Record<"wood" | "stone" | "metal", Part[]> = {
  wood: [
    filled("shade", disc(1, 5, 9.6, 2.4)),
    filled("wood", "M-6-4.6H5.6a4.6 4.6 0 0 1 0 9.2H-6Z"),
    lined("wood-d", "M-6-4.6H5.6a4.6 4.6 0 0 1 0 9.2H-6M-1-1.4h5M0 1.8h5.4", 1.1),
    filled("wood-l", disc(-6, 0, 3.5, 4.6)),
    lined("wood-d", `${disc(-6, 0, 3.5, 4.6)}${disc(-6, 0, 1.4, 2)}`, 1),
  ],
  stone: [
    filled("shade", disc(1, 5.6, 9.6, 2.4)),
    filled("stone", "M-8.4 5.2l-.8-5.4 4-6 7.4-1.2 6 4.2 1 6.2-2.2 2.2Z"),
    filled("stone-l", "M-5.2-6.2 2.2-7.4 0-2.2l-5 2.2Z"),
    lined(
      "stone-d",
      "M-8.4 5.2l-.8-5.4 4-6 7.4-1.2 6 4.2 1 6.2-2.2 2.2ZM0-2.2 5-.2l4.2-3M0-2.2-5 0l-3.4 5.2M5-.2 7 5.2",
      1,
    ),
  ],
  metal: [
    filled("shade", disc(1, 5.4, 10, 2.4)),
    filled("metal", "M-9.6 5-6.6-2.4H4.4L8 5Z"),
    filled("metal-l", "M-6.6-2.4-3.4-6H7L4.4-2.4Z"),
    filled("metal-d", "M4.4-2.4 7-6l3.4 7L8 5Z"),
    lined("metal-d", "M-9.6 5-6.6-2.4-3.4-6H7l3.4 7L8 5ZM-6.6-2.4H4.4L8 5", 1),
  ],
};

/** The warning sign of radioactivity. */
const blade = (turn: number): string => {
  const at = (r: number, degrees: number): string => {
    const a = ((turn + degrees) * Math.PI) / 180;
    return `${(r * Math.sin(a)).toFixed(2)} ${(-r * Math.cos(a)).toFixed(2)}`;
  };
  return `M${at(3.6, -30)}L${at(11, -30)}A11 11 0 0 1 ${at(11, 30)}L${at(3.6, 30)}A3.6 3.6 0 0 0 ${at(3.6, -30)}Z`;
};
export const TREFOIL: Part[] = [
  filled("rad", disc(0, 0, 14)),
  lined("rad-d", disc(0, 0, 14), 1.4),
  filled("mark", `${[0, 120, 240].map(blade).join("")}${disc(0, 0, 2.1)}`),
];

/** Spikes along its back: size, place, lean. */
const SPIKES: [number, number, number, number][] = [
  [5.6, 32, 84, -60],
  [7.7, 43, 68, -53],
  [9.8, 52, 50, -45],
  [10.6, 64, 33, -35],
  [8.6, 78, 20, -24],
  [5.6, 92, 11, -13],
];
const spike = ([size, x, y, lean]: [number, number, number, number]): string => {
  const a = (lean * Math.PI) / 180;
  const at = (dx: number, dy: number): string =>
    `${(x + dx * Math.cos(a) - dy * Math.sin(a)).toFixed(1)} ${(y + dx * Math.sin(a) + dy * Math.cos(a)).toFixed(1)}`;
  return `M${at(-size, size * 0.8)}L${at(0, -size * 1.8)}L${at(size, size * 0.8)}Z`;
};

/** A godzilla facing right, over two squares in a row: 144 x 112. */
export const GODZILLA: Part[] = [
  filled("shade", disc(74, 108, 64, 7)),
  filled("spike", SPIKES.map(spike).join("")),
  lined("spike-d", SPIKES.map(spike).join(""), 1.4),
  filled(
    "god",
    "M2 99Q30 94 46 70 56 50 79 28q8-16 26-17 20 0 25 14l1 8-19 3 17 3q-4 8-22 7-4 12 4 25 7 18-1 28l11 5v5H92l-1-10q-8-6-15 0l-1 5 6 2v3H50v-6Q24 110 2 99Z",
  ),
  filled("god-l", "M103 48q-7 12-1 26 5 16-3 23-8-11-19-7 6-26 15-42Z"),
  lined("god", "M97 58q5 1 8 0M95 68q6 1 10 0M93 78q8 1 12-1M90 87q8 0 13-2", 1.6),
  lined(
    "god-d",
    "M2 99Q30 94 46 70 56 50 79 28q8-16 26-17 20 0 25 14l1 8-19 3 17 3q-4 8-22 7-4 12 4 25 7 18-1 28l11 5v5H92l-1-10q-8-6-15 0l-1 5 6 2v3H50v-6Q24 110 2 99Z",
    2.2,
  ),
  filled("god", "M92 56q14 4 26 1 4 5-2 8-14 3-26-1Z"),
  lined("god-d", "M92 56q14 4 26 1 4 5-2 8-14 3-26-1M104 20q6-4 11-1M20 99q10-2 18-9M30 103q12-4 20-13", 1.7),
  lined(
    "mark",
    "M118 57l5-1M119 60.6l5 1M117 64l4 3M96 108l2-3M103 108l2-3M110 108l2-3M55 108l2-3M62 108l2-3M69 108l2-3",
    1.7,
  ),
  filled("mark", "M113 35.6l3-3.2 1.6 3 3-3.2 1.6 3 3-3 1 2.4ZM115 36.4l2.6 3 2-2.4 2.6 3 1.8-2.4Z"),
  filled("gold", disc(110, 23.4, 3.3)),
  filled("god-d", `${disc(111, 23.4, 1.5)}${disc(127, 26, 1)}`),
];

/** The Mayor with sash and hat, feet on the street. */
export const MAYOR: Part[] = [
  filled("shade", disc(2, 0.6, 12, 3.6)),
  filled("dark", "M-10 0q-1-14 2-20 2-4 8-4t8 4q3 6 2 20Z"),
  filled("white", "M-3.4-24h6.8L0-13Z"),
  filled("cul", "M-8.6-19.6 7-1.6l3-2L-5-22Z"),
  filled("white", "M-5-22-7.4-20.8 8-2.2l1.2-.8Z"),
  filled("com", "M-5-22l-1.4.6L9.4-3l.6-.8Z"),
  filled("gold", disc(6.6, -5, 1.6)),
  filled("wood-l", disc(0, -28, 5.6)),
  filled("trunk", "M-4.4-26.6q2.2 1.8 4.4 0 2.2 1.8 4.4 0-1 3-4.4 3t-4.4-3Z"),
  filled("dark", "M-8.4-31.4h16.8v2H-8.4ZM-5.6-42.4Q0-44 5.6-42.4L5-31H-5Z"),
  filled("cul", "M-5.2-34.4H5.2l-.2 2.6H-5Z"),
];

/** A Doctor in a white coat. */
export const DOCTOR: Part[] = [
  filled("white", "M-9 .4-7.4-11q.8-5.6 7.4-5.6T7.4-11L9 .4Q0 3-9 .4Z"),
  lined("steel-d", "M-9 .4-7.4-11q.8-5.6 7.4-5.6T7.4-11L9 .4Q0 3-9 .4ZM0-12V1M-3.4-16 0-11l3.4-5", 1.3),
  lined("com-d", "M-4-15.6q-1 7 2.4 8.4M4-15.6q1 5-.6 6.4", 1.2),
  filled("com-d", disc(-1.2, -6.6, 1.4)),
  filled("wood-l", disc(0, -20.6, 5.4)),
  lined("steel-d", disc(0, -20.6, 5.4), 1.1),
  filled("white", "M-5.4-22.4q1-5.4 5.4-5.4t5.4 5.4Z"),
  filled("cul", `${rect(-0.8, -27, 1.6, 4.2)}${rect(-2.1, -25.7, 4.2, 1.6)}`),
];

/** A barrier on each square beside the Mayor's street. */
export const BARRIER: Part[] = [
  lined("pole", "M-11 7V-6M11 7V-6", 1.8),
  filled("white", rect(-15, -7, 30, 6.4)),
  filled("red", [-14, -4, 6].map((x) => `M${x} -.6l4-6.4h4l-4 6.4Z`).join("")),
  lined("pole", rect(-15, -7, 30, 6.4), 0.8),
];

/** A headstone in a cemetery. */
export const HEADSTONE: Part[] = [
  filled("shade", disc(3, 1, 12, 3)),
  filled("stone", "M-9 1v-17q0-9 9-9t9 9V1Z"),
  filled("stone-l", "M-9 1v-17q0-9 9-9 2 0 3.6.6-7.6 2-7.6 9.4V1Z"),
  lined("stone-d", "M-9 1v-17q0-9 9-9t9 9V1ZM0-20v9M-3.4-17h6.8", 1.4),
];

/** A cooling tower over one column, and its bolt. */
export const COOLING_TOWER: Part[] = [
  filled("smoke", `${disc(27, 8, 6)}${disc(35, 5, 5)}`, 0.35),
  filled("shade", disc(42, 55, 22, 4)),
  filled("white", "M15 55q7-14 5-24t-1-17q9 3.4 18 0 1 7-1 17t5 24Z"),
  filled("white-d", "M41 55q-7-14-5-24t1-17q-3 1.4-6 1.6 2 11 .6 20T35 55Z"),
  filled("steel", disc(28, 14, 9, 2.6)),
  filled("red", "M19.4 22q8.6 3 17.2 0l-.4 4q-8.2 3-16.4 0Z"),
  filled("gold", "M56 22l-9 15h6l-3 13 11-17h-6.4l4-11Z"),
  lined("gold-d", "M56 22l-9 15h6l-3 13 11-17h-6.4l4-11Z", 1.1),
];
