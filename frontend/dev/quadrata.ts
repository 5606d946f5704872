import face from "../src/games/quadrata/index";
import { show } from "./show";

await show("quadrata", face, "3p-mid");
