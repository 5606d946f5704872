// Words of the coach, the guide and the overview, which come when they are first needed.

import { teller } from "../lib/screen";
import english from "./messages.en.ftl?raw";
import french from "./messages.fr.ftl?raw";

export const tell = teller(french, english);
