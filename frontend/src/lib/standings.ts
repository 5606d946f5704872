// The status of my matches: which wait for me, which for others, and their order.

import type { SeatInfo, Summary } from "./types";

function isPlayed(match: Summary): boolean {
  return match.status === "running" && !match.set_aside;
}

/** Whether a match waits for me; a seat that a bot plays for me does not count. */
export function callsMe(match: Summary): boolean {
  return isPlayed(match) && awaitedSeats(match).some((seat) => seat.you && !seat.stand_in);
}

export function waitsForOthers(match: Summary): boolean {
  return isPlayed(match) && !callsMe(match);
}

/** The players who are to choose. */
export function awaitedSeats(match: Summary): SeatInfo[] {
  return match.seats.filter((seat) => match.to_move.includes(seat.seat));
}

/** Those waiting for me first, longest first; then running ones, then finished ones. */
export function inOrder(matches: Summary[]): Summary[] {
  const rank = (match: Summary): number =>
    callsMe(match) ? 0 : isPlayed(match) ? 1 : match.status === "waiting" && !match.set_aside ? 2 : 3;
  return [...matches].sort(
    (a, b) => rank(a) - rank(b) || (rank(a) === 0 ? -1 : 1) * b.updated.localeCompare(a.updated),
  );
}
