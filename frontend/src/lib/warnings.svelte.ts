// Warnings of choices. If there are few choices, the table sends them at once; otherwise they are requested when the
// user points at a choice, so that they are ready for the click.

import { keyOf } from "./grouping";
import type { Live } from "./live.svelte";
import type { Choice, Warning } from "./types";

const REST = 60; // debounce, in milliseconds
const PATIENCE = 1000; // timeout in milliseconds, after which the choice is made without a warning

export class WarningsAsked {
  private known = $state.raw<ReadonlyMap<string, Warning>>(new Map());
  private asked = new Map<string, Promise<Warning | null>>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: Live) {}

  /** As far as known. */
  of(choice: Choice): Warning | null {
    return choice.warning ?? this.known.get(keyOf(choice.action)) ?? null;
  }

  /** Another position: discard the cache. */
  forget(): void {
    clearTimeout(this.resting);
    this.asked = new Map();
    this.known = new Map();
  }

  point(seat: number, choice: Choice): void {
    clearTimeout(this.resting);
    if (!this.of(choice)) this.resting = setTimeout(() => void this.ask(seat, choice), REST);
  }

  /** Called on click; a missing answer does not block the choice. */
  before(seat: number, choice: Choice): Promise<Warning | null> {
    clearTimeout(this.resting);
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    return Promise.race([this.ask(seat, choice), late]);
  }

  private ask(seat: number, choice: Choice): Promise<Warning | null> {
    if (this.live.line !== "open") return Promise.resolve(null);
    const key = keyOf(choice.action);
    const before = this.asked.get(key);
    if (before) return before;
    const asked = this.asked;
    const answer = this.live.ask({ do: "why", seat, action: choice.action }).then((said) => {
      const warning = said.kind === "why" ? said.warning : null;
      if (asked !== this.asked) return null; // the position has changed meanwhile
      if (warning) this.known = new Map(this.known).set(key, warning);
      else asked.delete(key);
      return warning;
    });
    asked.set(key, answer);
    return answer;
  }
}
