// The drawn side of Civilization.

import "../../kit/kit.css";
import type { GameFace } from "../../lib/types";
import Board from "./Board.svelte";
import { effectsOf } from "./effects";
import Film from "./Film.svelte";
import { scenesOf } from "./film";
import Foot from "./Foot.svelte";
import Progress from "./Progress.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import StripTop from "./StripTop.svelte";
import type { CivilizationBoard, CivilizationView } from "./types";
import { waysOf } from "./ways";

export default {
  Board,
  Film,
  Foot,
  Progress,
  Seat,
  Side,
  StripTop,
  playerBoard: () => import("./player/PlayerBoard.svelte"),

  sheetPeek: 68,
  onBoard: ["produce_square", "free_square", "place_person", "harvest_again", "aside", "move"],
  effects: (action, _, board, words) => effectsOf(action, board, words.lang),
  // What is counted at the end of the last turn is decisive only there.
  points: () => null,
  ways: waysOf,
  films: (events) => (scenesOf(events).some(({ final }) => final) ? events : []),
  headlines: ["battle_won", "city_founded", "built", "learned", "deal_done", "tile_revealed", "city_produces"],
  labels: { side: { fr: "Empire", en: "Realm" }, more: { fr: "Cité", en: "City" } },
} satisfies GameFace<CivilizationView, CivilizationBoard>;
