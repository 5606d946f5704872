import { expect, test } from "vitest";
import type { Action } from "../lib/types";
import { Replan, type Next } from "./replan.svelte";

const at = { x: 0, y: 0 };

/** A plan of numbered decisions; the wish is how many are kept, and what is made then. */
class Plan {
  made = ["a", "b", "c"];
  sent: string[] = [];
  backs = 0;
  readonly replan = new Replan<{ keep: number; then: Action[] }>();
  takeBack: (() => void) | undefined = () => (this.backs += 1);

  follow(): void {
    const next = ({ keep, then }: { keep: number; then: Action[] }): Next => (this.made.length > keep ? "back" : then);
    const choose = (actions: Action[]): void => void this.sent.push(...actions.map(({ verb }) => verb));
    this.replan.follow(this.made.join(), next, { choose, takeBack: this.takeBack }, at);
  }

  arrive(): void {
    this.made.pop();
    this.follow();
  }
}

test("decisions are undone one after another, then the new ones are made", () => {
  const plan = new Plan();
  plan.replan.want({ keep: 1, then: [{ verb: "d" }, { verb: "e" }] });
  plan.follow();
  plan.arrive();
  expect([plan.backs, plan.sent]).toEqual([2, []]);
  plan.arrive();
  expect([plan.backs, plan.sent, plan.replan.wish]).toEqual([2, ["d", "e"], null]);
});

test("a question causes at most one undo, regardless of other changes", () => {
  const plan = new Plan();
  plan.replan.want({ keep: 0, then: [] });
  plan.follow();
  plan.follow();
  expect(plan.backs).toBe(1);
  plan.replan.want({ keep: 2, then: [{ verb: "d" }] });
  plan.follow();
  expect(plan.backs).toBe(1);
  plan.arrive();
  expect([plan.backs, plan.sent]).toEqual([1, ["d"]]);
});

test("without a possible undo the new plan is dropped", () => {
  const plan = new Plan();
  plan.takeBack = undefined;
  plan.replan.want({ keep: 0, then: [{ verb: "d" }] });
  plan.follow();
  expect([plan.replan.wish, plan.sent]).toEqual([null, []]);
});
