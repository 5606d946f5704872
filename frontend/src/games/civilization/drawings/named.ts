// The drawing of a thing by its id.

import { PLACES } from "./places";
import { SIGNS, type Drawing } from "./signs";

/** Things without a drawing of their own share that of another thing. */
const LIKE: Record<string, string> = {
  military: "combat",
  economic: "coin",
  turn_limit: "tech",
};
const NONE: Drawing = { size: 24, parts: [] };

export const signOf = (id: string): Drawing => SIGNS[id] ?? PLACES[id] ?? SIGNS[LIKE[id] ?? ""] ?? NONE;
