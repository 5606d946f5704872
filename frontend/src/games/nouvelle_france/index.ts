// The drawn side of Nouvelle-France.

import "../../kit/kit.css";
import type { GameEvent, GameFace, Words } from "../../lib/types";
import Asking from "./Asking.svelte";
import Board from "./Board.svelte";
import Film from "./Film.svelte";
import Progress from "./Progress.svelte";
import Rail from "./Rail.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import { tell } from "./tell";
import { kindOf } from "./pieces";
import type { FranceBoard, FranceView, WorkId } from "./types";
import VerbIcon from "./VerbIcon.svelte";

/** Taken and set in the tray and on the works. */
export const draws = ["take", "place"];
export const hints = (): boolean => true;
export const sheetPeek = 68;

/** Whether these events are a snowfall or the end. */
export function films(events: GameEvent[]): boolean {
  return events.some((event) => event.event === "snow_counted" || event.event === "game_ended");
}

/** Alone there is no winner to name: the Winter is beaten, or not. */
export function ending(view: FranceView, words: Words): string | null {
  if (!view.solo || view.won === null) return null;
  return tell(words, view.won ? "end-won" : "end-lost");
}

/** A placement is named by its cells. */
export function nameAmong(
  board: FranceBoard,
  names: Record<string, string[]>,
  domain: string,
  number: number,
  { piece, work }: Record<string, string | number | null | undefined>,
): string | null {
  if (domain !== "placement") return null;
  const shape = typeof piece === "string" ? kindOf(board, piece)?.shape : undefined;
  const cells = shape === undefined ? undefined : board.placements[shape]?.[work as WorkId]?.[number];
  return cells?.map((cell) => names.cell?.[cell] ?? "").join(", ") ?? names.somewhere?.[0] ?? null;
}

export const labels: GameFace<FranceView, FranceBoard>["labels"] = {
  side: { fr: "Hiver", en: "Winter" },
  leaders: { fr: "Partie", en: "Game" },
};

export { Asking, Board, Film, Progress, Rail, Seat, Side, VerbIcon };
