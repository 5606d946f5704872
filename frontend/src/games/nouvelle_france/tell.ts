// Words of the screen that the game's own files have no use for: short names, hints, the film.

import { teller } from "../../lib/screen";
import english from "./messages.en.ftl?raw";
import french from "./messages.fr.ftl?raw";

export { listed, signed, whereOf } from "../../lib/screen";

/** A message of the board in the language of the table. */
export const tell = teller(french, english);
