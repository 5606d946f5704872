// The selected city, and what it may do now.

import type { Choice } from "../../lib/types";
import type { Desk } from "./desk.svelte";
import type { CityView, CivilizationView } from "./types";

const CITY_VERBS = ["produce", "arts", "harvest", "harvest_twice", "build_free", "caravan"];

export const isCityChoice = (choice: Choice): boolean => CITY_VERBS.includes(choice.action.verb);

/** The city chosen by the user; else my first one that may act or has announced an action; else, while cities act, my
    first one, also while others decide. */
export function cityShown(
  view: CivilizationView,
  choices: Choice[],
  seat: number | null,
  desk: Pick<Desk, "city">,
): CityView | null {
  const picked = desk.city;
  const found = picked && view.map.cities.find((city) => city.seat === picked.seat && city.city === picked.city);
  if (found) return found;
  const own = seat ?? view.you;
  const announced = view.action?.seat === own ? view.action?.city : undefined;
  const acting = choices.find(isCityChoice)?.action.city ?? announced;
  const mine = view.map.cities.filter((city) => city.seat === own);
  const first = view.phase === "city_management" ? mine[0] : undefined;
  return mine.find((city) => city.city === acting) ?? first ?? null;
}
