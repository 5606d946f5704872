// What a reader holds, points at or looks at in one match.

import { Replan } from "../../kit/replan.svelte";
import type { Action, GameEvent, Reason } from "../../lib/types";

/** Who is chosen to go somewhere: one of mine on a square of a borough. */
export interface Walker {
  borough: number;
  from: string;
}

export class Desk {
  /** The placement that is tried: "c4 upright". */
  way = $state<string | null>(null);
  /** Why it is not legal, once the table has said so. */
  reason = $state.raw<{ key: string; reason: Reason } | null>(null);
  /** The piece whose card is open, when none is in hand. */
  look = $state<string | null>(null);
  /** What could be built when the tile in hand was taken. */
  buildable = $state.raw<Set<string>>(new Set());
  walker = $state.raw<Walker | null>(null);
  /** The border that is pointed at, by its choice (`keyOf`): an exit of the godzilla, a street of the parade. */
  exit = $state<string | null>(null);
  /** What the last film told, and in which phase. */
  told = $state.raw<{ events: GameEvent[]; turn: number; stage: string | null } | null>(null);
  /** Where the mouse drags a tile from the offer; `dropped`: it has let go there. */
  drag = $state.raw<{ x: number; y: number; dropped: boolean } | null>(null);
  /** The family of tiles that is shown on a phone. */
  family = $state<string>("residential");
  /** Decisions are taken back until the first `keep` of this phase are left; then these are made. */
  readonly replan = new Replan<{ keep: number; then: Action[] }>();
}
