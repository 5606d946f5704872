import { mount } from "svelte";
import App from "./App.svelte";
import { prefs } from "./lib/prefs.svelte";
import { learn } from "./lib/shell";
import "./lib/tokens.css";
import "./lib/base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");

void learn(prefs.lang).finally(() => mount(App, { target }));
