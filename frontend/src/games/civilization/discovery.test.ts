import { expect, test } from "vitest";
import { Discovery, onlyAt } from "./discovery.svelte";

const DOWN = ".".repeat(16);
const LAND = "ggggffffmmmmwwww";

test("a tile that was face down and is open now turns over, then lies", () => {
  const discovery = new Discovery();
  discovery.follow(LAND + DOWN + DOWN);
  expect(discovery.turning).toEqual([]);
  discovery.follow(LAND + DOWN + LAND);
  expect(discovery.turning).toEqual([2]);
  discovery.lie(2);
  expect([discovery.turning, discovery.turned]).toEqual([[], [2]]);
});

test("a terrain that changes is no discovery, and another map is looked at afresh", () => {
  const discovery = new Discovery();
  discovery.follow(LAND + DOWN);
  discovery.follow(LAND.replace("m", "d") + DOWN);
  discovery.follow(LAND + LAND + LAND);
  expect(discovery.turning).toEqual([]);
});

test("one tile apart from all others", () => {
  expect(onlyAt(LAND + LAND, 1)).toBe(DOWN + LAND);
});
