// State of what the user holds, points at or looks at in one match.

import { Replan } from "../../kit/replan.svelte";
import type { Action, GameEvent, Reason } from "../../lib/types";

/** The citizen selected to move: one of mine on a square of a borough. */
export interface Walker {
  borough: number;
  from: string;
}

export class Desk {
  /** The placement being tried: "c4 upright". */
  way = $state<string | null>(null);
  /** Why it is illegal, once the table has answered. */
  reason = $state.raw<{ key: string; reason: Reason } | null>(null);
  /** The piece whose card is open, if none is held. */
  look = $state<string | null>(null);
  /** What could be built when the held tile was taken. */
  buildable = $state.raw<Set<string>>(new Set());
  walker = $state.raw<Walker | null>(null);
  /** The border that is pointed at, by its choice (`keyOf`): an exit of the godzilla, a street of the parade. */
  exit = $state<string | null>(null);
  /** What the last film told, and in which phase. */
  told = $state.raw<{ events: GameEvent[]; turn: number; stage: string | null } | null>(null);
  /** The position of a tile dragged from the offer; `dropped`: it was released there. */
  drag = $state.raw<{ x: number; y: number; dropped: boolean } | null>(null);
  /** What steps in the Council are paid with, if there are several ways. */
  means = $state("money");
  /** The family of tiles shown on a phone. */
  family = $state<string>("residential");
  /** Decisions are taken back until the first `keep` of this phase are left; then these are made. */
  readonly replan = new Replan<{ keep: number; then: Action[] }>();
}
