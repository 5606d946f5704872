// Words of a table that waits for its players, which no other page needs.

import { teller } from "../lib/screen";
import english from "./messages.en.ftl?raw";
import french from "./messages.fr.ftl?raw";

export const tell = teller(french, english);
