import type { GameBox, Look } from "../../lib/types";
import { expansions } from "./expansions";
import "./looks.css";

function look(colour: string, shape: Look["shape"], fr: string, en: string): Look {
  const ink = `--cv-${colour}`;
  return {
    colour,
    shape,
    name: { fr, en },
    fill: `var(${ink})`,
    edge: `var(${ink}-edge)`,
    text: `var(${ink}-text)`,
  };
}

const STAR = "M0-8l2.200 5.200 5.600.5-4.300 3.700 1.300 5.500L0 4l-4.800 2.900 1.300-5.500-4.300-3.700 5.600-.5z";

export const box: GameBox = {
  minutes: [120, 240],
  difficulty: 5,
  seatsAtOnce: 2,
  expansions,
  looks: [
    look("red", "disc", "Rouge", "Red"),
    look("green", "triangle", "Vert", "Green"),
    look("blue", "diamond", "Bleu", "Blue"),
    look("yellow", "square", "Jaune", "Yellow"),
    { ...look("purple", "disc", "Violet", "Purple"), sign: STAR },
  ],
};
