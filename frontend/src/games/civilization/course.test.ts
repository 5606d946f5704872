import { expect, test } from "vitest";
import type { GameEvent } from "../../lib/types";
import { courseOf } from "./course";

const decision = (...events: GameEvent[]) => ({ events });
const fought = (seat: number, unit: string, front: number): GameEvent => ({ event: "fought", seat, unit, front });

test("a battle turn lists the units played, killed and wounded, by front", () => {
  const turns = courseOf([
    decision({ event: "battle_began", seat: 0, target: 1, square: "4c2" }),
    decision(fought(1, "infantry_1", 1)),
    decision(
      fought(0, "mounted_3", 1),
      { event: "wounded", unit: "infantry_1", amount: 3 },
      { event: "wounded", unit: "mounted_3", amount: 1 },
      { event: "unit_died", unit: "infantry_1" },
    ),
  ]);
  expect(turns).toEqual([
    { seat: 1, unit: "infantry_1", front: 1, died: [], wounded: [] },
    { seat: 0, unit: "mounted_3", front: 1, died: ["infantry_1"], wounded: [["mounted_3", 1]] },
  ]);
});

test("only the current battle is listed", () => {
  const turns = courseOf([
    decision({ event: "village_attacked", seat: 0, square: "4c2" }),
    decision(fought(0, "infantry_3", 1)),
    decision({ event: "battle_in_city", seat: 0, target: 1, city: "second" }),
    decision({ event: "idled", seat: 1 }),
  ]);
  expect(turns).toEqual([{ seat: 1, unit: null, front: 0, died: [], wounded: [] }]);
});

test("a battle without its first event is not listed", () => {
  expect(courseOf([decision(fought(0, "infantry_3", 1))])).toEqual([]);
});
