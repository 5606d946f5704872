import { expect, test } from "vitest";
import { groupsOf, headAndTail, keyOf, same } from "./grouping";
import type { Action, Choice, Words } from "./types";

/** A game with these texts of choices and names of verbs. */
function wordsOf(sentences: Record<string, string>, verbs: Record<string, string> = {}): Words {
  return {
    lang: "fr",
    has: (message) => message in verbs,
    say: (message) => verbs[message] ?? message,
    thing: (_, id) => id ?? "–",
    action: (action) => sentences[keyOf(action)] ?? "?",
    event: () => "",
    told: () => [],
    cited: () => null,
    rule: () => null,
    ask: () => "",
  };
}
const choice = (action: Action): Choice => ({ action, warning: null });
const send = (site: string): Action => ({ verb: "send", site });

test("actions are the same whatever the order of their arguments", () => {
  expect(same({ verb: "a", x: 1, y: null }, { y: null, x: 1, verb: "a" })).toBe(true);
  expect(keyOf({ verb: "a", x: 1, y: null })).toBe(keyOf({ y: null, x: 1, verb: "a" }));
  expect(same({ verb: "a", x: 1 }, { verb: "a" })).toBe(false);
  expect(same({ verb: "a", x: 1 }, { verb: "a", y: 1 })).toBe(false);
});

test("a verb with one choice is said as its sentence", () => {
  const action = send("port");
  const [group] = groupsOf([choice(action)], wordsOf({ [keyOf(action)]: "Envoyer un ouvrier au port" }));
  expect(group?.label).toBe("Envoyer un ouvrier au port");
  expect(group?.options[0]?.short).toBe("Envoyer un ouvrier au port");
});

test("several choices of a verb share their beginning, and are told apart by the rest", () => {
  const words = wordsOf({
    [keyOf(send("port"))]: "Envoyer un ouvrier au port",
    [keyOf(send("fort"))]: "Envoyer un ouvrier au fort",
  });
  const [group] = groupsOf([choice(send("port")), choice(send("fort"))], words);
  expect(group?.label).toBe("Envoyer");
  expect(group?.options.map((option) => option.short)).toEqual(["Port", "Fort"]);
});

test("the verb's own name comes before a beginning", () => {
  const words = wordsOf(
    { [keyOf(send("port"))]: "Au port", [keyOf(send("fort"))]: "Au fort" },
    { "verb-send": "Envoyer" },
  );
  expect(groupsOf([choice(send("port")), choice(send("fort"))], words)[0]?.label).toBe("Envoyer");
});

test("groups keep the order in which verbs first appear", () => {
  const pass: Action = { verb: "pass" };
  const groups = groupsOf([choice(send("port")), choice(pass), choice(send("fort"))], wordsOf({}));
  expect(groups.map((group) => [group.verb, group.options.length])).toEqual([
    ["send", 2],
    ["pass", 1],
  ]);
});

test("a long sentence has a strong first word", () => {
  expect(headAndTail("Envoyer un ouvrier au port")).toEqual({ head: "Envoyer", tail: "un ouvrier au port" });
  expect(headAndTail("Passer son tour")).toEqual({ head: "Passer son tour", tail: "" });
});

test("a head ends neither with a small word nor with a colon", () => {
  for (const space of [" ", "\u00a0", ""])
    expect(headAndTail(`Utiliser${space}: Construction`)).toEqual({ head: "Utiliser", tail: "Construction" });
  expect(headAndTail("Ne rien rechercher")).toEqual({ head: "Ne rien", tail: "rechercher" });
});

test("a thing that is named before the deed comes after it", () => {
  expect(headAndTail("capitale : récolter en 1d2")).toEqual({ head: "Récolter en 1d2", tail: "capitale" });
  expect(headAndTail("deuxième cité : se consacrer à l’art")).toEqual({
    head: "Se consacrer",
    tail: "à l’art (deuxième cité)",
  });
  expect(headAndTail("Utiliser la carte : Écriture")).toEqual({ head: "Utiliser", tail: "la carte : Écriture" });
});
