// Pieces of a colour have one look everywhere, colour and shape: a colour is never the only sign. Players take the
// colours before the match; who took none has that of his seat.

import { getContext, setContext } from "svelte";
import { boxOf } from "./boxes.svelte";
import { prefs } from "./prefs.svelte";
import { t } from "./shell";
import type { Look } from "./types";

/** What is needed of a match to know its pieces. */
export interface Seated {
  game: string;
  seats: { colour: string | null }[];
}

/** The pieces of the house, for games whose box has none of its own (`GameBox.looks`). */
const HOUSE = (["black disc", "white disc", "green triangle", "blue diamond", "orange square"] as const).map(
  (said, i): Look => {
    const [colour, shape] = said.split(" ") as [string, Look["shape"]];
    return { colour, shape, fill: `var(--s${i})`, edge: `var(--s${i}-edge)`, text: `var(--s${i}-text)` };
  },
);

/** The pieces of a colour in a game's box; without one, those of a seat by its number. */
export function lookIn(game: string | undefined, colour: string | null | undefined, seat = 0): Look {
  const looks = boxOf(game ?? "")?.looks ?? HOUSE;
  return looks.find((look) => look.colour === colour) ?? (looks[seat % looks.length] as Look);
}

/** The pieces of a seat in a match. */
export function lookOf(match: Seated | null | undefined, seat: number): Look {
  return lookIn(match?.game, match?.seats[seat]?.colour, seat);
}

/** What the colour of these pieces is called. */
export function colourName({ name, colour }: Look): string {
  return name?.[prefs.lang] ?? t(`colour-${colour}`);
}

type Looks = (seat: number) => Look;
const HERE = Symbol("looks");

/** Every piece on this page belongs to this match. */
export function seatsOfMatch(match: () => Seated | null | undefined): void {
  setContext<Looks>(HERE, (seat) => lookOf(match(), seat));
}

/** The looks of the seats on this page; where no match is shown, those of a game by seat. */
export function looksHere(game?: string): Looks {
  return getContext<Looks | undefined>(HERE) ?? ((seat) => lookIn(game, null, seat));
}
