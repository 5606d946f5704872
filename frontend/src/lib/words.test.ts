import { expect, test } from "vitest";
import type { GameInfo } from "./types";
import { apart, gameWords } from "./words";

const INFO = {
  vocabulary: {
    domains: {
      site: { ids: ["port", "fort"], numeric: false, size: 3, rules: ["XY-1", "XY-2"] },
      seat: { ids: [], numeric: true, size: 4, rules: [] },
      count: { ids: [], numeric: true, size: 9, rules: [] },
    },
    verbs: [
      {
        name: "send",
        fields: [
          { name: "site", domain: "site" },
          { name: "count", domain: "count" },
        ],
      },
    ],
    kinds: [
      {
        name: "drew",
        fields: [
          { name: "seat", domain: "seat" },
          { name: "card", domain: "site" },
        ],
        secret: ["card"],
        rule: "XY-3",
      },
      { name: "built", fields: [{ name: "where", domain: "site" }], rule: "where" },
      { name: "slept", fields: [], rule: "" },
    ],
    steps: [],
    windows: [],
  },
} as unknown as GameInfo;
const FTL = `
choice-send = { $count ->
    [one] Envoyer { $count } ouvrier : { $site }
   *[other] Envoyer { $count } ouvriers : { $site }
}
    .verb = Envoyer
    .object = { $count } : { $site }
log-slept = Rien
log-drew = { $seat } pioche { $card }
log-drew-secret = { $seat } pioche une carte
site-fort = le fort
nobody = personne
`;
const words = gameWords(INFO, { ftl: FTL, names: { site: ["le port"] } }, "fr", ["Maude"]);

test("an action in words, with plurals, and names from data or from messages", () => {
  expect(words.action({ verb: "send", site: "port", count: 1 })).toBe("Envoyer 1 ouvrier\u00a0: le port");
  expect(words.action({ verb: "send", site: "fort", count: 2 })).toBe("Envoyer 2 ouvriers\u00a0: le fort");
});

test("the parts of a choice, if its message has them", () => {
  expect(words.part({ verb: "send", site: "port", count: 2 }, "verb")).toBe("Envoyer");
  expect(words.part({ verb: "send", site: "port", count: 2 }, "object")).toBe("2\u00a0: le port");
  expect(words.part({ verb: "missing" }, "verb")).toBeNull();
});

test("an event is worded without a secret of another seat", () => {
  expect(words.event({ event: "drew", seat: 0, card: "fort" })).toBe("Maude pioche le fort");
  expect(words.event({ event: "drew", seat: 0 })).toBe("Maude pioche une carte");
});

test("no player has a name, too; a thing without a message is shown by its id", () => {
  expect(words.thing("site", null)).toBe("personne");
  expect(words.say("missing")).toBe("missing");
});

test("an event cites its rule, or the rule of its thing", () => {
  expect(words.cited({ event: "drew", seat: 0 })).toBe("XY-3");
  expect(words.cited({ event: "built", where: "fort" })).toBe("XY-2");
  expect(words.cited({ event: "slept" })).toBeNull();
  expect(words.cited({ event: "unheard" })).toBeNull();
  expect(words.rule("site", "port")).toBe("XY-1");
  expect(words.rule("count", 3)).toBeNull();
});

test("only names are marked up, not the other arguments of an event", () => {
  const words = gameWords(INFO, { ftl: "log-built = Au { $where }.\nsite-port = port", names: {} }, "fr", []);
  expect(words.told({ event: "built", where: "port" })).toEqual(["Au port."]);
  const named = gameWords(INFO, { ftl: "log-built = Au { $where }.\nsite-port = Port", names: {} }, "fr", []);
  expect(named.told({ event: "built", where: "port" })).toEqual([
    "Au ",
    { domain: "site", id: "port", text: "Port" },
    ".",
  ]);
});

test("the things that an event names are marked up in its sentence", () => {
  const maude = { domain: "seat", id: 0, text: "Maude" };
  const port = { domain: "site", id: "port", text: "Port" };
  const old = { domain: "site", id: "old_port", text: "Vieux Port" };
  expect(apart("Maude quitte Vieux Port pour Port.", [maude, port, old])).toEqual([
    maude,
    " quitte ",
    old,
    " pour ",
    port,
    ".",
  ]);
  expect(apart("Rien.", [maude])).toEqual(["Rien."]);
  expect(apart("Maude et Maude", [maude])).toEqual([maude, " et ", maude]);
});
