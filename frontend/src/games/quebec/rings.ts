// A ring around what a seat did last: in its colour, on a band that sets it off from the board.

import type { Look } from "../../lib/types";

/** A stroke of a seat's colour that is seen by day and by night. */
export function strokeOf({ colour, fill, edge }: Look): string {
  return colour === "white" ? fill : `light-dark(${fill}, ${edge})`;
}

export function bandOf({ colour, edge }: Look): string {
  return colour === "white" ? edge : "var(--panel)";
}
