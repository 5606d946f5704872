// The position of a zoomable drawing in its frame.

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}
export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };

/** The requested position, corrected so that the drawing fills its frame of this size. */
export function filling(zoom: Zoom, width: number, height: number): Zoom {
  const inside = (place: number, size: number): number => Math.min(0, Math.max(size * (1 - zoom.scale), place));
  return { scale: zoom.scale, x: inside(zoom.x, width), y: inside(zoom.y, height) };
}

/** The position of a stretch of this length that should begin at `place`: if it is long enough, it covers `low` to
    `high`; if not, it lies entirely within them. */
export function covering(place: number, length: number, low: number, high: number): number {
  const [one, other] = [low, high - length];
  return Math.min(Math.max(one, other), Math.max(Math.min(one, other), place));
}
