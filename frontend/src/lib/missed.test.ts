import { expect, test } from "vitest";
import { unfolded } from "./feed";
import { missed, type Step } from "./missed";
import type { Entry, GameEvent, MoveEntry } from "./types";

const at = "2026-01-01T00:00:00Z";
const TOLD: GameEvent[] = [{ event: "built" }];
const move = (seq: number, seat: number, more: Partial<MoveEntry> = {}): MoveEntry => ({
  kind: "move",
  seq,
  at,
  seat,
  action: { verb: "build" },
  events: TOLD,
  ...more,
});
const silent = { events: [] };
const hidden = { events: [], action: null };
const undo = (seq: number, by: number, rest: { count?: number; own?: true } = {}): Entry => ({
  kind: "undo",
  seq,
  at,
  by,
  ...rest,
});
const says = ({ events }: MoveEntry): boolean => events.length > 0;
const told = (entries: Entry[], mine = [0], came = 0): [number, number, number, number[]][] =>
  missed(entries, mine, came, says).map(({ seat, before, after, decisions }: Step) => [
    seat,
    before,
    after,
    decisions.map(({ seq }) => seq),
  ]);

test("what the others did since my last decision, with the positions before and after", () => {
  expect(told([move(1, 1), move(2, 0), move(3, 1), move(4, 2)])).toEqual([
    [1, 2, 3, [3]],
    [2, 3, 4, [4]],
  ]);
  expect(told([move(1, 1), move(2, 0)])).toEqual([]);
  expect(told([move(1, 1)])).toEqual([[1, 0, 1, [1]]]);
});

test("a decision without effects yet belongs to its player's continued move", () => {
  expect(told([move(1, 0), move(2, 1, silent), move(3, 1), move(4, 1)])).toEqual([
    [1, 1, 3, [2, 3]],
    [1, 3, 4, [4]],
  ]);
  expect(told([move(1, 0), move(2, 1, silent), move(3, 2)])).toEqual([
    [1, 1, 2, [2]],
    [2, 2, 3, [3]],
  ]);
});

test("undone moves are left out, my own decisions included", () => {
  expect(told([move(1, 0), move(2, 1), move(3, 2), undo(4, 2)])).toEqual([[1, 1, 2, [2]]]);
  expect(told([move(1, 0), move(2, 1), undo(3, 1), move(4, 1)])).toEqual([[1, 1, 2, [4]]]);
  expect(told([move(1, 1), move(2, 0), undo(3, 0)])).toEqual([[1, 0, 1, [1]]]);
  expect(told([move(1, 0), move(2, 1), move(3, 2), undo(4, 1, { own: true })])).toEqual([[2, 1, 2, [3]]]);
});

test("hidden decisions are no step of their own; the position includes them", () => {
  expect(told([move(1, 0), move(2, 1, hidden), move(3, 2, hidden), move(4, 1)])).toEqual([[1, 3, 4, [4]]]);
  expect(told([move(1, 0), move(2, 1), move(3, 2, hidden)])).toEqual([[1, 1, 3, [2]]]);
  expect(told([move(1, 0), move(2, 1, hidden)])).toEqual([]);
});

test("standing and automatic answers do not end the list of missed moves", () => {
  const answered = (seat: number): Entry[] =>
    unfolded({ ...move(3, 1), then: [{ seat, action: { verb: "pass" }, events: [] }] } as Entry);
  expect(told([move(1, 0), move(2, 2), ...answered(0), move(4, 2)])).toEqual([
    [2, 1, 2, [2]],
    [1, 2, 4, [3]],
    [2, 4, 5, [4]],
  ]);
  expect(told([move(1, 0), ...answered(2)])).toEqual([[1, 1, 3, [3]]]);
});

test("a spectator's list begins when the spectator joins", () => {
  const entries = [move(1, 0), move(2, 1), move(3, 2), move(4, 0)];
  expect(told(entries, [], 2)).toEqual([
    [2, 2, 3, [3]],
    [0, 3, 4, [4]],
  ]);
  expect(told(entries, [], 4)).toEqual([]);
});
