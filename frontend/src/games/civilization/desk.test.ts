import { expect, test } from "vitest";
import { lying } from "./desk.svelte";
import type { OfferView } from "./types";

const offer: OfferView = {
  from: 0,
  to: 1,
  sent: false,
  give: { trade: 2 },
  want: {},
  after: null,
};

test("the goods of an offer at the table override the draft", () => {
  const draft = { of: "trade 4", give: { trade: 5, iron: 1 }, want: { wheat: 1 } };
  expect(lying(offer, draft, "give")).toEqual({ iron: 1, trade: 2 });
  expect(lying(offer, draft, "want")).toEqual({ wheat: 1 });
});

test("a good added to a draft and removed again is not shown", () => {
  expect(lying(offer, { of: "trade 4", give: {}, want: { wheat: 0 } }, "want")).toEqual({});
  expect(lying(offer, null, "want")).toEqual({});
});
