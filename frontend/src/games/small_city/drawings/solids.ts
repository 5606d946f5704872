// Solids for buildings in cavalier projection (front, right side, top), in a square of 72. Feet are on y = 50; below is
// room for the place and its benefit.

/** A colour of small_city.css without its prefix: "res-d" is --sc-res-d. */
export type Ink = string;

/** A shape: filled, lined, or both. */
export interface Part {
  d: string;
  fill?: Ink;
  line?: Ink;
  width?: number;
  opacity?: number;
}

/** The side of a square. */
export const SQUARE = 72;
/** The offset of a unit of depth to the right and up. */
const RIGHT = 0.62;
const UP = 0.42;

type Point = readonly [number, number];

const round = (n: number): number => Math.round(n * 10) / 10;

/** A closed path through points. */
export const around = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

export const filled = (fill: Ink, d: string, opacity?: number): Part =>
  opacity === undefined ? { fill, d } : { fill, d, opacity };
export const lined = (line: Ink, d: string, width = 1.4): Part => ({ line, d, width });

export const rect = (x: number, y: number, w: number, h: number): string =>
  around([x, y], [x + w, y], [x + w, y + h], [x, y + h]);

export function disc(x: number, y: number, r: number, ry = r): string {
  return `M${round(x - r)} ${round(y)}a${round(r)} ${round(ry)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(ry)} 0 1 0 ${round(-2 * r)} 0Z`;
}

/** A solid on the ground: `x` its left front foot, `y` the ground, `w`, `h` its front, `depth` its depth. */
export interface Solid {
  x: number;
  y?: number;
  w: number;
  h: number;
  depth?: number;
  front?: Ink;
  side?: Ink;
  top?: Ink;
}

const sizes = ({ x, y = 50, w, h, depth = 18 }: Solid) => ({
  x,
  y,
  w,
  h,
  right: x + w,
  eaves: y - h,
  dx: depth * RIGHT,
  dy: -depth * UP,
});

/** The shadow of a solid, to the right. */
export function shade(solid: Solid): Part {
  const { y, right, dx, dy, x, h } = sizes(solid);
  const far = Math.min(12, h * 0.4);
  return filled(
    "shade",
    around([x + 2, y], [right, y], [right + far, y - 2], [right + far + dx, y + dy - 1], [right + dx, y + dy]),
  );
}

const walls = (solid: Solid): Part[] => {
  const { y, w, h, x, right, eaves, dx, dy } = sizes(solid);
  return [
    shade(solid),
    filled(solid.side ?? "wall-d", around([right, y], [right + dx, y + dy], [right + dx, eaves + dy], [right, eaves])),
    filled(solid.front ?? "wall", rect(x, y - h, w, h)),
  ];
};

/** A block with a flat roof. */
export function block(solid: Solid): Part[] {
  const { x, right, eaves, dx, dy } = sizes(solid);
  return [
    ...walls(solid),
    filled(solid.top ?? "wall2", around([x, eaves], [right, eaves], [right + dx, eaves + dy], [x + dx, eaves + dy])),
  ];
}

/** A house with its gable in front: `top` its roof, `trim` the line along the gable. */
export function gabled(solid: Solid, rise: number, trim: Ink): Part[] {
  const { x, y, w, right, eaves, dx, dy } = sizes(solid);
  const mid = x + w / 2;
  const ridge = eaves - rise;
  return [
    shade(solid),
    filled(solid.side ?? "wall-d", around([right, y], [right + dx, y + dy], [right + dx, eaves + dy], [right, eaves])),
    filled(solid.front ?? "wall", around([x, y], [right, y], [right, eaves], [mid, ridge], [x, eaves])),
    filled(
      solid.top ?? "wall2",
      around(
        [mid, ridge - 1],
        [mid + dx, ridge - 1 + dy],
        [right + 1.8 + dx, eaves + 1 + dy],
        [right + 1.8, eaves + 1],
      ),
    ),
    lined(
      trim,
      `M${round(x - 1.8)} ${round(eaves + 1)}L${round(mid)} ${round(ridge - 1)}L${round(right + 1.8)} ${round(eaves + 1)}`,
      2.4,
    ),
  ];
}

/** A house whose ridge runs from left to right. */
export function ridged(solid: Solid, rise: number, gable?: Ink): Part[] {
  const { x, right, eaves, dx, dy } = sizes(solid);
  const top = eaves + dy / 2 - rise;
  return [
    ...walls(solid),
    filled(gable ?? solid.side ?? "wall-d", around([right, eaves], [right + dx, eaves + dy], [right + dx / 2, top])),
    filled(
      solid.top ?? "wall2",
      around([x - 1.5, eaves + 1], [right + 1.5, eaves + 1], [right + dx / 2 + 0.8, top], [x + dx / 2 - 0.8, top]),
    ),
  ];
}

/** A hall under a round vault that faces the front. */
export function vaulted(solid: Solid, rise: number, trim: Ink): Part[] {
  const { x, y, w, right, eaves, dx, dy } = sizes(solid);
  const arc = (from: Point, to: Point): string =>
    `M${from.map(round).join(" ")}Q${round(x + w / 2 + (from[0] - x))} ${round(from[1] - rise * 2)} ${to.map(round).join(" ")}`;
  const crown: Point = [x + w / 2, eaves - rise];
  return [
    shade(solid),
    filled(solid.side ?? "wall-d", around([right, y], [right + dx, y + dy], [right + dx, eaves + dy], [right, eaves])),
    filled(
      solid.top ?? "wall2",
      `M${round(crown[0])} ${round(crown[1])}L${round(crown[0] + dx)} ${round(crown[1] + dy)}Q${round(x + w * 0.78 + dx)} ${round(eaves - rise * 0.9 + dy)} ${round(right + dx)} ${round(eaves + dy)}L${round(right)} ${round(eaves)}Q${round(x + w * 0.78)} ${round(eaves - rise * 0.95)} ${round(crown[0])} ${round(crown[1])}Z`,
    ),
    filled(solid.front ?? "wall", `${arc([x, eaves], [right, eaves])}V${round(y)}H${round(x)}Z`),
    lined(trim, arc([x, eaves], [right, eaves]), 2.2),
  ];
}

/** A pediment over columns: the front of a temple. */
export function temple(solid: Solid, rise: number, columns: number, roof: Ink, dark: Ink): Part[] {
  const { x, y, w, h, right, eaves, dx, dy } = sizes(solid);
  const gap = (w - 4) / columns;
  const shafts = Array.from({ length: columns }, (_, i) => rect(x + 3 + i * gap, eaves + 2, gap * 0.5, h - 4)).join("");
  return [
    ...walls({ ...solid, front: "wall2" }),
    filled(
      dark,
      around(
        [right + 2, eaves],
        [right + dx, eaves + dy],
        [x + w / 2 + dx, eaves - rise + dy],
        [x + w / 2, eaves - rise],
      ),
    ),
    filled(roof, around([x - 2, eaves], [right + 2, eaves], [x + w / 2, eaves - rise])),
    filled("wall", shafts),
    filled("wall-d", rect(x - 2, y - 2, w + 4, 2)),
  ];
}

/** A round tank, tower or chimney; `x` its middle. */
export function cylinder(x: number, y: number, r: number, h: number, front: Ink, side: Ink, top: Ink): Part[] {
  const flat = r * 0.36;
  const body = `M${round(x - r)} ${round(y - h)}V${round(y)}a${r} ${round(flat)} 0 0 0 ${2 * r} 0V${round(y - h)}Z`;
  return [
    filled("shade", disc(x + r * 0.9, y, r, flat)),
    filled(front, body),
    filled(
      side,
      `M${round(x + r * 0.3)} ${round(y - h)}V${round(y + flat * 0.9)}a${r} ${round(flat)} 0 0 0 ${round(r * 0.7)} ${round(-flat * 0.9)}V${round(y - h)}Z`,
    ),
    filled(top, disc(x, y - h, r, flat)),
  ];
}

/** A tall brick chimney, slightly tapered. */
export function chimney(x: number, y: number, h: number): Part[] {
  return [
    filled("brick", around([x, y], [x + 6.5, y], [x + 5.6, y - h], [x + 0.9, y - h])),
    filled("brick-d", around([x + 6.5, y], [x + 8.6, y - 1.4], [x + 7, y - h - 1.2], [x + 5.6, y - h])),
    filled("brick-d", rect(x + 0.6, y - h - 1, 5.4, 2.2)),
  ];
}

export const smoke = (x: number, y: number, size = 1): Part[] => [
  filled("smoke", disc(x, y, 2.6 * size), 0.62),
  filled("smoke", disc(x + 4.4 * size, y - 4 * size, 3.7 * size), 0.48),
  filled("smoke", disc(x + 10.4 * size, y - 7.6 * size, 4.8 * size), 0.32),
];

/** A grid of equal windows. */
export const windows = (xs: number[], ys: number[], w = 4, h = 4.8, ink: Ink = "win"): Part =>
  filled(ink, ys.flatMap((y) => xs.map((x) => rect(x, y, w, h))).join(""));

/** An arched window or door. */
export const arch = (x: number, y: number, w: number, h: number, ink: Ink): Part =>
  filled(ink, `M${round(x)} ${round(y)}v${round(-(h - w / 2))}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${round(h - w / 2)}Z`);

export const door = (x: number, w = 5, h = 9, ink: Ink = "door", y = 50): Part => filled(ink, rect(x, y - h, w, h));

/** A flag flying to the right. */
export const flag = (x: number, y: number, h: number, ink: Ink): Part[] => [
  lined("pole", `M${x} ${y}v${-h}`, 1.3),
  filled(ink, `M${x} ${round(y - h)}q4-2.2 7 0t6 0v6q-3 1.8-6 0t-7 0Z`),
];

export const tree = (x: number, y: number, r: number): Part[] => [
  filled("shade", disc(x + r * 0.5, y, r * 0.95, r * 0.34)),
  filled("trunk", rect(x - 1, y - r * 0.9, 2, r * 0.9)),
  filled("tree-d", disc(x, y - r * 1.25, r)),
  filled("tree", disc(x - r * 0.18, y - r * 1.4, r * 0.8)),
  filled("tree-l", disc(x - r * 0.36, y - r * 1.66, r * 0.32)),
];

export const fir = (x: number, y: number, h: number): Part[] => [
  filled("shade", disc(x + h * 0.16, y, h * 0.34, h * 0.1)),
  filled("trunk", rect(x - 0.9, y - h * 0.2, 1.8, h * 0.2)),
  filled(
    "fir",
    `M${x} ${round(y - h)}l${round(h * 0.3)} ${round(h * 0.5)}h${round(-h * 0.14)}l${round(h * 0.2)} ${round(h * 0.34)}h${round(-h * 0.72)}l${round(h * 0.2)} ${round(-h * 0.34)}h${round(-h * 0.14)}Z`,
  ),
];

export const bush = (x: number, y: number, r = 3.6): Part[] => [
  filled("tree-d", disc(x, y, r, r * 0.68)),
  filled("tree", disc(x - 0.6, y - 0.6, r * 0.78, r * 0.5)),
];

/** Diagonal stripes over a square of this side, from edge to edge. */
export const stripes = (size: number, gap = 14): string =>
  Array.from({ length: Math.floor((2 * size) / gap) }, (_, i) => {
    const at = (i + 0.5) * gap;
    const over = Math.max(0, at - size);
    return `M${over} ${at - over}L${at - over} ${over}`;
  }).join("");
