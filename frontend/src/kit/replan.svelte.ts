// Another plan than the one that was begun: decisions are taken back one after another until the wished ones can be made.

import type { Action } from "../lib/types";
import type { Point } from "./frame.svelte";

/** What is next on the way to a wish: take one decision back, make these (maybe none) and be done, or give up. */
export type Next = "back" | "give up" | Action[];

interface Hands {
  choose(actions: Action[], at: Point): void;
  takeBack?: ((at: Point) => void) | undefined;
}

export class Replan<Wish> {
  #wish = $state.raw<Wish | null>(null);
  /** The question at which the last decision was taken back, so that none is taken back twice. */
  #left: string | null = null;

  get wish(): Wish | null {
    return this.#wish;
  }

  /** Another wish may replace one that is under way: what is being taken back for the first is waited for. */
  want(wish: Wish): void {
    this.#wish = wish;
  }

  drop(): void {
    this.#wish = null;
    this.#left = null;
  }

  /** One step nearer to the wish; to be called with each new position. `question` tells positions apart. */
  follow(question: string, next: (wish: Wish) => Next, { choose, takeBack }: Hands, at: Point): void {
    const wish = this.#wish;
    if (wish === null || this.#left === question) return;
    const step = next(wish);
    if (step === "back" && takeBack) {
      this.#left = question;
      takeBack(at);
      return;
    }
    this.drop();
    if (Array.isArray(step) && step.length > 0) choose(step, at);
  }
}
