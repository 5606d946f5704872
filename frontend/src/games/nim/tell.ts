// Words of the board that the game's own files have no use for.

import { teller } from "../../lib/screen";
import english from "./messages.en.ftl?raw";
import french from "./messages.fr.ftl?raw";

export const tell = teller(french, english);
