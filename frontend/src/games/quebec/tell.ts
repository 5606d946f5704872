// Words of the screen that the game's own files have no use for: short names, hints, the film.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Lang, Words } from "../../lib/types";
import english from "./messages.en.ftl?raw";
import french from "./messages.fr.ftl?raw";

function bundle(lang: Lang, ftl: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(ftl));
  return made;
}

const bundles: Record<Lang, FluentBundle> = { fr: bundle("fr", french), en: bundle("en", english) };

/** A message of the board in the language of the table. */
export function tell(words: Words, id: string, args?: Record<string, string | number>): string {
  const chosen = bundles[words.lang];
  const pattern = chosen.getMessage(id)?.value;
  return pattern ? chosen.formatPattern(pattern, args) : id;
}

/** "Maude, Étienne et Agathe" */
export function listed(words: Words, names: string[]): string {
  return new Intl.ListFormat(words.lang, { type: "conjunction" }).format(names);
}
