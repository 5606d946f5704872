// Messages of a game's screen that are not in the game's own files: short names, hints, the film.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { functions } from "./elision";
import { typeset } from "./typeset";
import type { Lang, Words } from "./types";

export type Tell = (words: { lang: Lang }, id: string, args?: Record<string, string | number>) => string;

/** Renders messages of these two files in the current language. */
export function teller(french: string, english: string): Tell {
  const bundle = (lang: Lang, ftl: string): FluentBundle => {
    const made = new FluentBundle(lang, { useIsolating: false, functions });
    made.addResource(new FluentResource(ftl));
    return made;
  };
  const bundles: Record<Lang, FluentBundle> = { fr: bundle("fr", french), en: bundle("en", english) };
  return (words, id, args) => {
    const chosen = bundles[words.lang];
    const pattern = chosen.getMessage(id)?.value;
    return pattern ? typeset(chosen.formatPattern(pattern, args), words.lang) : id;
  };
}

/** "+4", "−2": with a true minus sign. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

/** "Maude, Étienne et Agathe" */
export function listed(words: Words, names: string[]): string {
  return new Intl.ListFormat(words.lang, { type: "conjunction" }).format(names);
}

/** The position of the pointer, or the centre of an element chosen by keyboard. */
export function whereOf(event: MouseEvent | KeyboardEvent): { x: number; y: number } {
  if (event instanceof MouseEvent && (event.clientX !== 0 || event.clientY !== 0)) {
    return { x: event.clientX, y: event.clientY };
  }
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
