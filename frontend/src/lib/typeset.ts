import type { Lang } from "./types";

/** French punctuation marks never begin a line. */
export function typeset(text: string, lang: Lang): string {
  return lang === "fr" ? text.replace(/ ([?!:;»])/g, "\u00a0$1").replace(/« /g, "«\u00a0") : text;
}
