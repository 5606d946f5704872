// Points over time: lines to draw, and the ends of the game's chapters.

import type { Course, Outcome } from "../lib/types";

/** One of the decisions with a decisive event that changed the chances to win most. */
export type Moment = Course["moments"][number];

/** The points of each seat after so many decisions. */
export function pointsAt(course: Course, moves: number): number[] {
  return (
    course.points[
      Math.max(
        0,
        course.moves.findLastIndex((at) => at <= moves),
      )
    ] ?? []
  );
}

/** The player compared with the others: the first winner, or the first in the ranking if there is none. */
export function hero(outcome: Outcome): number {
  return outcome.winners[0] ?? Math.max(0, outcome.ranks.indexOf(1));
}

/** The points each seat gained by a decision. */
export function gainsOf(course: Course, moves: number): number[] {
  const before = pointsAt(course, moves - 1);
  return pointsAt(course, moves).map((points, seat) => points - (before[seat] ?? 0));
}

/** A part of the game, between two numbers of decisions. */
export interface Stretch {
  from: number;
  to: number;
  name: string;
}

/** The chapters of the game: each of these decisions ends one and begins the next. */
export function stretches(ends: number[], total: number, names: string[]): Stretch[] {
  const marks = [0, ...ends.filter((at) => at < total), total];
  return marks.slice(1).map((to, i) => ({ from: marks[i] ?? 0, to, name: names[i] ?? String(i + 1) }));
}

/** About four round numbers for an axis between the lowest and the highest value. */
export function ticks(low: number, high: number): number[] {
  const span = Math.max(high - low, 1);
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power).filter(Number.isInteger);
  const step = steps.find((one) => one >= rough) ?? 1;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Positions of labels with a minimal distance, each as near to its place as the others allow, within the bounds. */
export function spread(wanted: number[], distance: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let next = low;
  for (const i of order) next = (placed[i] = Math.max(wanted[i] ?? 0, next)) + distance;
  next = high;
  for (const i of order.reverse()) next = (placed[i] = Math.min(placed[i] ?? 0, next)) - distance;
  return placed;
}
