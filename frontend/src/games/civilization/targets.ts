// The squares that choices belong to, and the question to the table for squares without one.

import type { Action, Choice } from "../../lib/types";
import { beside, dirTo, type Layout, type Square } from "./geometry";
import type { CivilizationView, Slot } from "./types";

/** The square of a choice; null: none. */
export function squareOf(action: Action, view: CivilizationView, layout: Layout): string | null {
  if (action.verb === "move_person") return String(action.to);
  if (typeof action.square === "string") return action.square;
  const here = view.group ? layout.byId.get(view.group.square) : undefined;
  if (typeof action.dir !== "string" || !here) return null;
  const next = beside(layout, here, action.dir);
  if (action.verb === "step_over" && next) return beside(layout, next, action.dir)?.id ?? next.id;
  return next?.id ?? null;
}

/** The choices of each square; for choices about a city, only those of the selected one. */
export function choicesAt(
  choices: Choice[],
  view: CivilizationView,
  layout: Layout,
  city: Slot | null,
): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const { action } = choice;
    const square = squareOf(action, view, layout);
    if (square === null || (action.verb !== "link" && typeof action.city === "string" && action.city !== city))
      continue;
    found.set(square, [...(found.get(square) ?? []), choice]);
  }
  return found;
}

/** The choices that pick figures up at a square. */
export function picksAt(choices: Choice[], square: string): Choice[] {
  return choices.filter(({ action }) => action.verb === "pick" && action.square === square);
}

/** The square of the figure that may move where it is the only one; null: there are several, or none. */
export function onlyFigure(choices: Choice[], view: CivilizationView): string | null {
  const picks = choices.filter(({ action }) => action.verb === "pick");
  const square = picks[0]?.action.square;
  return picks.length === 1 && typeof square === "string" && view.ways[square] ? square : null;
}

/** A click on another figure that may still move, while a group is on its way: the group stops here, that one sets out. */
export function stopAndPick(choices: Choice[], view: CivilizationView, square: string): Action[] | null {
  const halt = choices.find(({ action }) => action.verb === "halt");
  const there = view.map.figures[square];
  if (!halt || !view.group || view.group.square === square || there?.seat !== view.you) return null;
  const [armies, scouts] = there.ready;
  return armies + scouts === 1 ? [halt.action, { verb: "pick", square, armies, scouts }] : null;
}

/** What a click on a square would mean if it were possible: the table says why it is not. */
export function wishAt(
  choices: Choice[],
  view: CivilizationView,
  layout: Layout,
  square: Square,
  city: Slot | null,
): Action | null {
  const here = view.group ? layout.byId.get(view.group.square) : undefined;
  const dir = here ? dirTo(here, square) : null;
  if (dir && choices.some(({ action }) => ["step", "halt", "discover"].includes(action.verb)))
    return { verb: "step", dir };
  const alike = choices.find(
    ({ action }) => typeof action.square === "string" && (typeof action.city !== "string" || action.city === city),
  );
  return alike ? { ...alike.action, square: square.id } : null;
}
