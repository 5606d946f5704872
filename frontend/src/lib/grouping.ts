// Choices as chips: one chip per verb; a verb with one choice is played directly.

import type { Action, Choice, Words } from "./types";

export interface Option {
  choice: Choice;
  /** The whole sentence. */
  label: string;
  /** Its strong word, and what stands small below it. */
  head: string;
  tail: string;
  /** What tells it apart from its siblings. */
  short: string;
}

export interface Group {
  verb: string;
  label: string;
  options: Option[];
}

export function same(a: Action, b: Action): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

export function keyOf(action: Action): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function capital(text: string): string {
  return text === "" ? text : text[0]?.toLocaleUpperCase() + text.slice(1);
}

function optionOf(choice: Choice, words: Words): Option {
  const label = words.action(choice.action);
  const verb = words.part(choice.action, "verb");
  const object = words.part(choice.action, "object");
  return { choice, label, head: verb ?? label, tail: (verb && object) ?? "", short: capital(object ?? label) };
}

export function groupsOf(choices: Choice[], words: Words): Group[] {
  const verbs = new Map<string, Choice[]>();
  for (const choice of choices) {
    const those = verbs.get(choice.action.verb);
    if (those) those.push(choice);
    else verbs.set(choice.action.verb, [choice]);
  }
  return [...verbs].map(([verb, those]) => {
    const options = those.map((choice) => optionOf(choice, words));
    const name = words.has(`verb-${verb}`) ? words.say(`verb-${verb}`) : capital(verb.replaceAll("_", " "));
    return { verb, label: options.length === 1 ? (options[0]?.label ?? name) : name, options };
  });
}
