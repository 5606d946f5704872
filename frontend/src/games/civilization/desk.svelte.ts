// State of what the user looks at or holds in one match.

import { Camera } from "./camera.svelte";
import type { OfferView, Slot } from "./types";

/** A draft of an offer, by the question it answers; not sent to the table yet. */
export interface Draft {
  of: string;
  give: Record<string, number>;
  want: Record<string, number>;
}

/** One side of an offer: what the table knows, and what was added to the draft. */
export function lying(offer: OfferView, draft: Draft | null, side: "give" | "want"): Record<string, number> {
  const added = Object.entries(draft?.[side] ?? {}).filter(([, count]) => count > 0);
  return { ...Object.fromEntries(added), ...offer[side] };
}

export class Desk {
  /** The selected city, whose outskirts and actions are shown. */
  city = $state.raw<{ seat: number; city: Slot } | null>(null);
  /** The content of the middle of the table, if the user has chosen it. */
  page = $state<"map" | "pyramid" | null>(null);
  /** Squares that the map should show next. */
  toSee = $state.raw<string[]>([]);
  /** A window closed by the user, by its question. */
  aside = $state<string | null>(null);
  /** The draft of an offer. */
  draft = $state.raw<Draft | null>(null);
  /** The unit selected for a battle. */
  unit = $state<string | null>(null);
  /** The breakdown of the selected city's yield is open. */
  sum = $state(false);
  /** The camera of the map. */
  camera = new Camera();
  /** The overlays of the map are collapsed to one button. */
  folded = $state(false);
  /** The minimap is shown. */
  mini = $state(false);
}
