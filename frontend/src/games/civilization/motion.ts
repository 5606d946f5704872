// Transitions of things that arrive at their place.

import { cubicIn } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";

/** Coins fall onto the pile one after the other. */
export const drop = (_coin: Element, { after = 0 }: { after?: number } = {}) => ({
  delay: prefersReducedMotion.current ? 0 : after * 60,
  duration: prefersReducedMotion.current ? 0 : 240,
  easing: cubicIn,
  css: (t: number) => `transform: translateY(${(t - 1) * 18}px); opacity: ${Math.min(1, 2 * t)}`,
});
