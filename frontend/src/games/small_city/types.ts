// The view and the board data as the server sends them.

import type { BoardProps } from "../../lib/types";

export type Raw = "wood" | "stone" | "metal";
export const RAWS: Raw[] = ["wood", "stone", "metal"];

export interface TileView {
  piece: string;
  /** The first of its squares in reading order. */
  square: string;
  facing: string;
  squares: string[];
}

export interface MoveView {
  borough: number;
  from: string;
  to_borough: number;
  to: string;
}

export interface BoroughView {
  board: string | null;
  money: number;
  votes: number;
  pollution: number;
  /** What it polluted when that was last measured. */
  x: number;
  zone: number;
  card: string | null;
  ring_at: number | null;
  /** The turn in which its owner left the game. */
  left: number | null;
  career: number;
  supply: number;
  discs: Record<string, number>;
  promises: (string | null)[];
  tiles: TileView[];
  goods: Record<string, Raw>;
  people: Record<string, number>;
  graves: Record<string, number>;
  moves: MoveView[];
  marks?: string[];
  godzilla?: string[];
  die?: number;
  /** Where the Doctor waits. */
  doctor?: string | boolean | null;
  tram?: number[];
  /** The level of the plant that begins over each column; 0: none. */
  plants?: number[];
  /** Where parks of Tokyo begin that grow next turn. */
  called?: string[];
  /** Where a Pilgrim stands. */
  pilgrim?: string;
  dealt?: string[];
}

export interface Way {
  square: string;
  facing: string;
  price: number;
  enlarges: string | null;
  /** Squares that meet a condition of the tile. */
  counts: string[];
}

/** A nuclear plant in a plan. */
export interface PlannedPlant {
  plant: number;
  column: string;
  spent: number;
}

export interface Planned {
  piece: string;
  square: string;
  facing: string;
  enlarges: string | null;
  spent: number | null;
  lowered: string | null;
}

export interface Stock {
  money: number;
  votes: number;
  goods: Record<Raw, number>;
}

export interface Mine {
  /** Which promises would be kept if the game ended now. */
  promises: Record<string, boolean>;
  placing?: { piece: string; ways: Way[] };
  /** Of each card of the ring. */
  prices?: number[];
  before?: Stock;
  forecast?: { votes: number; newcomers: number; pollution: number };
}

/** A way the godzilla may go that is asked about. */
export interface MarchView {
  seat: number;
  /** The squares it enters. */
  steps: string[];
  marks: string[];
  /** Whose citizens it eats, by their square. */
  eaten: Record<string, number>;
  end: string[];
  /** It stops at the border, where its owner says how it turns. */
  turns: boolean;
}

export interface CityView {
  you: number | null;
  options: Record<string, string>;
  turn: number;
  turns: number;
  stage: string | null;
  host: number;
  mayor: { square: string; dir: string; squares: [string, string] } | null;
  ring: string[];
  neutral: number | null;
  special: string | null;
  stock: Record<string, number>;
  boroughs: BoroughView[];
  waiting: number[];
  plan: (Planned | PlannedPlant)[] | null;
  /** Markers, godzillas and Doctors in the common supply. */
  supplies?: Record<string, number>;
  /** In the order of the choices; null where nobody is asked. */
  marches?: MarchView[] | null;
  /** Stones left under the mountains. */
  stones?: number;
  mine: Mine | null;
}

export interface PieceData {
  id: string;
  building: string;
  category: string;
  colour: string;
  level: number;
  count: number;
  /** What is on each cell, in the order of the tile. */
  places: string[];
  gives: (number | null)[];
  /** Its places give money, where others of the kind give votes. */
  pays: boolean;
  cost: Record<"money" | Raw, number>;
  votes: number;
  how: "build" | "council" | "setup" | "preprinted";
  module: string | null;
  /** By the number of the facing, cells from the first square. */
  facings: Record<string, [number, number][]>;
}

export interface CardText {
  id: string;
  value: number;
  fr: string;
  en: string;
}

export interface CityBoard {
  boards: Record<string, string[]>;
  zone: { start: number; max: number };
  pieces: PieceData[];
  /** Of the ring. */
  free_steps: number;
  cards: { id: string; letter: string; fr: string; en: string }[];
  promises: CardText[];
  specials: CardText[];
  council: { cost: number[]; rows: Record<string, (number | Record<Raw | "any", number>)[]> };
}

export type CityProps = BoardProps<CityView, CityBoard>;
