// The pieces of Small City without a match: ?theme=dark.

import { mount } from "svelte";
import "../src/lib/tokens.css";
import "../src/lib/base.css";
import "../src/games/small_city/small_city.css";
import SmallCityPieces from "./SmallCityPieces.svelte";

document.documentElement.dataset.theme = new URLSearchParams(location.search).get("theme") ?? "light";
mount(SmallCityPieces, { target: document.getElementById("app") as HTMLElement });
