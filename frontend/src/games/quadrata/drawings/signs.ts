// Icons of the game, around (0, 0).

export { LEAF } from "../../../lib/signs";

export const PLANE_SIGN =
  "M0-9.5c1.1 0 1.7 1.2 1.7 2.6v4.1l7.8 4.9v2.2l-7.8-2.3v4.3l2.5 1.9v1.7L0 8.8l-4.2 1.1V8.2l2.5-1.9V2L-9.5 4.3V2.1L-1.7-2.8v-4.1c0-1.4.6-2.6 1.7-2.6z";
export const BUILDING = "M-5.5 5V-1.5H-1.5V5M-1.5 5V-5.5H5V5Z";
export const STAR = "M0-6.5 1.9-2.2 6.5-1.9 3 1.1 4.1 5.6 0 3.1-4.1 5.6-3 1.1-6.5-1.9-1.9-2.2z";
export const BAG = "M-17-14q17 7 34 0l-4 7q12 9 12 23q0 15-25 15t-25-15q0-14 12-23z";

/** The icon of a province's colour, `size` high. */
export function colourSign(colour: string, size = 12): string {
  const r = size / 2;
  if (colour === "violet") return `M0 ${-r}L${r * 0.92} 0L0 ${r}L${-r * 0.92} 0Z`;
  if (colour === "green") return `M0 ${-r}L${r * 1.05} ${r * 0.85}L${-r * 1.05} ${r * 0.85}Z`;
  if (colour === "red") return `M0 ${-r * 0.92}A${r * 0.92} ${r * 0.92} 0 1 1 -.01 ${-r * 0.92}Z`;
  const s = r * 0.85;
  return `M${-s} ${-s}H${s}V${s}H${-s}Z`;
}

/** Icons of verbs without a drawing of their own, 24 x 24. */
export const LINES: Record<string, string> = {
  replace: "M4 11a8 8 0 0 1 14-4.5M20 13a8 8 0 0 1-14 4.5M18 2v5h-5M6 22v-5h5",
  reserve: "M6 3h12v18l-6-5-6 5z",
  skip: "M5 5l7 7-7 7M13 5l7 7-7 7",
  end_visits: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M4 4h16v16H4zM8 8l8 8M16 8l-8 8",
  swap: "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
  answer: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v.2",
};
