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

test("what the table knows of an offer counts before what was put there since", () => {
  const draft = { of: "trade 4", give: { trade: 5, iron: 1 }, want: { wheat: 1 } };
  expect(lying(offer, draft, "give")).toEqual({ iron: 1, trade: 2 });
  expect(lying(offer, draft, "want")).toEqual({ wheat: 1 });
});

test("what was put there and taken away again does not lie there", () => {
  expect(lying(offer, { of: "trade 4", give: {}, want: { wheat: 0 } }, "want")).toEqual({});
  expect(lying(offer, null, "want")).toEqual({});
});
