// The view and the board data as the server sends them.

import type { Action, BoardProps, Lang } from "../../lib/types";

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
  /** Which of the sums of `placing.bills` that is. */
  bill?: number;
  enlarges: string | null;
  /** Squares that meet a condition of the tile. */
  counts: string[];
}

/** The sum of a price. What is given for nothing has only `money`. */
export interface Bill {
  /** What is paid, before the card. */
  money: number;
  tile?: number;
  /** The price of the tile that is enlarged, and what the Bank takes off. */
  enlarged?: number;
  bank?: number;
  /** With the surcharge of the river. */
  goods?: Record<Raw, number>;
  river?: number;
  votes?: number;
  /** What the card could take off. */
  less?: { card: string; money?: number; goods?: number } | null;
}

/** So many groups of squares must touch the tile (`near`) or lie under it (`on`); without either, `has` counts. */
export interface Condition {
  kind: string;
  /** 0: none may. */
  needs: number;
  /** Buildings or categories it speaks of. */
  of?: string[];
  near?: string[][];
  on?: string[][];
  has?: number;
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
  goods: Record<Raw, number>;
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
  placing?: { piece: string; ways: Way[]; bills?: Bill[]; conditions?: Condition[] };
  /** The money of pieces that cost less here than the box says. */
  cheaper?: Record<string, number>;
  /** What each seat is paid by a tourist who arrives. */
  tolls?: number[];
  /** What each raw material that may be exchanged gives, by its square. */
  yields?: Record<string, { money?: number; votes?: number }>;
  /** Of each card of the ring. */
  prices?: number[];
  before?: Stock;
  forecast?: { votes: number; newcomers: number; pollution: number };
}

/** A way the godzilla may go that is asked about. */
export interface MarchView {
  /** The choice that leads there. */
  action: Action;
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

export interface Requires {
  public_buildings?: number;
  residential_zones?: number;
  commercial_zones?: number;
  park_squares?: number;
  active_citizens?: number;
  touches_enlargement_border?: boolean;
  buildings?: string[];
  any_category?: string[];
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
  cost: Record<"money" | "votes" | Raw, number>;
  /** Won when it is built. */
  votes: number;
  /** So many a player may have; 0: as many as there are. */
  most: number;
  requires: Requires;
  forbids: string[];
  /** Figures of what the building does. */
  effects: Record<string, number>;
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
  buildings: Record<string, Record<Lang, string>>;
  categories: Record<string, Record<Lang, string>>;
  /** What a place of exchange gives for each material. */
  trade: Record<"sale" | "votes", Record<Raw, number>>;
  /** What a square of a park pollutes: less than nothing. */
  park: number;
  /** Of the ring. */
  free_steps: number;
  cards: { id: string; letter: string; fr: string; en: string }[];
  promises: CardText[];
  specials: CardText[];
  council: { cost: number[]; rows: Record<string, (number | Record<Raw | "any", number>)[]> };
}

export type CityProps = BoardProps<CityView, CityBoard>;
