// Words of the screen that the game's own files have no use for.

import { teller } from "../../lib/screen";
import english from "./messages.en.ftl?raw";
import french from "./messages.fr.ftl?raw";

/** A message of the board in the language of the table. */
export const tell = teller(french, english);
