// Derived from the feed: the decisions in effect, the log, the highlighted places.

import type { Entry, GameEvent, MoveEntry } from "./types";

export type Told = { entry: Entry; undone: boolean };

/** A decision and the table's answers to it are separate items with the same number. */
export function unfolded(entry: Entry): Entry[] {
  if (entry.kind !== "move" || !entry.then) return [entry];
  const { then, ...first } = entry;
  return [first, ...then.map((answer) => ({ ...first, ...answer, standing: true as const }))];
}

/** All entries, with undone decisions marked. */
export function story(entries: Entry[]): Told[] {
  const told: Told[] = [];
  const standing: Told[] = [];
  for (const entry of entries) {
    const line = { entry, undone: false };
    told.push(line);
    if (entry.kind === "move") standing.push(line);
    if (entry.kind === "undo") for (const back of takenBack(standing, entry)) back.undone = true;
  }
  return told;
}

/** Removes the decisions of an undo: the last ones, or the last ones on an independent lane. */
function takenBack(standing: Told[], undo: Extract<Entry, { kind: "undo" }>): Told[] {
  const count = undo.count ?? 1;
  if (!undo.own) return standing.splice(Math.max(0, standing.length - count));
  const taken: Told[] = [];
  while (taken.length < count) {
    const last = standing.findLastIndex(({ entry }) => entry.kind === "move" && entry.seat === undo.by);
    if (last < 0) break;
    taken.push(...standing.splice(last, 1));
  }
  return taken;
}

/** The decisions in effect. */
export function decisions(entries: Entry[]): MoveEntry[] {
  return story(entries).flatMap(({ entry, undone }) => (entry.kind === "move" && !undone ? [entry] : []));
}

/** The newest decision of each seat since my last one; standing answers do not count as decisions of their players, nor
    forced answers as mine. */
export function since(moves: MoveEntry[], mine: number[]): MoveEntry[] {
  const found = new Map<number, MoveEntry>();
  for (let i = moves.length - 1; i >= 0; i -= 1) {
    const move = moves[i];
    if (!move) break;
    if (move.standing && (!move.forced || mine.includes(move.seat))) continue;
    if (mine.includes(move.seat)) break;
    if (!found.has(move.seat)) found.set(move.seat, move);
    if (mine.length === 0 && moves.length - i >= 12) break;
  }
  return [...found.values()];
}

/** The events with the most important one first; the others keep their order. */
export function headed(events: GameEvent[], headlines: string[]): GameEvent[] {
  const kind = headlines.find((kind) => events.some((event) => event.event === kind));
  const head = kind === undefined ? undefined : events.findLast((event) => event.event === kind);
  return head === undefined ? events : [head, ...events.filter((event) => event !== head)];
}

export function chatOf(entries: Entry[]): Extract<Entry, { kind: "chat" }>[] {
  return entries.filter((entry) => entry.kind === "chat");
}
