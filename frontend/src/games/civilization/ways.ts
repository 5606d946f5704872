// The four victories (CV-14), and the progress of each player on each of them.

import type { Way, Words } from "../../lib/types";
import { tell } from "./tell";
import type { CivilizationBoard, CivilizationView } from "./types";

/** The distance of an army to a rival capital that counts as no progress. */
const FAR = 16;

export function waysOf(view: CivilizationView, board: CivilizationBoard, words: Words): Way[] {
  const way = (id: string, of: Way["of"]): Way => ({ id, name: String(words.thing("victory", id)), of });
  const counted = (sign: string, count: number, all: number): Way["of"][number] => ({
    share: count / all,
    said: `${count}/${all}`,
    label: tell(words, `bar-${sign}`, { count, all }),
  });
  const military = view.players.map(({ steps_to_capital: steps }) => ({
    share: steps === null ? 0 : Math.max(0, 1 - steps / FAR),
    said: steps === null ? "–" : `${steps}${tell(words, "steps-short")}`,
    label: tell(words, "bar-military", { steps: steps ?? "–" }),
  }));
  return [
    way("military", military),
    way(
      "tech",
      view.players.map((player) => counted("tech", player.pyramid, board.most.techs)),
    ),
    way(
      "culture",
      view.players.map((player) => counted("culture", player.space, board.most.space)),
    ),
    way(
      "economic",
      view.players.map((player) => counted("coin", player.coins, board.most.coins)),
    ),
  ];
}
