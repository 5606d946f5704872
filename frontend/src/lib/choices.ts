// Choices as the table sends them: by verb, each as its number among the actions of that verb.

import type { Action, ByVerb, Choice, Shape, Vocabulary, Warnings } from "./types";

/** The arguments are the digits of the number, each in the base of its domain, the last one changing fastest. */
function decode(vocabulary: Vocabulary, verb: Shape, number: number): Action {
  const values: [string, string | number | null][] = [];
  for (const field of [...verb.fields].reverse()) {
    const domain = vocabulary.domains[field.domain];
    if (!domain) throw new Error(`${verb.name}: no domain ${field.domain}`);
    const index = number % domain.size;
    values.unshift([field.name, domain.numeric ? index : (domain.ids[index] ?? null)]);
    number = Math.floor(number / domain.size);
  }
  return { verb: verb.name, ...Object.fromEntries(values) };
}

/** All choices of a seat; without `warnings` there are too many for the table to send them. */
export function choicesOf(vocabulary: Vocabulary, sent: ByVerb, warnings?: Warnings): Choice[] {
  return vocabulary.verbs.flatMap((verb) =>
    (sent[verb.name] ?? []).map((number) => {
      const has = (those: ByVerb): boolean => those[verb.name]?.includes(number) ?? false;
      return {
        action: decode(vocabulary, verb, number),
        warning: warnings
          ? {
              final: has(warnings.final),
              milestones: Object.keys(warnings.milestones).filter((kind) => has(warnings.milestones[kind] ?? {})),
            }
          : null,
      };
    }),
  );
}
