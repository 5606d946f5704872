// Messages of the result only.

import { prefs } from "../lib/prefs.svelte";
import { teller } from "../lib/screen";
import english from "./messages.en.ftl?raw";
import french from "./messages.fr.ftl?raw";

/** A message of the result in a language. */
export const tell = teller(french, english);

/** A difference: "+2,5", "−4", "0". */
export function plus(value: number): string {
  const format = new Intl.NumberFormat(prefs.lang, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return format.format(value).replace("-", "−");
}
