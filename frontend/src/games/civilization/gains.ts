// What flies to the dials, and what disappears, derived from two consecutive views.

import type { Journey } from "../../kit/Flights.svelte";
import type { GameEvent } from "../../lib/types";
import { RESOURCES, type CityView, type CivilizationView } from "./types";

interface Deed {
  kind: string;
  city: string;
  square: string;
}

/** The action of a seat's city: announced before, or carried out since. */
function deedOf(seat: number, before: CivilizationView, events: GameEvent[]): Deed | null {
  const { action } = before;
  if (action?.seat === seat) return { kind: action.kind, city: action.city, square: action.squares[0] ?? "" };
  const kinds: Record<string, string> = { city_to_arts: "arts", city_harvests: "harvest" };
  const event = events.findLast((one) => one.seat === seat && one.event in kinds);
  return event ? { kind: kinds[event.event] ?? "", city: String(event.city), square: String(event.square) } : null;
}

/** Trade of cities, culture of a city devoted to the arts, harvests. */
export function gains(before: CivilizationView, after: CivilizationView, events: GameEvent[]): Journey[] {
  const trading = before.phase !== "trade" && after.phase === "trade";
  return after.players.flatMap((now, seat) => {
    const was = before.players[seat];
    if (!was) return [];
    const found: Journey[] = [];
    const fly = (kind: string, number: number, square: string, to: string): void => {
      if (number > 0) found.push({ seat, kind, number, from: `square-${square}`, to: `${to}-${seat}` });
    };
    if (trading && now.trade > was.trade)
      for (const city of after.map.cities) if (city.seat === seat) fly("trade", city.trade, city.square, "trade");
    const deed = deedOf(seat, before, events);
    const city = before.map.cities.find((one) => one.seat === seat && one.city === deed?.city);
    if (deed?.kind === "arts" && city) fly("culture", now.culture - was.culture, city.square, "culture");
    if (deed?.kind.startsWith("harvest"))
      for (const kind of RESOURCES)
        fly(kind, (now.resources[kind] ?? 0) - (was.resources[kind] ?? 0), deed.square, "resources");
    return found;
  });
}

const ENDS = ["city_destroyed", "city_nuked"];

/** Cities that have been destroyed; one whose founding was undone does not count. */
export const fallen = (before: CityView[], after: CityView[], events: GameEvent[]): CityView[] =>
  before.filter(
    ({ seat, city }) =>
      !after.some((one) => one.seat === seat && one.city === city) &&
      events.some((event) => ENDS.includes(event.event) && event.seat === seat && event.city === city),
  );
