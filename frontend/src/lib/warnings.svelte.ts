// Warnings of choices. If there are few choices, the table sends them at once; otherwise they are requested when the
// user points at a choice, so that they are ready for the click.

import { keyOf } from "./grouping";
import type { Live } from "./live.svelte";
import type { Action, Choice, Preview, Reason, Warning } from "./types";

const REST = 60; // debounce, in milliseconds
const PATIENCE = 1000; // timeout in milliseconds, after which the choice is made without a warning

/** Of a legal choice its warning and preview, else the reason why it is not possible. */
export type Told = { warning: Warning; preview: Preview | null; reason: null } | { warning: null; reason: Reason };

export class WarningsAsked {
  private known = $state.raw<ReadonlyMap<string, Warning>>(new Map());
  private asked = new Map<string, Promise<Told | null>>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: Pick<Live, "line" | "ask">) {}

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
    if (!this.of(choice)) this.resting = setTimeout(() => void this.told(seat, choice.action), REST);
  }

  /** Called on click; a missing answer does not block the choice. */
  before(seat: number, choice: Choice): Promise<Warning | null> {
    clearTimeout(this.resting);
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    const warning = this.told(seat, choice.action).then((told) => told?.warning ?? null);
    return Promise.race([warning, late]);
  }

  /** null: the table did not answer, or the position has changed meanwhile. */
  told(seat: number, action: Action): Promise<Told | null> {
    if (this.live.line !== "open") return Promise.resolve(null);
    const key = `${seat} ${keyOf(action)}`;
    const before = this.asked.get(key);
    if (before) return before;
    const asked = this.asked;
    const answer = this.live.ask({ do: "why", seat, action }).then((said): Told | null => {
      if (asked !== this.asked) return null; // the position has changed meanwhile
      if (said.kind === "why" && said.warning) {
        this.known = new Map(this.known).set(keyOf(action), said.warning);
        return { warning: said.warning, preview: said.preview, reason: null };
      }
      if (said.kind === "why" && said.rule !== null)
        return { warning: null, reason: { rule: said.rule, why: said.why, facts: said.facts } };
      asked.delete(key);
      return null;
    });
    asked.set(key, answer);
    return answer;
  }
}
