// The points of a seat as a view shows them.

import type { GameFace, Json } from "./types";

/** Most games show points as `players[seat].points` or `points[seat]`; a face may say where its own are. */
export function pointsOf(face: GameFace | null, view: Json, seat: number): number | null {
  const own = view === null ? undefined : face?.points?.(view, seat);
  return own === undefined ? pointsIn(view, seat) : own;
}

function pointsIn(view: Json, seat: number): number | null {
  if (view === null || typeof view !== "object" || Array.isArray(view)) return null;
  const players = view.players;
  const one = Array.isArray(players) ? players[seat] : null;
  if (one !== null && typeof one === "object" && !Array.isArray(one) && typeof one?.points === "number")
    return one.points;
  const all = view.points ?? view.scores;
  const mine = Array.isArray(all) ? all[seat] : null;
  return typeof mine === "number" ? mine : null;
}
