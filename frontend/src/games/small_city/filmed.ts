// Which decisions have a film: what others did behind their screens or in the council, and the results of a phase for
// all.

import type { GameEvent } from "../../lib/types";
import type { CityView } from "./types";

/** What a player did behind a screen, shown when all are ready. */
export const BUILDING = new Set(["built", "enlarged", "cancelled", "plant_placed", "plant_cancelled"]);
export const WALKING = new Set(["moved", "came_home"]);
/** The results of a phase. */
export const COUNTED = new Set(["voted", "polluted", "stopped", "promise_shown"]);

/** For spectators only the end is shown: other films would delay them during play. */
export function filmed(events: GameEvent[], { you }: CityView, past: () => GameEvent[]): GameEvent[] {
  const has = (...kinds: string[]): boolean => events.some(({ event }) => kinds.includes(event));
  if (you === null) return has("promise_shown") ? events : [];
  const others = events.some((event) => (BUILDING.has(event.event) || WALKING.has(event.event)) && event.seat !== you);
  const council = has("hosts_next", "promise_shown") ? steps([...past(), ...events], you) : [];
  const revealed = others && has("screens_lifted", "moves_shown");
  if (council.length > 0) return [...council, ...events.filter((event) => !council.includes(event))];
  return revealed || has(...COUNTED) ? events : [];
}

/** The others' steps in the council of the finished turn; pollution follows immediately. */
function steps(events: GameEvent[], you: number): GameEvent[] {
  const begin = events.findLastIndex(({ event }) => event === "polluted");
  return events.slice(begin + 1).filter(({ event, seat }) => event === "advanced" && seat !== you);
}
