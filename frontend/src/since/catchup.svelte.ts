// Looking at what the others did since my last decision, step by step: which step is shown, the positions before and after
// each, and how every score changed. The match itself goes on meanwhile.

import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import { api, said } from "../lib/api";
import { headed } from "../lib/feed";
import type { Step } from "../lib/missed";
import { pointsOf } from "../lib/points";
import { signedPoints, t } from "../lib/shell";
import type { Table } from "../lib/table.svelte";
import type { BoardProps, GameEvent, Json, MoveEntry, Position } from "../lib/types";
import { changedWays, type Change } from "./changes";

export const SPEEDS = [0.5, 1, 2, 4];
const STEP = 900; // milliseconds that a step is shown at normal speed

const keyOf = (moves: number, undone: number): string => `${moves} ${undone}`;

export class Catchup {
  /** The step that is shown, counted from 0. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  problem = $state<string | null>(null);
  private known = $state.raw<ReadonlyMap<string, Position>>(new Map());
  private fetching = new Set<string>();
  private left = false;

  steps = $derived.by(() => this.table.missed);
  /** Steps that were taken back meanwhile are gone. */
  here = $derived.by(() => Math.max(0, Math.min(this.at, this.steps.length - 1)));
  step = $derived.by<Step | null>(() => this.steps[this.here] ?? null);
  /** So often something was taken back: what was known of the positions before is of no use. */
  private undone = $derived.by(() => this.table.live.entries.filter(({ kind }) => kind === "undo").length);
  position = $derived.by<Position | null>(() => (this.step ? this.found(this.step.after) : null));
  /** Until the position is there, the newest one before it. */
  private shown = $derived.by<Position | null>(() => {
    for (const { before, after } of this.steps.slice(0, this.here + 1).reverse()) {
      const found = this.found(after) ?? this.found(before);
      if (found) return found;
    }
    return null;
  });
  view = $derived.by<Json>(() => this.shown?.view ?? null);

  constructor(private readonly table: Table) {
    $effect(() => {
      const wanted = this.step;
      const all = this.steps.flatMap(({ before, after }) => [before, after]);
      if (wanted) void this.look([wanted.after, wanted.before, ...all], this.undone);
    });
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        if (this.here >= this.steps.length - 1) this.playing = false;
        else if (this.position !== null) this.go(this.here + 1);
      }, STEP / this.speed);
      return () => clearInterval(timer);
    });
    this.playing = !prefersReducedMotion.current;
  }

  private found(moves: number): Position | null {
    return this.known.get(keyOf(moves, this.undone)) ?? null;
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.steps.length - 1));
  }

  play(): void {
    if (!this.playing && this.here >= this.steps.length - 1) this.at = 0;
    this.playing = !this.playing;
  }

  close(): void {
    this.left = true;
    this.playing = false;
  }

  /** One after the other, those that are wanted first. */
  private async look(moves: number[], undone: number): Promise<void> {
    for (const one of new Set(moves)) {
      if (this.left || this.undone !== undone) return;
      const key = keyOf(one, undone);
      if (untrack(() => this.known.has(key)) || this.fetching.has(key)) continue;
      this.fetching.add(key);
      try {
        const found = await api.at(this.table.id, one);
        this.known = new Map(this.known).set(key, found);
        this.problem = null;
      } catch (error) {
        if (!this.left) this.problem = said(error);
      } finally {
        this.fetching.delete(key);
      }
    }
  }

  /** How every score changed with a step; null: that is not known yet. */
  changes(step: Step): Change[] | null {
    return this.between(step.before, step.after);
  }

  /** How every score changed with all of them. */
  total = $derived.by<Change[] | null>(() => {
    const [first, last] = [this.steps[0], this.steps.at(-1)];
    return first && last ? this.between(first.before, last.after) : null;
  });

  private between(before: number, after: number): Change[] | null {
    const [from, to] = [this.found(before), this.found(after)];
    if (!from || !to) return null;
    const { face, words, info } = this.table;
    if (face?.ways && words) {
      const [was, is] = [from, to].map(({ view }) => face.ways?.(view, info?.board ?? null, words) ?? []);
      return changedWays(was ?? [], is ?? []);
    }
    return this.table.players.flatMap(({ seat }) => {
      const [was, is] = [from, to].map(({ view }) => pointsOf(face, view, seat));
      return was === null || was === undefined || is === null || is === undefined || was === is
        ? []
        : [{ seat, said: signedPoints(is - was), less: is < was }];
    });
  }

  /** Whether the game is won by points. */
  byPoints = $derived.by(() => this.table.face?.ways === undefined);

  /** What happened in a step, in the words of the log, the most important first. */
  words(step: Step): string[] {
    const words = this.table.words;
    if (!words) return [];
    const events = step.decisions.flatMap((move: MoveEntry) => this.table.open(move.events));
    const telling = headed(
      events.filter((event: GameEvent) => event.event !== "turn"),
      this.table.face?.headlines ?? [],
    );
    if (telling.length > 0) return telling.map((event) => words.event(event));
    const action = step.decisions.at(-1)?.action;
    const name = String(words.thing("seat", step.seat));
    return [t("log-chose", { name, choice: action ? words.action(action) : "" })];
  }

  /** The board as it stood: nothing is chosen there. */
  board = $derived.by<BoardProps<Json, Json> | null>(() => {
    const { words, info, players } = this.table;
    const view = this.view;
    const step = this.step;
    if (!words || !info || view === null || step === null) return null;
    const nothing = (): void => undefined;
    return {
      view,
      board: info.board ?? null,
      players,
      seat: null,
      choices: [],
      ask: this.shown?.view.asks ?? null,
      words,
      last: step.decisions,
      moves: this.table.moves.slice(0, step.after),
      choose: nothing,
      explain: nothing,
      openRule: this.table.openRule,
    };
  });

  turns = $derived.by<number[]>(() => {
    const view = this.view;
    const waiting = view !== null && typeof view === "object" && !Array.isArray(view) ? view.to_move : null;
    return Array.isArray(waiting) ? waiting.filter((seat) => typeof seat === "number") : [];
  });
}
