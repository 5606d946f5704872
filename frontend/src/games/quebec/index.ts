// The drawn side of Québec.

import "../../kit/kit.css";
import type { GameEvent, GameFace } from "../../lib/types";
import Board from "./Board.svelte";
import Film from "./Film.svelte";
import Leaders from "./Leaders.svelte";
import Progress from "./Progress.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import type { QuebecBoard, QuebecView } from "./types";
import VerbIcon from "./VerbIcon.svelte";

/** Whether these events are the end of a century. */
export function films(events: GameEvent[]): boolean {
  return events.some((event) => event.event === "zone_scored" || event.event === "game_ended");
}

export const hints = (): boolean => true;

/** The tabs and the five zones. */
export const sheetPeek = 134;

export const labels: GameFace<QuebecView, QuebecBoard>["labels"] = {
  side: { fr: "Roue", en: "Wheel" },
  leaders: { fr: "Leaders", en: "Leaders" },
};

export { Board, Film, Leaders, Progress, Seat, Side, VerbIcon };
