// What the hand does: pick a piece, touch a work, turn and set the piece; which question each answers.

import type { Action, Ask, Choice } from "../../lib/types";
import type { Desk } from "./desk.svelte";
import { nextLegal, stepped, turned, type Placing, type Spot, type Turning } from "./placing";
import { PIECE_STEPS, PLACE_STEPS, WORK_STEPS, type FranceProps, type FranceView, type WorkId } from "./types";

type At = { x: number; y: number };

export function spotOf(desk: Desk, placing: Placing | null): Spot | null {
  return placing?.spots.get(desk.spot ?? -1) ?? null;
}

/** The piece taken, or else the one picked up. */
export function heldPiece(desk: Desk, ask: Ask | null): string | null {
  return typeof ask?.piece === "string" ? ask.piece : desk.piece;
}

function has(choices: Choice[], verb: string, field: string, value: string): boolean {
  return choices.some((choice) => choice.action.verb === verb && choice.action[field] === value);
}

/** The works on which a touch leads somewhere now. */
export function openWorks(desk: Desk, view: FranceView, ask: Ask | null, choices: Choice[]): WorkId[] {
  if (ask === null || choices.length === 0) return [];
  if (WORK_STEPS.has(ask.step)) return choices.map((choice) => choice.action.work as WorkId);
  if (PLACE_STEPS.has(ask.step)) return [ask.work as WorkId];
  const shape = desk.piece?.split("_")[0];
  return ask.step === "piece" && shape ? (view.open.find((one) => one.shape === shape)?.works ?? []) : [];
}

/** A piece of the tray was touched. */
export function pick(desk: Desk, props: FranceProps, piece: string, at: At): void {
  const { view, ask, choices, choose, explain, takeBack } = props;
  const step = ask?.step ?? "";
  if (PIECE_STEPS.has(step) && has(choices, "take", "piece", piece)) {
    const works = view.open.find((one) => piece.startsWith(`${one.shape}_`))?.works ?? [];
    // With one work only, or where the works are not known before, there is nothing to wait for.
    const waits = step === "piece" && works.length > 1;
    desk.touched = null;
    if (waits) desk.piece = desk.piece === piece ? null : piece;
    else {
      desk.piece = null;
      choose({ verb: "take", piece }, at);
    }
  } else if ((WORK_STEPS.has(step) || PLACE_STEPS.has(step)) && takeBack && ask?.piece !== piece) {
    desk.touched = null;
    desk.wish = { piece, work: null };
  } else if (ask?.piece !== piece) explain({ verb: "take", piece }, at);
}

/** A work was touched, at a cell or by its name. False: there is no piece in hand. */
export function touch(desk: Desk, props: FranceProps, work: WorkId, cell: At | null, at: At): boolean {
  const { view, ask, choices, choose, explain, takeBack } = props;
  const step = ask?.step ?? "";
  desk.touched = cell;
  desk.work = work;
  if (WORK_STEPS.has(step)) choose({ verb: "build", work }, at);
  else if (PLACE_STEPS.has(step)) {
    if (ask?.work === work) return true;
    if (takeBack) desk.wish = { piece: String(ask?.piece), work };
    else explain({ verb: "build", work }, at);
  } else if (step === "piece" && desk.piece !== null) {
    const piece = desk.piece;
    // The next question comes even where this work is none of the answers: then the table says why.
    choose(
      [
        { verb: "take", piece },
        { verb: "build", work },
      ],
      at,
    );
    if (!openWorks(desk, view, ask, choices).includes(work)) desk.touched = null;
  } else return false;
  return true;
}

/** Answers are taken back until the question of the wish is asked again, and then given as wished. */
export function follow(desk: Desk, props: FranceProps, at: At): void {
  const { ask, choices, choose, takeBack } = props;
  const wish = desk.wish;
  if (wish === null) return;
  const step = ask?.step ?? "";
  const reached = ask?.piece === wish.piece && (!PLACE_STEPS.has(step) || wish.work === null || ask.work === wish.work);
  if (PIECE_STEPS.has(step)) {
    desk.wish = null;
    if (!has(choices, "take", "piece", wish.piece)) return;
    if (wish.work)
      choose(
        [
          { verb: "take", piece: wish.piece },
          { verb: "build", work: wish.work },
        ],
        at,
      );
    else pick(desk, props, wish.piece, at);
  } else if (WORK_STEPS.has(step) && reached) {
    desk.wish = null;
    if (wish.work) choose({ verb: "build", work: wish.work }, at);
  } else if (reached || !takeBack || !(WORK_STEPS.has(step) || PLACE_STEPS.has(step))) desk.wish = null;
  else takeBack(at);
}

export function turnPiece(desk: Desk, placing: Placing | null, how: Turning): void {
  const now = spotOf(desk, placing);
  if (placing && now) desk.spot = turned(placing, now, how).placement;
}

export function stepPiece(desk: Desk, placing: Placing | null, dx: number, dy: number): void {
  const now = spotOf(desk, placing);
  if (placing && now) desk.spot = stepped(placing, now, dx, dy).placement;
}

export function nextPlace(desk: Desk, placing: Placing | null, step: 1 | -1): void {
  const next = placing && nextLegal(placing, spotOf(desk, placing), step);
  if (next) desk.spot = next.placement;
}

/** Set the piece where it is tried; where it can't be, ask why. */
export function setPiece(props: FranceProps, spot: Spot | null, at: At): void {
  if (!spot) return;
  const action: Action = { verb: "place", placement: spot.placement };
  if (spot.row) props.choose(action, at);
  else props.explain(action, at);
}
