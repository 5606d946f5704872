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
  /** The pollution at the last measurement. */
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
  /** The place of the Doctor. */
  doctor?: string | boolean | null;
  tram?: number[];
  /** The level of the plant that begins at each column; 0: none. */
  plants?: number[];
  /** The first squares of Tokyo's parks that grow next turn. */
  called?: string[];
  /** The place of a Pilgrim. */
  pilgrim?: string;
  dealt?: string[];
}

export interface Way {
  square: string;
  facing: string;
  price: number;
  /** The index of that sum in `placing.bills`. */
  bill?: number;
  enlarges: string | null;
  /** Squares that meet a condition of the tile. */
  counts: string[];
}

/** The items of a price. A free piece has only `money`. */
export interface Bill {
  /** The amount paid, before the card. */
  money: number;
  tile?: number;
  /** The price of the tile that is enlarged, and the Bank's discount. */
  enlarged?: number;
  bank?: number;
  /** With the surcharge of the river. */
  goods?: Record<Raw, number>;
  river?: number;
  votes?: number;
  /** The card's maximal discount. */
  less?: { card: string; money?: number; goods?: number } | null;
}

/** This many groups of squares must be adjacent to the tile (`near`) or below it (`on`); without either, `has` counts.
 * */
export interface Condition {
  kind: string;
  /** 0: none allowed. */
  needs: number;
  /** The buildings or categories concerned. */
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
  /** Which promises would be fulfilled if the game ended now. */
  promises: Record<string, boolean>;
  placing?: { piece: string; ways: Way[]; bills?: Bill[]; conditions?: Condition[] };
  /** The price of pieces that are cheaper here than in the box. */
  cheaper?: Record<string, number>;
  /** The payment of each seat for an arriving tourist. */
  tolls?: number[];
  /** The value of each exchangeable raw material, by its square. */
  yields?: Record<string, { money?: number; votes?: number }>;
  /** For each card of the ring. */
  prices?: number[];
  before?: Stock;
  forecast?: { votes: number; newcomers: number; pollution: number };
}

/** A possible way of the godzilla in question. */
export interface MarchView {
  /** The choice that leads there. */
  action: Action;
  seat: number;
  /** The squares it enters. */
  steps: string[];
  marks: string[];
  /** The owners of citizens it eats, by square. */
  eaten: Record<string, number>;
  end: string[];
  /** It stops at the border, where its owner chooses the turn. */
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
  /** In the order of the choices; null without a question. */
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
  /** The content of each cell, in the order of the tile. */
  places: string[];
  gives: (number | null)[];
  /** Its places give money, unlike others of the kind, which give votes. */
  pays: boolean;
  cost: Record<"money" | "votes" | Raw, number>;
  /** Won when built. */
  votes: number;
  /** The maximal number per player; 0: unlimited. */
  most: number;
  requires: Requires;
  forbids: string[];
  /** Figures of the building's effect. */
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
  /** The exchange value of each material. */
  trade: Record<"sale" | "votes", Record<Raw, number>>;
  /** The pollution of a park's square, which is negative. */
  park: number;
  /** Of the ring. */
  free_steps: number;
  cards: { id: string; letter: string; fr: string; en: string }[];
  promises: CardText[];
  specials: CardText[];
  council: { cost: number[]; rows: Record<string, (number | Record<Raw | "any", number>)[]> };
}

export type CityProps = BoardProps<CityView, CityBoard>;
