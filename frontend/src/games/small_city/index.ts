// The drawn side of Small City.

import "../../kit/kit.css";
import type { GameFace } from "../../lib/types";
import Asking from "./Asking.svelte";
import Board from "./Board.svelte";
import Film from "./Film.svelte";
import { filmed } from "./filmed";
import Progress from "./Progress.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import "./small_city.css";
import type { CityBoard, CityView } from "./types";
import VerbIcon from "./VerbIcon.svelte";

export default {
  Asking,
  Board,
  Film,
  Progress,
  Seat,
  Side,
  VerbIcon,

  sheetPeek: 68,
  draws: [
    "settle",
    "build",
    "place",
    "move",
    "come_home",
    "send",
    "parade",
    "take",
    "keep",
    "advance",
    "appear",
    "march",
    "turn",
  ],
  films: filmed,
  headlines: ["built", "enlarged", "card_taken", "tourist_sent", "advanced"],
  // The event begins a turn: before the first of them comes the setup.
  chapters: {
    ends: "turn",
    names: {
      fr: ["mise en place", "tour 1", "2", "3", "4", "5", "6", "7", "8", "9"],
      en: ["setup", "turn 1", "2", "3", "4", "5", "6", "7", "8", "9"],
    },
  },
  labels: { side: { fr: "Ville", en: "City" } },
  nameAmong(board, names, domain, number, _others, view) {
    const card = domain === "position" && view ? board.cards.findIndex(({ id }) => id === view.ring[number]) : -1;
    return names.card?.[card] ?? null;
  },
  points: (view, seat) => view.boroughs[seat]?.votes ?? null,
} satisfies GameFace<CityView, CityBoard>;
