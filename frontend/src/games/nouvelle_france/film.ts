// A snowfall, and the end, as a list of scenes: one work after the other, then the discs, then each colour against
// white.

import type { GameEvent } from "../../lib/types";
import { COLOURS, type Colour, type Counts, type FranceView, type WorkId } from "./types";

export interface Count {
  colour: Colour;
  cubes: number;
  points: number;
}

export type Scene = { gains: Partial<Counts>; before: Counts; after: Counts } & (
  | { kind: "work"; snowfall: number; work: WorkId; counts: Count[] }
  | { kind: "discs"; discs: number; points: number }
  | { kind: "verdict" }
);

type Draft = Scene extends infer One ? (One extends Scene ? Omit<One, "before" | "after"> : never) : never;

export function scenesOf(before: FranceView, after: FranceView, events: GameEvent[]): Scene[] {
  const drafts: Draft[] = [];
  const start: Counts = { ...before.markers };
  let snowfall = before.snowfalls;
  for (const event of events) {
    const last = drafts.at(-1);
    if (event.event === "snow_fell") snowfall = Number(event.snowfall);
    else if (event.event === "snow_counted") {
      const work = event.work as WorkId;
      const colour = event.colour as Colour;
      const points = Number(event.points);
      let scene = last?.kind === "work" && last.work === work && last.snowfall === snowfall ? last : null;
      if (!scene) {
        const known = drafts.find(
          (draft) => draft.kind === "work" && draft.work === work && draft.snowfall === snowfall,
        );
        scene = known?.kind === "work" ? known : { kind: "work", snowfall, work, counts: [], gains: {} };
        if (!known) drafts.push(scene);
      }
      scene.counts.push({ colour, cubes: Number(event.cubes), points });
      scene.gains[colour] = (scene.gains[colour] ?? 0) + points;
    } else if (event.event === "scored" && !String(event.part).startsWith("snow") && event.part !== "discs") {
      const colour = event.colour as Colour;
      // Before the snow it is the start of the film; afterwards it belongs to the preceding scene.
      if (last) last.gains[colour] = (last.gains[colour] ?? 0) + Number(event.points);
      else start[colour] += Number(event.points);
    } else if (event.event === "discs_counted") {
      const gains: Partial<Counts> = after.solo ? { white: -Number(event.points) } : {};
      drafts.push({ kind: "discs", discs: Number(event.discs), points: Number(event.points), gains });
    } else if (event.event === "game_ended") drafts.push({ kind: "verdict", gains: {} });
  }
  let sum = start;
  return drafts.map((draft, i) => {
    const next = { ...sum };
    for (const colour of COLOURS) next[colour] = Math.max(0, next[colour] + (draft.gains[colour] ?? 0));
    // The last figure is always the table's, even if events are missing.
    const end = i === drafts.length - 1 ? { ...after.markers } : next;
    const scene = { ...draft, before: sum, after: end } as Scene;
    sum = next;
    return scene;
  });
}

export function shownColours(view: FranceView): Colour[] {
  return view.solo ? COLOURS : view.players.map((player) => player.colour);
}
