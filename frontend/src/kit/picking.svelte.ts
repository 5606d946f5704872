// Several ways to do what was clicked: open until one of them is taken, the reader closes the list or the position changes.
// PickMenu draws it.

import type { Point } from "./frame.svelte";

interface Offer<T> {
  ways: T[];
  /** The point of the drawing they belong to. */
  place: Point;
  position: unknown;
}

export class Picking<T> {
  #offer = $state.raw<Offer<T> | null>(null);

  /** `position`: what the ways belong to; another one may have none of them. `take` carries one out. */
  constructor(
    private readonly position: () => unknown,
    private readonly take: (way: T, at: Point) => void,
  ) {}

  get open(): Offer<T> | null {
    return this.#offer?.position === this.position() ? this.#offer : null;
  }

  /** One way is taken at once; of several the reader is asked which. `at`: the click, in the window. */
  offer(ways: T[], place: Point, at: Point): void {
    this.close();
    if (ways.length > 1) this.#offer = { ways, place, position: this.position() };
    else if (ways[0] !== undefined) this.take(ways[0], at);
  }

  pick(way: T, at: Point): void {
    this.close();
    this.take(way, at);
  }

  close(): void {
    this.#offer = null;
  }
}
