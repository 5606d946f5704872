// The strip and the menu of the kit in isolation. ?n=12: the number of items; ?x=380&y=290: the position of the menu.

import { mount } from "svelte";
import "../src/lib/tokens.css";
import "../src/lib/base.css";
import "../src/kit/kit.css";
import { prefs } from "../src/lib/prefs.svelte";
import { learn } from "../src/lib/shell";
import Strips from "./Strips.svelte";

const asked = new URLSearchParams(location.search);
const number = (name: string, usual: number): number => Number(asked.get(name) ?? usual);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await learn(prefs.lang);
mount(Strips, {
  target: document.getElementById("app") as HTMLElement,
  props: { count: number("n", 12), x: number("x", 200), y: number("y", 100) },
});
