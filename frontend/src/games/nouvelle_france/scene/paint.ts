// What the cubes are painted with: wood of four colours, with or without the sign, by day and by night.

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
    // A few lines of grain, the same for every cube: enough to feel wood, not enough to see a pattern.
    for (const [at, bend] of [
      [18, 5],
      [41, -4],
      [60, 6],
      [87, -5],
      [108, 4],
    ] as const) {
      pen.beginPath();
      pen.moveTo(0, at);
      pen.quadraticCurveTo(SIZE / 2, at + bend, SIZE, at);
      pen.stroke();
    }
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

export interface Palette {
  ground: string;
  cell: string;
  snow: string;
  tree: string;
  trunk: string;
  can: string;
  refuse: string;
  last: string;
  sky: number;
  earth: number;
  sun: number;
  ambient: number;
}

export const DAY: Palette = {
  ground: "#f4f8f9",
  cell: "#b9b8b3",
  snow: "#ffffff",
  tree: "#3f6f62",
  trunk: "#6b4a2e",
  can: "#0b9a93",
  refuse: "#c5362c",
  last: "#58b7e6",
  sky: 0xffffff,
  earth: 0xc9d3da,
  sun: 1.4,
  ambient: 2.05,
};

export const NIGHT: Palette = {
  ground: "#3a4d5e",
  cell: "#79828a",
  snow: "#dfe9f1",
  tree: "#2d5149",
  trunk: "#4a3524",
  can: "#3fd0c9",
  refuse: "#ff8a80",
  last: "#7fd0f5",
  sky: 0xcfe0f0,
  earth: 0x5c6c7c,
  sun: 1.1,
  ambient: 1.55,
};
