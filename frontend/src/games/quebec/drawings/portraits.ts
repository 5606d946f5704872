// The busts of the leaders, one a zone. k: skin, h: hair and hats, g: gold, w: white, o: the zone's colour, m: a line.

import type { Zone } from "../types";

export type Stroke = ["k" | "h" | "g" | "w" | "o" | "m", string];

const COAT: Stroke = ["o", "M-20 30c0-11 8-15 13-16.5L0 18l7-4.5C12 15 20 19 20 30z"];
const NECK: Stroke = ["k", "M-3.5 8h7v6h-7z"];
const FACE: Stroke = ["k", "M-8 1a8 9.5 0 1 0 16 0a8 9.5 0 1 0-16 0z"];

export const PORTRAITS: Record<Zone, Stroke[]> = {
  citadel: [
    COAT,
    ["g", "M-17 20l6-3 2 4-6 3zM17 20l-6-3-2 4 6 3z"],
    NECK,
    FACE,
    ["h", "M-17-4c4-12 10-14 17-14s13 2 17 14c-6-4-11-5-17-5s-11 1-17 5z"],
    ["g", "M-2-17h4v6h-4z"],
    ["m", "M-4 5.5c2 1.5 6 1.5 8 0"],
  ],
  religion: [
    COAT,
    ["w", "M-3 15h6v15h-6z"],
    ["g", "M-1 19h2v2.5h2.5v2H1V28h-2v-4.5h-2.5v-2H-1z"],
    NECK,
    FACE,
    ["w", "M-9.5-5C-10-15-4-21 0-24c4 3 10 9 9.5 19-6 2-13 2-19 0z"],
    ["g", "M-1.3-22h2.6v17h-2.6zM-9-11h18v2.5H-9z"],
  ],
  politics: [
    COAT,
    ["w", "M-4 14l4 5 4-5 1 9h-10z"],
    NECK,
    FACE,
    ["h", "M-12-6h24v-3H8.5v-13h-17v13H-12z"],
    ["g", "M-8.5-11.5h17v2.5h-17z"],
    ["h", "M-8 1c-1 8 3 11 8 11s9-3 8-11c-1 4-3 5-4 5-2-1-6-1-8 0-1 0-3-1-4-5z"],
  ],
  economy: [
    COAT,
    ["w", "M-4 14l4 4 4-4 2 3-4 4h-4l-4-4z"],
    NECK,
    FACE,
    ["h", "M-13-6h26v-2.5H9.5C9-16 5-18 0-18s-9 2-9.5 9.5H-13z"],
    ["m", "M-5 5c2-2 4-1 5 0 1-1 3-2 5 0"],
    ["m", "M.8 0a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z"],
  ],
  culture: [
    ["h", "M-11-4c0-9 6-12 11-12s12 3 12 12c0 6 2 10 4 13H-14c2-4 3-8 3-13z"],
    COAT,
    ["w", "M-6 13c3 3 9 3 12 0l-2 7-4-3-4 3z"],
    NECK,
    FACE,
    ["h", "M-9-1c2-6 8-5 12-9 1 4 4 5 6 9 0-9-3-13-9-13s-9 4-9 13z"],
  ],
};

/** The paints of the strokes; none for the zone's colour. */
export const TONES: Record<string, string> = { k: "#e9c3a0", h: "#2b2622", g: "#e0b23a", w: "#fbf7ec", m: "none" };
