// The end as a list of scenes: each victory that was reached, then the game that is won.

import type { GameEvent } from "../../lib/types";

export interface Scene {
  seat: number;
  victory: string;
  /** The game is won with it. */
  final: boolean;
}

export function scenesOf(events: GameEvent[]): Scene[] {
  return events.flatMap((event) =>
    event.event === "victory_reached" || event.event === "game_won"
      ? [{ seat: Number(event.seat), victory: String(event.victory), final: event.event === "game_won" }]
      : [],
  );
}
