// The colours of the players on this page.

import { looksHere } from "../../lib/seats";
import type { Colour } from "./drawings/pieces";

export function coloursHere(): (seat: number) => Colour {
  const look = looksHere("small_city");
  return (seat) => look(seat).colour as Colour;
}
