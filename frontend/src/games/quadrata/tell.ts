// Messages of the screen that are not in the game's own files: short names, hints, the film.

import { teller } from "../../lib/screen";
import type { Words } from "../../lib/types";
import english from "./messages.en.ftl?raw";
import french from "./messages.fr.ftl?raw";

export { listed, signed, whereOf } from "../../lib/screen";

/** A message of the board in the current language. */
export const tell = teller(french, english);

/** A short name of a province, if its name is too long for a card or for one line of the map. */
export function provinceName(words: Words, message: string, id: string): string {
  const said = tell(words, message);
  return said === message ? String(words.thing("province", id)) : said;
}

/** Half-points as points: «17,5» or "17.5". */
export function halves(words: Words, count: number): string {
  return new Intl.NumberFormat(words.lang, { maximumFractionDigits: 1 }).format(count / 2);
}
