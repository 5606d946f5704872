// The shapes of pieces around (0, 0).

import type { Look } from "./types";

/** The outline of a piece of this radius. */
export function contour(shape: Look["shape"], r: number): string {
  if (shape === "triangle") {
    const [top, foot, half] = [1.22 * r, 0.805 * r, 1.135 * r];
    return `M0 ${-top}L${half} ${foot}H${-half}Z`;
  }
  if (shape === "diamond") {
    const d = 1.16 * r;
    return `M0 ${-d}L${d} 0L0 ${d}L${-d} 0Z`;
  }
  if (shape === "square") {
    const a = 0.9 * r;
    const c = 0.2 * r;
    const side = 2 * (a - c);
    return (
      `M${-a + c} ${-a}h${side}a${c} ${c} 0 0 1 ${c} ${c}v${side}a${c} ${c} 0 0 1 ${-c} ${c}` +
      `h${-side}a${c} ${c} 0 0 1 ${-c} ${-c}v${-side}a${c} ${c} 0 0 1 ${c} ${-c}z`
    );
  }
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The offset of a number below the centre of a piece, as a fraction of its radius. */
export function drop(shape: Look["shape"]): number {
  return shape === "triangle" ? 0.16 : 0;
}
