// The drawn side of Quadrata Canada.

import "../../kit/kit.css";
import type { GameFace } from "../../lib/types";
import Asking from "./Asking.svelte";
import Board from "./Board.svelte";
import Film from "./Film.svelte";
import Progress from "./Progress.svelte";
import { duration, thinking } from "./quiz";
import Rail from "./Rail.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import { tell } from "./tell";
import Top from "./Top.svelte";
import type { QuadrataBoard, QuadrataView } from "./types";
import Under from "./Under.svelte";
import VerbIcon from "./VerbIcon.svelte";

export default {
  Asking,
  Board,
  Film,
  Progress,
  Rail,
  Seat,
  Side,
  Top,
  Under,
  VerbIcon,

  sideInTabs: true,
  sheetPeek: 68,
  draws: ["use", "change", "answer", "bonus", "rest", "remove"],
  headlines: ["trophy_won", "visited", "multiplied"],
  chapters: {
    ends: "day",
    names: { fr: ["jour 1", "2", "3", "4", "5", "6", "7"], en: ["day 1", "2", "3", "4", "5", "6", "7"] },
  },
  labels: { side: { fr: "Calculs", en: "Sums" }, more: { fr: "Taxis", en: "Taxis" } },
  signs: {
    side: "M4 3h12v14H4zM6.500 6h7M7 10h1M12 10h1M7 13.500h1M12 13.500h1",
    more: "M3 14v-3.500l2-4.500h10l2 4.500V14zM5 14v2M15 14v2M8 6V4h4v2M3 10.500h14",
  },
  /** The final count. */
  films: (events) => (events.some((event) => event.event === "game_ended") ? events : []),
  /** Not in practice mode: the sums are the pupil's task. */
  hints: (view) => !view.quiz,

  points(view, seat) {
    const player = view.players[seat];
    return player ? player.total_halves / 2 : null;
  },

  /** The quiz: right and wrong answers, and their times. */
  facts(view, moves, words) {
    if (!view.quiz) return [];
    const seconds = thinking(moves, view.players.length);
    return [
      { name: tell(words, "quiz-right"), of: view.players.map((player) => String(player.answers.right)) },
      { name: tell(words, "quiz-missed"), of: view.players.map((player) => String(player.answers.wrong)) },
      { name: tell(words, "quiz-time"), of: seconds.map(duration) },
    ];
  },
} satisfies GameFace<QuadrataView, QuadrataBoard>;
