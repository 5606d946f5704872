// The last actions of the others in a borough, highlighted in their colour.

import type { GameEvent } from "../../lib/types";
import type { Square } from "./drawings/outline";
import { placeOf } from "./squares";
import type { BoroughView } from "./types";

export interface Ring {
  seat: number;
  squares: Square[];
}

/** Events about squares, by the fields that name them. */
const ABOUT: Record<string, string[]> = {
  moved: ["to"],
  came_home: ["to"],
  tourist_sent: ["square"],
  hall_shown: ["square"],
  appeared: ["square", "other"],
  stopped: ["square", "other"],
  street: ["square", "other"],
  buried: ["square"],
  raised: ["square"],
  pilgrim_sent: ["square"],
  tram_passenger: ["square"],
};
/** A tourist's return is shown at home; all other events at their place. */
const AT_HOME = new Set(["moved", "came_home"]);

export function ringsIn(lately: GameEvent[], borough: BoroughView, at: number, me: number | null): Ring[] {
  const seen = new Map<string, Ring>();
  for (const event of lately) {
    if (event.seat === me || placeOfEvent(event) !== at) continue;
    const squares = squaresOf(event, borough).filter((id) => id !== "");
    if (squares.length > 0) seen.set(squares.join(), { seat: Number(event.seat), squares: squares.map(placeOf) });
  }
  return [...seen.values()];
}

const placeOfEvent = ({ event, seat, borough }: GameEvent): number =>
  Number(AT_HOME.has(event) ? seat : (borough ?? seat));

function squaresOf(event: GameEvent, borough: BoroughView): string[] {
  if (event.event === "built" || event.event === "enlarged")
    return borough.tiles.find(({ piece, square }) => piece === event.piece && square === event.square)?.squares ?? [];
  return (ABOUT[event.event] ?? []).map((field) => String(event[field] ?? ""));
}
