import type { GameBox, Look } from "../../lib/types";
import { expansions } from "./expansions";
import "./looks.css";

function look(colour: string, shape: Look["shape"], token = colour): Look {
  const ink = `--sc-${token}`;
  return { colour, shape, fill: `var(${ink})`, edge: `var(${ink}-edge)`, text: `var(${ink}-text)` };
}

const RING = "M0-7.6A7.6 7.6 0 0 1 0 7.6 7.6 7.6 0 0 1 0-7.6zM0-4.4A4.4 4.4 0 0 0 0 4.4 4.4 4.4 0 0 0 0-4.4z";

export const box: GameBox = {
  minutes: [60, 120],
  difficulty: 5,
  seatsAtOnce: 3,
  expansions,
  looks: [
    look("orange", "square"),
    look("black", "disc"),
    { ...look("white", "disc", "white-piece"), sign: RING },
    { ...look("pink", "diamond"), name: { fr: "Rose", en: "Pink" } },
  ],
};
