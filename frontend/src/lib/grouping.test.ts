import { expect, test } from "vitest";
import { groupsOf, keyOf, same } from "./grouping";
import type { Action, Choice, Words } from "./types";

/** A game whose choices are said by these sentences, with their parts, and whose verbs have these names. */
function wordsOf(
  sentences: Record<string, string | [string, string, string]>,
  verbs: Record<string, string> = {},
): Words {
  const told = (action: Action): string[] => [sentences[keyOf(action)] ?? "?"].flat();
  return {
    lang: "fr",
    has: (message) => message in verbs,
    say: (message) => verbs[message] ?? message,
    thing: (_, id) => id ?? "–",
    action: (action) => told(action)[0] ?? "",
    part: (action, part) => told(action)[part === "verb" ? 1 : 2] ?? null,
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

test("a verb with one choice is shown as its sentence", () => {
  const action = send("port");
  const [group] = groupsOf([choice(action)], wordsOf({ [keyOf(action)]: "Envoyer un ouvrier au port" }));
  expect(group?.label).toBe("Envoyer un ouvrier au port");
  expect(group?.options[0]?.short).toBe("Envoyer un ouvrier au port");
});

test("several choices of a verb are listed by their objects under the verb", () => {
  const words = wordsOf(
    {
      [keyOf(send("port"))]: ["Envoyer un ouvrier au port", "Envoyer", "au port"],
      [keyOf(send("fort"))]: ["Envoyer un ouvrier au fort", "Envoyer", "au fort"],
    },
    { "verb-send": "Envoi" },
  );
  const [group] = groupsOf([choice(send("port")), choice(send("fort"))], words);
  expect(group?.label).toBe("Envoi");
  expect(group?.options.map((option) => option.short)).toEqual(["Au port", "Au fort"]);
});

test("a single choice shows its verb in bold and its object below", () => {
  const words = wordsOf({ [keyOf(send("port"))]: ["Envoyer un ouvrier au port", "Envoyer", "au port"] });
  const [group] = groupsOf([choice(send("port"))], words);
  expect(group?.options[0]).toMatchObject({ head: "Envoyer", tail: "au port", label: "Envoyer un ouvrier au port" });
});

test("a choice without parts is its sentence; its verb is the name in the vocabulary", () => {
  const words = wordsOf({
    [keyOf(send("port"))]: "Envoyer un ouvrier au port",
    [keyOf(send("fort"))]: "Envoyer un ouvrier au fort",
  });
  const [group] = groupsOf([choice(send("port")), choice(send("fort"))], words);
  expect(group?.label).toBe("Send");
  expect(group?.options[0]).toMatchObject({ head: "Envoyer un ouvrier au port", tail: "" });
  expect(group?.options[1]?.short).toBe("Envoyer un ouvrier au fort");
});

test("groups keep the order in which verbs first appear", () => {
  const pass: Action = { verb: "pass" };
  const groups = groupsOf([choice(send("port")), choice(pass), choice(send("fort"))], wordsOf({}));
  expect(groups.map((group) => [group.verb, group.options.length])).toEqual([
    ["send", 2],
    ["pass", 1],
  ]);
});
