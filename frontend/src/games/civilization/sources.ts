// The sources of figures, in words.

import type { Words } from "../../lib/types";
import type { Square } from "./geometry";
import { rulesOf } from "./rulings";
import { tell } from "./tell";
import { ICONS, type CityView, type CivilizationBoard, type MapView, type Part } from "./types";
import { terrainAt } from "./yields";

/** The card, the square or the marker that a part of a figure comes from. */
export function partName(words: Words, [domain, id]: Part): string {
  if (domain === "part") return tell(words, `part-${id}`);
  if (domain === "square") return tell(words, "part-square", { square: id });
  if (domain === "coin") return tell(words, "part-coin", { place: String(words.thing("coin", id)) });
  return String(words.thing(domain, id));
}

export interface Source {
  name: string;
  count: number;
  amount: number;
  rule: string | undefined;
}

/** The sources of one kind of a city's figures: equal squares share a line, those of scouts are separate. */
export function sourcesOf(
  words: Words,
  board: CivilizationBoard,
  map: MapView,
  city: CityView,
  byId: Map<string, Square>,
  inside: (id: string) => boolean,
  kind: number,
): Source[] {
  const found = new Map<string, Source>();
  for (const [id, ...icons] of city.sources.squares) {
    const amount = icons[kind] ?? 0;
    if (amount === 0) continue;
    const square = byId.get(id);
    const marker = map.markers[id];
    const terrain = square ? terrainAt(map, square) : null;
    const plain = String(marker ? words.thing("marker", marker) : words.thing("terrain", terrain));
    const name = inside(id) ? plain : tell(words, "by-scout", { what: plain, square: id });
    const line = found.get(name) ?? {
      name,
      count: 0,
      amount: 0,
      rule: marker ? rulesOf(board, "marker", marker)[0] : undefined,
    };
    found.set(name, { ...line, count: line.count + 1, amount: line.amount + amount });
  }
  const cards = ICONS[kind] === "production" ? city.sources.added : [];
  return [
    ...found.values(),
    ...cards.map((part) => ({
      name: partName(words, part),
      count: 1,
      amount: part[2],
      rule: rulesOf(board, part[0], part[1])[0],
    })),
  ];
}
