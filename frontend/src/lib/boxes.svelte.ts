// What is known of each game before its board is loaded, found by folder: games/<id>/box.ts.

import type { GameBox } from "./types";

const found = import.meta.glob<GameBox>("../games/*/box.ts", { eager: true, import: "box" });
let boxes = $state.raw(Object.fromEntries(Object.entries(found).map(([path, box]) => [path.split("/")[2], box])));

export function boxOf(game: string): GameBox | null {
  return boxes[game] ?? null;
}

/** That of a game from another package: it comes with its face. */
export function keepBox(game: string, box: GameBox): void {
  boxes = { ...boxes, [game]: box };
}
