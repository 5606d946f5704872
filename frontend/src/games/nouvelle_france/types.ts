// The table's data for Nouvelle-France: the view of view.py and the drawing data of components.py.

import type { Ask, BoardProps } from "../../lib/types";

export type Colour = "white" | "yellow" | "blue" | "brown";
export type WorkId = "redoubt" | "mill" | "church";
export type Form = "poutre" | "pieu" | "cheville";
/** x east, y south, z the floor. */
export type Cube = [number, number, number, Colour];
export type Counts = Record<Colour, number>;

export const COLOURS: Colour[] = ["white", "yellow", "blue", "brown"];
export const WORKS: WorkId[] = ["redoubt", "mill", "church"];
export const FORMS: Form[] = ["poutre", "pieu", "cheville"];

export interface WorkView {
  work: WorkId;
  colour: Colour;
  stick: number[];
  scored: number[];
  next_floor: number | null;
  closed: boolean;
  heights: [number, number, number][];
  counts: Counts[];
}

export interface PlacedPiece {
  piece: string;
  work: WorkId;
  placement: number;
  order: number;
  by: number | "winter";
  cells: number[];
  cubes: Cube[];
}

export interface Candidate {
  shape: string;
  verdict: "kept" | "fewer_white" | "no_room";
  best: number | null;
  work: WorkId | null;
}

export interface WinterView {
  candidates: Candidate[];
  piece: string | null;
  white_cubes: number | null;
  work: WorkId | null;
  placement: number | null;
  points: number;
  comparison: string;
}

export interface Forecast {
  snowfall: number;
  floor: number;
  works: Record<WorkId, Counts>;
  total: Counts;
}

export interface TrackPiece {
  form: Form;
  space: number;
  there: boolean;
  taken: Colour[];
}

export interface ChallengeView {
  challenge: string;
  work: WorkId;
  done: boolean;
  have: number;
  need: number;
}

export interface PlayerView {
  seat: number;
  colour: Colour;
  points: number;
  last_work: WorkId | null;
  discs: WorkId[];
  allies: Record<string, boolean>;
  bonus: Record<Form, "to_win" | "won" | "placed" | "lost">;
}

/** placement, points, white, snow, white_snow, covered */
export type Row = [number, number, number, number, number, number];

export interface Placements {
  piece: string;
  work: WorkId;
  colour: Colour;
  rows: Row[];
  /** For each row: the cells whose cubes bring its points, each cube of the piece before those it touches. */
  gains: number[][];
  /** Other placements at which the dropped piece comes to rest. */
  rests: number[];
}

export interface FranceView {
  solo: boolean;
  options: Record<string, string>;
  asks: Ask | null;
  active: number | null;
  turn: number;
  slot: number | null;
  bound: (WorkId | null)[];
  visible: string[];
  deck: {
    cards: number;
    left: Record<string, number>;
    discarded: Record<string, number>;
    snow_drawn: number;
    snow_within: { soonest: number; latest: number } | null;
  };
  snowfalls: number;
  markers: Counts;
  parts: Record<Colour, Record<string, number>>;
  track: TrackPiece[];
  reserve: Record<string, Colour[]>;
  bonus_reserve: Record<Form, Colour[]>;
  works: WorkView[];
  pieces: PlacedPiece[];
  last: string | null;
  players: PlayerView[];
  ally: string | null;
  challenges: ChallengeView[];
  winter: WinterView | null;
  forecast: Forecast[];
  margin: number | null;
  won: boolean | null;
  winners: number[];
  open: { shape: string; pieces: string[]; works: WorkId[] }[];
  placements: Placements | null;
}

export interface BoardWork {
  id: WorkId;
  colour: Colour;
  rows: string[];
}

export interface FranceBoard {
  colours: { id: Colour; hex: string }[];
  works: BoardWork[];
  floors: number;
  columns: { work: WorkId; x: number; y: number }[];
  shapes: { id: string; cubes: [number, number, number][] }[];
  forms: { id: Form; cubes: [number, number, number][] }[];
  pieces: { id: string; shape: string; doubled: Colour; colours: Colour[] }[];
  bonus_pieces: { id: string; form: Form; colour: Colour }[];
  placements: Record<string, Record<WorkId, number[][]>>;
  track: { last: number };
  challenge_bonus: number;
  disc: { solo: number; base: number };
  allies: { id: string; effect: string }[];
}

export type FranceProps = BoardProps<FranceView, FranceBoard>;

export const PIECE_STEPS = new Set(["piece", "bonus", "winter"]);
export const WORK_STEPS = new Set(["work", "winter_work"]);
export const PLACE_STEPS = new Set(["place", "winter_place"]);
