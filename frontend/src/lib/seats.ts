// Pieces of a colour look the same everywhere, with colour and shape: colour is never the only sign. Players choose
// colours before the match; the default goes by seat.

import { getContext, setContext } from "svelte";
import { boxOf } from "./boxes.svelte";
import { prefs } from "./prefs.svelte";
import { t } from "./shell";
import type { Look } from "./types";

/** The data of a match that determine its pieces. */
export interface Seated {
  game: string;
  seats: { colour: string | null }[];
}

/** The default pieces, for games whose box has none (`GameBox.looks`). */
const HOUSE = (["black disc", "white disc", "green triangle", "blue diamond", "orange square"] as const).map(
  (said, i): Look => {
    const [colour, shape] = said.split(" ") as [string, Look["shape"]];
    return { colour, shape, fill: `var(--s${i})`, edge: `var(--s${i}-edge)`, text: `var(--s${i}-text)` };
  },
);

/** The look of a colour in a game's box; without one, that of a seat by its number. */
export function lookIn(game: string | undefined, colour: string | null | undefined, seat = 0): Look {
  const looks = boxOf(game ?? "")?.looks ?? HOUSE;
  return looks.find((look) => look.colour === colour) ?? (looks[seat % looks.length] as Look);
}

/** The look of a seat in a match. */
export function lookOf(match: Seated | null | undefined, seat: number): Look {
  return lookIn(match?.game, match?.seats[seat]?.colour, seat);
}

/** The name of the colour of these pieces. */
export function colourName({ name, colour }: Look): string {
  return name?.[prefs.lang] ?? t(`colour-${colour}`);
}

type Looks = (seat: number) => Look;
const HERE = Symbol("looks");

/** Declares the match that all pieces on this page belong to. */
export function seatsOfMatch(match: () => Seated | null | undefined): void {
  setContext<Looks>(HERE, (seat) => lookOf(match(), seat));
}

/** The looks of the seats on this page; without a match, those of a game by seat. */
export function looksHere(game?: string): Looks {
  return getContext<Looks | undefined>(HERE) ?? ((seat) => lookIn(game, null, seat));
}
