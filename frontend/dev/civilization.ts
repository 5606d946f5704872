import face from "../src/games/civilization/index";
import { show } from "./show";

await show("civilization", face, "4p-main");
