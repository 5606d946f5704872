// The times of answers in the quiz: from the decision that led to the question to the right answer, or to the moment
// the table showed it, by the timestamps of the entries.

import type { MoveEntry } from "../../lib/types";

const ANSWERS = ["answered_right", "answered_wrong", "answer_shown"];

/** Seconds for each seat, all its questions together. */
export function thinking(moves: MoveEntry[], seats: number): number[] {
  const seconds = Array<number>(seats).fill(0);
  let asked: string | null = null;
  for (const [i, move] of moves.entries()) {
    const said = move.events.filter((event) => ANSWERS.includes(event.event));
    if (said.length === 0) continue;
    asked ??= moves[i - 1]?.at ?? null;
    if (said.every((event) => event.event === "answered_wrong")) continue;
    if (asked !== null)
      seconds[move.seat] = (seconds[move.seat] ?? 0) + (Date.parse(move.at) - Date.parse(asked)) / 1000;
    asked = null;
  }
  return seconds;
}

/** «1 min 05 s», «12 s» */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return minutes === 0 ? `${whole} s` : `${minutes} min ${String(whole % 60).padStart(2, "0")} s`;
}
