import { expect, test } from "vitest";
import { afterDeal, lying } from "./desk.svelte";
import type { OfferView } from "./types";

const offer: OfferView = {
  from: 0,
  to: 1,
  sent: false,
  give: { trade: 2 },
  want: {},
};

test("what the table knows of an offer counts before what was put there since", () => {
  const draft = { of: "trade 4", give: { trade: 5, iron: 1 }, want: { wheat: 1 } };
  expect(lying(offer, draft, "give")).toEqual({ iron: 1, trade: 2 });
  expect(lying(offer, draft, "want")).toEqual({ wheat: 1 });
});

test("what was put there and taken away again does not lie there", () => {
  expect(lying(offer, { of: "trade 4", give: {}, want: { wheat: 0 } }, "want")).toEqual({});
  expect(lying(offer, null, "want")).toEqual({});
});

test("a deal gives and takes, and what the dial can't hold is lost", () => {
  expect(afterDeal(9, 2, 1)).toBe(8);
  expect(afterDeal(9, 2, 4, 10)).toBe(10);
  expect(afterDeal(9, 2, 3, 10)).toBe(10);
});
