// Messages of a waiting match only.

import { teller } from "../lib/screen";
import english from "./messages.en.ftl?raw";
import french from "./messages.fr.ftl?raw";

export const tell = teller(french, english);
