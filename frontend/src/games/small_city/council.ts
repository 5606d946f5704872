// The City Council as a table: the benefits of each department, and the positions of the discs.

import type { Words } from "../../lib/types";
import type { Colour } from "./drawings/pieces";
import { tell } from "./tell";
import { RAWS, type CityBoard } from "./types";

export interface Department {
  id: string;
  name: string;
  /** The benefit of each column, as a few icons. */
  gives: string[];
  /** The owners of discs in each column, 1 to 4. */
  discs: { colour: Colour; column: number }[];
  /** The column that may be entered now. */
  can?: number;
}

/** `discs` are those of each seat, by department. */
export function departmentsOf(
  rows: CityBoard["council"]["rows"],
  words: Words,
  discs: Record<string, number>[],
  colour: (seat: number) => Colour,
): Department[] {
  return Object.entries(rows).map(([id, rewards]) => ({
    id,
    name: tell(words, `short-${id}`),
    gives: rewards.map((reward) => given(words, id, reward)),
    discs: discs.flatMap((own, seat) => ((own[id] ?? 0) > 0 ? [{ colour: colour(seat), column: own[id] ?? 0 }] : [])),
  }));
}

function given(words: Words, row: string, reward: number | Record<string, number>): string {
  if (typeof reward === "number") return tell(words, `reward-${row}`, { count: reward });
  const raw = RAWS.find((one) => (reward[one] ?? 0) > 0);
  return raw ? tell(words, `reward-${raw}`) : tell(words, "reward-any", { count: reward.any ?? 0 });
}
