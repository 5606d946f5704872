import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pulse } from "./pulse";

let said: string[] = [];
const pulse = (): Pulse =>
  new Pulse({ ask: () => said.push("ask"), silent: () => said.push("silent"), lost: () => said.push("lost") });

beforeEach(() => {
  said = [];
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a silent server is pinged, counts as silent after 3 seconds and as lost after 10", () => {
  pulse().heard();
  vi.advanceTimersByTime(3000);
  expect(said).toEqual(["ask"]);
  vi.advanceTimersByTime(3000);
  expect(said).toEqual(["ask", "silent"]);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(["ask", "silent", "lost"]);
});

test("a server that answers is asked again at intervals and never counts as silent", () => {
  const there = new Pulse({
    ask: () => {
      said.push("ask");
      setTimeout(() => there.heard(), 2900);
    },
    silent: () => said.push("silent"),
    lost: () => said.push("lost"),
  });
  there.heard();
  vi.advanceTimersByTime(60_000);
  expect(new Set(said)).toEqual(new Set(["ask"]));
  expect(said.length).toBe(10);
});

test("silence is measured from the first unanswered ping", () => {
  const line = pulse();
  line.asked();
  vi.advanceTimersByTime(2000);
  line.asked();
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(["silent"]);
  line.stop();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(["silent"]);
});

test("a hidden page asks less often", () => {
  vi.stubGlobal("document", { visibilityState: "hidden" });
  pulse().heard();
  vi.advanceTimersByTime(29_000);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(["ask"]);
});
