// The table's data for Québec: the view of view.py and the drawing data of components.py.

import type { Ask, BoardProps, GameEvent } from "../../lib/types";

export type Zone = "citadel" | "religion" | "politics" | "economy" | "culture";
export type Color = Exclude<Zone, "citadel">;
/** By zone: the workers of each seat, or seats. */
export type Workers = Record<Zone, number[]>;

export interface SiteView {
  site: string;
  district: string;
  color: Color;
  cost: number;
  tile: string;
  century: number;
  state: "dormant" | "available" | "under_construction" | "finished";
  architect: number | "neutral" | null;
  contributions: number[];
  owner: number | null;
  stars: number;
}

export interface PlayerView {
  seat: number;
  points: number;
  active: number;
  passive: number;
  /** A site, or "hand". */
  architect: string;
  leader: string | null;
  parts: Record<string, number>;
  main_group: string[];
  main_group_points: number;
  buildings_if_over: number;
}

export interface QuebecView {
  level: "complete" | "full" | "family";
  century: number;
  asks: Ask | null;
  available: number;
  sites: SiteView[];
  scoring_order: Zone[];
  zones: Workers;
  /** By zone, the seats with the most workers there. */
  majorities: Workers;
  players: PlayerView[];
  leaders: { leader: string; holder: number | null; face_down: boolean }[];
  leader_activation: number;
  events: string[];
  forecast: { points: number[]; cascades: GameEvent[] } | null;
  /** By site, the seats that would get no district action for a contribution there. */
  no_action: Record<string, number[]>;
  race: number[];
  winners: number[];
}

interface Placed {
  id: string;
  color: Color;
  x: number;
  y: number;
}

export interface BoardDistrict extends Placed {
  cost: number;
  effect: string;
  zones: Zone[];
  figures: Record<string, number>;
  /** Points for none, one, two, and so on. */
  vp_table: number[];
}

export interface QuebecBoard {
  canvas: { height: number };
  sites: (Placed & { district: string })[];
  districts: BoardDistrict[];
  adjacency: [string, string][];
  wheel: { clockwise: Color[] };
  tiles: { id: string; year: number | null }[];
  leaders: { id: string; zone: Zone; portraits: string[]; workers: number }[];
  events: { id: string; century: number; year: string; vp: number[]; figures: Record<string, number> }[];
  cascade_max: number;
  centuries: number;
}

export type QuebecProps = BoardProps<QuebecView, QuebecBoard>;

export const ROMAN = ["", "I", "II", "III", "IV"];
