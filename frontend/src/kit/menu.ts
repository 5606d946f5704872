// The position of a menu at the clicked place: below it, or above if it would not fit.

export interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The gap between place and menu, and to the edges of the container. */
const GAP = 26;
const EDGE = 6;

export function placed(
  at: { x: number; y: number },
  size: { width: number; height: number },
  room: Room,
): { x: number; y: number } {
  const keep = (from: number, length: number, least: number, most: number): number =>
    Math.max(least + EDGE, Math.min(from, most - EDGE - length));
  const below = at.y + GAP + size.height <= room.bottom - EDGE;
  const above = at.y - GAP - size.height >= room.top + EDGE;
  const y = below || !above ? at.y + GAP : at.y - GAP - size.height;
  return {
    x: keep(at.x - size.width / 2, size.width, room.left, room.right),
    y: keep(y, size.height, room.top, room.bottom),
  };
}

/** The intersection of several boxes. */
export function common(rooms: Room[]): Room {
  return {
    left: Math.max(...rooms.map(({ left }) => left)),
    top: Math.max(...rooms.map(({ top }) => top)),
    right: Math.min(...rooms.map(({ right }) => right)),
    bottom: Math.min(...rooms.map(({ bottom }) => bottom)),
  };
}
