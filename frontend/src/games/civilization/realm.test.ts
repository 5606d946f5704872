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

test("who waits is shown a city of his own, the one whose action he announced first of all", () => {
  expect(cityShown(view({}), [], null, nothing)).toBe(cities[1]);
  expect(cityShown(view({ action: { seat: 1, city: "second_city" } }), [], null, nothing)).toBe(cities[2]);
  expect(cityShown(view({ action: { seat: 0, city: "capital" } }), [], null, nothing)).toBe(cities[1]);
});

test("what was chosen is shown, whosever it is, and nothing to who has no city or no need of one", () => {
  expect(cityShown(view({}), [], 1, { city: { seat: 0, city: "capital" } })).toBe(cities[0]);
  expect(cityShown(view({ phase: "movement" }), [], 1, nothing)).toBeNull();
  expect(cityShown(view({ you: null }), [], null, nothing)).toBeNull();
});
