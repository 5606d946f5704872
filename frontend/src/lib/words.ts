// The words of one game, from the same Fluent files and names as on the server.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Action, Ask, GameEvent, GameInfo, GameWords, Lang, Named, Shape, Words } from "./types";
import { functions } from "./elision";
import { typeset } from "./typeset";

type Value = string | number | null | undefined;

/** Names numbers whose meaning depends on other arguments of a sentence, such as a placement of a piece on a work. */
export type Namer = (domain: string, number: number, others: Things) => string | null;
type Things = Record<string, Value>;

/** `about`: the subject of the question, for the names of its choices. */
export function gameWords(
  info: GameInfo,
  files: GameWords,
  lang: Lang,
  players: string[],
  namer: Namer = () => null,
  about: Things = {},
): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions });
  bundle.addResource(new FluentResource(files.ftl), { allowOverrides: true });
  const domains = info.vocabulary?.domains ?? {};
  const shapes = {
    verb: byName(info.vocabulary?.verbs),
    kind: byName(info.vocabulary?.kinds),
    step: byName(info.vocabulary?.steps),
  };

  const has = (message: string): boolean => bundle.hasMessage(message);

  function say(message: string, args?: Record<string, string | number>): string {
    const pattern = bundle.getMessage(message)?.value;
    return pattern ? typeset(bundle.formatPattern(pattern, args, []), lang) : message;
  }

  function part(action: Action, name: "verb" | "object"): string | null {
    const pattern = bundle.getMessage(`choice-${action.verb}`)?.attributes[name];
    if (!pattern) return null;
    return typeset(bundle.formatPattern(pattern, args(shapes.verb.get(action.verb), action, "verb"), []), lang);
  }

  function thing(domain: string, id: string | number | null): string | number {
    if (id === null) return has("nobody") ? say("nobody") : "–";
    if (domain === "seat") {
      const seat = Number(id);
      return players[seat] ?? (has("seat-name") ? say("seat-name", { number: seat + 1 }) : String(seat + 1));
    }
    if (typeof id === "number" || domains[domain]?.numeric) return id;
    // If a view names things under a key of its own, the domain is found by the id alone.
    if (!domains[domain] && !has(`${domain}-${id}`))
      domain = Object.keys(domains).find((other) => domains[other]?.ids.includes(id)) ?? domain;
    const named = files.names[domain]?.[domains[domain]?.ids.indexOf(id) ?? -1];
    if (named !== undefined) return named;
    return has(`${domain}-${id}`) ? say(`${domain}-${id}`) : id;
  }

  function rule(domain: string, id: Value): string | null {
    return domains[domain]?.rules[domains[domain].ids.indexOf(String(id))] ?? null;
  }

  function cited(event: GameEvent): string | null {
    const shape = shapes.kind.get(event.event);
    const field = shape?.fields.find(({ name }) => name === shape.rule);
    return (field ? rule(field.domain, event[field.name]) : shape?.rule) || null;
  }

  function argument(
    into: Record<string, string | number>,
    name: string,
    domain: string,
    value: Value,
    others: Things,
  ): void {
    if (value === undefined) return;
    into[name] = (typeof value === "number" ? namer(domain, value, others) : null) ?? thing(domain, value);
    if (typeof value !== "number") into[`${name}_id`] = value ?? "none";
  }

  function args(
    shape: Shape | undefined,
    given: Things,
    skip: string,
    others: Things = {},
  ): Record<string, string | number> {
    const made: Record<string, string | number> = {};
    const fields = shape?.fields ?? guess(given, skip);
    for (const field of fields)
      argument(made, field.name, field.domain, given[field.name], { ...about, ...others, ...given });
    return made;
  }

  function event(event: GameEvent): string {
    const shape = shapes.kind.get(event.event);
    const hidden = shape?.secret?.some((field) => event[field] === undefined) ?? false;
    return say(`log-${event.event}${hidden ? "-secret" : ""}`, args(shape, event, "event"));
  }

  /** The capitalised names of things in an event; other names are common words. */
  function named(event: GameEvent): Named[] {
    const fields = shapes.kind.get(event.event)?.fields ?? guess(event, "event");
    return fields.flatMap(({ name, domain }) => {
      const id = event[name];
      const text = id === null || id === undefined ? "" : thing(domain, id);
      return typeof text === "string" && /^\p{Lu}/u.test(text) ? [{ domain, id: id ?? "", text }] : [];
    });
  }

  return {
    lang,
    has,
    say,
    thing,
    rule,
    cited,
    action: (action: Action, others?: Things) =>
      say(`choice-${action.verb}`, args(shapes.verb.get(action.verb), action, "verb", others)),
    part,
    event,
    told: (one: GameEvent) => apart(event(one), named(one)),
    ask: (ask: Ask) => say(`ask-${ask.step}`, args(shapes.step.get(ask.step), ask, "step")),
  };
}

/** A sentence with the names of things marked, the longest names first. */
export function apart(sentence: string, things: Named[]): (string | Named)[] {
  const [longest, ...others] = [...things].sort((a, b) => b.text.length - a.text.length);
  if (!longest) return sentence === "" ? [] : [sentence];
  return sentence
    .split(longest.text)
    .flatMap((part, i) => (i === 0 ? apart(part, others) : [longest, ...apart(part, others)]));
}

function byName(shapes: Shape[] | undefined): Map<string, Shape> {
  return new Map((shapes ?? []).map((shape) => [shape.name, shape]));
}

/** Without a vocabulary, an argument's name serves as its domain. */
function guess(given: Record<string, Value>, skip: string): { name: string; domain: string }[] {
  return Object.keys(given)
    .filter((name) => name !== skip)
    .map((name) => ({ name, domain: name }));
}
