import { expect, test } from "vitest";
import { effectsOf } from "./effects";
import type { CivilizationBoard } from "./types";

const text = (id: string) => ({ [id]: { fr: `${id} fr`, en: `${id} en` } });
const board = {
  techs: text("currency"),
  wonders: text("kremlin"),
  cards: text("patriotism"),
  people: text("marie_curie"),
  civs: text("egypt"),
  governments: text("republic"),
  investments: text("public_education"),
} as unknown as CivilizationBoard;

test.each([
  [{ verb: "learn", tech: "currency" }, "currency"],
  [{ verb: "produce", city: "capital", item: "kremlin" }, "kremlin"],
  [{ verb: "discard", card: "patriotism" }, "patriotism"],
  [{ verb: "keep_person", person: "marie_curie" }, "marie_curie"],
  [{ verb: "take_civ", civ: "egypt" }, "egypt"],
  [{ verb: "adopt", government: "republic" }, "republic"],
  [{ verb: "invest", investment: "public_education" }, "public_education"],
  [{ verb: "loot", loot: "take_currency" }, "currency"],
  [{ verb: "use", source: "tech_currency_1" }, "currency"],
  [{ verb: "use", source: "card_patriotism" }, "patriotism"],
  [{ verb: "use", source: "wonder_kremlin_1" }, "kremlin"],
  [{ verb: "use", source: "government_core_republic_2" }, "republic"],
  [{ verb: "use", source: "civilization_egypt_2" }, "egypt"],
])("a choice that names a card says what it does: %j", (action, id) => {
  expect(effectsOf(action, board, "fr")).toEqual([`${id} fr`]);
  expect(effectsOf(action, board, "en")).toEqual([`${id} en`]);
});

test("a thing without a text has no description", () => {
  expect(effectsOf({ verb: "produce", item: "army" }, board, "fr")).toEqual([]);
  expect(effectsOf({ verb: "use", source: "relic_atlantis" }, board, "fr")).toEqual([]);
  expect(effectsOf({ verb: "place", square: "1a1" }, board, "fr")).toEqual([]);
});
