// What a reader points at, holds or looks at in one open match. A page that shows a match opens a desk; whatever a game
// keeps there is gone with the page, and another match has its own.

import { getContext, setContext } from "svelte";

type Kept = Map<new () => object, object>;
const HERE = Symbol("desk");

/** Called once by each page that shows a match. */
export function openDesk(): void {
  setContext<Kept>(HERE, new Map());
}

/** The one of its kind at the match of this page; made when it is first asked for. */
export function atDesk<T extends object>(Kind: new () => T): T {
  const kept = getContext<Kept>(HERE);
  const found = kept.get(Kind) ?? new Kind();
  kept.set(Kind, found);
  return found as T;
}
