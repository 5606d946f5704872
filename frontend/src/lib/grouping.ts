// Choices as chips: one chip per verb; a verb with one choice is played directly.

import type { Action, Choice, Words } from "./types";

export interface Option {
  choice: Choice;
  /** The whole sentence. */
  label: string;
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

/** Small words that can't end a label. */
const LOOSE = new Set(
  "le la les l' l’ un une des du de d' d’ au aux à en sur dans avec votre vos son sa et « : the a an to of on in with your from at and 1 ne se".split(
    " ",
  ),
);

/** A sentence as a chip says it: its first word strong, the rest small below. Where a thing
    is named before the deed ("capital: harvest"), the deed comes first. */
export function headAndTail(sentence: string): { head: string; tail: string } {
  const about = /^(\p{Ll}[^:]*?)\s?:\s(\S.*)$/u.exec(sentence);
  if (about?.[1] && about[2]) {
    const { head, tail } = headAndTail(capital(about[2]));
    return { head, tail: tail === "" ? about[1] : `${tail} (${about[1]})` };
  }
  const words = sentence.split(" ");
  if (words.length < 2 || sentence.length <= 16) return { head: sentence, tail: "" };
  let end = 1;
  while (end < words.length - 1 && LOOSE.has((words[end - 1] ?? "").toLocaleLowerCase())) end += 1;
  return {
    head: words.slice(0, end).join(" ").replace(/\s?:$/u, ""),
    tail: words.slice(end).join(" ").replace(/^:\s/u, ""),
  };
}

/** How many whole words all sentences begin with. */
function shared(sentences: string[][]): number {
  const first = sentences[0] ?? [];
  let count = 0;
  while (count < first.length - 1 && sentences.every((words) => words[count] === first[count])) count += 1;
  return count;
}

function capital(text: string): string {
  return text === "" ? text : text[0]?.toLocaleUpperCase() + text.slice(1);
}

function labelled(verb: string, sentences: string[], words: Words): { label: string; shorts: string[] } {
  const split = sentences.map((sentence) => sentence.split(" "));
  const common = shared(split);
  let end = Math.min(common, 2);
  const first = split[0] ?? [];
  while (end > 1 && LOOSE.has((first[end - 1] ?? "").toLocaleLowerCase())) end -= 1;
  const label = words.has(`verb-${verb}`)
    ? words.say(`verb-${verb}`)
    : common > 0
      ? first
          .slice(0, end)
          .join(" ")
          .replace(/[\s:«]+$/u, "")
      : capital(verb.replaceAll("_", " "));
  const shorts = split.map((words) =>
    capital(
      words
        .slice(common)
        .join(" ")
        .replace(/^[«\s]+|[\s»]+$/gu, ""),
    ),
  );
  return { label, shorts };
}

export function groupsOf(choices: Choice[], words: Words): Group[] {
  const verbs = new Map<string, Choice[]>();
  for (const choice of choices) {
    const those = verbs.get(choice.action.verb);
    if (those) those.push(choice);
    else verbs.set(choice.action.verb, [choice]);
  }
  return [...verbs].map(([verb, those]) => {
    const sentences = those.map((choice) => words.action(choice.action));
    const { label, shorts } = labelled(verb, sentences, words);
    const options = those.map((choice, i) => {
      const sentence = sentences[i] ?? verb;
      return { choice, label: sentence, short: those.length === 1 ? sentence : (shorts[i] ?? sentence) };
    });
    return { verb, label: those.length === 1 ? (sentences[0] ?? label) : label, options };
  });
}
