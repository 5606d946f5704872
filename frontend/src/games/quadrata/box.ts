import { LEAF } from "../../lib/signs";
import type { GameBox, Look } from "../../lib/types";
import "./looks.css";

function look(colour: string, sign: string): Look {
  const token = `--qd-${colour}`;
  return { colour, shape: "disc", sign, fill: `var(${token})`, edge: `var(${token}-edge)`, text: `var(${token}-text)` };
}

export const box: GameBox = {
  minutes: [30, 60],
  difficulty: 1,
  looks: [
    look("purple", "M0-8.5 2.4-2.9 8.3-2.5 3.7 1.3 5.2 7.1 0 3.9-5.2 7.1-3.7 1.3-8.3-2.5-2.4-2.9z"),
    look("blue", "M0-8C4-2.5 6 0 6 2.8A6 6 0 0 1-6 2.8C-6 0-4-2.5 0-8z"),
    look(
      "yellow",
      "M0-4.4A4.4 4.4 0 0 1 0 4.4 4.4 4.4 0 0 1 0-4.4zM-.9-9H.9V-6.2H-.9zM-.9 6.2H.9V9H-.9zM-9-.9H-6.2V.9H-9zM6.2-.9H9V.9H6.2zM-7-5.7-5.7-7-3.7-5-5-3.7zM7-5.7 5.7-7 3.7-5 5-3.7zM-7 5.7-5.7 7-3.7 5-5 3.7zM7 5.7 5.7 7 3.7 5 5 3.7z",
    ),
    look("orange", LEAF),
  ],
};
