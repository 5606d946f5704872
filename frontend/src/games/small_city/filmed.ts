// Which decisions are worth a film: what others did behind their screens, and what a phase brought to all.

import type { GameEvent } from "../../lib/types";
import type { CityView } from "./types";

/** What somebody did behind his screen, told when all are ready. */
export const BUILDING = new Set(["built", "enlarged", "cancelled", "plant_placed", "plant_cancelled"]);
export const WALKING = new Set(["moved", "came_home"]);
/** What a phase brings. */
export const COUNTED = new Set(["voted", "polluted", "stopped", "promise_shown"]);

/** A spectator only sees the end told: films would hold him up while others play. */
export function isFilmed(events: GameEvent[], { you }: CityView): boolean {
  const others = events.some((event) => (BUILDING.has(event.event) || WALKING.has(event.event)) && event.seat !== you);
  const revealed = events.some(({ event }) => event === "screens_lifted" || event === "moves_shown");
  if (you === null) return events.some(({ event }) => event === "promise_shown");
  return (others && revealed) || events.some(({ event }) => COUNTED.has(event));
}
