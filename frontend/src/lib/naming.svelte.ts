// A person who joins others is asked for a name once: "Guest 4711" is unknown to them.

import { api } from "./api";
import { session } from "./session.svelte";

class Naming {
  /** The open request for a name; called with whether to continue. */
  asked = $state.raw<((goOn: boolean) => void) | null>(null);

  /** Whether to continue, once the name is settled. */
  settled(): Promise<boolean> {
    if (session.me?.named !== false) return Promise.resolve(true);
    return new Promise((resolve) => (this.asked = resolve));
  }

  async take(name: string): Promise<void> {
    session.me = await api.rename(name);
    this.done(true);
  }

  done(goOn: boolean): void {
    const answer = this.asked;
    this.asked = null;
    answer?.(goOn);
  }
}

export const naming = new Naming();
