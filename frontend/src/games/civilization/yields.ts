// What a square yields: its terrain and what is printed on it, or what covers it.

import type { Square } from "./geometry";
import { ICONS, type CivilizationBoard, type Icons, type MapView } from "./types";

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
const NOTHING: Icons = [0, 0, 0, 0, 0];

/** Null: its tile lies face down. */
export const terrainAt = (map: MapView, { index }: Square): string | null =>
  TERRAINS[map.terrain.charAt(index)] ?? null;

/** What is printed there besides the terrain. */
export const featureAt = (map: MapView, { index }: Square): string | null =>
  FEATURES[map.features.charAt(index)] ?? null;

/** What a marker yields. */
export function iconsOf(board: CivilizationBoard, marker: string): Icons {
  const person = board.person_types[marker];
  if (person) return ICONS.map((icon) => person[icon]) as Icons;
  const wonder = board.wonders[marker];
  if (wonder) return [0, 0, wonder.culture, 0, 0];
  return board.buildings[marker]?.icons ?? NOTHING;
}

export function yieldOf(board: CivilizationBoard, map: MapView, square: Square): Icons {
  const marker = map.markers[square.id];
  if (marker) return iconsOf(board, marker);
  const terrain = terrainAt(map, square);
  if (!terrain || map.cities.some((city) => city.square === square.id || city.half === square.id)) return NOTHING;
  const feature = featureAt(map, square);
  return (board.terrains[terrain] ?? NOTHING).map((count, i) => count + (feature === ICONS[i] ? 1 : 0)) as Icons;
}
