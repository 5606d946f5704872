// Colours of the sources of points: distinct from those of seats and zones, and from one another, with and without
// colour blindness. If there are more sources than colours, patterns distinguish them.

export interface Paint {
  /** On a light page, on a dark one, and the colour of text on it. */
  light: string;
  dark: string;
  onLight: string;
  onDark: string;
}

const [PALE, DEEP] = ["#ffffff", "#14181f"];
const paint = (light: string, onLight: string, dark: string, onDark: string): Paint => ({
  light,
  onLight,
  dark,
  onDark,
});

/** Neighbours in a bar also differ in lightness. */
export const PAINTS: Paint[] = [
  paint("#4c2017", PALE, "#505c2a", PALE),
  paint("#6eabd7", DEEP, "#d38bc9", DEEP),
  paint("#58387a", PALE, "#773c70", PALE),
  paint("#ccc64d", DEEP, "#cfdcb4", DEEP),
  paint("#5948cc", PALE, "#5948cc", PALE),
  paint("#dd8b8f", DEEP, "#cf677a", DEEP),
  paint("#76913a", DEEP, "#83d761", DEEP),
];

export const PATTERNS = ["plain", "dots", "lines"] as const;
export type Pattern = (typeof PATTERNS)[number];

/** The style of the source at this place of the list: CSS colours, and a pattern. */
export function paintOf(place: number): { fill: string; ink: string; pattern: Pattern } {
  const { light, dark, onLight, onDark } = PAINTS[place % PAINTS.length] as Paint;
  const pattern = PATTERNS[Math.floor(place / PAINTS.length) % PATTERNS.length] as Pattern;
  return { fill: `light-dark(${light}, ${dark})`, ink: `light-dark(${onLight}, ${onDark})`, pattern };
}
