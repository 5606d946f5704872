// Where a card lies: in the slot in which it hides least of what is asked, what may be chosen and what it points at.

import { meet, type Box } from "./parts";

export interface Size {
  width: number;
  height: number;
}

/** A corner of an area: the card lies in it, and is moved as little as necessary into the window. */
export interface Slot {
  area: Box;
  x: "left" | "right";
  y: "top" | "bottom";
}

/** A thing that a card may cover, with the cost of each covered pixel. */
export interface Hidden {
  box: Box;
  weight: number;
}

/** The weight of things that a card covers only if no slot is free of them. */
const NEVER = 1000;
const EDGE = 8;

export function boxIn(slot: Slot, size: Size, room: Size): Box {
  const { area } = slot;
  const x = slot.x === "left" ? area.left : area.right - size.width;
  const y = slot.y === "top" ? area.top : area.bottom - size.height;
  const left = Math.max(EDGE, Math.min(x, room.width - EDGE - size.width));
  const top = Math.max(EDGE, Math.min(y, room.height - EDGE - size.height));
  return { left, top, right: left + size.width, bottom: top + size.height };
}

export function cost(box: Box, hidden: Hidden[]): number {
  return hidden.reduce((sum, one) => {
    const common = meet(box, one.box);
    return common ? sum + one.weight * (common.right - common.left) * (common.bottom - common.top) : sum;
  }, 0);
}

/** The first slot of the lowest cost. A card stays in its slot as long as it covers nothing of `never`; `others` is
    only computed if it has to move. */
export function settle(
  slots: Slot[],
  size: Size,
  room: Size,
  never: Box[],
  others: () => Hidden[],
  before: Slot | null,
): Slot | null {
  const banned = never.map((box) => ({ box, weight: NEVER }));
  const known = before && slots.find(({ x, y, area }) => x === before.x && y === before.y && same(area, before.area));
  if (known && cost(boxIn(known, size, room), banned) === 0) return known;
  const hidden = [...banned, ...others()];
  let best: Slot | null = null;
  let least = Infinity;
  for (const slot of slots) {
    const costs = cost(boxIn(slot, size, room), hidden);
    if (costs < least) [best, least] = [slot, costs];
  }
  return best;
}

function same(a: Box, b: Box): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}

export interface Line {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** The shortest line from a card to what it points at; null: they touch. */
export function lineBetween(card: Box, target: Box): Line | null {
  const along = (a: [number, number], b: [number, number]): [number, number] => {
    if (a[1] < b[0]) return [a[1], b[0]];
    if (b[1] < a[0]) return [a[0], b[1]];
    const middle = (Math.max(a[0], b[0]) + Math.min(a[1], b[1])) / 2;
    return [middle, middle];
  };
  const [x1, x2] = along([card.left, card.right], [target.left, target.right]);
  const [y1, y2] = along([card.top, card.bottom], [target.top, target.bottom]);
  if (x1 === x2 && y1 === y2) return null;
  return { from: { x: x1, y: y1 }, to: { x: x2, y: y2 } };
}
