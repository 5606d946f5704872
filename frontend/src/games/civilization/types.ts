// The view and the board data as the server sends them.

import type { BoardProps } from "../../lib/types";

export type Icons = [production: number, trade: number, culture: number, coin: number, combat: number];
export const ICONS = ["production", "trade", "culture", "coin", "combat"] as const;
export const RESOURCES = ["incense", "iron", "silk", "wheat"] as const;
export const SLOTS = ["capital", "second_city", "third_city"] as const;
export type Slot = (typeof SLOTS)[number];

/** The source of a part of a figure. */
export type Part = [domain: string, id: string, amount: number];

/** The sources of a city's figures. */
export interface SourcesView {
  squares: [square: string, production: number, trade: number, culture: number, coins: number][];
  /** Squares that don't count: the seat whose figure blocks it, or the city its own scout sends its yield to. */
  idle: [square: string, why: number | Slot][];
  /** What cards add to production. */
  added: Part[];
}

export interface FigureView {
  seat: number;
  armies: number;
  scouts: number;
  /** How many of each may still move. */
  ready: [armies: number, scouts: number];
  /** The city a scout is linked to. */
  link: Slot | null;
}

export interface CityView {
  seat: number;
  city: Slot;
  square: string;
  /** The other half of a metropolis. */
  half: string | null;
  walls: boolean;
  mark: "none" | "fortification" | "caravan";
  production: number;
  trade: number;
  culture: number;
  coin: number;
  bonus: number;
  sources: SourcesView;
  acted: string[];
  extra: number;
  cancelled: boolean;
}

export interface MapView {
  /** By place; null: face down. */
  tiles: (string | null)[];
  /** One letter a square: desert, forest, grassland, mountain, water; a dot: face down. */
  terrain: string;
  features: string;
  /** By kind (`ICONS`): how many icons each square shows, a digit a square. */
  icons: string[];
  markers: Record<string, string>;
  tokens: Record<string, "hut" | "village">;
  relics: Record<string, string>;
  figures: Record<string, FigureView>;
  cities: CityView[];
  frozen: string[];
}

export interface PlayerView {
  civ: string | null;
  government: string;
  anarchy_held: boolean;
  fresh_governments: string[];
  trade: number;
  culture: number;
  space: number;
  coins: number;
  coin_tokens: Record<string, number>;
  coin_sources: Part[];
  /** Of the nearest army to a rival capital; null: no army. */
  steps_to_capital: number | null;
  /** The owner of that capital. */
  nearest_capital: number | null;
  /** The number of techs in the smallest pyramid that supports one of level V. */
  pyramid: number;
  /** Its row in the pyramid. */
  techs: Record<string, number>;
  blank_row: number;
  /** The rows of the pyramid with a free spot. */
  spots: number[];
  resources: Record<string, number>;
  tokens: number[];
  cards: number[];
  hand_limit: number;
  units: Record<string, number>;
  /** The standing forces known to the reader: strengths by type. */
  units_seen: Record<string, number[]>;
  ranks: number[];
  combat: number;
  stacking: number;
  speed: number;
  supply: [armies: number, scouts: number];
  wonders: { wonder: string; obsolete: boolean }[];
  reserve: Record<string, number>;
  people: (string | number)[];
  people_hidden: string[];
  invested: Record<string, number>;
  /** Things used this turn, and the standing passes. */
  used: string[];
  passes: ("responses" | "interrupts" | "this_move")[];
  reached: string | null;
  chosen: boolean;
  closed: boolean;
}

export interface MineView {
  cards: string[];
  tokens: string[];
  people: string[];
  units: string[];
  chosen: string | null;
  /** What my cities could produce, with prices. */
  prices: Record<string, number>;
  /** What makes an item cheaper. */
  discounts: Record<string, Part[]>;
  /** By city and item: the additional cost in trade, or the rule that forbids it with its name. */
  lacking: Partial<Record<Slot, Record<string, number | string>>>;
}

/** Possible moves of figures from a square: by square the direction of the last step, and why there is no way. */
export interface WaysView {
  to: Record<string, string>;
  stops: Record<string, string>;
}

export interface GroupView {
  square: string;
  from: string | null;
  armies: number;
  scouts: number;
  steps: number;
  path: string[];
}

export interface UnitView {
  unit: string;
  front: number;
  strength: number;
  wounds: number;
}

export interface SideView {
  player: number | null;
  /** The strength of the units in play. */
  units: number;
  bonus: number;
  bonus_parts: Part[];
  total: number;
  in_play: UnitView[];
  killed: string[];
  hand_size: number;
  hand: number;
  known: string[];
  /** Of the known ones. */
  strengths: number[];
  /** The loot available to the winner. */
  loot: number;
}

/** The effect of playing a unit on a front; front 0 is a new one. */
export interface FightView {
  unit: string;
  front: number;
  first: "own" | "enemy" | "both" | "nobody";
  dies: boolean;
  kills: boolean;
  wounds: number;
  /** Of the player, and of the enemy. */
  totals: [number, number];
}

export interface BattleView {
  attacker: number;
  defender: number | null;
  square: string;
  city: boolean;
  walls: boolean;
  stage: number;
  side: "attacker" | "defender" | null;
  fronts: number;
  /** The winner if it ends now. */
  ahead: "attacker" | "defender";
  fights: FightView[];
  sides: { attacker: SideView; defender: SideView };
}

export interface OfferView {
  from: number;
  to: number;
  sent: boolean;
  give: Record<string, number>;
  want: Record<string, number>;
  /** What the two of them have of each open good if it is carried out as it is; null: one of them has too little. */
  after: [Record<string, number>, Record<string, number>] | null;
}

export interface CivilizationView {
  you: number | null;
  to_move: number[];
  options: Record<string, string | number | boolean>;
  turn: number;
  phase: string;
  first: number;
  active: number | null;
  won_by: string | null;
  map: MapView;
  players: PlayerView[];
  mine: MineView | null;
  market: {
    wonders: string[];
    resources: Record<string, number>;
    buildings: number[];
    people: Record<string, number>;
    units: Record<string, number>;
    cards: number[];
  };
  group: GroupView | null;
  ways: Record<string, WaysView>;
  battle: BattleView | null;
  action: { seat: number; city: Slot; kind: string; items: string[]; squares: (string | null)[] } | null;
  announced: { seat: number; source: string }[];
  offers: OfferView[];
}

export interface Said {
  fr: string;
  en: string;
}

export interface TechData extends Said {
  level: number;
  coin: number;
  governments: string[];
  buildings: string[];
}

export interface CivilizationBoard {
  /** By number of players: the north-west corner of each tile. */
  layouts: Record<string, [row: number, column: number][]>;
  techs: Record<string, TechData>;
  level_cost: number[];
  /** The limits: the dial, the techs of the smallest winning pyramid, the culture track, coins. */
  most: Record<"trade" | "techs" | "space" | "coins", number>;
  /** The yield of each marker. */
  icons: Record<string, Icons>;
  buildings: Record<string, { cost: number; terrain: string[]; tech: string; star: boolean }>;
  walls: number;
  figures: Record<string, number>;
  wonders: Record<
    string,
    Said & { age: string; cost: number; discount: number | null; tech: string | null; culture: number }
  >;
  cards: Record<string, Said & { level: number; card: string }>;
  tokens: Record<string, string>;
  units: Record<string, { type: string; strength: number[] }>;
  people: Record<string, Said & { type: string }>;
  person_types: string[];
  civs: Record<string, Said & { tech: string }>;
  governments: Record<string, Said & { tech: string | null }>;
  investments: Record<string, Said & { thresholds: number[] }>;
  /** By kind of card and id: the rulings that name it. */
  rulings: Record<string, Record<string, string[]>>;
  track: { culture: number; trade: number; person: boolean }[];
}

export type CivilizationProps = BoardProps<CivilizationView, CivilizationBoard>;
