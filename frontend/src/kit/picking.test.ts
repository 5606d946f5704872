import { expect, test } from "vitest";
import { Picking } from "./picking.svelte";

const place = { x: 3, y: 4 };
const at = { x: 30, y: 40 };

function begun() {
  const table = { view: {}, taken: [] as string[] };
  const picking = new Picking<string>(
    () => table.view,
    (way) => table.taken.push(way),
  );
  return { picking, table };
}

test("a single option is taken at once", () => {
  const { picking, table } = begun();
  picking.offer(["own"], place, at);
  expect(table.taken).toEqual(["own"]);
  expect(picking.open).toBeNull();
});

test("picking one of several options closes the list", () => {
  const { picking, table } = begun();
  picking.offer(["own", "neutral"], place, at);
  expect(picking.open).toMatchObject({ ways: ["own", "neutral"], place });
  expect(table.taken).toEqual([]);
  picking.pick("neutral", at);
  expect(table.taken).toEqual(["neutral"]);
  expect(picking.open).toBeNull();
});

test("a change of position closes the list", () => {
  const { picking, table } = begun();
  picking.offer(["own", "neutral"], place, at);
  table.view = {};
  expect(picking.open).toBeNull();
});

test("offering no option closes an open list", () => {
  const { picking, table } = begun();
  picking.offer(["own", "neutral"], place, at);
  picking.offer([], place, at);
  expect(picking.open).toBeNull();
  expect(table.taken).toEqual([]);
});
