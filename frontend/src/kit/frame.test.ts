import { expect, test } from "vitest";
import { Frame } from "./frame.svelte";

function framed(): Frame {
  const frame = new Frame();
  frame.box = { x: 10, y: 20, width: 100, height: 50 };
  [frame.width, frame.height] = [400, 400];
  return frame;
}

test("a drawing fits into its frame and is centred", () => {
  const frame = framed();
  expect(frame.scale).toBe(4);
  expect(frame.inFrame({ x: 10, y: 20 })).toEqual({ x: 0, y: 100 });
  expect(frame.inFrame({ x: 110, y: 70 })).toEqual({ x: 400, y: 300 });
});

test("conversion to pixels and back is the identity in a zoomed drawing", () => {
  const frame = framed();
  frame.zoom = { scale: 2.5, x: -30, y: 12 };
  const there = frame.inFrame({ x: 40, y: 33 });
  const back = frame.inDrawing(there);
  expect(there).toEqual({ x: -30 + 2.5 * 120, y: 12 + 2.5 * 152 });
  expect(back.x).toBeCloseTo(40);
  expect(back.y).toBeCloseTo(33);
});

test("a frame without a size has a scale", () => {
  expect(new Frame().scale).toBe(1);
});
