// The tooltip of a square.

import type { Words } from "../../lib/types";
import { titleOfCity } from "./cities";
import type { Square } from "./geometry";
import { tell } from "./tell";
import { ICONS, type CivilizationProps } from "./types";
import { featureAt, terrainAt, yieldOf } from "./yields";

export interface Hint {
  title: string;
  lines: string[];
}

type Telling = Pick<CivilizationProps, "view" | "players" | "words">;

/** Its owner. */
export const nameOf = (players: CivilizationProps["players"], seat: number): string => players[seat]?.name ?? "";

export function squareHint({ view, players, words }: Telling, square: Square): Hint {
  const { map } = view;
  const name = (domain: string, id: string): string => String(words.thing(domain, id));
  const terrain = terrainAt(map, square);
  if (!terrain) return { title: tell(words, "face-down"), lines: [tell(words, "face-down-hint")] };
  const lines: string[] = [];
  const city = map.cities.find((one) => one.square === square.id || one.half === square.id);
  if (city) {
    lines.push(
      titleOfCity({ words, view, players }, city),
      tell(words, "city-yields", { production: city.production, trade: city.trade, culture: city.culture }),
    );
    if (city.walls) lines.push(tell(words, "city-walls"));
  }
  const marker = map.markers[square.id];
  if (marker) lines.push(name("marker", marker));
  if (!city) lines.push(yieldsSaid(words, yieldOf(map, square)));
  const feature = featureAt(map, square);
  if (feature && !["culture", "coin"].includes(feature)) lines.push(name("resource", feature));
  const token = map.tokens[square.id];
  if (token) lines.push(tell(words, token === "hut" ? "hut" : "village"));
  const relic = map.relics[square.id];
  if (relic) lines.push(name("relic", relic));
  const group = map.figures[square.id];
  if (group)
    lines.push(
      tell(words, "figures-of", { name: nameOf(players, group.seat), armies: group.armies, scouts: group.scouts }),
    );
  if (group?.seat === view.active && view.phase === "movement")
    lines.push(tell(words, "moves-left", { count: group.ready[0] + group.ready[1] }));
  for (const owner of map.cities)
    for (const [id, why] of owner.sources.idle)
      if (id === square.id)
        lines.push(
          typeof why === "number"
            ? tell(words, "blocked-by", { square: id, name: nameOf(players, why) })
            : tell(words, "sent-to", { square: id, city: name("city", why) }),
        );
  if (map.frozen.includes(square.id)) lines.push(tell(words, "frozen"));
  return { title: `${name("terrain", terrain)} · ${square.id}`, lines: lines.filter((line) => line !== "") };
}

/** "2 production, 1 trade" */
export function yieldsSaid(words: Words, icons: number[]): string {
  const said = ICONS.flatMap((icon, i) => (icons[i] ? [tell(words, `yield-${icon}`, { count: icons[i] })] : []));
  return said.join(", ");
}
