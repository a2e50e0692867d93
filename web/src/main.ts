/** The door: texts first, then the page. */
import { mount } from "svelte";
import "./styles/base.css";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { startWords } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");

router.start();
await startWords();
mount(App, { target });
