// Where a card is placed beside the thing it describes: on the side where it covers the fewest choices.

export interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = "right" | "left" | "below" | "above";

export interface Place {
  side: Side;
  x: number;
  y: number;
  /** Along the edge that faces the thing: where it lies. */
  caret: number;
}

const GAP = 12;
const EDGE = 16; // the caret stays off the corners

function overlap(a: Sides, b: Sides): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** `others`: what else may be chosen, which should stay in sight. The thing itself is hidden last of all, like other cards
    (`spared`). */
export function beside(
  thing: Sides,
  size: { width: number; height: number },
  room: Sides,
  others: Sides[],
  spared: Sides[] = [],
): Place {
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  const wanted: [Side, number, number][] = [
    ["right", thing.right + GAP, middle.y - size.height / 2],
    ["left", thing.left - GAP - size.width, middle.y - size.height / 2],
    ["below", middle.x - size.width / 2, thing.bottom + GAP],
    ["above", middle.x - size.width / 2, thing.top - GAP - size.height],
  ];
  let best: Place | null = null;
  let least = Infinity;
  for (const [side, x, y] of wanted) {
    const left = clamp(x, room.left, Math.max(room.left, room.right - size.width));
    const top = clamp(y, room.top, Math.max(room.top, room.bottom - size.height));
    const taken = { left, top, right: left + size.width, bottom: top + size.height };
    const never = [thing, ...spared].reduce((sum, other) => sum + overlap(taken, other), 0);
    const hides = others.reduce((sum, other) => sum + overlap(taken, other), 0) + 1000 * never;
    if (hides >= least) continue;
    least = hides;
    const sideways = side === "right" || side === "left";
    const length = sideways ? size.height : size.width;
    const at = sideways ? middle.y - top : middle.x - left;
    best = { side, x: left, y: top, caret: clamp(at, EDGE, Math.max(EDGE, length - EDGE)) };
  }
  return best ?? { side: "below", x: room.left, y: room.top, caret: EDGE };
}
