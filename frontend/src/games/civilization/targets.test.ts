import { expect, test } from "vitest";
import type { Action, Choice } from "../../lib/types";
import { onlyFigure, stopAndPick } from "./targets";
import type { CivilizationView } from "./types";

const choice = (action: Action): Choice => ({ action }) as unknown as Choice;
const pick = (square: string, armies = 1): Action => ({ verb: "pick", square, armies, scouts: 0 });
const view = (more: object): CivilizationView =>
  ({ you: 0, group: null, ways: {}, map: { figures: {} }, ...more }) as unknown as CivilizationView;

test("a click on a reachable square moves the only figure that can go there", () => {
  const ways = { "1a1": { to: {}, stops: {} } };
  expect(onlyFigure([choice(pick("1a1")), choice({ verb: "end" })], view({ ways }))).toBe("1a1");
  expect(onlyFigure([choice(pick("1a1")), choice(pick("1b2"))], view({ ways }))).toBeNull();
  expect(onlyFigure([choice(pick("1a1")), choice(pick("1a1", 2))], view({ ways }))).toBeNull();
  expect(onlyFigure([choice({ verb: "end" })], view({ ways }))).toBeNull();
});

test("a click on another figure ends the group's move and picks that figure up", () => {
  const halt = choice({ verb: "halt" });
  const figures = {
    "1b2": { seat: 0, ready: [0, 1] },
    "1c2": { seat: 1, ready: [1, 0] },
    "1d2": { seat: 0, ready: [2, 0] },
  };
  const now = view({ group: { square: "1a1" }, map: { figures } });
  expect(stopAndPick([halt], now, "1b2")).toEqual([
    { verb: "halt" },
    { verb: "pick", square: "1b2", armies: 0, scouts: 1 },
  ]);
  expect(stopAndPick([halt], now, "1c2")).toBeNull();
  expect(stopAndPick([halt], now, "1d2")).toBeNull();
  expect(stopAndPick([], now, "1b2")).toBeNull();
});
