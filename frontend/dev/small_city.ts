// The pieces of Small City without a match: ?theme=dark&lang=en.

import { mount } from "svelte";
import "../src/lib/tokens.css";
import "../src/lib/base.css";
import "../src/kit/kit.css";
import "../src/games/small_city/looks.css";
import "../src/games/small_city/small_city.css";
import type { Lang } from "../src/lib/types";
import SmallCityPieces from "./SmallCityPieces.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
const lang = (asked.get("lang") ?? "fr") as Lang;
mount(SmallCityPieces, { target: document.getElementById("app") as HTMLElement, props: { lang } });
