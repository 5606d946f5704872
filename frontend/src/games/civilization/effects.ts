// What the things that a choice names do, in the words of their cards.

import type { Action } from "../../lib/types";
import type { CivilizationBoard, Said } from "./types";

/** An ability has the text of the thing it belongs to, such as `tech_currency_1`, `government_waw_feudalism_1`. */
function ofSource(board: CivilizationBoard, source: string): Said | undefined {
  const id = source.slice(source.indexOf("_") + 1);
  if (source.startsWith("card_")) return board.cards[id];
  const of = id.replace(/_\d+$/, "").replace(/^(core|waw)_/, "");
  return [board.techs, board.wonders, board.people, board.civs, board.governments, board.investments]
    .map((texts) => texts[of])
    .find((text) => text !== undefined);
}

export function effectsOf(action: Action, board: CivilizationBoard, lang: keyof Said): string[] {
  const named: Record<string, (id: string) => Said | undefined> = {
    tech: (id) => board.techs[id],
    wonder: (id) => board.wonders[id],
    item: (id) => board.wonders[id],
    card: (id) => board.cards[id],
    person: (id) => board.people[id],
    civ: (id) => board.civs[id],
    government: (id) => board.governments[id],
    investment: (id) => board.investments[id],
    loot: (id) => board.techs[id.replace(/^take_/, "")],
    source: (id) => ofSource(board, id),
  };
  return Object.entries(action).flatMap(([field, id]) => {
    const text = typeof id === "string" ? named[field]?.(id)?.[lang] : undefined;
    return text ? [text] : [];
  });
}
