// Size classes of a window; the style sheets have the same limits.

export type Room = "phone" | "middle" | "laptop" | "wide";

/** On a laptop the board has priority: seats in a narrow rail, panels behind tabs. */
export function roomOf(width: number, height: number): Room {
  if (width < 700) return "phone";
  if (width < 960) return "middle";
  return width < 1366 || height <= 800 ? "laptop" : "wide";
}
