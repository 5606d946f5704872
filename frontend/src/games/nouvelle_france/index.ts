// The drawn side of Nouvelle-France.

import "../../kit/kit.css";
import type { GameEvent, GameFace, Words } from "../../lib/types";
import Asking from "./Asking.svelte";
import Board from "./Board.svelte";
import emblem from "./Emblem.svelte";
import Film from "./Film.svelte";
import Progress from "./Progress.svelte";
import Rail from "./Rail.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import { tell } from "./tell";
import type { FranceBoard, FranceView } from "./types";
import VerbIcon from "./VerbIcon.svelte";

/** Taken and set in the tray and on the works. */
export const draws = ["take", "place"];
export const hints = (): boolean => true;
export const lowSheet = true;
export const headlines = [
  "won",
  "lost",
  "snow_fell",
  "closed",
  "challenge_done",
  "placed",
  "winter_closed",
  "winter_placed",
];

/** Whether these events are a snowfall or the end. */
export function films(events: GameEvent[]): boolean {
  return events.some((event) => event.event === "snow_counted" || event.event === "game_ended");
}

/** Alone there is no winner to name: the Winter is beaten, or not. */
export function ending(view: FranceView, words: Words): string | null {
  if (!view.solo || view.won === null) return null;
  return tell(words, view.won ? "end-won" : "end-lost");
}

export const labels: GameFace<FranceView, FranceBoard>["labels"] = {
  side: { fr: "Hiver", en: "Winter" },
  leaders: { fr: "Partie", en: "Game" },
};

export { Asking, Board, emblem, Film, Progress, Rail, Seat, Side, VerbIcon };
