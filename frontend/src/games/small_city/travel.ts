// Which citizens moved between two views: where a player's citizens are missing, and where there are more.

import type { Journey } from "../../kit/Flights.svelte";
import type { CityView } from "./types";

const placesOf = (view: CityView, owner: number): string[] =>
  view.boroughs.flatMap(({ people }, borough) =>
    Object.entries(people).flatMap(([square, of]) => (of === owner ? [`${borough}-${square}`] : [])),
  );

/** The large borough has places; the others are shown in their players' cards. */
export function journeys(before: CityView, after: CityView, shown: number): Journey[] {
  if (before.turn !== after.turn || before.boroughs.length !== after.boroughs.length) return [];
  const anchor = (place: string): string => {
    const [borough] = place.split("-");
    return Number(borough) === shown ? `place-${place}` : `borough-${borough}`;
  };
  return after.boroughs.flatMap((_, seat) => {
    const [had, has] = [placesOf(before, seat), placesOf(after, seat)];
    const left = had.filter((place) => !has.includes(place));
    // New citizens come from the player's supply.
    return has
      .filter((place) => !had.includes(place))
      .map((to, i): Journey => {
        const from = left[i];
        return { seat, number: 1, from: from ? anchor(from) : `borough-${seat}`, to: anchor(to) };
      })
      .filter(({ from, to }) => from !== to);
  });
}
