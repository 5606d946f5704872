// How the points came together: lines to draw, where the game's chapters end, and the moments that decided it.

import type { Course, Outcome } from "../lib/types";

/** What happened between two positions: a decision, and what it changed. */
export interface Moment {
  /** The position after it, as a number of decisions. */
  moves: number;
  kind: "decides" | "leads" | "ahead" | "closer" | "overtaken" | "caught" | "behind" | "gain" | "loss";
  /** Whom it was good for: the winner, or the best of the others; alone, the only one. */
  seat: number;
  /** How far the winner was ahead of the best of the others; alone, the points themselves. */
  before: number;
  after: number;
  /** The points of each seat by it. */
  gains: number[];
}

const MOMENTS = 3;

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

/** Who is compared with the others: the first of those who won, or who came first where nobody did. */
export function hero(outcome: Outcome): number {
  return outcome.winners[0] ?? Math.max(0, outcome.ranks.indexOf(1));
}

/** The best of the others at these points; null: there is nobody else. */
function rival(points: number[], seat: number, outcome: Outcome): number | null {
  const others = points.map((_, i) => i).filter((i) => i !== seat);
  const losers = others.filter((i) => !outcome.winners.includes(i));
  const ranked = (losers.length > 0 ? losers : others).sort(
    (a, b) => (points[b] ?? 0) - (points[a] ?? 0) || (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0),
  );
  return ranked[0] ?? null;
}

/** What the winner is ahead by. */
function lead(points: number[], seat: number, outcome: Outcome): number {
  const other = rival(points, seat, outcome);
  return (points[seat] ?? 0) - (other === null ? 0 : (points[other] ?? 0));
}

function kindOf(before: number, after: number, alone: boolean): Moment["kind"] {
  if (alone) return after > before ? "gain" : "loss";
  if (after > before) return after <= 0 ? "closer" : before <= 0 ? "leads" : "ahead";
  return after >= 0 ? "caught" : before >= 0 ? "overtaken" : "behind";
}

/** The decisions by which it was won, in their order: when the winner took the lead for good, and where most was gained or
    lost on the best of the others. */
export function moments(course: Course, outcome: Outcome): Moment[] {
  const seat = hero(outcome);
  const alone = outcome.points.length === 1;
  const found = course.points.slice(1).map((points, i): Moment => {
    const earlier = course.points[i] ?? [];
    const before = lead(earlier, seat, outcome);
    const after = lead(points, seat, outcome);
    const good = after > before ? seat : (rival(points, seat, outcome) ?? seat);
    const gains = points.map((value, who) => value - (earlier[who] ?? 0));
    return { moves: course.moves[i + 1] ?? 0, kind: kindOf(before, after, alone), seat: good, before, after, gains };
  });
  const swings = found.filter((one) => one.after !== one.before);
  const forGood = alone ? undefined : swings.findLast((one) => one.kind === "leads");
  const size = (one: Moment): number => Math.abs(one.after - one.before);
  const largest = swings.filter((one) => one !== forGood).sort((a, b) => size(b) - size(a) || a.moves - b.moves);
  return [...(forGood ? [{ ...forGood, kind: "decides" as const }] : []), ...largest]
    .slice(0, MOMENTS)
    .sort((a, b) => a.moves - b.moves);
}

/** A stretch of the game, between two numbers of decisions. */
export interface Stretch {
  from: number;
  to: number;
  name: string;
}

/** The chapters of the game: one ends, and the next begins, with each of these decisions. */
export function stretches(ends: number[], total: number, names: string[]): Stretch[] {
  const marks = [0, ...ends.filter((at) => at < total), total];
  return marks.slice(1).map((to, i) => ({ from: marks[i] ?? 0, to, name: names[i] ?? String(i + 1) }));
}

/** Round numbers for an axis from the lowest to the highest value, about four of them. */
export function ticks(low: number, high: number): number[] {
  const span = Math.max(high - low, 1);
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power).filter(Number.isInteger);
  const step = steps.find((one) => one >= rough) ?? 1;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Heights of labels that keep a distance, each as near to where it belongs as the others allow; within the bounds. */
export function spread(wanted: number[], distance: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let next = low;
  for (const i of order) next = (placed[i] = Math.max(wanted[i] ?? 0, next)) + distance;
  next = high;
  for (const i of order.reverse()) next = (placed[i] = Math.min(placed[i] ?? 0, next)) - distance;
  return placed;
}
