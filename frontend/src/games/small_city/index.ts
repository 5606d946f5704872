// The drawn side of Small City.

import "../../kit/kit.css";
import type { GameFace } from "../../lib/types";
import Asking from "./Asking.svelte";
import Board from "./Board.svelte";
import Film from "./Film.svelte";
import { filmed } from "./filmed";
import Actions from "./panels/Actions.svelte";
import Council from "./panels/Council.svelte";
import Promises from "./panels/Promises.svelte";
import Tracks from "./panels/Tracks.svelte";
import Progress from "./Progress.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import { tell } from "./tell";
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
  playerBoard: () => import("./player/PlayerBoard.svelte"),

  panels: [
    {
      id: "actions",
      label: { fr: "Actions", en: "Actions" },
      sign: "M7 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM1.500 17q0-6 5.500-6t5.500 6M13 3.500a3 3 0 0 1 0 5.500M14.500 11q4 1 4 6",
      Panel: Actions,
    },
    {
      id: "tracks",
      label: { fr: "Pistes", en: "Tracks" },
      sign: "M3 15a8 8 0 1 1 14 0M10 12l4-4.500M10 13.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Z",
      Panel: Tracks,
    },
    {
      id: "council",
      label: { fr: "Conseil", en: "Council" },
      sign: "M2.500 9 10 3l7.500 6M4.500 8v9h11V8M8 17v-5h4v5",
      Panel: Council,
    },
    {
      id: "promises",
      label: { fr: "Promesses", en: "Promises" },
      sign: "M5 17.500V3M5 3.500h10.500l-3 3.500 3 3.500H5",
      Panel: Promises,
    },
  ],
  sheetPeek: 68,
  unit: (words) => tell(words, "votes").toLocaleLowerCase(),
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
  effects({ promise, position }, view, board, words) {
    const card = position === undefined ? undefined : board.cards.find(({ id }) => id === view.ring[Number(position)]);
    const text = card ?? board.promises.find(({ id }) => id === promise);
    return text ? [text[words.lang]] : [];
  },
  films: filmed,
  headlines: ["built", "enlarged", "card_taken", "tourist_sent", "advanced"],
  // This event begins a turn: before the first one is the set-up.
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
