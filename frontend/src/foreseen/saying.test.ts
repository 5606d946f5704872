import { expect, test, vi } from "vitest";
import { briefly, gainsOf, linesOf, thenOf } from "./saying";
import type { Preview, Words } from "../lib/types";

// Without the words of a language a message is its own name.
vi.mock("../lib/prefs.svelte", () => ({ prefs: { lang: "en" } }));

const words = {
  lang: "fr",
  has: (message: string) => message === "ask-place" || message === "ask-count",
  say: (message: string, args?: Record<string, string | number>) =>
    `${message.replace(/^(part|gain)-/, "")}${args?.count !== undefined && Number(args.count) > 1 ? "s" : ""}`,
  event: ({ event }: { event: string }) => (event === "silent" ? "" : `Il ${event}.`),
  ask: ({ step }: { step: string }) => (step === "count" ? "Encore {$count} ?" : "Où ?"),
} as unknown as Words;
const none = { parts: {}, tally: {} };
const preview = (more: Partial<Preview>): Preview => ({
  events: [],
  gains: [none, none, none],
  open: false,
  over: false,
  to_move: [0],
  asks: "",
  question: null,
  forced: 0,
  useless: false,
  ...more,
});

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

test("points come before other quantities, the own seat before others; losses have a minus sign", () => {
  const gains = gainsOf(
    words,
    preview({ gains: [{ parts: { zones: -1 }, tally: {} }, none, { parts: { a: 2, b: 1 }, tally: { active: -2 } }] }),
    2,
    true,
  );
  expect(gains.map(({ seat, deltas }) => [seat, deltas.map(({ said }) => plain(said))])).toEqual([
    [2, ["+3 points-short", "−2 actives"]],
    [0, ["−1 points-short"]],
  ]);
  expect(gains[0]?.parts.map(({ said }) => plain(said))).toEqual(["+2 a", "+1 b"]);
  expect(gains[0]?.deltas[1]?.less).toBe(true);
});

test("parts that do not add up to the points are listed one by one", () => {
  const [own] = gainsOf(words, preview({ gains: [{ parts: { culture: 1, coins: 2 }, tally: {} }] }), 0, false);
  expect(own?.deltas.map(({ said }) => plain(said))).toEqual(["+1 culture", "+2 coins"]);
  expect(own?.parts).toEqual([]);
});

test("lines are not repeated, and events of turn order are left out", () => {
  const events = ["built", "turn", "silent", "built", "paid"].map((event) => ({ event }));
  expect(linesOf(words, events)).toEqual(["Il built.", "Il paid."]);
});

test("the next step is my question if it has words, otherwise the player to move", () => {
  const names = ["Maude", "Étienne", "Agathe"];
  const then = (more: Partial<Preview>): string | null =>
    plain(thenOf(words, preview(more), { verb: "start" }, [0], names) ?? "");
  expect(then({ asks: "place" })).toBe("Puis : Où ?");
  expect(then({ asks: "count" })).toBe("Puis c'est encore à vous.");
  expect(then({ asks: "place", to_move: [1] })).toBe("Puis c'est à Étienne.");
  expect(then({ to_move: [1, 2] })).toMatch(/^Puis c'est à Étienne .* Agathe ensemble\.$/);
  expect(then({ open: true, to_move: [], events: [{ event: "built" }] })).toBe("La suite reste ouverte.");
  expect(then({ open: true, to_move: [] })).toBe("Seul ce choix est certain ; la suite reste ouverte.");
  expect(then({ over: true, to_move: [] })).toBe("La partie est alors finie.");
});

test("the short form shows the gains or, without any, the next step", () => {
  const names = ["Maude", "Étienne", "Agathe"];
  const brief = (more: Partial<Preview>): string =>
    plain(briefly(words, preview(more), { verb: "start" }, 0, names, true));
  expect(brief({ gains: [{ parts: { a: 2 }, tally: {} }, { parts: { a: -1 }, tally: {} }, none] })).toBe(
    "+2 points-short · Étienne : −1 points-short",
  );
  expect(brief({ to_move: [1] })).toBe("Puis c'est à Étienne.");
  expect(brief({ useless: true })).toBe("Cela ne change rien.");
});
