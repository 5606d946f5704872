import { expect, test } from "vitest";
import { Discovery, onlyAt } from "./discovery.svelte";

const DOWN = ".".repeat(16);
const LAND = "ggggffffmmmmwwww";

test("a newly discovered tile turns over once", () => {
  const discovery = new Discovery();
  discovery.follow(LAND + DOWN + DOWN);
  expect(discovery.turning).toEqual([]);
  discovery.follow(LAND + DOWN + LAND);
  expect(discovery.turning).toEqual([2]);
  discovery.lie(2);
  expect([discovery.turning, discovery.turned]).toEqual([[], [2]]);
});

test("a changed terrain is not a discovery, and another map starts anew", () => {
  const discovery = new Discovery();
  discovery.follow(LAND + DOWN);
  discovery.follow(LAND.replace("m", "d") + DOWN);
  discovery.follow(LAND + LAND + LAND);
  expect(discovery.turning).toEqual([]);
});

test("the terrain of one tile, all others face down", () => {
  expect(onlyAt(LAND + LAND, 1)).toBe(DOWN + LAND);
});
