import { expect, test } from "vitest";
import { applied, both, isNothing, NOTHING, without } from "./changes";

const stored = { ...NOTHING, met: { nim: ["take"] }, guides: { nim: "skipped" as const } };

test("what is met is added, once each", () => {
  const now = applied(stored, { met: { nim: ["take", "end"], chess: ["move"] } });
  expect(now.met).toEqual({ nim: ["take", "end"], chess: ["move"] });
});

test("a guide that begins again is neither finished nor skipped", () => {
  expect(applied(stored, { guides: { nim: null } }).guides).toEqual({});
  expect(applied(stored, { guides: { nim: "finished" } }).guides).toEqual({ nim: "finished" });
});

test("later changes come over earlier ones", () => {
  const made = both({ coach: false, met: { nim: ["take"] } }, { coach: true, met: { nim: ["end"], chess: ["move"] } });
  expect(made).toEqual({ coach: true, met: { nim: ["take", "end"], chess: ["move"] } });
});

test("what changed while a request was on its way is still to be sent", () => {
  const sent = { coach: false, met: { nim: ["take"] }, guides: { nim: null } };
  const all = both(sent, { coach: true, met: { nim: ["end"] }, guides: { nim: "finished" } });
  expect(without(all, sent)).toEqual({ coach: true, met: { nim: ["end"] }, guides: { nim: "finished" } });
  expect(isNothing(without(sent, sent))).toBe(true);
});
