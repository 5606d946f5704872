// French words that are elided before a name: "de Maude", "d’Étienne". The server has the same (core/texts/elision.py).

import type { FluentFunction } from "@fluent/bundle";

// Foreign names in Ha- and Hong- mostly begin with an aspirated h: "de Hassan", "de Hong Kong", but "d’Henri".
const ELIDES = /^(?:[aeiou]|h(?!ong)[eiouy]|y(?![aeiou])[a-z])/;

/** Whether a French word is elided before this name. */
export function elides(name: string): boolean {
  const bare = name.toLowerCase().replace("œ", "oe").replace("æ", "ae").normalize("NFKD");
  return ELIDES.test(bare.replace(/\p{M}/gu, ""));
}

function before(whole: string, elided: string): FluentFunction {
  return ([given]) => {
    const name = String(typeof given === "object" ? given.valueOf() : given);
    return elides(name) ? elided + name : `${whole} ${name}`;
  };
}

export const functions: Record<string, FluentFunction> = { DE: before("de", "d’"), QUE: before("que", "qu’") };
