// What is known of each game before its board is loaded, found by folder: games/<id>/box.ts.

import type { GameBox, GameInfo } from "./types";

const found = import.meta.glob<GameBox>("../games/*/box.ts", { eager: true, import: "box" });
let boxes = $state.raw(Object.fromEntries(Object.entries(found).map(([path, box]) => [path.split("/")[2], box])));

export function boxOf(game: string): GameBox | null {
  return boxes[game] ?? null;
}

/** From simple to dense; what the box says nothing of comes last. */
export function fromSimple(games: GameInfo[]): GameInfo[] {
  const difficulty = (game: GameInfo): number => boxOf(game.id)?.difficulty ?? 9;
  return [...games].sort((a, b) => difficulty(a) - difficulty(b) || a.id.localeCompare(b.id));
}

/** That of a game from another package: it comes with its face. */
export function keepBox(game: string, box: GameBox): void {
  boxes = { ...boxes, [game]: box };
}
