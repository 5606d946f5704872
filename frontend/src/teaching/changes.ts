// What a person has met, and the changes to it that the table has not confirmed yet.

import type { Taught, TaughtChange } from "../lib/types";

export const NOTHING: Taught = { coach: true, met: {}, guides: {}, played: [] };

const union = (a: string[] = [], b: string[] = []): string[] => [...new Set([...a, ...b])];

/** The state after a change. */
export function applied(taught: Taught, change: TaughtChange): Taught {
  const met = { ...taught.met };
  for (const [game, steps] of Object.entries(change.met ?? {})) met[game] = union(met[game], steps);
  const guides = Object.entries({ ...taught.guides, ...change.guides }).filter(([, how]) => how !== null);
  return {
    ...taught,
    coach: change.coach ?? taught.coach,
    met,
    guides: Object.fromEntries(guides) as Taught["guides"],
  };
}

/** The two changes as one; the later one takes precedence. */
export function both(first: TaughtChange, then: TaughtChange): TaughtChange {
  const made: TaughtChange = { ...first, ...then };
  const games = union(Object.keys(first.met ?? {}), Object.keys(then.met ?? {}));
  if (games.length > 0)
    made.met = Object.fromEntries(games.map((game) => [game, union(first.met?.[game], then.met?.[game])]));
  if (first.guides || then.guides) made.guides = { ...first.guides, ...then.guides };
  return made;
}

/** The changes that remain after the table has confirmed `sent`. */
export function without(all: TaughtChange, sent: TaughtChange): TaughtChange {
  const made: TaughtChange = {};
  if (all.coach !== undefined && all.coach !== sent.coach) made.coach = all.coach;
  const met = Object.entries(all.met ?? {}).flatMap(([game, steps]): [string, string[]][] => {
    const left = steps.filter((step) => !sent.met?.[game]?.includes(step));
    return left.length > 0 ? [[game, left]] : [];
  });
  if (met.length > 0) made.met = Object.fromEntries(met);
  const guides = Object.entries(all.guides ?? {}).filter(([game, how]) => sent.guides?.[game] !== how);
  if (guides.length > 0) made.guides = Object.fromEntries(guides);
  return made;
}

export function isNothing(change: TaughtChange): boolean {
  return Object.keys(change).length === 0;
}
