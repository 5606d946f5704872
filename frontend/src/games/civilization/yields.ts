// The content of a square: its terrain, printed symbols, icons.

import type { Square } from "./geometry";
import type { Icons, MapView } from "./types";

const TERRAINS: Record<string, string> = {
  d: "desert",
  f: "forest",
  g: "grassland",
  m: "mountain",
  w: "water",
};
const FEATURES: Record<string, string> = {
  i: "incense",
  r: "iron",
  s: "silk",
  w: "wheat",
  c: "culture",
  g: "coin",
};

/** Null: its tile is face down. */
export const terrainAt = (map: MapView, { index }: Square): string | null =>
  TERRAINS[map.terrain.charAt(index)] ?? null;

/** The printed symbol besides the terrain. */
export const featureAt = (map: MapView, { index }: Square): string | null =>
  FEATURES[map.features.charAt(index)] ?? null;

/** The number of icons of each kind. */
export const yieldOf = (map: MapView, { index }: Square): Icons =>
  map.icons.map((counts) => Number(counts.charAt(index))) as Icons;
