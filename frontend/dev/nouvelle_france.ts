import face from "../src/games/nouvelle_france/index";
import { show } from "./show";

await show("nouvelle_france", face, "solo-mid");
