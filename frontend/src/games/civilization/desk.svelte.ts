// What a reader looks at or holds in one match.

import type { Slot } from "./types";

export class Desk {
  /** The city whose outskirts and actions are shown. */
  city = $state.raw<{ seat: number; city: Slot } | null>(null);
  /** What the middle of the table shows, where the reader has said so. */
  page = $state<"map" | "pyramid" | null>(null);
  /** A window that was put aside, by the question it belongs to. */
  aside = $state<string | null>(null);
  /** The unit that is about to be played in a battle. */
  unit = $state<string | null>(null);
  /** The sum of what a city yields was closed. */
  noSum = $state(false);
}
