// What the others did since a reader's last decision, move by move. Only what the reader was told is read, so nothing
// hidden is shown; what was taken back is gone.

import { decisions } from "./feed";
import type { Entry, MoveEntry } from "./types";

/** One move of another player: the decisions it is made of, and the positions before and after it as numbers of decisions. */
export interface Step {
  seat: number;
  decisions: MoveEntry[];
  before: number;
  after: number;
}

/** Where it begins: after the last decision of mine, or for a spectator after entry `came`. */
function beginning(moves: MoveEntry[], mine: number[], came: number): number {
  if (mine.length === 0) {
    const first = moves.findIndex(({ seq }) => seq > came);
    return first < 0 ? moves.length : first;
  }
  // What the table answered for me is no decision that I made at the table.
  return moves.findLastIndex((move) => mine.includes(move.seat) && !move.standing) + 1;
}

/** `says`: whether the reader is told anything of what came of a decision. A decision of which nothing came yet belongs to
    the move that its player goes on with; one that the reader may not know is passed over. */
export function missed(entries: Entry[], mine: number[], came: number, says: (move: MoveEntry) => boolean): Step[] {
  const moves = decisions(entries);
  const steps: Step[] = [];
  let open: Step | null = null;
  let before = beginning(moves, mine, came);
  for (let i = before; i < moves.length; i += 1) {
    const move = moves[i];
    if (!move) break;
    const told = says(move);
    if (
      mine.includes(move.seat) ||
      (!told && (move.action === null || move.standing === true || move.forced === true))
    ) {
      // Nothing to tell; the position goes on with the step before it.
      if (open) continue;
      const last: Step | undefined = steps.at(-1);
      if (last?.after === i) last.after = i + 1;
      before = i + 1;
      continue;
    }
    if (open && open.seat !== move.seat) open = null;
    if (open) {
      open.decisions.push(move);
      open.after = i + 1;
    } else {
      open = { seat: move.seat, decisions: [move], before, after: i + 1 };
      steps.push(open);
    }
    before = i + 1;
    if (told) open = null;
  }
  return steps;
}
