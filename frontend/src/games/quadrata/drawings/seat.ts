import { looksHere } from "../../../lib/seats";

/** The name of the CSS tokens of each player's colour on this page. */
export function seatTokens(): (seat: number) => string {
  const look = looksHere("quadrata");
  return (seat) => `qd-${look(seat).colour}`;
}
