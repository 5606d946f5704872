// Pieces of a colour have one look everywhere, colour and shape: a colour is never the only sign. Players take the
// colours before the match; who took none has that of his seat.

import { getContext, setContext } from "svelte";

export type SeatColour = "black" | "white" | "green" | "blue" | "orange" | "purple" | "yellow" | "brown";
export type SeatShape =
  | "disc"
  | "triangle"
  | "diamond"
  | "square"
  | "star"
  | "drop"
  | "sun"
  | "leaf"
  | "sails"
  | "bastion"
  | "cross"
  | "flake";

export interface Look {
  colour: SeatColour;
  shape: SeatShape;
  /** The name of the CSS tokens --<token>, --<token>-edge and --<token>-text. */
  token: string;
}

/** What is needed of a match to know its pieces. */
export interface Seated {
  game: string;
  seats: { colour: string | null }[];
}

const HOUSE: Look[] = [
  { colour: "black", shape: "disc", token: "s0" },
  { colour: "white", shape: "disc", token: "s1" },
  { colour: "green", shape: "triangle", token: "s2" },
  { colour: "blue", shape: "diamond", token: "s3" },
  { colour: "orange", shape: "square", token: "s4" },
];

/** Boxes whose pieces have other colours than those of the house. */
const BOXES: Record<string, Look[]> = {
  quadrata: [
    { colour: "purple", shape: "star", token: "s-purple" },
    { colour: "blue", shape: "drop", token: "s-blue" },
    { colour: "yellow", shape: "sun", token: "s-yellow" },
    { colour: "orange", shape: "leaf", token: "s-orange" },
  ],
  nouvelle_france: [
    { colour: "yellow", shape: "sails", token: "s-sails" },
    { colour: "blue", shape: "bastion", token: "s-bastion" },
    { colour: "brown", shape: "cross", token: "s-cross" },
    { colour: "white", shape: "flake", token: "s-flake" },
  ],
};

/** The pieces of a colour in a game's box; without one, those of a seat by its number. */
export function lookIn(game: string | undefined, colour: string | null | undefined, seat = 0): Look {
  const looks = BOXES[game ?? ""] ?? HOUSE;
  return looks.find((look) => look.colour === colour) ?? (looks[seat % looks.length] as Look);
}

/** The pieces of a seat in a match. */
export function lookOf(match: Seated | null | undefined, seat: number): Look {
  return lookIn(match?.game, match?.seats[seat]?.colour, seat);
}

type Looks = (seat: number) => Look;
const HERE = Symbol("looks");

/** Every piece on this page belongs to this match. */
export function seatsOfMatch(match: () => Seated | null | undefined): void {
  setContext<Looks>(HERE, (seat) => lookOf(match(), seat));
}

/** The looks of the seats on this page; where no match is shown, those of a game by seat. */
export function looksHere(game?: string): Looks {
  return getContext<Looks | undefined>(HERE) ?? ((seat) => lookIn(game, null, seat));
}
