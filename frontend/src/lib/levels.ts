// The levels of the bots, and what was measured of them.

import type { LevelLadder, LevelStanding } from "./types";

export const LEVELS = ["novice", "casual", "strong", "expert"];

/** The ladder of a game that says most about so many seats: with as many, else with nearly as many; without options. */
export function ladderFor(ladders: LevelLadder[], game: string, seats: number): LevelLadder | undefined {
  const far = (one: LevelLadder): number =>
    10 * Math.abs(one.seats - seats) + Object.keys(one.options).length + (one.seats > 1 === seats > 1 ? 0 : 1000);
  return ladders.filter((one) => one.game === game).sort((a, b) => far(a) - far(b))[0];
}

/** How a level does, as far as it was measured. */
export function standingOf(ladder: LevelLadder | undefined, level: string): LevelStanding | undefined {
  return ladder?.standings.find((one) => one.level === level);
}

/** Where a rating lies on the scale that all of a ladder's ratings share: 0 to 1. */
export function heightOf(ladder: LevelLadder, rating: number): number {
  const ratings = ladder.standings.map((one) => one.rating);
  const low = Math.min(...ratings) - 150;
  const high = Math.max(...ratings) + 50;
  return Math.min(1, Math.max(0, (rating - low) / (high - low)));
}
