// Words of a player's board, which come with it.

import { teller } from "../../../lib/screen";
import english from "./messages.en.ftl?raw";
import french from "./messages.fr.ftl?raw";

/** A message of a player's board in the language of the table. */
export const tell = teller(french, english);
