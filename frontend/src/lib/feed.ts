// The feed read as a story: which decisions still count, what the log says, which places stay ringed.

import type { Entry, GameEvent, MoveEntry } from "./types";

export type Told = { entry: Entry; undone: boolean };

/** A decision and the answers of the table told with it are so many entries of one number. */
export function unfolded(entry: Entry): Entry[] {
  if (entry.kind !== "move" || !entry.then) return [entry];
  const { then, ...first } = entry;
  return [first, ...then.map((answer) => ({ ...first, ...answer, standing: true as const }))];
}

/** All entries with those decisions marked that were taken back. */
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

/** Takes the decisions of an undo out of those that stand: the last ones, or the last ones of who works apart. */
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

/** The decisions that make the position. */
export function decisions(entries: Entry[]): MoveEntry[] {
  return story(entries).flatMap(({ entry, undone }) => (entry.kind === "move" && !undone ? [entry] : []));
}

/** The newest decision of each seat since the last one of mine; standing answers are not what a player did just now, nor
    are forced answers what I did. */
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

/** What happened with the event that matters first; the others stay in their order. */
export function headed(events: GameEvent[], headlines: string[]): GameEvent[] {
  const kind = headlines.find((kind) => events.some((event) => event.event === kind));
  const head = kind === undefined ? undefined : events.findLast((event) => event.event === kind);
  return head === undefined ? events : [head, ...events.filter((event) => event !== head)];
}

export function chatOf(entries: Entry[]): Extract<Entry, { kind: "chat" }>[] {
  return entries.filter((entry) => entry.kind === "chat");
}
