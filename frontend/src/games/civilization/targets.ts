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

/** The action that a click on a square stands for if it is impossible: the table explains why. */
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
