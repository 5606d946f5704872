// What a reader looks at or holds in one match.

import { Camera } from "./camera.svelte";
import type { OfferView, Slot } from "./types";

/** An offer that is being put together, by the question it answers; nothing of it is at the table yet. */
export interface Draft {
  of: string;
  give: Record<string, number>;
  want: Record<string, number>;
}

/** What lies on a side of an offer: what the table knows, and what was put there since. */
export function lying(offer: OfferView, draft: Draft | null, side: "give" | "want"): Record<string, number> {
  const added = Object.entries(draft?.[side] ?? {}).filter(([, count]) => count > 0);
  return { ...Object.fromEntries(added), ...offer[side] };
}

export class Desk {
  /** The city whose outskirts and actions are shown. */
  city = $state.raw<{ seat: number; city: Slot } | null>(null);
  /** What the middle of the table shows, where the reader has said so. */
  page = $state<"map" | "pyramid" | null>(null);
  /** Squares that the map is to show next. */
  toSee = $state.raw<string[]>([]);
  /** A window that was put aside, by the question it belongs to. */
  aside = $state<string | null>(null);
  /** The offer that is being put together. */
  draft = $state.raw<Draft | null>(null);
  /** The unit that is about to be played in a battle. */
  unit = $state<string | null>(null);
  /** The sum of what the chosen city yields is open. */
  sum = $state(false);
  /** Where the map is looked at. */
  camera = new Camera();
  /** What floats over the map is folded away, but for the button that brings it back. */
  folded = $state(false);
  /** The whole map is shown in small. */
  mini = $state(false);
}
