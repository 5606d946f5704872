// Messages of a player's board, loaded with it.

import { teller } from "../../../lib/screen";
import english from "./messages.en.ftl?raw";
import french from "./messages.fr.ftl?raw";

/** A message of a player's board in the current language. */
export const tell = teller(french, english);
