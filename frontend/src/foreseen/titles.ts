// What has only a title is told to fingers, too: they have no pointer that could rest on it.

import { LONG, STILL } from "../kit/foresee";
import type { Foresight } from "../lib/foresight.svelte";

/** A finger that stays on something with a title is told it, wherever that is on the page. */
export function titlesByTouch(foresight: Foresight): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let long: ReturnType<typeof setTimeout> | undefined;
  let began: PointerEvent | null = null;
  let shown = false;
  const lift = (): void => {
    clearTimeout(long);
    began = null;
  };
  const down = (event: PointerEvent): void => {
    shown = false;
    lift();
    const titled = event.target instanceof Element ? event.target.closest("[title]") : null;
    const title = titled?.getAttribute("title");
    if (event.pointerType !== "touch" || !event.isPrimary || !titled || !title) return;
    began = event;
    long = setTimeout(() => {
      // What stands for a choice says more itself.
      if (foresight.card?.how === "touch") return;
      shown = true;
      foresight.over(titled, () => ({ action: null, title }), "touch");
    }, LONG);
  };
  const move = (event: PointerEvent): void => {
    if (began && Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) > STILL) lift();
  };
  const click = (event: MouseEvent): void => {
    if (!shown || event.detail === 0) return;
    shown = false;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("pointerdown", down, { signal });
  document.addEventListener("pointermove", move, { signal, passive: true });
  document.addEventListener("pointerup", lift, { signal });
  document.addEventListener("pointercancel", lift, { signal });
  document.addEventListener("click", click, { signal, capture: true });
  return () => {
    lift();
    listening.abort();
  };
}
