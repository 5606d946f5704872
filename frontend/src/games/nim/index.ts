// The drawn side of Nim, the smallest game: the example of docs/add-a-game.md.

import "../../kit/kit.css";
import type { GameFace, Json } from "../../lib/types";
import Board from "./Board.svelte";
import type { NimView } from "./types";

export default {
  Board,
} satisfies GameFace<NimView, Json>;
