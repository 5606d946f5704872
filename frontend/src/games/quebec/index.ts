// The drawn side of Québec.

import "../../kit/kit.css";
import type { GameFace } from "../../lib/types";
import Board from "./Board.svelte";
import Film from "./Film.svelte";
import Foot from "./Leaders.svelte";
import Progress from "./Progress.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import StripTop from "./StripTop.svelte";
import Thing from "./Thing.svelte";
import type { QuebecBoard, QuebecView } from "./types";
import VerbIcon from "./VerbIcon.svelte";

export default {
  Board,
  Film,
  Foot,
  Progress,
  Seat,
  Side,
  StripTop,
  Thing,
  VerbIcon,

  /** The end of a century. */
  films: (events) =>
    events.some((event) => event.event === "zone_scored" || event.event === "game_ended") ? events : [],
  headlines: ["century_ended", "race_won", "finished", "placed", "contributed", "leader_taken"],
  /** The tabs and the five zones. */
  sheetPeek: 134,
  picture: 952,
  chapters: {
    ends: "century_ended",
    names: { fr: ["siècle I", "II", "III", "IV", "fin"], en: ["century I", "II", "III", "IV", "end"] },
  },
  labels: { side: { fr: "Roue", en: "Wheel" }, more: { fr: "Leaders", en: "Leaders" } },
  signs: {
    side: "M10 2.500a7.500 7.500 0 1 0 .01 0zM10 7.500a2.500 2.500 0 1 0 .01 0zM10 2.500v5M10 12.500v5M2.500 10h5M12.500 10h5",
  },
} satisfies GameFace<QuebecView, QuebecBoard>;
