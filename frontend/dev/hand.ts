// The hands of the kit in isolation: mine and another's, and spots to drop a card on. ?n=12: the number of cards.

import { mount } from "svelte";
import "../src/lib/tokens.css";
import "../src/lib/base.css";
import "../src/kit/kit.css";
import Hands from "./Hands.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
mount(Hands, {
  target: document.getElementById("app") as HTMLElement,
  props: { count: Number(asked.get("n") ?? 7) },
});
