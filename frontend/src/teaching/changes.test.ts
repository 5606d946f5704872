import { expect, test } from "vitest";
import { applied, both, isNothing, NOTHING, without } from "./changes";

const stored = { ...NOTHING, met: { nim: ["take"] }, guides: { nim: "skipped" as const } };

test("questions met are added once each", () => {
  const now = applied(stored, { met: { nim: ["take", "end"], chess: ["move"] } });
  expect(now.met).toEqual({ nim: ["take", "end"], chess: ["move"] });
});

test("a restarted guide is neither finished nor skipped", () => {
  expect(applied(stored, { guides: { nim: null } }).guides).toEqual({});
  expect(applied(stored, { guides: { nim: "finished" } }).guides).toEqual({ nim: "finished" });
});

test("later changes override earlier ones", () => {
  const made = both({ coach: false, met: { nim: ["take"] } }, { coach: true, met: { nim: ["end"], chess: ["move"] } });
  expect(made).toEqual({ coach: true, met: { nim: ["take", "end"], chess: ["move"] } });
});

test("changes made during a request remain to be sent", () => {
  const sent = { coach: false, met: { nim: ["take"] }, guides: { nim: null } };
  const all = both(sent, { coach: true, met: { nim: ["end"] }, guides: { nim: "finished" } });
  expect(without(all, sent)).toEqual({ coach: true, met: { nim: ["end"] }, guides: { nim: "finished" } });
  expect(isNothing(without(sent, sent))).toBe(true);
});
