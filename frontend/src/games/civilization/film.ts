// The end as a list of scenes: each victory that was reached, then the winning one.

import type { GameEvent } from "../../lib/types";

export interface Scene {
  seat: number;
  victory: string;
  /** The winning victory. */
  final: boolean;
}

export function scenesOf(events: GameEvent[]): Scene[] {
  return events.flatMap((event) =>
    event.event === "victory_reached" || event.event === "game_won"
      ? [{ seat: Number(event.seat), victory: String(event.victory), final: event.event === "game_won" }]
      : [],
  );
}
