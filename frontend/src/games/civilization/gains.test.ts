import { expect, test } from "vitest";
import { fallen, gains } from "./gains";
import type { CityView, CivilizationView } from "./types";

const city = (seat: number, slot: string, square: string, trade: number) =>
  ({ seat, city: slot, square, trade }) as CityView;
const cities = [city(0, "capital", "1b2", 3), city(0, "second_city", "4c2", 0), city(1, "capital", "2b2", 2)];
const player = (trade: number, culture = 0, iron = 0) => ({ trade, culture, resources: { iron } });
const view = (more: object) =>
  ({
    phase: "city_management",
    action: null,
    map: { cities },
    players: [player(5), player(5)],
    ...more,
  }) as unknown as CivilizationView;

test("trade comes from every city that has some, to players whose dial has room", () => {
  const before = view({ phase: "start_of_turn" });
  expect(gains(before, view({ phase: "trade", players: [player(8), player(5)] }), [])).toEqual([
    { seat: 0, kind: "trade", number: 3, from: "square-1b2", to: "trade-0" },
  ]);
  // A deal is not a yield.
  expect(gains(view({ phase: "trade" }), view({ phase: "trade", players: [player(8), player(2)] }), [])).toEqual([]);
});

test("gains of arts and harvest start at the announcing city", () => {
  const arts = view({ action: { seat: 0, city: "second_city", kind: "arts", items: [], squares: [] } });
  expect(gains(arts, view({ players: [player(5, 2), player(5)] }), [])).toEqual([
    { seat: 0, kind: "culture", number: 2, from: "square-4c2", to: "culture-0" },
  ]);
  const harvest = view({ action: { seat: 1, city: "capital", kind: "harvest", items: [], squares: ["2c1"] } });
  expect(gains(harvest, view({ players: [player(5), player(5, 0, 1)] }), [])).toEqual([
    { seat: 1, kind: "iron", number: 1, from: "square-2c1", to: "resources-1" },
  ]);
  // It was cancelled.
  expect(gains(arts, view({}), [])).toEqual([]);
});

test("an announcement without a possible answer is carried out at once", () => {
  const harvests = { event: "city_harvests", seat: 1, city: "capital", square: "2c1" };
  const journeys = gains(view({}), view({ players: [player(5), player(5, 0, 1)] }), [harvests]);
  expect(journeys.map(({ from, to }) => [from, to])).toEqual([["square-2c1", "resources-1"]]);
});

test("a destroyed city is animated, a founding that was undone is not", () => {
  const left = cities.slice(0, 1);
  const event = { event: "city_destroyed", seat: 1, city: "capital", square: "2b2" };
  expect(fallen(cities, left, [event])).toEqual([cities[2]]);
  expect(fallen(cities, left, [])).toEqual([]);
  expect(fallen(cities, cities, [event])).toEqual([]);
});
