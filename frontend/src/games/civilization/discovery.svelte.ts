// Tiles that are being turned over just now, and those on which what was found has just been laid.

import { prefersReducedMotion } from "svelte/motion";

const CELLS = 16;
const isOpen = (terrain: string, place: number): boolean => terrain.charAt(place * CELLS) !== ".";

export class Discovery {
  /** Places whose tile is in the air; nothing lies on them yet. */
  turning = $state.raw<number[]>([]);
  /** Places where huts and villages drop in. */
  turned = $state.raw<number[]>([]);
  private before: string | null = null;

  /** Told the terrain whenever it changes; what is already open when it is first told was not discovered before our eyes. */
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
