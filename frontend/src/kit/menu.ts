// Where a menu lies at the place that was clicked: below it, or above where it would leave the room it has.

export interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Between the place and the menu, so that the place stays in sight; from the edges of the room. */
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

/** What several boxes have in common. */
export function common(rooms: Room[]): Room {
  return {
    left: Math.max(...rooms.map(({ left }) => left)),
    top: Math.max(...rooms.map(({ top }) => top)),
    right: Math.min(...rooms.map(({ right }) => right)),
    bottom: Math.min(...rooms.map(({ bottom }) => bottom)),
  };
}
