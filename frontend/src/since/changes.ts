// What a move did to the scores.

import type { Way } from "../lib/types";

/** How the score of a seat changed, or its progress on a way to win. */
export interface Change {
  seat: number;
  said: string;
  less: boolean;
}

/** The progress that is another one now, by seat. */
export function changedWays(was: Way[], is: Way[]): Change[] {
  const changes = is.flatMap(({ name, of }, i) =>
    of.flatMap(({ share, said }, seat) => {
      const before = was[i]?.of[seat];
      return !before || before.said === said ? [] : [{ seat, said: `${name} ${said}`, less: share < before.share }];
    }),
  );
  return changes.sort((one, other) => one.seat - other.seat);
}
