// The drawing on each square of a tile.

import { CLINIC, LIBRARY, MUSEUM, SCHOOL, SUBWAY, TOWN_HALL, UNIVERSITY } from "./culture";
import { HOMES } from "./homes";
import { FACTORIES, HARBOUR, REFINERY, SHANGHAI_PORT, WAREHOUSE } from "./industry";
import { AIRPORT, BANK, BIG_BEN, MONASTERY, OPERA, SORTING, TRAMWAY } from "./landmarks";
import { PARKS } from "./parks";
import { FIRE, POLICE } from "./services";
import { SHOPS } from "./shops";
import type { Part } from "./solids";

/** The colour families; each has its tints in small_city.css. */
export type Family = "res" | "com" | "ind" | "park" | "cul" | "srv" | "real";

/** A line through the centres of some squares: a runway, rails, a path. */
export interface Band {
  kind: "runway" | "rails" | "path";
  /** Indices of the squares in the order of the tile. */
  over: number[];
}

export interface Drawing {
  family: Family;
  /** For each square in the order of the tile; the last one repeats. */
  squares: Part[][];
  /** Over two by two squares, instead of one drawing per square. */
  whole?: Part[];
  /** Indices of water squares. */
  water?: number[];
  band?: Band;
  /** The text on the pennant. */
  level?: number;
  /** A building without places is drawn lower on its square. */
  lower?: boolean;
}

const home = (level: number): Drawing => ({ family: "res", squares: [HOMES[level - 1] as Part[]], level });
const shop = (level: number): Drawing => ({ family: "com", squares: SHOPS.slice(0, level), level });
const factory = (level: number): Drawing => ({ family: "ind", squares: FACTORIES.slice(0, level), level });
const park = (size: number): Drawing => ({
  family: "park",
  squares: PARKS.slice(0, size),
  ...(size > 1 ? { band: { kind: "path" as const, over: [0, 1, 2].slice(0, size) } } : {}),
});

/** By the id of the building. */
export const DRAWINGS: Record<string, Drawing> = {
  town_hall: { family: "cul", squares: [], whole: TOWN_HALL },
  residential_1: home(1),
  residential_2: home(2),
  residential_3: home(3),
  residential_4: home(4),
  residential_5: home(5),
  commercial_1: shop(1),
  commercial_2: shop(2),
  commercial_3: shop(3),
  commercial_4: shop(4),
  factory_1: factory(1),
  factory_2: factory(2),
  factory_3: factory(3),
  refinery: { family: "ind", squares: REFINERY, lower: true },
  harbour: { family: "ind", squares: HARBOUR, water: [2, 3] },
  warehouse: { family: "ind", squares: WAREHOUSE },
  park_1: park(1),
  park_2: park(2),
  park_3: park(3),
  police_station: { family: "srv", squares: POLICE, lower: true },
  fire_station: { family: "srv", squares: FIRE, lower: true },
  school: { family: "cul", squares: SCHOOL },
  library: { family: "cul", squares: LIBRARY },
  museum: { family: "cul", squares: MUSEUM },
  subway: { family: "cul", squares: SUBWAY, lower: true },
  clinic: { family: "cul", squares: CLINIC },
  university: { family: "cul", squares: UNIVERSITY },
  airport_8: { family: "ind", squares: AIRPORT, band: { kind: "runway", over: [4, 5, 6, 7] } },
  airport_9: { family: "ind", squares: AIRPORT, band: { kind: "runway", over: [6, 7, 8] } },
  bank: { family: "com", squares: [], whole: BANK },
  sorting_centre: { family: "park", squares: SORTING },
  tram_station: { family: "srv", squares: TRAMWAY, band: { kind: "rails", over: [1, 3, 2, 4] } },
  big_ben: { family: "real", squares: BIG_BEN, lower: true },
  sydney_opera: { family: "real", squares: OPERA },
  shanghai_port: { family: "ind", squares: SHANGHAI_PORT, water: [1, 3, 5] },
  monastery: { family: "real", squares: MONASTERY },
};

/** The drawing on a square of a tile, by its index in the order of the tile. */
export function squareOf(drawing: Drawing, place: number): Part[] {
  const { squares } = drawing;
  return squares[Math.min(place, squares.length - 1)] ?? [];
}
