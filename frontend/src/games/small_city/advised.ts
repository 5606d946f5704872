// What the advice names in a borough: tiles with their places, squares, ways of citizens.

import type { Square } from "./drawings/outline";
import { cellsOf, DIRS, pieceOf, placeOf } from "./squares";
import type { CityProps } from "./types";

export interface Advised {
  tiles: { building: string; squares: Square[] }[];
  squares: Square[];
  ways: { from: Square; to: Square }[];
}

type Told = Pick<CityProps, "board" | "advised"> & { view: Pick<CityProps["view"], "mine" | "host"> };

/** In the borough of a seat, where `me` is advised. */
export function advisedIn({ board, advised, view }: Told, seat: number, me: number | null): Advised {
  const idea: Advised = { tiles: [], squares: [], ways: [] };
  let piece = view.mine?.placing?.piece ?? null;
  for (const action of advised ?? []) {
    const home = action.verb === "parade" ? view.host : me;
    const there = action.borough === undefined || action.borough === null ? home : Number(action.borough);
    if (action.verb === "build") piece = String(action.piece);
    const laid = action.verb === "settle" ? "town_hall" : action.verb === "place" ? piece : null;
    const data = laid === null ? undefined : pieceOf(board, laid);
    if (laid !== null && data) {
      const facing = String(action.facing ?? "upright");
      if (seat === me)
        idea.tiles.push({ building: data.building, squares: cellsOf(board, laid, String(action.square), facing) });
    } else if (typeof action.to === "string") {
      const [from, to] = [placeOf(String(action.from)), placeOf(action.to)];
      const [leaves, enters] = action.verb === "come_home" ? [there, me] : [me, there];
      if (seat === enters) idea.squares.push(to);
      if (leaves === enters && seat === enters) idea.ways.push({ from, to });
      else if (seat === leaves) idea.squares.push(from);
    } else if (typeof action.square === "string" && seat === there) {
      const [row, column] = placeOf(action.square);
      const [down, right] = DIRS[String(action.dir)] ?? [0, 0];
      idea.squares.push([row, column]);
      if (action.verb === "parade") idea.squares.push([row + down, column + right]);
    }
  }
  return idea;
}
