// The places of the table that choices belong to, by the things that choices name.

import type { Choice } from "../lib/types";

/** The choices of these verbs by the value of one of their fields. */
export function choicesBy(choices: Choice[], field: string, ...verbs: string[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!verbs.includes(choice.action.verb)) continue;
    const key = String(choice.action[field]);
    found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return found;
}

/** The same for things with at most one choice. */
export function choiceBy(choices: Choice[], field: string, ...verbs: string[]): Map<string, Choice> {
  const fitting = choices.filter((choice) => verbs.includes(choice.action.verb));
  return new Map(fitting.map((choice) => [String(choice.action[field]), choice]));
}
