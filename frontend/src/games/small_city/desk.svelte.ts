// State of what the user holds, points at or looks at in one match.

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
  /** The selected exit of the godzilla, by its number among the choices. */
  exit = $state<number | null>(null);
  /** The events of the last film, and its phase. */
  told = $state.raw<{ events: GameEvent[]; turn: number; stage: string | null } | null>(null);
  /** The position of a tile dragged from the offer; `dropped`: it was released there. */
  drag = $state.raw<{ x: number; y: number; dropped: boolean } | null>(null);
  /** The family of tiles shown on a phone. */
  family = $state<string>("residential");
  /** Undo until the first `keep` decisions of this phase are left, then play these. `left`: the question at which the
      last one was undone, so that none is undone twice. */
  wish = $state.raw<{ keep: number; then: Action[]; left?: string } | null>(null);
}
