import { expect, test } from "vitest";
import type { GameEvent } from "../../../lib/types";
import { filmed } from "../filmed";
import type { CityView } from "../types";
import { scriptOf } from "./script";

const seen = (you: number | null, more: object = {}): CityView =>
  ({
    you,
    turn: 4,
    boroughs: [0, 1].map(() => ({ tiles: [], people: {}, votes: 20, pollution: 9 })),
    ...more,
  }) as unknown as CityView;
const nothing = (): GameEvent[] => [];
const REVEAL: GameEvent[] = [
  { event: "screens_lifted", turn: 4 },
  { event: "built", seat: 1, piece: "museum", square: "a2" },
  { event: "votes_won", seat: 1, votes: 8 },
  { event: "built", seat: 0, piece: "library", square: "e1" },
];

test("the film shows the plans of the other players only", () => {
  expect(filmed(REVEAL, seen(0), nothing)).not.toEqual([]);
  expect(scriptOf(seen(0), seen(0), REVEAL)).toMatchObject([{ kind: "build", seat: 1, events: [REVEAL[1]] }]);
});

test("there is no film if only I acted", () => {
  expect(filmed([REVEAL[0], REVEAL[3]] as GameEvent[], seen(0), nothing)).toEqual([]);
});

test("a spectator sees no film before the end", () => {
  expect(filmed(REVEAL, seen(null), nothing)).toEqual([]);
  expect(filmed([{ event: "promise_shown", seat: 0 }], seen(null), nothing)).not.toEqual([]);
});

test("income, votes and pollution are counted by seat", () => {
  const events: GameEvent[] = [
    { event: "hosted", seat: 0, money: 2 },
    { event: "traded", seat: 0, money: 1, votes: 3 },
    { event: "stored", seat: 1, material: "wood", square: "a1" },
    { event: "voted", seat: 0, votes: 5 },
    { event: "polluted", seat: 1, pollution: 4, level: 9 },
  ];
  expect(scriptOf(seen(0), seen(0), events)).toMatchObject([
    { kind: "work", gains: [{ money: 3, votes: 3 }, { goods: { wood: 1 } }] },
    { kind: "vote", gains: [5, 0], before: [15, 20] },
    { kind: "pollution", gains: [0, 4], before: [9, 5] },
  ]);
});

test("a godzilla's path in the film matches the predicted path to its last square", () => {
  const events: GameEvent[] = [
    { event: "marked", seat: 0, square: "c3" },
    { event: "eaten", seat: 0, owner: 1, square: "c2" },
    { event: "stopped", seat: 0, square: "c2", other: "c1" },
  ];
  const way = { seat: 0, steps: ["c4", "c3", "c2", "c1"], marks: ["c3"], end: ["c2", "c1"], eaten: {}, turns: false };
  expect(scriptOf(seen(0, { marches: [way] }), seen(0), events)).toMatchObject([
    { kind: "godzilla", steps: ["c4", "c3", "c2", "c1"], eaten: { c2: 1 } },
  ]);
  expect(scriptOf(seen(0), seen(0), events)).toMatchObject([{ kind: "godzilla", steps: ["c3", "c2", "c1"] }]);
});

test("council steps of other players are shown when the phase is over", () => {
  const advance = (seat: number): GameEvent => ({
    event: "advanced",
    seat,
    row: "finance",
    council_column: 1,
    means: "money",
  });
  const past = [advance(1), { event: "polluted", seat: 1, pollution: 1, level: 1 }, advance(1), advance(0)];
  const end = [
    { event: "passed", seat: 2 },
    { event: "hosts_next", seat: 1 },
  ];
  expect(filmed([past[2] as GameEvent], seen(0), () => past.slice(0, 2))).toEqual([]);
  const told = filmed(end, seen(0), () => past);
  expect(told).toEqual([past[2], ...end]);
  expect(scriptOf(seen(0), seen(0), told)).toMatchObject([{ kind: "council", events: [past[2]] }]);
});
