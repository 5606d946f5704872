import { expect, test } from "vitest";
import { cityShown } from "./realm";
import type { CityView, CivilizationView } from "./types";

const cities = [
  { seat: 0, city: "capital" },
  { seat: 1, city: "capital" },
  { seat: 1, city: "second_city" },
] as CityView[];
const view = (more: object) =>
  ({ you: 1, phase: "city_management", action: null, map: { cities }, ...more }) as unknown as CivilizationView;
const nothing = { city: null };

test("a waiting player sees an own city, preferably the one with an announced action", () => {
  expect(cityShown(view({}), [], null, nothing)).toBe(cities[1]);
  expect(cityShown(view({ action: { seat: 1, city: "second_city" } }), [], null, nothing)).toBe(cities[2]);
  expect(cityShown(view({ action: { seat: 0, city: "capital" } }), [], null, nothing)).toBe(cities[1]);
});

test("a selected city is shown for every owner; without a city or a need for one none is shown", () => {
  expect(cityShown(view({}), [], 1, { city: { seat: 0, city: "capital" } })).toBe(cities[0]);
  expect(cityShown(view({ phase: "movement" }), [], 1, nothing)).toBeNull();
  expect(cityShown(view({ you: null }), [], null, nothing)).toBeNull();
});
