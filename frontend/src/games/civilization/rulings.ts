// The rules about a thing: the rulings that name it, else the rule of its kind.

import type { CivilizationBoard } from "./types";

const KINDS: Record<string, string> = {
  tech: "CV-11.1",
  wonder: "CV-7.11",
  building: "CV-7.7",
  card: "CV-12.1",
  government: "CV-5.4",
  civ: "CV-4.2",
  person: "CV-15.8",
  investment: "CV-15.9",
  person_type: "CV-15.8",
  city: "CV-9.6",
  part: "CV-9.6",
  coin: "CV-1.7",
  square: "CV-3.2",
};

export function rulesOf(board: CivilizationBoard, domain: string, id: string): string[] {
  const kind =
    domain !== "marker"
      ? domain
      : board.wonders[id]
        ? "wonder"
        : board.person_types.includes(id)
          ? "person_type"
          : "building";
  const named = board.rulings[kind]?.[board.cards[id]?.card ?? id];
  const own = KINDS[kind];
  return named ?? (own ? [own] : []);
}
