// How a drawing that may be looked at more closely lies in its frame.

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}
export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };

/** As wished, but so that the drawing fills its frame of this size. */
export function filling(zoom: Zoom, width: number, height: number): Zoom {
  const inside = (place: number, size: number): number => Math.min(0, Math.max(size * (1 - zoom.scale), place));
  return { scale: zoom.scale, x: inside(zoom.x, width), y: inside(zoom.y, height) };
}

/** Where a stretch of this length lies that is wished to begin at `place`: from `low` to `high` nothing is empty if it is
    long enough, and if it is not, all of it lies there. */
export function covering(place: number, length: number, low: number, high: number): number {
  const [one, other] = [low, high - length];
  return Math.min(Math.max(one, other), Math.max(Math.min(one, other), place));
}
