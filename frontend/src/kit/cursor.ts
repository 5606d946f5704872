// The next place in a direction: over a grid, over hexes, over any points.

export interface Place {
  x: number;
  y: number;
}

export const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
};

/** The penalty factor for distance across the direction. */
const ASIDE = 2.3;

/** The nearest of some places in that direction, at least `least` away; null: none. */
export function towards<P extends Place>(places: P[], from: Place, way: [number, number], least = 0): P | null {
  const [dx, dy] = way;
  let best: P | null = null;
  let shortest = Infinity;
  for (const place of places) {
    const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (along > least && along + ASIDE * aside < shortest) {
      shortest = along + ASIDE * aside;
      best = place;
    }
  }
  return best;
}
