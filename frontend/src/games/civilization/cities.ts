// Names of cities.

import type { Words } from "../../lib/types";
import { tell } from "./tell";
import { SLOTS, type CityView, type CivilizationProps, type CivilizationView } from "./types";

/** Its name, by owner and order of founding; "": its player has no civilization yet. */
export function nameOfCity(words: Words, view: CivilizationView, { seat, city }: CityView): string {
  const civ = view.players[seat]?.civ;
  return (civ && tell(words, `cities-${civ}`).split(", ")[SLOTS.indexOf(city)]) ?? "";
}

/** "Ostia, second city of Ann" */
export function titleOfCity(
  { words, view, players }: Pick<CivilizationProps, "words" | "view" | "players">,
  city: CityView,
) {
  const whose = tell(words, "city-of", {
    city: String(words.thing("city", city.city)),
    name: players[city.seat]?.name ?? "",
  });
  return [nameOfCity(words, view, city), whose].filter(Boolean).join(", ");
}
