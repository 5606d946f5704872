// What this person has met of the games, and whether the coach is on. The table keeps it; what it could not be told is
// kept in the browser and sent with the next change.

import { api, ApiError } from "../lib/api";
import { keep, stored } from "../lib/prefs.svelte";
import { session } from "../lib/session.svelte";
import type { Taught, TaughtChange } from "../lib/types";
import { applied, both, isNothing, NOTHING, without } from "./changes";

const KEY = "taught";

/** In the browser; without `id` it is of the person who comes first. */
interface Kept {
  id: string | null;
  taught: Taught;
  unsent: TaughtChange;
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(stored(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class TaughtHere {
  private taught = $state.raw<Taught>(NOTHING);
  private unsent = $state.raw<TaughtChange>({});
  /** Whose it is. */
  private id: string | null = null;
  private loading: Promise<void> | null = null;
  private sending: Promise<void> | null = null;
  /** Whether it is known, from the table or from the browser. */
  known = $state(false);
  now = $derived.by(() => applied(this.taught, this.unsent));

  /** Of the present person; asked for once. */
  load(): Promise<void> {
    const id = session.me?.id ?? null;
    if (this.loading && this.id === id) return this.loading;
    this.known = false;
    this.id = id;
    const before = kept();
    const mine = before.id === undefined || before.id === null || before.id === id;
    this.taught = (mine && before.taught) || NOTHING;
    this.unsent = (mine && before.unsent) || {};
    this.loading = this.fetch(id).then(() => {
      this.known = true;
    });
    return this.loading;
  }

  private async fetch(id: string | null): Promise<void> {
    if (!isNothing(this.unsent)) {
      await this.send();
      if (isNothing(this.unsent)) return;
    }
    try {
      const taught = await api.taught();
      if (this.id === id) this.take(taught);
    } catch {
      // What the browser has kept serves until the table can be reached.
    }
  }

  private take(taught: Taught): void {
    this.taught = taught;
    this.keep();
  }

  private keep(): void {
    keep(KEY, JSON.stringify({ id: this.id, taught: this.taught, unsent: this.unsent } satisfies Kept));
  }

  /** At once here, and at the table as soon as possible. */
  private change(change: TaughtChange): void {
    this.unsent = both(this.unsent, change);
    this.keep();
    void this.send();
  }

  /** One request after the other. */
  private send(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => (this.sending = null));
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    while (!isNothing(this.unsent)) {
      const [sent, id] = [this.unsent, this.id];
      try {
        const taught = await api.teach(sent);
        if (this.id !== id) return;
        this.unsent = without(this.unsent, sent);
        this.take(taught);
      } catch (error) {
        // A refused change is not sent again: its game or its question may have been removed.
        if (!(error instanceof ApiError && (error.status === 400 || error.status === 409))) return;
        this.unsent = without(this.unsent, sent);
        this.keep();
      }
    }
  }

  hasMet(game: string, step: string): boolean {
    return this.now.met[game]?.includes(step) ?? false;
  }

  meet(game: string, step: string): void {
    if (!this.hasMet(game, step)) this.change({ met: { [game]: [step] } });
  }

  setCoach(on: boolean): void {
    if (this.now.coach !== on) this.change({ coach: on });
  }

  /** null: it begins. */
  guide(game: string, how: "finished" | "skipped" | null): void {
    if ((this.now.guides[game] ?? null) !== how) this.change({ guides: { [game]: how } });
  }

  /** As if nothing had been met. */
  async reset(): Promise<void> {
    const taught = await api.forgetTaught();
    this.unsent = {};
    this.take(taught);
  }
}

export const taught = new TaughtHere();
