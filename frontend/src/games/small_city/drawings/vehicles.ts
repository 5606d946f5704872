// Vehicles: small things beside the buildings.

import { disc, filled, lined, rect, type Ink, type Part } from "./solids";

const wheels = (y: number, ...xs: number[]): Part[] => [
  filled("dark", xs.map((x) => disc(x, y, 2.3)).join("")),
  filled("srv-l", xs.map((x) => disc(x, y, 0.9)).join("")),
];

export const car = (x: number, y: number, ink: Ink, lamp?: Ink): Part[] => [
  filled("shade", disc(x + 11, y + 1, 12, 2)),
  filled(ink, `M${x} ${y - 2}v-4.4q0-1.6 1.8-1.8l2.6-.4 2.6-4.2q.6-1 2-1h6.4q1.4 0 2.2 1l2.8 4.4q1.6.4 1.6 2v4.4Z`),
  filled("win", `M${x + 6.4} ${y - 9}l1.8-2.8h3v2.8ZM${x + 12.6} ${y - 11.8}h2.6l1.9 2.8h-4.5Z`),
  ...(lamp ? [filled(lamp, rect(x + 9.6, y - 15, 4, 1.9))] : []),
  ...wheels(y - 1.4, x + 5, x + 17),
];

/** A truck with a load: a fire engine, a lorry of the sorting centre. */
export const truck = (x: number, y: number, cab: Ink, load: Ink): Part[] => [
  filled("shade", disc(x + 15, y + 1, 16, 2.2)),
  filled(load, rect(x, y - 13, 18, 11)),
  filled(cab, `M${x + 18.6} ${y - 2}v-10h6.2q1.2 0 1.8 1l2.6 4.4v4.6Z`),
  filled("win", `M${x + 20.6} ${y - 7.4}v-3.2h3.8l1.9 3.2Z`),
  ...wheels(y - 1.6, x + 4.6, x + 13, x + 24),
];

export const fireEngine = (x: number, y: number): Part[] => [
  ...truck(x, y, "red", "red"),
  filled("mark", rect(x, y - 6.4, 18, 1.6)),
  lined(
    "srv-l",
    `M${x + 0.6} ${y - 15}H${x + 21}M${x + 3} ${y - 16.6}v3M${x + 8} ${y - 16.6}v3M${x + 13} ${y - 16.6}v3`,
    1.1,
  ),
  filled("blue", rect(x + 20.4, y - 14.2, 3.4, 2)),
];

export const ambulance = (x: number, y: number): Part[] => [
  ...truck(x, y, "white", "white"),
  filled("red", `${rect(x + 7.8, y - 11, 2.4, 6.4)}${rect(x + 5.8, y - 9, 6.4, 2.4)}`),
  filled("blue", rect(x + 14, y - 14.8, 3.4, 1.8)),
];

/** A tramcar, a metro car. */
export const railcar = (x: number, y: number, ink: Ink): Part[] => [
  filled("shade", disc(x + 17, y + 1, 18, 2.2)),
  filled(ink, `M${x} ${y - 2}v-11q0-2.6 2.6-2.6h28.8q2.6 0 2.6 2.6v11Z`),
  filled("win", [3, 9.6, 16.2, 22.8].map((dx) => rect(x + dx, y - 12.6, 5, 5)).join("")),
  filled("wall", rect(x, y - 5.6, 34, 1.4)),
  ...wheels(y - 1.2, x + 6, x + 13, x + 21, x + 28),
];

export const freighter = (x: number, y: number): Part[] => [
  filled("water-d", disc(x + 24, y + 1.4, 25, 3)),
  filled("ind", rect(x + 13, y - 15.6, 7, 5.6)),
  filled("com", rect(x + 20.6, y - 15.6, 7, 5.6)),
  filled("res", rect(x + 16.6, y - 21.6, 7, 5.6)),
  filled("white", rect(x + 32, y - 20, 9, 10)),
  windows(x + 33.4, y - 18),
  filled("red", rect(x + 34.6, y - 25, 3.6, 5)),
  filled("dark", `M${x} ${y - 10}h48l-4.6 9.4q-.6 1.4-2.4 1.4H8.4q-1.8 0-2.6-1.4Z`),
  filled("red", `M${x + 5} ${y - 2.4}h39.4l-1 1.8q-.6 1.4-2.4 1.4H8.4q-1.8 0-2.6-1.4Z`),
];

const windows = (x: number, y: number): Part => filled("win", `${rect(x, y, 2.4, 2.6)}${rect(x + 3.8, y, 2.4, 2.6)}`);

export const sailboat = (x: number, y: number): Part[] => [
  filled("water-d", disc(x + 13, y + 1.2, 15, 2.4)),
  lined("pole", `M${x + 13} ${y - 5}V${y - 34}`, 1.4),
  filled("white", `M${x + 14.4} ${y - 33}q12 12 10.6 24h-10.6Z`),
  filled("white-d", `M${x + 11.4} ${y - 30}q-8 10-9.4 21h9.4Z`),
  filled("wood", `M${x} ${y - 7}h27q-2.4 8-7 8H7q-4.6 0-7-8Z`),
];

/** A plane at its stand, seen from above, its nose to the top. */
export const plane = (x: number, y: number): Part[] => [
  filled("shade", `M${x + 4} ${y - 14}l3 14 15 9v4l-15-4-1 9 4 4v2l-6-2-6 2v-2l4-4-1-9-15 4v-4l15-9Z`),
  filled(
    "white",
    `M${x} ${y - 20}q3 3 3 9v7l16 10v4l-16-4.6-1 9 5 4.4v2.6l-7-2.4-7 2.4v-2.6l5-4.4-1-9-16 4.6v-4l16-10v-7q0-6 3-9Z`,
  ),
  filled("com", `M${x - 1} ${y + 12}h2l.6 8h-3.2Z`),
  filled("win", `M${x - 1.8} ${y - 14}q1.8-2.4 3.6 0v1.8h-3.6Z`),
];

/** Water with a few waves, the whole square. */
export const waves: Part[] = [
  lined("water-l", "M12 16q5-4 10 0t10 0M42 28q5-4 10 0t10 0M8 58q5-4 10 0t10 0M44 62q4-3 8 0t8 0", 1.8),
];
