// The course of the current battle, turn by turn, from the log.

import type { GameEvent } from "../../lib/types";

export interface BattleTurn {
  seat: number;
  /** The unit played; null: none. */
  unit: string | null;
  /** 0: not played on a front. */
  front: number;
  /** The units it killed, and the wounds of the others. */
  died: string[];
  wounded: [unit: string, amount: number][];
}

const BEGINS = ["battle_began", "battle_in_city", "village_attacked"];

export function courseOf(moves: { events: GameEvent[] }[]): BattleTurn[] {
  const began = moves.findLastIndex(({ events }) => events.some(({ event }) => BEGINS.includes(event)));
  const turns: BattleTurn[] = [];
  for (const event of began < 0 ? [] : moves.slice(began).flatMap(({ events }) => events)) {
    const turn = turns.at(-1);
    const unit = String(event.unit);
    if (["fought", "idled", "force_sacrificed"].includes(event.event))
      turns.push({
        seat: Number(event.seat),
        unit: event.event === "idled" ? null : unit,
        front: Number(event.front ?? 0),
        died: [],
        wounded: [],
      });
    else if (event.event === "unit_died" && turn) {
      turn.died.push(unit);
      turn.wounded = turn.wounded.filter(([hurt]) => hurt !== unit);
    } else if (event.event === "wounded" && turn) turn.wounded.push([unit, Number(event.amount)]);
  }
  return turns;
}
