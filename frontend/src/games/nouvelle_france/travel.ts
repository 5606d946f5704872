// Which pieces were placed between two views, by others than the reader: they fly from the strip to their floor.

import type { Journey } from "../../kit/Flights.svelte";
import type { FranceView } from "./types";

/** `own`: the seats of the reader, who has seen his pieces where they lie before they were set. */
export function journeys(before: FranceView, after: FranceView, own: number[]): Journey[] {
  if (after.pieces.length <= before.pieces.length) return [];
  const lay = new Set(before.pieces.map(({ piece }) => piece));
  return after.pieces
    .filter(({ piece, by }) => !lay.has(piece) && !(typeof by === "number" && own.includes(by)))
    .map(({ piece, by, work, cubes }): Journey => {
      const floor = Math.min(...cubes.map(([, , z]) => z));
      const seat = typeof by === "number" ? by : 0;
      return { seat, number: 1, kind: piece, from: "pieces", to: `floor-${work}-${floor}` };
    });
}
