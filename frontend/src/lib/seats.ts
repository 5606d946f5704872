// Each seat has one colour and one shape, everywhere: a colour is never the only sign.

export const SEAT_COLORS = ["black", "white", "green", "blue", "orange"] as const;
export type SeatColor = (typeof SEAT_COLORS)[number];
export type SeatShape = "disc" | "triangle" | "diamond" | "square";

const SHAPES: SeatShape[] = ["disc", "disc", "triangle", "diamond", "square"];

export function colorOf(seat: number): SeatColor {
  return SEAT_COLORS[seat % SEAT_COLORS.length] ?? "black";
}

export function shapeOf(seat: number): SeatShape {
  return SHAPES[seat % SHAPES.length] ?? "disc";
}

/** The number of the CSS tokens --s<n>, --s<n>-edge and --s<n>-text. */
export function tokenOf(seat: number): number {
  return seat % SEAT_COLORS.length;
}
