// State of what the user points at, holds or looks at in one open match. Each page that shows a match opens a desk; its
// state ends with the page, and another match has its own.

import { getContext, onDestroy, setContext } from "svelte";

type Kept = Map<new () => object, { state: object; end(): void }>;
const HERE = Symbol("desk");

/** Called once by each page that shows a match. */
export function openDesk(): void {
  const kept: Kept = setContext<Kept>(HERE, new Map());
  onDestroy(() => kept.forEach(({ end }) => end()));
}

/** The state of this class for the match of this page; created on first use. Its derived values outlive the component
    that uses it first. */
export function atDesk<T extends object>(Kind: new () => T): T {
  const kept = getContext<Kept>(HERE);
  const known = kept.get(Kind);
  if (known) return known.state as T;
  let state = undefined as T | undefined;
  const end = $effect.root(() => {
    state = new Kind();
  });
  if (!state) throw new Error("an effect root runs at once");
  kept.set(Kind, { state, end });
  return state;
}
