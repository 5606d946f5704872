// A position of a game that nobody has drawn, read as lists.

import type { Json, Words } from "./types";

/** What the table adds to every view: who looks, and who is asked what. It is shown elsewhere. */
const HIDDEN = new Set(["game", "asks", "you", "to_move"]);

export function isSimple(value: Json): boolean {
  return value === null || typeof value !== "object";
}

/** One entry a seat; a few cards or a row of a table may be as many by chance. */
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
  /** All that needs more room. */
  others: [string, Json][];
}

/** A view by how its parts are shown; what there is nothing of is left out. */
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

/** What a part of a view is called: as the game words it (`view-<key>`), else by a thing of that id, else by its key. */
export function labelOf(words: Words, key: string): string {
  const text = words.has(`view-${key}`) ? words.say(`view-${key}`) : String(words.thing("", key)).replaceAll("_", " ");
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
