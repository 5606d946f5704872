// The drawn side of Nouvelle-France.

import "../../kit/kit.css";
import type { GameFace } from "../../lib/types";
import Asking from "./Asking.svelte";
import Board from "./Board.svelte";
import Film from "./Film.svelte";
import Progress from "./Progress.svelte";
import Rail from "./Rail.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import { tell } from "./tell";
import { kindOf } from "./pieces";
import type { FranceBoard, FranceView, WorkId } from "./types";
import VerbIcon from "./VerbIcon.svelte";

export default {
  Asking,
  Board,
  Film,
  Progress,
  Rail,
  Seat,
  Side,
  VerbIcon,

  /** Answered in the tray and on the works. */
  draws: ["take", "place"],
  sheetPeek: 68,
  headlines: ["won", "lost", "snow_fell", "closed", "challenge_done", "placed", "winter_closed", "winter_placed"],
  chapters: {
    ends: "snow_fell",
    names: { fr: ["1re bordée", "2e", "3e", "fin"], en: ["1st snowfall", "2nd", "3rd", "end"] },
  },
  labels: { side: { fr: "Hiver", en: "Winter" }, more: { fr: "Partie", en: "Game" } },
  signs: {
    side: "M10 2v16M3 6l14 8M17 6 3 14M8 3.500 10 5.500l2-2M8 16.500l2-2 2 2",
    more: "M6 17V3h9l-2.500 3.500L15 10H6",
  },
  /** A snowfall or the end. */
  films: (events) =>
    events.some((event) => event.event === "snow_counted" || event.event === "game_ended") ? events : [],

  effects: ({ ally }, _, __, words) => (typeof ally === "string" ? [tell(words, `ally-${ally}`)] : []),

  /** In a solo game there is no winner to name: the Winter is beaten, or not. */
  ending(view, words) {
    if (!view.solo || view.won === null) return null;
    return tell(words, view.won ? "end-won" : "end-lost");
  },

  /** A placement is named by its cells. */
  nameAmong(board, names, domain, number, { piece, work }) {
    if (domain !== "placement") return null;
    const shape = typeof piece === "string" ? kindOf(board, piece)?.shape : undefined;
    const cells = shape === undefined ? undefined : board.placements[shape]?.[work as WorkId]?.[number];
    return cells?.map((cell) => names.cell?.[cell] ?? "").join(", ") ?? names.somewhere?.[0] ?? null;
  },
} satisfies GameFace<FranceView, FranceBoard>;
