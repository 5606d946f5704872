// The textures of the cubes: wood of four colours, with or without the sign, in light and dark mode.

import * as three from "three";
import { SIGNS, TONES } from "../colours";
import { COLOURS, type Colour } from "../types";

const SIZE = 128;
const FILLS: Record<Colour, string> = { white: "#ffffff", yellow: "#f3c64a", blue: "#4a7cca", brown: "#96602f" };

function wood(colour: Colour, sign: boolean): three.CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = FILLS[colour];
    pen.fillRect(0, 0, SIZE, SIZE);
    pen.strokeStyle = TONES[colour].edge;
    pen.globalAlpha = colour === "white" ? 0.1 : 0.16;
    pen.lineWidth = 1.6;
    // A few lines of grain, the same for every cube: enough to suggest wood without a visible pattern.
    pen.stroke(
      new Path2D("M0 18Q64 23 128 18M0 41Q64 37 128 41M0 60Q64 66 128 60M0 87Q64 82 128 87M0 108Q64 112 128 108"),
    );
    pen.globalAlpha = 1;
    if (sign) {
      const { d, stroke } = SIGNS[colour];
      const path = new Path2D(d);
      pen.translate(SIZE / 2, SIZE / 2);
      pen.scale(8.4, 8.4);
      pen.lineCap = "round";
      pen.strokeStyle = pen.fillStyle = TONES[colour].ink;
      pen.lineWidth = stroke;
      if (stroke === 0) pen.fill(path);
      else pen.stroke(path);
    }
  }
  const texture = new three.CanvasTexture(canvas);
  texture.colorSpace = three.SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

export type Paints = Record<Colour, three.MeshLambertMaterial>;

export function paints(signs: boolean): Paints {
  const made = {} as Paints;
  for (const colour of COLOURS)
    made[colour] = new three.MeshLambertMaterial({
      map: wood(colour, signs),
      polygonOffset: true,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 1,
    });
  return made;
}

/** In light and dark mode. */
const COLOURING = {
  ground: ["#f4f8f9", "#3a4d5e"],
  cell: ["#b9b8b3", "#79828a"],
  snow: ["#ffffff", "#dfe9f1"],
  tree: ["#3f6f62", "#2d5149"],
  trunk: ["#6b4a2e", "#4a3524"],
  can: ["#0b9a93", "#3fd0c9"],
  refuse: ["#c5362c", "#ff8a80"],
  last: ["#58b7e6", "#7fd0f5"],
} as const;
const LIGHTS = {
  sky: [0xffffff, 0xcfe0f0],
  earth: [0xc9d3da, 0x5c6c7c],
  sun: [1.4, 1.1],
  ambient: [2.05, 1.55],
} as const;

export type Palette = Record<keyof typeof COLOURING, string> & Record<keyof typeof LIGHTS, number>;

function palette(at: 0 | 1): Palette {
  const all = Object.entries({ ...COLOURING, ...LIGHTS });
  return Object.fromEntries(all.map(([name, both]) => [name, both[at]])) as unknown as Palette;
}

export const DAY = palette(0);
export const NIGHT = palette(1);
