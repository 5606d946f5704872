// A position of a game without a face, as lists.

import type { Json, Words } from "./types";

/** The keys that the core adds to every view: seat and question. They are shown elsewhere. */
const HIDDEN = new Set(["game", "asks", "you", "to_move"]);

export function isSimple(value: Json): boolean {
  return value === null || typeof value !== "object";
}

/** Heuristic for one entry per seat: lists of words and tables of numbers may have the same length by coincidence. */
export function isBySeat(value: Json, seats: number): value is Json[] {
  return (
    Array.isArray(value) &&
    seats > 1 &&
    value.length === seats &&
    !value.every((item) => typeof item === "string") &&
    !value.every((item) => Array.isArray(item) && item.some((cell) => typeof cell === "number"))
  );
}

function isShort(value: Json): boolean {
  return isSimple(value) || (Array.isArray(value) && value.every(isSimple));
}

export interface Sorted {
  /** One figure or word each. */
  facts: [string, Json][];
  /** What each player has, in a line. */
  bySeat: [string, Json[]][];
  /** Everything that needs more space. */
  others: [string, Json][];
}

/** A view, divided by form of display; empty parts are omitted. */
export function sorted(view: Json, seats: number): Sorted {
  const made: Sorted = { facts: [], bySeat: [], others: [] };
  if (view === null || typeof view !== "object" || Array.isArray(view)) return made;
  for (const [key, value] of Object.entries(view)) {
    if (HIDDEN.has(key) || isEmpty(value)) continue;
    if (isSimple(value)) made.facts.push([key, value]);
    else if (isBySeat(value, seats) && value.every(isShort)) made.bySeat.push([key, value]);
    else made.others.push([key, value]);
  }
  return made;
}

function isEmpty(value: Json): boolean {
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}

/** The name of a part of a view: the game's message (`view-<key>`), else the thing with that id, else the key. */
export function labelOf(words: Words, key: string): string {
  const text = words.has(`view-${key}`) ? words.say(`view-${key}`) : String(words.thing("", key)).replaceAll("_", " ");
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
