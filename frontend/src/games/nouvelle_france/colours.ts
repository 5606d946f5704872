// Each colour has a sign: white flake, yellow sails, blue bastion, brown cross.

import type { Colour } from "./types";

/** Strokes and fills around (0, 0), 8.4 high. */
export const SIGNS: Record<Colour, { d: string; stroke: number }> = {
  white: { d: "M0-4.2V4.2M-3.7-2.1 3.7 2.1M-3.7 2.1 3.7-2.1", stroke: 1.5 },
  yellow: { d: "M-3.3-3.3 3.3 3.3M3.3-3.3-3.3 3.3", stroke: 2.1 },
  blue: { d: "M-3.8-3.2H-1.7V-1.7H-.9V-3.2H.9V-1.7H1.7V-3.2H3.8V3.8H-3.8Z", stroke: 0 },
  brown: { d: "M0-4.2V4.2M-2.7-1.4H2.7", stroke: 2.1 },
};

/** The three tones of a cube (top, left, right), its edge, and its sign. */
export const TONES: Record<Colour, { top: string; left: string; right: string; edge: string; ink: string }> = {
  white: { top: "#fffefa", left: "#e3e1d8", right: "#cbc9c0", edge: "#8c897e", ink: "#6b7680" },
  yellow: { top: "#f6d163", left: "#e0ab2c", right: "#bc8716", edge: "#7a560b", ink: "#5a3e00" },
  blue: { top: "#5c8ad3", left: "#3766b3", right: "#264b8b", edge: "#15305f", ink: "#ffffff" },
  brown: { top: "#a06b3d", left: "#7e4e28", right: "#5e3717", edge: "#3a200c", ink: "#ffffff" },
};

/** Bare wood, for a shape without a known colour. */
export const WOOD = { top: "#ddd3bb", left: "#c9bd9f", right: "#b3a684", edge: "#9a8d6c", ink: "#5f646c" };
