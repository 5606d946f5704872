// The output of make_fixtures.py.

import type { Ask, BoardProps, ByVerb, Choice, GameWords, Json, Lang, Player, Vocabulary } from "../src/lib/types";

/** Common to all positions of a game. */
export interface Common {
  board: Json;
  words: Record<Lang, GameWords>;
  vocabulary: Vocabulary;
}

/** One position as in its file. */
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
