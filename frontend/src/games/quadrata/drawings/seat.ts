import { tokenOf } from "../../../lib/seats";

/** The name of the CSS tokens of a player's colour. */
export function seatToken(seat: number): string {
  return tokenOf(seat, "quadrata");
}
