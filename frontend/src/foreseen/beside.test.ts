import { expect, test } from "vitest";
import { beside } from "./beside";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const ROOM = box(0, 0, 1000, 800);
const SIZE = { width: 300, height: 120 };

test("the card is placed to the right of the thing, with the caret at its middle", () => {
  expect(beside(box(400, 400, 40, 40), SIZE, ROOM, [])).toEqual({ side: "right", x: 452, y: 360, caret: 60 });
});

test("the card is placed where it covers the fewest choices", () => {
  const right = box(460, 380, 60, 60);
  expect(beside(box(400, 400, 40, 40), SIZE, ROOM, [right]).side).toBe("left");
  const left = box(300, 380, 60, 60);
  expect(beside(box(400, 400, 40, 40), SIZE, ROOM, [right, left]).side).toBe("below");
});

test("the card never covers the thing itself and stays inside the window", () => {
  const wide = box(10, 380, 980, 60);
  const place = beside(wide, SIZE, ROOM, []);
  expect(place.side).toBe("below");
  expect(place.y).toBeGreaterThanOrEqual(wide.bottom);
  const corner = beside(box(960, 760, 40, 40), SIZE, ROOM, []);
  expect(corner).toMatchObject({ side: "left", y: 680 });
  expect(corner.caret).toBeLessThanOrEqual(SIZE.height - 16);
});

test("the card does not cover another card", () => {
  const card = box(460, 390, 300, 300);
  const others = [box(80, 340, 300, 160), box(200, 460, 500, 160)];
  expect(beside(box(400, 400, 40, 40), SIZE, ROOM, others).side).toBe("right");
  expect(beside(box(400, 400, 40, 40), SIZE, ROOM, others, [card]).side).toBe("above");
});
