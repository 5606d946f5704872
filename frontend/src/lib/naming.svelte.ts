// Whoever sits down with others is asked for a name, once: "Guest 4711" is nobody they know.

import { api } from "./api";
import { session } from "./session.svelte";

class Naming {
  /** Somebody is being asked; told whether to go on. */
  asked = $state.raw<((goOn: boolean) => void) | null>(null);

  /** Whether to go on, when the name is settled. */
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
