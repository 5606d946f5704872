// Each seat of a game has one colour and one shape, everywhere: a colour is never the only sign.

import { getContext, setContext } from "svelte";

export type SeatColor = "black" | "white" | "green" | "blue" | "orange" | "purple" | "yellow" | "brown";
export type SeatShape = "disc" | "triangle" | "diamond" | "square" | "star" | "drop" | "sun" | "leaf" | "sails" | "bastion" | "cross" | "flake";

interface SeatLook {
  color: SeatColor;
  shape: SeatShape;
  /** The name of the CSS tokens --<token>, --<token>-edge and --<token>-text. */
  token: string;
}

const HOUSE: SeatLook[] = [
  { color: "black", shape: "disc", token: "s0" },
  { color: "white", shape: "disc", token: "s1" },
  { color: "green", shape: "triangle", token: "s2" },
  { color: "blue", shape: "diamond", token: "s3" },
  { color: "orange", shape: "square", token: "s4" },
];

/** Boxes whose pieces have other colours than those of the house. */
const BOXES: Record<string, SeatLook[]> = {
  quadrata: [
    { color: "purple", shape: "star", token: "s-purple" },
    { color: "blue", shape: "drop", token: "s-blue" },
    { color: "yellow", shape: "sun", token: "s-yellow" },
    { color: "orange", shape: "leaf", token: "s-orange" },
  ],
  nouvelle_france: [
    { color: "yellow", shape: "sails", token: "s-sails" },
    { color: "blue", shape: "bastion", token: "s-bastion" },
    { color: "brown", shape: "cross", token: "s-cross" },
    { color: "white", shape: "flake", token: "s-flake" },
  ],
};

type Game = string | null | undefined;

function lookOf(seat: number, game: Game): SeatLook {
  const looks = BOXES[game ?? ""] ?? HOUSE;
  return looks[seat % looks.length] as SeatLook;
}

export function colorOf(seat: number, game?: Game): SeatColor {
  return lookOf(seat, game).color;
}

export function shapeOf(seat: number, game?: Game): SeatShape {
  return lookOf(seat, game).shape;
}

export function tokenOf(seat: number, game?: Game): string {
  return lookOf(seat, game).token;
}

const GAME = Symbol("game");

/** Every piece on this page belongs to the game that is played here. */
export function seatsOfGame(game: () => Game): void {
  setContext(GAME, game);
}

export function gameHere(): (() => Game) | undefined {
  return getContext<(() => Game) | undefined>(GAME);
}
