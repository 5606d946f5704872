import { expect, test } from "vitest";
import type { Choice } from "../lib/types";
import { choiceBy, choicesBy } from "./targets";

const choice = (action: Choice["action"]): Choice => ({ action }) as Choice;
const choices = [
  choice({ verb: "put", zone: "east", count: 1 }),
  choice({ verb: "put", zone: "east", count: 2 }),
  choice({ verb: "send", zone: "west" }),
  choice({ verb: "pass" }),
];

test("choices are grouped by the places they name", () => {
  const found = choicesBy(choices, "zone", "put", "send");
  expect([...found.keys()]).toEqual(["east", "west"]);
  expect(found.get("east")).toHaveLength(2);
  expect(choiceBy(choices, "zone", "send").get("west")).toBe(choices[2]);
  expect(choiceBy(choices, "zone", "send").has("east")).toBe(false);
});
