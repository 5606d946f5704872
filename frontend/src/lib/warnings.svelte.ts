// What must be known before a choice is taken. Of a few choices the table says it at once, of many when it is asked: as
// soon as somebody points at one, so that the click finds the answer there.

import { keyOf } from "./grouping";
import type { Live } from "./live.svelte";
import type { Choice, Warning } from "./types";

const REST = 60; // milliseconds on a choice before the pointer means it
const PATIENCE = 1000; // milliseconds; without an answer by then the choice is taken unwarned

export class WarningsAsked {
  private known = $state.raw<ReadonlyMap<string, Warning>>(new Map());
  private asked = new Map<string, Promise<Warning | null>>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: Live) {}

  /** As far as it is known by now. */
  of(choice: Choice): Warning | null {
    return choice.warning ?? this.known.get(keyOf(choice.action)) ?? null;
  }

  /** Another position: what was known is of no use any more. */
  forget(): void {
    clearTimeout(this.resting);
    this.asked = new Map();
    this.known = new Map();
  }

  point(seat: number, choice: Choice): void {
    clearTimeout(this.resting);
    if (!this.of(choice)) this.resting = setTimeout(() => void this.ask(seat, choice), REST);
  }

  /** The click: an answer that does not come in time stops nobody. */
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
