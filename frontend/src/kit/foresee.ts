// What an element stands for, said before it is clicked: the pointer rests on it, the keyboard's focus is there, or a
// finger stays on it.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Foresight, Meant } from "../lib/foresight.svelte";

const HERE = Symbol("foresight");
export const LONG = 450; // milliseconds of a finger on the same place
export const STILL = 10; // pixels it may move meanwhile

/** Called once by the page that shows a match. */
export function openForesight(foresight: Foresight): void {
  setContext<Foresight>(HERE, foresight);
}

export function foresightHere(): Foresight | undefined {
  return getContext<Foresight | undefined>(HERE);
}

/** For the elements of a component: each is given what it stands for when it is pointed at; null: nothing. */
export function foreseeing(): (of: () => Meant | null) => Attachment {
  const foresight = foresightHere();
  return (of) => (element) => foresight && watched(foresight, element, of);
}

/** Listens until the function that is returned is called. */
export function watched(foresight: Foresight, element: Element, of: () => Meant | null): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let long: ReturnType<typeof setTimeout> | undefined;
  let began: PointerEvent | null = null;
  let shown = false;

  const on = <E extends Event>(kind: string, hear: (event: E) => void, capture = false): void =>
    element.addEventListener(kind, (event) => hear(event as E), { signal, capture });
  const lift = (): void => {
    clearTimeout(long);
    began = null;
  };

  on<PointerEvent>("pointerenter", ({ pointerType }) => {
    if (pointerType !== "touch") foresight.over(element, of, "mouse");
  });
  on<PointerEvent>("pointerleave", ({ pointerType }) => {
    if (pointerType !== "touch") foresight.out(element);
  });
  on<FocusEvent>("focus", () => {
    if (element.matches(":focus-visible")) foresight.over(element, of, "focus");
  });
  on<FocusEvent>("blur", () => foresight.out(element));
  on<PointerEvent>("pointerdown", (event) => {
    shown = false;
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    began = event;
    clearTimeout(long);
    long = setTimeout(() => {
      const meant = of();
      shown = meant !== null && (foresight.open || meant.title !== undefined);
      if (shown) foresight.over(element, of, "touch");
    }, LONG);
  });
  on<PointerEvent>("pointermove", (event) => {
    // What it stands for may have changed under the pointer.
    if (event.pointerType !== "touch" && !foresight.rests(element)) foresight.over(element, of, "mouse");
    if (began && Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) > STILL) lift();
  });
  on("pointerup", lift);
  on("pointercancel", lift);
  on<Event>("contextmenu", (event) => {
    if (shown || began !== null) event.preventDefault();
  });
  // The click that ends a long touch chooses nothing; any other ends the card.
  on<MouseEvent>(
    "click",
    (event) => {
      if (shown && event.detail > 0) {
        shown = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      } else foresight.close();
    },
    true,
  );
  return () => {
    lift();
    listening.abort();
    foresight.out(element);
  };
}
