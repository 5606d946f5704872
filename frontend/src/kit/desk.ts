// State of what the user points at, holds or looks at in one open match. Each page that shows a match opens a desk; its
// state ends with the page, and another match has its own.

import { getContext, setContext } from "svelte";

type Kept = Map<new () => object, object>;
const HERE = Symbol("desk");

/** Called once by each page that shows a match. */
export function openDesk(): void {
  setContext<Kept>(HERE, new Map());
}

/** The state of this class for the match of this page; created on first use. */
export function atDesk<T extends object>(Kind: new () => T): T {
  const kept = getContext<Kept>(HERE);
  const found = kept.get(Kind) ?? new Kind();
  kept.set(Kind, found);
  return found as T;
}
