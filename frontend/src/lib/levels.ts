// The bot levels and their measurements.

import type { LevelLadder, LevelStanding } from "./types";

export const LEVELS = ["novice", "casual", "strong", "expert"];

/** The best matching ladder of a game for a number of seats: the same number, else the nearest; without options. */
export function ladderFor(ladders: LevelLadder[], game: string, seats: number): LevelLadder | undefined {
  const far = (one: LevelLadder): number =>
    10 * Math.abs(one.seats - seats) + Object.keys(one.options).length + (one.seats > 1 === seats > 1 ? 0 : 1000);
  return ladders.filter((one) => one.game === game).sort((a, b) => far(a) - far(b))[0];
}

/** The measurements of a level, if any. */
export function standingOf(ladder: LevelLadder | undefined, level: string): LevelStanding | undefined {
  return ladder?.standings.find((one) => one.level === level);
}

/** The position of a rating, from 0 to 1, on the common scale of a ladder's ratings. */
export function heightOf(ladder: LevelLadder, rating: number): number {
  const ratings = ladder.standings.map((one) => one.rating);
  const low = Math.min(...ratings) - 150;
  const high = Math.max(...ratings) + 50;
  return Math.min(1, Math.max(0, (rating - low) / (high - low)));
}
