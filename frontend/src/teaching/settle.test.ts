import { expect, test } from "vitest";
import type { Box } from "./parts";
import { boxIn, lineBetween, settle, type Slot } from "./settle";

const room = { width: 1400, height: 900 };
const size = { width: 300, height: 400 };
const rail: Box = { left: 1080, top: 60, right: 1390, bottom: 880 };
const board: Box = { left: 230, top: 130, right: 1060, bottom: 880 };
const slots: Slot[] = [
  { area: rail, x: "right", y: "bottom" },
  { area: rail, x: "right", y: "top" },
  { area: board, x: "right", y: "top" },
];
const none = () => [];

test("a card takes the first slot in which it covers nothing", () => {
  expect(settle(slots, size, room, [], none, null)).toBe(slots[0]);
  expect(settle(slots, size, room, [{ left: 1100, top: 700, right: 1200, bottom: 720 }], none, null)).toBe(slots[1]);
});

test("without a free slot a card takes the one of the lowest cost", () => {
  const hidden = () => [
    { box: { left: 1080, top: 60, right: 1390, bottom: 880 }, weight: 2 },
    { box: board, weight: 1 },
  ];
  expect(settle(slots, size, room, [], hidden, null)).toBe(slots[2]);
});

test("a card keeps its slot until it would cover a protected area", () => {
  const hidden = () => [{ box: rail, weight: 2 }];
  expect(settle(slots, size, room, [], hidden, slots[1] ?? null)).toBe(slots[1]);
  const target = { left: 1100, top: 100, right: 1200, bottom: 200 };
  expect(settle(slots, size, room, [target], none, slots[1] ?? null)).toBe(slots[0]);
});

test("a card is moved into the window", () => {
  const low: Slot = { area: { left: 0, top: 700, right: 200, bottom: 1200 }, x: "left", y: "top" };
  expect(boxIn(low, size, room)).toEqual({ left: 8, top: 492, right: 308, bottom: 892 });
});

test("the line goes from the nearest edge of the card to the nearest edge of the target", () => {
  const card = { left: 1080, top: 480, right: 1380, bottom: 880 };
  expect(lineBetween(card, { left: 400, top: 500, right: 500, bottom: 600 })).toEqual({
    from: { x: 1080, y: 550 },
    to: { x: 500, y: 550 },
  });
  expect(lineBetween(card, { left: 400, top: 100, right: 500, bottom: 200 })).toEqual({
    from: { x: 1080, y: 480 },
    to: { x: 500, y: 200 },
  });
  expect(lineBetween(card, { left: 1000, top: 500, right: 1200, bottom: 600 })).toBeNull();
});
