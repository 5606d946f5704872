// Messages of the screen that are not in the game's own files: short names, hints, the film.

import { teller } from "../../lib/screen";
import english from "./messages.en.ftl?raw";
import french from "./messages.fr.ftl?raw";

export { listed } from "../../lib/screen";

/** A message of the board in the current language. */
export const tell = teller(french, english);
