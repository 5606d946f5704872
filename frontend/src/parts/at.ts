import type { Point } from "../lib/table.svelte";

/** Where a click was, or the middle of the button when it came from the keyboard. */
export function pointOf(event: MouseEvent): Point {
  if (event.detail > 0) return { x: event.clientX, y: event.clientY };
  const box = event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : null;
  return box ? { x: box.left + box.width / 2, y: box.bottom } : { x: innerWidth / 2, y: 120 };
}
