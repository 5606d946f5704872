import { expect, test } from "vitest";
import { chatOf, decisions, headed, since, story, unfolded } from "./feed";
import type { Entry, MoveEntry } from "./types";

const at = "2026-01-01T00:00:00Z";
const move = (seq: number, seat: number, standing = false): MoveEntry => ({
  kind: "move",
  seq,
  at,
  seat,
  action: null,
  events: [],
  ...(standing ? { standing: true as const } : {}),
});
const undo = (seq: number, by: number, rest: { count?: number; own?: true } = {}): Entry => ({
  kind: "undo",
  seq,
  at,
  by,
  ...rest,
});
const left = (entries: Entry[]): number[] => decisions(entries).map((entry) => entry.seq);

test("standing answers become separate, marked entries", () => {
  const answer = { seat: 1, action: { verb: "pass" }, events: [] };
  const parts = unfolded({ ...move(4, 0), then: [answer] }) as MoveEntry[];
  expect(parts.map((part) => [part.seq, part.seat, part.standing ?? false])).toEqual([
    [4, 0, false],
    [4, 1, true],
  ]);
  expect(parts[0]).not.toHaveProperty("then");
});

test("an undo removes the stated number of decisions", () => {
  expect(left([move(1, 0), move(2, 1), move(3, 0), undo(4, 0, { count: 2 })])).toEqual([1]);
  expect(left([move(1, 0), move(2, 1), undo(3, 1)])).toEqual([1]);
  expect(left([move(1, 0), undo(2, 0, { count: 9 })])).toEqual([]);
});

test("two undos in a row remove different decisions", () => {
  expect(left([move(1, 0), move(2, 0), move(3, 0), undo(4, 0), undo(5, 0), move(6, 0)])).toEqual([1, 6]);
});

test("on an independent lane an undo removes only the own last decision", () => {
  expect(left([move(1, 0), move(2, 1), move(3, 1), undo(4, 0, { own: true })])).toEqual([2, 3]);
  expect(left([move(1, 1), undo(2, 0, { own: true })])).toEqual([1]);
});

test("since my last decision: forced turns of others count, automatic answers of mine do not", () => {
  const forced = (seq: number, seat: number): MoveEntry => ({ ...move(seq, seat, true), forced: true });
  const moves = [move(1, 0), move(2, 1), forced(2, 2), forced(2, 0)];
  expect(since(moves, [0]).map((entry) => entry.seat)).toEqual([2, 1]);
});

test("on an independent lane an undo includes the automatic answers after the own last decision", () => {
  expect(left([move(1, 0), move(2, 0), move(2, 0, true), move(3, 1), undo(4, 0, { own: true, count: 2 })])).toEqual([
    1, 3,
  ]);
});

test("undone decisions stay in the log, struck out", () => {
  const told = story([move(1, 0), undo(2, 0)]);
  expect(told.map(({ entry, undone }) => [entry.kind, undone])).toEqual([
    ["move", true],
    ["undo", false],
  ]);
});

test("since my last decision: the newest of each other seat", () => {
  const moves = [move(1, 1), move(2, 0), move(3, 1), move(4, 2), move(5, 1)];
  expect(since(moves, [0]).map((entry) => entry.seq)).toEqual([5, 4]);
  expect(since([...moves, move(6, 0)], [0])).toEqual([]);
});

test("a standing answer is not a recent action", () => {
  expect(since([move(1, 0), move(2, 1), move(3, 2, true)], [0]).map((entry) => entry.seq)).toEqual([2]);
});

test("a spectator sees the last dozen decisions, not the whole match", () => {
  const long = [move(1, 3), ...Array.from({ length: 12 }, (_, i) => move(i + 2, i % 2))];
  expect(since(long, []).map((entry) => entry.seat)).toEqual([1, 0]);
});

test("the main event of a decision comes first, the others keep their order", () => {
  const events = ["left", "finished", "placed", "finished"].map((event, number) => ({ event, number }));
  const order = (headlines: string[]): number[] => headed(events, headlines).map((event) => Number(event.number));
  expect(order(["ended", "finished", "placed"])).toEqual([3, 0, 1, 2]);
  expect(order(["placed"])).toEqual([2, 0, 1, 3]);
  expect(order([])).toEqual([0, 1, 2, 3]);
});

test("the chat lines of a feed", () => {
  const said: Entry = { kind: "chat", seq: 2, at, by: "Maude", seat: 0, text: "?" };
  expect(chatOf([move(1, 0), said])).toEqual([said]);
});
