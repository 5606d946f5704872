import face from "../src/games/quebec/index";
import { show } from "./show";

await show("quebec", face, "4p-main");
