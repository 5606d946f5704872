// Signs of the game, around (0, 0).

export { LEAF } from "../../../lib/signs";

export const PLANE_SIGN =
  "M0-9.5c1.1 0 1.7 1.2 1.7 2.6v4.1l7.8 4.9v2.2l-7.8-2.3v4.3l2.5 1.9v1.7L0 8.8l-4.2 1.1V8.2l2.5-1.9V2L-9.5 4.3V2.1L-1.7-2.8v-4.1c0-1.4.6-2.6 1.7-2.6z";
export const BUILDING = "M-5.5 5V-1.5H-1.5V5M-1.5 5V-5.5H5V5Z";
export const STAR = "M0-6.5 1.9-2.2 6.5-1.9 3 1.1 4.1 5.6 0 3.1-4.1 5.6-3 1.1-6.5-1.9-1.9-2.2z";
export const BAG = "M-17-14q17 7 34 0l-4 7q12 9 12 23q0 15-25 15t-25-15q0-14 12-23z";

/** The sign of a province's colour, as high as `size`. */
export function colourSign(colour: string, size = 12): string {
  const r = size / 2;
  if (colour === "violet") return `M0 ${-r}L${r * 0.92} 0L0 ${r}L${-r * 0.92} 0Z`;
  if (colour === "green") return `M0 ${-r}L${r * 1.05} ${r * 0.85}L${-r * 1.05} ${r * 0.85}Z`;
  if (colour === "red") return `M0 ${-r * 0.92}A${r * 0.92} ${r * 0.92} 0 1 1 -.01 ${-r * 0.92}Z`;
  const s = r * 0.85;
  return `M${-s} ${-s}H${s}V${s}H${-s}Z`;
}
