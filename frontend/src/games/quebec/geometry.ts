// Positions: the city, rotated by 90° on a narrow screen, and the wheel in its rectangle of 304 x 292.

import type { Place as Point } from "../../kit/cursor";
import type { BoardDistrict, Color, QuebecBoard, Zone } from "./types";

/** A point of the board as drawn: (x, y) -> (height - y, x) when the city is rotated. */
export function turn(point: Point, board: QuebecBoard, turned: boolean): Point {
  return turned ? { x: board.canvas.height - point.y, y: point.x } : { x: point.x, y: point.y };
}

/** The paths from a district's space to its sites: with a broad stroke they are its territory. */
export function territory(district: BoardDistrict, board: QuebecBoard, turned: boolean): string {
  const from = turn(district, board, turned);
  return board.sites
    .filter((site) => site.district === district.id)
    .map((site) => turn(site, board, turned))
    .map((to) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join("");
}

// ---------------------------------------------------------------- the wheel

export const WHEEL = { width: 304, height: 292, x: 152, y: 146, citadel: 56 };

/** Right or left, bottom or top: the quadrant of a zone; the first, clockwise, is top right. */
export function quarter(zone: Zone, board: QuebecBoard): { right: boolean; bottom: boolean } {
  const place = board.wheel.clockwise.indexOf(zone as Color);
  return { right: place < 2, bottom: place === 1 || place === 2 };
}

/** The outline of a zone. */
export function outline(zone: Zone, board: QuebecBoard): string {
  const { x, y, citadel: r, width, height } = WHEEL;
  if (zone === "citadel") return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  const { right, bottom } = quarter(zone, board);
  const h = right ? 1 : -1;
  const v = bottom ? 1 : -1;
  const [gap, gorge, hole, corner, rim] = [2.6, 61.1, 61.2, 70, 5];
  const edge = right ? width - rim : rim;
  const end = bottom ? height - rim : rim;
  const sweep = right === bottom ? 0 : 1;
  return (
    `M${x + gap * h} ${y + gorge * v}L${x + gap * h} ${end}L${edge - corner * h} ${end}` +
    `A${corner} ${corner} 0 0 ${sweep} ${edge} ${end - corner * v}L${edge} ${y + gap * v}` +
    `L${x + gorge * h} ${y + gap * v}A${hole} ${hole} 0 0 ${1 - sweep} ${x + gap * h} ${y + gorge * v}Z`
  );
}

/** The centre of a zone's free space, and the position of its title. */
export function heart(zone: Zone, board: QuebecBoard): Point {
  if (zone === "citadel") return { x: WHEEL.x, y: WHEEL.y + 8 };
  const { right, bottom } = quarter(zone, board);
  return { x: right ? 243 : 61, y: bottom ? 222 : 70 };
}

/** Positions of the counts of up to five seats in a zone: the left ends of their pills, and their centre line. */
export function slots(zone: Zone, board: QuebecBoard, number: number): Point[] {
  if (zone === "citadel") {
    const [one, two] = [[152], [131, 174]];
    const rows = [[one], [one], [two], [one, two], [two, two], [two, two, one]][number] ?? [two, two, one];
    const step = rows.length > 2 ? 25 : 29;
    const first = rows.length > 2 ? 129 : rows.length === 2 ? 137 : 152;
    return rows.flatMap((row, i) => row.map((x) => ({ x: x - 20.5, y: first + step * i })));
  }
  const { right, bottom } = quarter(zone, board);
  const columns = right ? [244, 192] : [18, 70];
  const rows = Math.ceil(number / 2);
  return Array.from({ length: number }, (_, i) => {
    const row = Math.floor(i / 2);
    const down = rows === 1 ? 64 : 48 + 29 * row;
    return { x: columns[i % 2] ?? 0, y: bottom ? WHEEL.height - down : down };
  });
}

/** The position of the tag of a cascade out of a zone, and the angle of its arrow. */
export function border(from: Zone, to: Zone | null, board: QuebecBoard, width: number): Point & { angle: number } {
  const ring = board.wheel.clockwise;
  if (from === "citadel") {
    const { right, bottom } = quarter(to ?? ring[0] ?? "citadel", board);
    const angle = (right ? 0 : 180) + (right === bottom ? 1 : -1) * 40;
    const aside = 39 + width / 2;
    return { x: WHEEL.x + (right ? aside : -aside), y: bottom ? 186 : 106, angle };
  }
  const places = [
    { x: 256, y: 146, angle: 90, out: 0 },
    { x: 152, y: 234, angle: 180, out: 90 },
    { x: 48, y: 146, angle: -90, out: 180 },
    { x: 152, y: 58, angle: 0, out: -90 },
  ];
  const place = places[ring.indexOf(from as Color)] ?? { x: 152, y: 58, angle: 0, out: 0 };
  return { x: place.x, y: place.y, angle: to === null ? place.out : place.angle };
}

/** The corner of a quadrant, for the red arrow that points into it. */
export function needle(zone: Zone, board: QuebecBoard): Point & { angle: number } {
  const { right, bottom } = quarter(zone, board);
  return { x: right ? 285 : 19, y: bottom ? 273 : 19, angle: right ? (bottom ? -45 : 225) : bottom ? 45 : 135 };
}

/** A curve from a to b, bent towards c. */
export interface Curve {
  a: Point;
  c: Point;
  b: Point;
}

export function along({ a, c, b }: Curve, t: number): Point {
  const u = 1 - t;
  return { x: u * u * a.x + 2 * u * t * c.x + t * t * b.x, y: u * u * a.y + 2 * u * t * c.y + t * t * b.y };
}

export function drawn({ a, c, b }: Curve): string {
  return `M${a.x} ${a.y}Q${c.x} ${c.y} ${b.x} ${b.y}`;
}

/** The path of a cascade from one zone to the next, along the rim; out of the wheel when workers go home. */
export function cascadeWay(from: Zone, to: Zone | null, board: QuebecBoard): Curve {
  const a = heart(from, board);
  const { x, y } = WHEEL;
  if (to === null) {
    const h = a.x > x ? 1 : -1;
    const v = a.y > y ? 1 : -1;
    return { a, c: { x: x + 190 * h, y: a.y + 20 * v }, b: { x: x + 172 * h, y: y + 6 * v } };
  }
  const b = heart(to, board);
  if (from === "citadel") return { a: { x, y }, c: { x: (x + b.x) / 2, y: y + (b.y - y) * 0.3 }, b };
  const middle = { x: (a.x + b.x) / 2 - x, y: (a.y + b.y) / 2 - y };
  const size = Math.hypot(middle.x, middle.y) || 1;
  const bend = 212 / size;
  return { a, c: { x: x + middle.x * bend, y: y + middle.y * bend }, b };
}
