// The box of each game, available before its board is loaded, found by folder: games/<id>/box.ts.

import type { GameBox, GameInfo } from "./types";

const found = import.meta.glob<GameBox>("../games/*/box.ts", { eager: true, import: "box" });
let boxes = $state.raw(Object.fromEntries(Object.entries(found).map(([path, box]) => [path.split("/")[2], box])));

export function boxOf(game: string): GameBox | null {
  return boxes[game] ?? null;
}

/** By difficulty; those without one come last. */
export function fromSimple(games: GameInfo[]): GameInfo[] {
  const difficulty = (game: GameInfo): number => boxOf(game.id)?.difficulty ?? 9;
  return [...games].sort((a, b) => difficulty(a) - difficulty(b) || a.id.localeCompare(b.id));
}

/** The box of a third-party game comes with its face. */
export function keepBox(game: string, box: GameBox): void {
  boxes = { ...boxes, [game]: box };
}
