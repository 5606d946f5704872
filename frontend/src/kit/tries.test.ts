import { expect, test } from "vitest";
import { Tries, type Try } from "./tries";

function tried(turn: string, x: number, y: number, legal = true): Try {
  return { turn, x, y, legal };
}

const flat = [tried("flat", 0, 0, false), tried("flat", 1, 0), tried("flat", 2, 0)];
const tall = [tried("tall", 0, 0), tried("tall", 3, 0)];
const all = [...flat, ...tall];
const tries = new Tries(all, [flat[1]!, tall[1]!, flat[2]!, tall[0]!]);

test("under the pointer a tile keeps its orientation and snaps to a legal place", () => {
  expect(tries.at(flat[2]!, { x: 0.7, y: 0 })).toBe(flat[1]);
  expect(tries.at(flat[2]!, { x: 0, y: 0 })).toBe(flat[0]);
  expect(tries.at(tall[1]!, { x: 1, y: 0 })).toBe(tall[0]);
});

test("the first placement tried is the nearest legal one, or the best", () => {
  expect(tries.first(null)).toBe(flat[1]);
  expect(tries.first({ x: 0, y: 0 })).toBe(tall[0]);
});

test("rotation goes to the next legal orientation near the same place", () => {
  expect(tries.turned(flat[2]!, ["upside down", "tall"])).toBe(tall[1]);
  expect(tries.turned(flat[2]!, ["flat", "upside down"])).toBe(flat[2]);
});

test("arrow keys move a tile through the legal placements in a cycle", () => {
  expect(tries.stepped(flat[1]!, [1, 0])).toBe(flat[2]);
  expect(tries.stepped(flat[2]!, [1, 0])).toBe(flat[2]);
  expect(tries.next(tall[0]!, 1)).toBe(flat[1]);
  expect(tries.next(null, -1)).toBe(tall[0]);
});
