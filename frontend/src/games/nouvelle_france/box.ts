import type { GameBox, Look } from "../../lib/types";
import "./looks.css";

function look(colour: string, sign: string): Look {
  const token = `--nf-${colour}`;
  return { colour, shape: "disc", sign, fill: `var(${token})`, edge: `var(${token}-edge)`, text: `var(${token}-ink)` };
}

export const box: GameBox = {
  minutes: [45, 60],
  difficulty: 2,
  looks: [
    look(
      "yellow",
      "M-6.8-4.700-4.700-6.800 0-2.100 4.700-6.800 6.800-4.700 2.100 0 6.800 4.700 4.700 6.800 0 2.100-4.700 6.800-6.800 4.700-2.100 0z",
    ),
    look("blue", "M-7-6H-3.200V-3.200H-1.700V-6H1.700V-3.200H3.200V-6H7V7H-7z"),
    look("brown", "M-1.700-8H1.700V-4.200H5.200V-.9H1.700V8H-1.700V-.9H-5.200V-4.200H-1.700z"),
    look(
      "white",
      "M-1-8H1V-1.700L6.400-4.900 7.400-3.100 2 0 7.400 3.100 6.400 4.900 1 1.700V8H-1V1.700L-6.400 4.900-7.400 3.100-2 0-7.400-3.100-6.400-4.900-1-1.700z",
    ),
  ],
};
