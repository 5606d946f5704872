// The final count as a list of scenes: map, trophies, taxis, trains, planes, each with the points of every seat.

import type { QuadrataView } from "./types";

export const PARTS = ["map", "trophies", "taxis", "trains", "planes"] as const;
export type Part = (typeof PARTS)[number];

export interface Scene {
  part: Part;
  /** Half-points of each seat in this scene, before and after it. */
  gains: number[];
  before: number[];
  after: number[];
}

export function scenesOf(view: QuadrataView): Scene[] {
  let before = view.players.map(() => 0);
  return PARTS.map((part) => {
    const gains = view.players.map((player) => player.halves[part] ?? 0);
    const after = before.map((sum, seat) => sum + (gains[seat] ?? 0));
    const scene = { part, gains, before, after };
    before = after;
    return scene;
  });
}
