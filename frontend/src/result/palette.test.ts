import { expect, test } from "vitest";
import { PAINTS, PATTERNS, paintOf } from "./palette";

type Three = [number, number, number];

// Simulation of colour blindness (Machado, Oliveira, Fernandes 2009), in linear RGB.
const EYES: Record<string, [Three, Three, Three]> = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], // prettier-ignore
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]], // prettier-ignore
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]], // prettier-ignore
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]], // prettier-ignore
};

function linear(colour: string): Three {
  return [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Three;
}

const times = (rows: [Three, Three, Three], [a, b, c]: Three): Three =>
  rows.map(([x, y, z]) => x * a + y * b + z * c) as Three;

function lab(colour: string, eyes: string): Three {
  const seen = times(EYES[eyes]!, linear(colour)).map((part) => Math.min(1, Math.max(0, part))) as Three;
  const [x, y, z] = times([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]], seen); // prettier-ignore
  const f = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

function distance(one: string, other: string, eyes: string): number {
  const [a, b] = [lab(one, eyes), lab(other, eyes)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const [r, g, b] = linear(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

for (const theme of ["light", "dark"] as const) {
  test(`sources are told apart by all readers on a ${theme} page`, () => {
    for (const eyes of Object.keys(EYES))
      for (const [i, one] of PAINTS.entries())
        for (const other of PAINTS.slice(i + 1))
          expect(distance(one[theme], other[theme], eyes), `${one[theme]} ${other[theme]} ${eyes}`).toBeGreaterThan(20);
  });
}

test("figures on a colour of a source have enough contrast", () => {
  for (const { light, onLight, dark, onDark } of PAINTS) {
    expect(contrast(light, onLight)).toBeGreaterThan(4.5);
    expect(contrast(dark, onDark)).toBeGreaterThan(4.5);
  }
});

test("sources beyond the number of colours get patterns, none twice", () => {
  const all = Array.from({ length: PAINTS.length * PATTERNS.length }, (_, place) => JSON.stringify(paintOf(place)));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(15);
});
