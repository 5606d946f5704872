// The content of a tile's card: benefits of its places, conditions, effects, cost.

import { ringOf, nameOf } from "./squares";
import type { Bill, CityBoard, Condition, PieceData, Requires } from "./types";
import type { Square } from "./drawings/outline";

/** A benefit of a tile: a number of places of a kind, or the building's effect; with its rule. */
export interface Brought {
  /** A message `brings-…`. */
  what: string;
  /** How many places; 0: the tile itself. */
  places: number;
  figures: Record<string, number>;
  rule: string;
}

const RULES: Record<string, string> = {
  home: "SC-5.5.1",
  cash: "SC-5.4.2",
  sell_raw: "SC-5.4.2",
  votes: "SC-5.4.2",
  raw_to_votes: "SC-5.4.2",
  wood: "SC-5.4.3",
  stone: "SC-5.4.3",
  metal: "SC-5.4.3",
  storage: "SC-3.7",
  culture: "SC-5.2.6",
  bank: "SC-8.8.2",
  sorting: "SC-8.8.3",
  tram: "SC-8.8.4",
  opera: "SC-8.9.2",
};

/** Buildings with effects besides those of their places, with the rule. */
const EFFECTS: Record<string, string> = {
  refinery: "SC-5.2.5",
  harbour: "SC-5.2.5",
  police_station: "SC-5.3.3",
  fire_station: "SC-5.6.1",
  museum: "SC-5.4.1",
  subway: "SC-5.2.6",
  clinic: "SC-5.2.6",
  airport_8: "SC-8.8.1",
  airport_9: "SC-8.8.1",
  bank: "SC-8.8.2",
  big_ben: "SC-8.9.1",
};

const CULTURE: Record<string, string> = { museum: "cash", university: "university", clinic: "clinic" };

export function broughtBy(piece: PieceData, board: CityBoard): Brought[] {
  const found: Brought[] = [];
  if (piece.votes > 0)
    found.push({ what: "votes-at-once", places: 0, figures: { votes: piece.votes }, rule: "SC-5.2.6" });
  const counted = new Map<string, { count: number; gives: number }>();
  piece.places.forEach((kind, i) => {
    if (kind === "" || kind === "water" || kind === "doctor" || kind === "park") return;
    const known = counted.get(kind);
    counted.set(kind, { count: (known?.count ?? 0) + 1, gives: piece.gives[i] ?? known?.gives ?? 0 });
  });
  for (const [kind, { count, gives }] of counted) {
    const what = kind === "culture" ? `culture-${CULTURE[piece.building] ?? "votes"}` : kind;
    const figures: Record<string, number> = { gives, ...piece.effects };
    const trade = kind === "sell_raw" ? board.trade.sale : kind === "raw_to_votes" ? board.trade.votes : null;
    found.push({
      what,
      places: count,
      figures: trade ? { ...figures, ...trade } : figures,
      rule: RULES[kind] ?? "SC-3.4",
    });
  }
  if (piece.category === "park") {
    const squares = piece.places.length;
    found.push({ what: "park", places: 0, figures: { squares, less: -board.park * squares }, rule: "SC-5.6.1" });
  }
  const rule = EFFECTS[piece.building];
  if (rule) found.push({ what: `effect-${piece.building}`, places: 0, figures: positive(piece.effects), rule });
  return found;
}

/** Figures without a sign, which the message has. */
const positive = (figures: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.abs(value)]));

/** Rules already covered by the conditions. */
export const PLACE_RULES = new Set(["SC-5.2.5", "SC-10.16", "SC-8.8.3", "SC-8.9.1", "SC-8.9.2", "SC-8.10.3"]);

/** A condition for a tile tried on these squares. */
export interface Judged {
  kind: string;
  needs: number;
  of: string[];
  /** Unknown until the tile is tried somewhere. */
  has: number | null;
  met: boolean | null;
  /** The squares that count. */
  squares: string[];
}

export function judge(conditions: Condition[], squares: Square[] | null): Judged[] {
  const covered = new Set((squares ?? []).map(nameOf));
  const around = new Set(squares ? ringOf(squares).map(nameOf) : []);
  return conditions.map(({ kind, needs, of = [], near, on, has }) => {
    if (has !== undefined) return { kind, needs, of, has, met: has >= needs, squares: [] };
    if (!squares) return { kind, needs, of, has: null, met: null, squares: [] };
    const within = near ? around : covered;
    const counting = (near ?? on ?? [])
      .map((group) => group.filter((id) => within.has(id)))
      .filter((ids) => ids.length);
    const met = needs > 0 ? counting.length >= needs : counting.length === 0;
    return { kind, needs, of, has: counting.length, met, squares: counting.flat() };
  });
}

/** The conditions of a tile that is not held, from the box, without figures of a place. */
export function demands({ requires, forbids }: { requires: Requires; forbids: string[] }): Condition[] {
  const found: Condition[] = [];
  if (requires.public_buildings) found.push({ kind: "public", needs: requires.public_buildings });
  if (requires.residential_zones) found.push({ kind: "homes", needs: requires.residential_zones });
  for (const building of requires.buildings ?? []) found.push({ kind: "building", needs: 1, of: [building] });
  if (requires.any_category) found.push({ kind: "category", needs: 1, of: requires.any_category });
  if (forbids.length > 0) found.push({ kind: "banned", needs: 0, of: forbids });
  if (requires.park_squares) found.push({ kind: "parks", needs: requires.park_squares });
  if (requires.commercial_zones) found.push({ kind: "shops", needs: requires.commercial_zones });
  if (requires.touches_enlargement_border) found.push({ kind: "border", needs: 1 });
  if (requires.active_citizens) found.push({ kind: "citizens", needs: requires.active_citizens });
  return found;
}

/** The price of a piece that is not being tried: that of a new tile. */
export const billOfNew = (piece: PieceData, cheaper: Record<string, number>): Bill => ({
  money: cheaper[piece.id] ?? piece.cost.money,
  tile: piece.cost.money,
  enlarged: 0,
  bank: piece.cost.money - (cheaper[piece.id] ?? piece.cost.money),
  goods: { wood: piece.cost.wood, stone: piece.cost.stone, metal: piece.cost.metal },
  river: 0,
  votes: piece.cost.votes,
  less: null,
});
