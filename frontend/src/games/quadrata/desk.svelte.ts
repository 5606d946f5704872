// The selection of the user, shared by the cards, the map, the tokens and the multiplication table of one page.

import type { Pair } from "./types";

export class Desk {
  /** The place on a card under the pointer or with the focus, and the selected one of its numbers, if any. */
  place = $state<string | null>(null);
  number = $state<number | null>(null);
  /** Spaces of the movement area with selected tokens, at most two. */
  taken = $state.raw<number[]>([]);
  /** The token of the movement area under the pointer. */
  over = $state<number | null>(null);
  /** The pair under the pointer in the ask bar. */
  pair = $state<Pair | null>(null);

  point(place: string | null, number: number | null = null): void {
    this.place = place;
    this.number = number;
  }

  take(space: number): void {
    this.taken = this.taken.includes(space)
      ? this.taken.filter((other) => other !== space)
      : [...this.taken.slice(-1), space];
  }

  /** A new question resets the selection. */
  clear(): void {
    this.taken = [];
    this.pair = null;
    this.over = null;
    this.point(null);
  }
}
