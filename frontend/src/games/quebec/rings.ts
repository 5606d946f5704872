// A highlight around the last action of a seat: in its colour, with an outline that separates it from the board.

import type { Look } from "../../lib/types";

/** A stroke of a seat's colour that is visible in light and dark mode. */
export function strokeOf({ colour, fill, edge }: Look): string {
  return colour === "white" ? fill : `light-dark(${fill}, ${edge})`;
}

export function bandOf({ colour, edge }: Look): string {
  return colour === "white" ? edge : "var(--panel)";
}
