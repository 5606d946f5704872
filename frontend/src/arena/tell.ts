// Messages of the arena only.

import { prefs } from "../lib/prefs.svelte";
import { teller } from "../lib/screen";
import english from "./messages.en.ftl?raw";
import french from "./messages.fr.ftl?raw";

/** A message of the arena in a language. */
export const tell = teller(french, english);

/** «57 %» or "57%". */
export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(prefs.lang, { style: "percent", maximumFractionDigits: digits }).format(share);
}

export function whole(value: number): string {
  return new Intl.NumberFormat(prefs.lang, { maximumFractionDigits: 0 }).format(value);
}
