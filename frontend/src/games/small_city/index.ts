// The drawn side of Small City.

import "../../kit/kit.css";
import type { GameFace } from "../../lib/types";
import Asking from "./Asking.svelte";
import Board from "./Board.svelte";
import Film from "./Film.svelte";
import { isFilmed } from "./filmed";
import Progress from "./Progress.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import "./small_city.css";
import { tell } from "./tell";
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
  films: isFilmed,
  headlines: ["built", "enlarged", "card_taken", "tourist_sent", "advanced"],
  labels: { side: { fr: "Ville", en: "City" } },
  says: (view, action, words) =>
    action.verb === "take"
      ? tell(words, "take-card", { card: words.thing("card", view.ring[Number(action.position)] ?? "") })
      : null,
  points: (view, seat) => view.boroughs[seat]?.votes ?? null,
} satisfies GameFace<CityView, CityBoard>;
