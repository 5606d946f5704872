// The five silhouettes of the emblem, separate so that home loads only these: feet on y = 0, about 42 wide and 42 high.

/** c: wall, d: roof, w: window, s: a thin stem (cross, flagpole). */
export type Part = ["c" | "d" | "w" | "s", string];

/** Equal windows at several places. */
export function windows(w: number, h: number, ...at: [number, number][]): Part {
  return ["w", at.map(([x, y]) => `M${x} ${y}h${w}v${h}h${-w}z`).join("")];
}

export const door = (x: number, w: number, h: number): Part => [
  "w",
  `M${x - w / 2} 0v${-h}a${w / 2} ${w / 2} 0 0 1 ${w} 0V0z`,
];

export const SKYLINE = {
  house: [
    ["c", "M-17 0v-14h34V0z"],
    ["d", "M-19.5-14-10-27h20l9.5 13zM-14-25v-7h5v7zM9-25v-7h5v7z"],
    ["c", "M-7.5-15v-5l2.5-3 2.5 3v5zM2.5-15v-5l2.5-3 2.5 3v5z"],
    windows(3.2, 4.6, [-13, -10], [-6.5, -10], [9.5, -10]),
    ["w", "M1.5 0v-8h4.5V0z"],
  ],
  row: [
    ["c", "M-19 0v-11H-3V0zM-4 0v-20H18V0z"],
    ["d", "M-21-11l5-8h10l4 8zM-6-20 1-31h12l7 11zM-17-17v-6h4v6zM10-28v-7h4v7z"],
    windows(2.8, 4, [-15.5, -7.5], [-9.5, -7.5], [0, -16], [6, -16], [12, -16], [0, -7.5], [12, -7.5]),
    ["w", "M6 0v-7h3.6V0z"],
  ],
  fort: [
    ["c", "M-21 0v-13h42V0z"],
    ["d", "M-21-13v-4h5v4h4v-4h5v4h14v-4h5v4h4v-4h5v4z"],
    ["c", "M-7-13v-11H7v11z"],
    ["d", "M-9-24l3-6H6l3 6z"],
    ["s", "M0-30v-9"],
    ["d", "M0-39l8 2.5L0-34z"],
    windows(2.4, 3, [-4, -20], [1.6, -20]),
    door(0, 7, 6),
    ["w", "M-15.5-8h6v2h-6zM9.5-8h6v2h-6z"],
  ],
  church: [
    ["c", "M-17 0v-13h22V0z"],
    ["d", "M-19-13l4-6H5v6z"],
    ["c", "M5 0v-21h11V0z"],
    ["d", "M3.5-21 10.5-36 17.5-21z"],
    ["s", "M10.5-42v7M8-39.5h5"],
    windows(2.6, 4, [-14, -9], [-8.5, -9], [-3, -9]),
    door(10.5, 4.6, 5.5),
    ["w", "M8.5-15.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"],
  ],
  chateau: [
    ["c", "M-19 0v-17h38V0z"],
    ["d", "M-20-17h40l-5-8h-30z"],
    ["c", "M-6 0v-26H6V0z"],
    ["d", "M-7.5-26 0-39 7.5-26z"],
    ["c", "M-20 0v-21h7V0zM13 0v-21h7V0z"],
    ["d", "M-21.5-21l5-10 5 10zM11.5-21l5-10 5 10z"],
    windows(
      2.5,
      3.6,
      [-3.4, -22],
      [0.8, -22],
      [-3.4, -15],
      [0.8, -15],
      [-10.5, -12],
      [8, -12],
      [-17.8, -16],
      [15.2, -16],
    ),
    door(0, 5.2, 5.5),
  ],
} satisfies Record<string, Part[]>;
