// The drawn side of Quadrata Canada.

import "../../kit/kit.css";
import type { GameEvent, GameFace, MoveEntry, Words } from "../../lib/types";
import Asking from "./Asking.svelte";
import Board from "./Board.svelte";
import Film from "./Film.svelte";
import Progress from "./Progress.svelte";
import { duration, thinking } from "./quiz";
import Rail from "./Rail.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import { tell } from "./tell";
import Top from "./Top.svelte";
import type { QuadrataBoard, QuadrataView } from "./types";
import Under from "./Under.svelte";
import VerbIcon from "./VerbIcon.svelte";

export const sideInTabs = true;
export const sheetPeek = 68;
export const draws = ["use", "change", "answer", "bonus", "rest", "remove"];

/** Whether these events are the final count. */
export function films(events: GameEvent[]): boolean {
  return events.some((event) => event.event === "game_ended");
}

export function points(view: QuadrataView, seat: number): number | null {
  const player = view.players[seat];
  return player ? player.total_halves / 2 : null;
}

/** The quiz: right and wrong answers, and the time they took. */
export function facts(view: QuadrataView, moves: MoveEntry[], words: Words): { name: string; of: string[] }[] {
  if (!view.quiz) return [];
  const seconds = thinking(moves, view.players.length);
  return [
    { name: tell(words, "quiz-right"), of: view.players.map((player) => String(player.answers.right)) },
    { name: tell(words, "quiz-missed"), of: view.players.map((player) => String(player.answers.wrong)) },
    { name: tell(words, "quiz-time"), of: seconds.map(duration) },
  ];
}

/** Not in practice: the sums are the pupil's to do. */
export const hints = (view: QuadrataView): boolean => !view.quiz;

export const labels: GameFace<QuadrataView, QuadrataBoard>["labels"] = {
  side: { fr: "Calculs", en: "Sums" },
  leaders: { fr: "Taxis", en: "Taxis" },
};

export { Asking, Board, Film, Progress, Rail, Seat, Side, Top, Under, VerbIcon };
