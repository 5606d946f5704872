// The icon of each district action, in a square of about 30 around (0, 0).

import { PAWN, SIGNS, STAR } from "./signs";
import type { BoardDistrict, Zone } from "../types";

/** One stroke of an icon: a filled path, an outlined one (with `line`), or a short text. */
export interface Mark {
  d?: string;
  line?: number;
  text?: string;
  size?: number;
  x?: number;
  y?: number;
  scale?: number;
}

const dot = (x: number, y: number, r = 3.8): Mark => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
});
const arrow = (x: number, y: number, length = 5): Mark => ({
  d: `M${x} ${y}h${length}m-3.5-3.5 3.5 3.5-3.5 3.5`,
  line: 2.2,
});
const sign = (zone: Zone, x: number, y: number, scale: number): Mark => ({ d: SIGNS[zone], x, y, scale });
const shield = (x: number, y: number): Mark => ({
  d: `M${x} ${y - 6}l4.7 1.9v3.8c0 2.8-2.3 4.7-4.7 5.7-2.4-1-4.7-2.9-4.7-5.7v-3.8z`,
});
const text = (said: string, x: number, y: number, size: number): Mark => ({ text: said, x, y, size });

const ICONS: Record<string, Mark[]> = {
  any_same_color: [dot(0, -7.5, 4.6), dot(-7.5, 5.5, 4.6), dot(7.5, 5.5, 4.6), { d: "M0-7.5-7.5 5.5h15z", line: 1.8 }],
  place_steps: [
    dot(-9, -7, 3.6),
    arrow(-3, -7),
    sign("citadel", 9, -7, 0.52),
    dot(-9, 7, 3.6),
    arrow(-3, 7),
    shield(9, 7),
  ],
  score_activate_place: [{ d: "M8-12v9m-3.6-5.4L8-12l3.6 3.6", line: 2.2 }, dot(-8, 8), arrow(-2, 8), shield(10, 8)],
  place_then_move: [dot(-9, -6), arrow(-3, -6, 6), shield(10, -6), { d: "M-10 7h18m-4-4 4.2 4-4.2 4", line: 2.4 }],
  activate: [dot(-9, 7), dot(0, 7), dot(9, 7), { d: "M0-1v-10m-5 5 5-5 5 5", line: 2.6 }],
  start_site: [
    { d: PAWN, x: -3, y: 1, scale: 0.92 },
    { d: "M7-3h7m-3.5-3.5L14-3l-3.5 3.5", line: 2.2 },
  ],
  contribute_passive: [
    dot(-7.5, -7),
    arrow(-1.5, -7, 8),
    {
      d: "M-7.5 2h15a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5h-15a2.5 2.5 0 0 1-2.5-2.5v-5a2.5 2.5 0 0 1 2.5-2.5z",
      line: 2,
    },
    dot(-5, 7, 1.7),
    dot(0, 7, 1.7),
    dot(5, 7, 1.7),
  ],
  score_zones: [{ d: "M0-12l12 5-12 5-12-5z" }, { d: "M-6.5-2.5v4c3.5 2.4 9.5 2.4 13 0v-4L0 .2z" }],
  score_active: [dot(-8, -6), dot(0, -6), dot(8, -6)],
  upgrade_star: [
    { d: STAR, x: -3, y: 1, scale: 2.1 },
    { d: "M10-9v7M6.5-5.5h7", line: 2.4 },
  ],
};

/** The figures of a district, and the destination zones of its workers. */
const FIGURES: Record<string, (district: BoardDistrict) => Mark[]> = {
  score_activate_place: ({ figures }) => [text(`+${figures.vp}`, -6.5, -2, 12)],
  score_zones: ({ vp_table }) => [text(vp_table.slice(1).join("·"), 0, 13, 9.5)],
  score_active: ({ vp_table }) => [text(vp_table.slice(1).join("·"), 0, 9.5, 10)],
  place_in_one_zone: ({ zones: [first, second] }) =>
    first && second
      ? [dot(-4.5, -8), dot(4.5, -8), sign(first, -7, 6, 0.56), sign(second, 7, 6, 0.56)]
      : [dot(-4.5, -9), dot(4.5, -9), ...(first ? [sign(first, 0, 5.5, 0.78)] : [])],
};

/** The icon of a district's action. */
export function icon(district: BoardDistrict): Mark[] {
  return [...(ICONS[district.effect] ?? []), ...(FIGURES[district.effect]?.(district) ?? [])];
}
