// The table's data for Quadrata: the view of view.py and the drawing data of components.py.

import type { BoardProps } from "../../lib/types";

export type Colour = "violet" | "red" | "green" | "turquoise";
/** "1" to "12", or "plane". */
export type Token = string;
/** A token of the movement area; with "_extra" if it is in a dotted circle. */
export type Held = string;
/** Two of them: "5*6", "4*plane". */
export type Pair = string;

export interface Space {
  kind: "regular" | "train" | "extra";
  open: boolean;
  token: Token | null;
}

export interface Square {
  place: string;
  city: boolean;
  points: number;
}

export interface PlayerView {
  bag: Token[];
  rest: Token[];
  spaces: Space[];
  trains: number;
  circled: number;
  taxis: number;
  crossed: Record<string, number>;
  squares: Record<string, Square>;
  reserved: string | null;
  trophies: string[];
  /** The progress on each trophy's requirement. */
  towards: number[];
  planes: number;
  halves: Record<string, number>;
  total_halves: number;
  leftover_leaves: number;
  answers: { right: number; wrong: number };
}

export interface Way {
  /** By number: the pair, the values of its tokens, and the taxis it costs; the cheapest first. */
  sums: Record<string, [pair: number, a: number, b: number, taxis: number][]>;
  links: number;
  plane: boolean;
  trophy: string | null;
}

export interface QuadrataView {
  mode: "family" | "expert";
  quiz: boolean;
  day: number;
  first: number;
  you: number | null;
  to_move: number[];
  centre: (string | null)[];
  deck: number;
  in_deck: string[];
  discard: string[];
  black_bag: number[];
  planes: number;
  trophies: Record<string, number | null>;
  /** Changes already made to the product of the current visit. */
  changes: number[];
  players: PlayerView[];
  /** Off in the quiz, and for spectators. */
  aid: { pairs: Pair[]; products: number[]; places: Record<string, Way> } | null;
  /** Of the current question of the quiz. */
  tries_left: number;
  /** When it is over. */
  winners: number[];
}

export interface Place {
  id: string;
  numbers: [number, number];
  points: number;
}

export interface CardData {
  id: string;
  province: string;
  city: Place;
  attraction: Place;
}

export interface Province {
  id: string;
  code: string;
  colour: Colour;
  x: number;
  y: number;
  outline: [number, number][][];
}

export interface PathData {
  from: string;
  to: string;
  via: [number, number][];
}

export interface BoxData {
  id: string;
  side: "family" | "expert";
  kind: string;
  leaves: number[];
  amounts: number[];
}

export interface QuadrataBoard {
  provinces: Province[];
  paths: PathData[];
  cards: CardData[];
  sides: { id: "family" | "expert"; circles: number; extra_spaces: number }[];
  boxes: BoxData[];
  days: { id: string; effects: { effect: string; count: number }[] }[];
  trophies: { id: string; points: number; colour: Colour | null }[];
  setup: { black_planes: number; trains: number };
  /** The tokens of a movement area in the order in which pairs name them, and the possible values of each. */
  held: { id: Held; values: number[] }[];
  /** The amount each change adds to a product. */
  amounts: Record<string, number>;
  /** The requirement of each trophy. */
  wanted: number[];
}

export type QuadrataProps = BoardProps<QuadrataView, QuadrataBoard>;

export const PLANE = "plane";
