// Hints in words.

import { points, sequence, t } from "./shell";
import type { Action, Idea, Words } from "./types";

/** The strongest opponent's expectation is shown like a part of the score. */
const RIVAL = "rival";

export type Reason = Idea["reasons"][number];

/** The answers of a move in one sentence. */
export function moveOf(words: Words, actions: Action[]): string {
  const before: Record<string, string | number | null> = {};
  return actions.length === 0
    ? ""
    : sequence(actions.map((action) => words.action(action, Object.assign(before, action))));
}

export function small(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

/** Nested quotations use the other quotation marks. */
export function inside(text: string): string {
  return text
    .replaceAll("“", "‘")
    .replaceAll("”", "’")
    .replace(/«[\u00a0\u202f ]/g, "“")
    .replace(/[\u00a0\u202f ]»/g, "”");
}

/** Signed, with a minus sign instead of a hyphen. */
export function signed(value: number): string {
  const size = points(Math.abs(value));
  return value < 0 ? `\u2212${size}` : `+${size}`;
}

export function partName(words: Words, part: string): string {
  if (part === RIVAL) return t("hint-rival");
  return words.say(words.has(`reason-${part}`) ? `reason-${part}` : `part-${part}`);
}

/** The difference from the alternative: in chance of winning if both are known, else in points. */
function fallsShort(idea: Idea): boolean {
  if (idea.chance === null || idea.chance_against === null) return idea.gain < 0;
  return idea.chance < idea.chance_against;
}

/** The alternative to a move, and how it compares. */
export function comparison(words: Words, idea: Idea): string {
  if (idea.against.length === 0) return "";
  const other = inside(small(moveOf(words, idea.against)));
  if (idea.equal) return t("hint-as-good", { other });
  const forIt = idea.reasons.some((reason) => reason.points > 0);
  const againstIt = idea.reasons.some((reason) => reason.points < 0);
  if (fallsShort(idea)) return t(forIt && !againstIt ? "hint-worse-all-in-all" : "hint-worse", { other });
  return t(forIt ? "hint-better" : "hint-better-all-in-all", { other });
}

/** The main reason for a move, for a single line. */
export function shortReason(words: Words, idea: Idea): string {
  const best = idea.reasons.find((reason) => reason.points > 0);
  return best ? t("hint-mostly", { part: partName(words, best.part), points: signed(best.points) }) : "";
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** The risk. */
export function fearOf(words: Words, idea: Idea, players: { name: string }[]): string {
  const fear = idea.fear;
  if (!fear) return "";
  const times = Math.max(1, Math.round(10 * fear.share));
  if (idea.chance === null)
    return t("hint-luck", { times, points: points(fear.cost), size: Math.round(fear.cost * 10) / 10 });
  const left = percent(Math.max(0, idea.chance - fear.cost));
  if (fear.seat === null || fear.action === null) return t("hint-luck-chance", { times, left });
  const reply = inside(small(words.action(fear.action)));
  return t("hint-fear", { player: players[fear.seat]?.name ?? "", reply, times, left });
}

export interface LineStep {
  seat: number;
  said: string;
}

/** The likely sequel after the move itself. */
export function sequelOf(words: Words, idea: Idea): LineStep[] {
  const before: Record<string, string | number | null> = {};
  return idea.line
    .map(({ seat, action }) => ({ seat, said: words.action(action, Object.assign(before, action)) }))
    .slice(idea.actions.length);
}
