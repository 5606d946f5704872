// What make_fixtures.py writes.

import type { Ask, BoardProps, ByVerb, Choice, GameWords, Json, Lang, Player, Vocabulary } from "../src/lib/types";

/** What all positions of a game have in common. */
export interface Common {
  board: Json;
  words: Record<Lang, GameWords>;
  vocabulary: Vocabulary;
}

/** One position as it lies in its file. */
export interface Saved {
  seat: number | null;
  players: Player[];
  view: Json & { players: { colour: string | null }[] };
  before: Json;
  ask: Ask | null;
  choices: ByVerb;
  last: BoardProps<Json, Json>["last"];
}

export type Fixture = Omit<Saved, "choices"> & { choices: Choice[] };
