// Interaction: pick a piece, click a work, rotate and place the piece; and which question each of these answers.

import { atDesk } from "../../kit/desk.svelte";
import type { Action, Choice } from "../../lib/types";
import { Desk } from "./desk.svelte";
import { gainsOf } from "./gains";
import { ideaOf, placingOf, waysOf, type Spot, type Turning } from "./placing";
import { PIECE_STEPS, PLACE_STEPS, WORK_STEPS, type FranceProps, type WorkId } from "./types";

type At = { x: number; y: number };

function has(choices: Choice[], verb: string, field: string, value: string): boolean {
  return choices.some((choice) => choice.action.verb === verb && choice.action[field] === value);
}

/** A piece is taken, and then its work is chosen. */
const takenTo = (piece: string, work: WorkId): Action[] => [
  { verb: "take", piece },
  { verb: "build", work },
];

export class HandState {
  readonly desk = atDesk(Desk);
  /** A work was clicked without a held piece; until the next question. */
  empty = $state(false);

  constructor(private readonly given: () => FranceProps) {}

  props = $derived.by(() => this.given());
  view = $derived.by(() => this.props.view);
  private step = $derived.by(() => this.props.ask?.step ?? "");
  placing = $derived.by(() => (this.props.seat === null ? null : placingOf(this.view, this.props.board)));
  spot = $derived.by(() => this.placing?.spots.get(this.desk.spot ?? -1) ?? null);
  /** The piece taken, else the one picked up. */
  held = $derived.by(() => {
    const { ask, seat } = this.props;
    return seat === null ? null : typeof ask?.piece === "string" ? ask.piece : this.desk.piece;
  });
  /** The works on which a click has an effect now. */
  open = $derived.by<WorkId[]>(() => {
    const { ask, choices } = this.props;
    if (ask === null || choices.length === 0) return [];
    if (WORK_STEPS.has(ask.step)) return choices.map((choice) => choice.action.work as WorkId);
    if (PLACE_STEPS.has(ask.step)) return [ask.work as WorkId];
    return ask.step === "piece" && this.desk.piece ? this.worksFor(this.desk.piece) : [];
  });
  /** The works to which a click would move the held piece. */
  can = (work: WorkId): boolean => this.open.includes(work) && this.placing?.work !== work;
  /** The target of an advised move. */
  idea = $derived.by(() => (this.placing ? null : ideaOf(this.props.board, this.props.advised ?? [], this.props.ask)));
  advised = $derived.by(
    () => this.idea?.work ?? (this.props.advice?.verb === "build" ? (this.props.advice.work as WorkId) : null),
  );
  gains = $derived.by(() =>
    this.placing && this.spot ? gainsOf(this.view, this.props.board, this.placing, this.spot) : [],
  );

  private worksFor(piece: string): WorkId[] {
    return this.view.open.find((one) => piece.startsWith(`${one.shape}_`))?.works ?? [];
  }

  /** Handles a click on a piece of the tray. */
  pick(piece: string, at: At): void {
    const { desk, step } = this;
    const { ask, choices, seat, choose, explain, takeBack } = this.props;
    if (seat === null) return;
    if (PIECE_STEPS.has(step) && has(choices, "take", "piece", piece)) {
      // With a single work, or if the works are not known in advance, there is nothing to wait for.
      const waits = step === "piece" && this.worksFor(piece).length > 1;
      desk.touched = null;
      desk.piece = waits && desk.piece !== piece ? piece : null;
      if (!waits) choose({ verb: "take", piece }, at);
    } else if ((WORK_STEPS.has(step) || PLACE_STEPS.has(step)) && takeBack && ask?.piece !== piece) {
      desk.touched = null;
      desk.replan.want({ piece, work: null });
    } else if (ask?.piece !== piece) explain({ verb: "take", piece }, at);
  }

  /** Handles a click on a work, at a cell or on its name. */
  touch = (work: WorkId, cell: At | null, at: At): void => {
    const { desk, step } = this;
    const { ask, seat, choose, explain, takeBack } = this.props;
    if (seat === null) return;
    desk.touched = cell;
    desk.work = work;
    this.empty = false;
    if (WORK_STEPS.has(step)) choose({ verb: "build", work }, at);
    else if (PLACE_STEPS.has(step)) {
      if (ask?.work === work) return;
      if (takeBack) desk.replan.want({ piece: String(ask?.piece), work });
      else explain({ verb: "build", work }, at);
    } else if (step === "piece" && desk.piece !== null) {
      if (!this.open.includes(work)) desk.touched = null;
      // The next question is requested even if this work is not among the answers: then the table explains why.
      choose(takenTo(desk.piece, work), at);
    } else this.empty = true;
  };

  /** Undo answers until the question of the requested answer is asked again, then send it. */
  follow(at: At): void {
    const { step } = this;
    const { ask, choices } = this.props;
    const question = `${this.view.pieces.length} ${step} ${ask?.piece} ${ask?.work}`;
    this.desk.replan.follow(
      question,
      ({ piece, work }) => {
        const reached = ask?.piece === piece && (!PLACE_STEPS.has(step) || work === null || ask.work === work);
        if (PIECE_STEPS.has(step)) {
          if (!has(choices, "take", "piece", piece)) return "give up";
          if (work) return takenTo(piece, work);
          this.pick(piece, at);
          return [];
        }
        if (WORK_STEPS.has(step) && reached) return work ? [{ verb: "build", work }] : [];
        return reached || !(WORK_STEPS.has(step) || PLACE_STEPS.has(step)) ? "give up" : "back";
      },
      this.props,
      at,
    );
  }

  private try(spot: Spot | null | undefined): void {
    if (spot) this.desk.spot = spot.placement;
  }

  /** The pointer is over a cell of a work. */
  over(work: WorkId, cell: At): void {
    if (this.placing?.work === work) this.try(this.placing.tries.at(this.spot, cell));
  }

  turn(how: Turning): void {
    if (this.spot) this.try(this.placing?.tries.turned(this.spot, waysOf(this.spot, how)));
  }

  move(way: [number, number]): void {
    if (this.spot) this.try(this.placing?.tries.stepped(this.spot, way));
  }

  next(step: 1 | -1): void {
    this.try(this.placing?.tries.next(this.spot, step));
  }

  /** Place the piece where it is tried; if that is illegal, ask why. */
  set = (at: At): void => {
    if (!this.spot) return;
    const action: Action = { verb: "place", placement: this.spot.placement };
    if (this.spot.legal) this.props.choose(action, at);
    else this.props.explain(action, at);
  };
}
