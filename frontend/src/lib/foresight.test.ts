import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Foresight, PAUSE, type Meant } from "./foresight.svelte";
import type { Told } from "./warnings.svelte";

const preview = {
  events: [],
  gains: [],
  open: false,
  over: false,
  to_move: [0],
  asks: "",
  question: null,
  forced: 0,
  useless: false,
};
const legal: Told = { warning: { final: false, milestones: [] }, preview, reason: null };

/** A table that answers when it is told to. */
function slowTable() {
  const waiting: { verb: string; answer(told: Told | null): void }[] = [];
  const asking = {
    seat: (): number | null => 0,
    told: (_seat: number, { verb }: { verb: string }) =>
      new Promise<Told | null>((answer) => waiting.push({ verb, answer })),
    warns: () => false,
    inBrief: () => Promise.resolve(""),
  };
  return { waiting, asking, foresight: new Foresight(asking) };
}

function thing(): Element {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  return { isConnected: true, getBoundingClientRect: () => box } as unknown as Element;
}
const meaning = (verb: string) => (): Meant => ({ action: { verb } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pause = (): Promise<unknown> => vi.advanceTimersByTimeAsync(PAUSE);
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test("a pointer that moves on sends no request", async () => {
  const { foresight, waiting } = slowTable();
  const one = thing();
  foresight.over(one, meaning("one"), "mouse");
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  foresight.out(one);
  await pause();
  expect(waiting).toEqual([]);
  expect(foresight.card).toBeNull();
});

test("a thing under a resting pointer is requested and shown", async () => {
  const { foresight, waiting } = slowTable();
  foresight.over(thing(), meaning("one"), "mouse");
  await pause();
  expect(foresight.card).toBeNull();
  waiting[0]?.answer(legal);
  await settle();
  expect(foresight.card?.meant.action).toEqual({ verb: "one" });
});

test("an answer for a thing no longer under the pointer is dropped", async () => {
  const { foresight, waiting } = slowTable();
  const [one, two] = [thing(), thing()];
  foresight.over(one, meaning("one"), "mouse");
  await pause();
  foresight.out(one);
  foresight.over(two, meaning("two"), "mouse");
  await pause();
  waiting[1]?.answer(legal);
  await settle();
  waiting[0]?.answer(legal);
  await settle();
  expect(waiting.map(({ verb }) => verb)).toEqual(["one", "two"]);
  expect(foresight.card?.element).toBe(two);
});

test("in a new position the same place is requested again, and the former answer is dropped", async () => {
  const { foresight, waiting } = slowTable();
  foresight.over(thing(), meaning("one"), "mouse");
  await pause();
  waiting[0]?.answer(legal);
  await settle();
  foresight.renew();
  expect(waiting).toHaveLength(2);
  foresight.close();
  waiting[1]?.answer(legal);
  await settle();
  expect(foresight.card).toBeNull();
});

test("a choice with a hidden outcome has its description only", async () => {
  const { foresight, waiting } = slowTable();
  const quiz: Told = { ...legal, preview: null };
  foresight.over(thing(), meaning("one"), "focus");
  await pause();
  waiting[0]?.answer(quiz);
  await settle();
  expect(foresight.card).toBeNull();
  foresight.over(thing(), () => ({ action: { verb: "two" }, title: "Two" }), "focus");
  await pause();
  waiting[1]?.answer(quiz);
  await settle();
  expect(foresight.card?.meant.title).toBe("Two");
});

test("without a choice only the description of a thing is shown, and nothing is requested", async () => {
  const { foresight, waiting, asking } = slowTable();
  asking.seat = () => null;
  foresight.over(thing(), meaning("one"), "mouse");
  await pause();
  expect(foresight.card).toBeNull();
  foresight.over(thing(), () => ({ action: null, title: "Leader" }), "touch");
  await pause();
  expect(foresight.card?.meant.title).toBe("Leader");
  expect(waiting).toEqual([]);
});

test("a card opened by touch stays when the finger is lifted", async () => {
  const { foresight, waiting } = slowTable();
  const one = thing();
  foresight.over(one, meaning("one"), "touch");
  await vi.advanceTimersByTimeAsync(0);
  waiting[0]?.answer(legal);
  await settle();
  foresight.out(one);
  await vi.advanceTimersByTimeAsync(5000);
  expect(foresight.card).not.toBeNull();
  foresight.close();
  expect(foresight.card).toBeNull();
});

test("a known reason is shown without a request", async () => {
  const { foresight, waiting } = slowTable();
  const reason = { rule: "QC-5.40", why: () => "You have a leader.", facts: {} };
  foresight.over(thing(), () => ({ action: null, title: "Leader", reason }), "mouse");
  await pause();
  expect(waiting).toEqual([]);
  expect(foresight.card?.told).toEqual({ warning: null, reason });
});
