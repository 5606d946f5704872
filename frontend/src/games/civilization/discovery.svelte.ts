// Tiles that are being revealed, and those on which finds have just been placed.

import { prefersReducedMotion } from "svelte/motion";

const CELLS = 16;
const isOpen = (terrain: string, place: number): boolean => terrain.charAt(place * CELLS) !== ".";

export class Discovery {
  /** Places whose tile is still flipping; nothing is drawn on them yet. */
  turning = $state.raw<number[]>([]);
  /** Places where huts and villages drop in. */
  turned = $state.raw<number[]>([]);
  private before: string | null = null;

  /** Called with the terrain on every change; what is revealed at the first call was not discovered in front of the
   * user. */
  follow(terrain: string): void {
    const before = this.before;
    this.before = terrain;
    if (before?.length !== terrain.length || prefersReducedMotion.current) return;
    const places = Array.from({ length: terrain.length / CELLS }, (_, place) => place);
    const found = places.filter((place) => !isOpen(before, place) && isOpen(terrain, place));
    if (found.length > 0) this.turning = [...this.turning, ...found];
  }

  lie(place: number): void {
    this.turning = this.turning.filter((other) => other !== place);
    this.turned = [...this.turned, place];
  }
}

/** The terrain of one place, all others face down. */
export const onlyAt = (terrain: string, place: number): string =>
  terrain.replace(/./gu, (letter, at: number) => (Math.floor(at / CELLS) === place ? letter : "."));
