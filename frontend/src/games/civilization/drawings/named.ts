// The drawing of a thing by its id; what has none of its own is drawn as others of its kind.

import { SIGNS, type Drawing } from "./signs";

/** Buildings that grow out of another look like it; wonders and people without a portrait like one of their kind. */
const LIKE: Record<string, string> = {
  bank: "market",
  academy: "barracks",
  cathedral: "temple",
  aqueduct: "granary",
  university: "library",
  harbor: "trading_post",
  workshop: "granary",
  iron_mine: "barracks",
  city_walls: "barracks",
  builder: "general",
  humanitarian: "artist",
  merchant: "scientist",
  great_wall: "barracks",
  chichen_itza: "hanging_gardens",
  pyramids: "hanging_gardens",
  angkor_wat: "porcelain_tower",
  louvre: "temple",
  taj_mahal: "oracle",
  machu_pichu: "hanging_gardens",
  brandenburg_gate: "stonehenge",
  cristo_redentor: "colossus",
  statue_of_liberty: "colossus",
  big_ben: "porcelain_tower",
  kremlin: "himeji_castle",
  sydney_opera: "oracle",
  united_nations: "library",
  panama_canal: "trading_post",
  aircraft: "artillery",
  army: "combat",
  scout: "village",
  military: "combat",
  economic: "coin",
  turn_limit: "tech",
};
const NONE: Drawing = { size: 24, parts: [] };

export const signOf = (id: string): Drawing => SIGNS[id] ?? SIGNS[LIKE[id] ?? ""] ?? NONE;
