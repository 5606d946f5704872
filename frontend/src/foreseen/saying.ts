// What a choice is certain to bring, in words: the gains by seat, what happens, and what comes next.

import { small } from "../lib/hints";
import { list, signedPoints, t } from "../lib/shell";
import type { Action, Ask, GameEvent, Preview, Words } from "../lib/types";
import { tell } from "./tell";

/** One difference: with its sign, and whether it is a loss. */
export interface Delta {
  said: string;
  less: boolean;
}

export interface SeatGains {
  seat: number;
  deltas: Delta[];
  /** The parts of the score behind the points, where they are several. */
  parts: Delta[];
}

/** Points first, then what else the game counts; the acting seat first. `summed`: the parts of the score add up to points. */
export function gainsOf(words: Words, preview: Preview, own: number, summed: boolean): SeatGains[] {
  const seats = preview.gains.map((_, seat) => seat).sort((a, b) => Number(b === own) - Number(a === own) || a - b);
  return seats.flatMap((seat) => {
    const { parts, tally } = preview.gains[seat] ?? { parts: {}, tally: {} };
    const named = (what: string, value: number): Delta => {
      return { said: `${signedPoints(value)}\u00a0${small(what)}`, less: value < 0 };
    };
    const sum = Object.values(parts).reduce((total, value) => total + value, 0);
    const behind = Object.entries(parts).map(([id, value]) => named(words.say(`part-${id}`), value));
    const deltas: Delta[] = summed ? [] : [...behind];
    if (summed && sum !== 0) deltas.push({ said: `${signedPoints(sum)}\u00a0${t("points-short")}`, less: sum < 0 });
    for (const [id, value] of Object.entries(tally))
      deltas.push(named(words.say(`gain-${id}`, { count: Math.abs(value) }), value));
    const shown = summed && (behind.length > 1 || sum === 0) ? behind : [];
    return deltas.length + shown.length > 0 ? [{ seat, deltas, parts: shown }] : [];
  });
}

/** Each event once in the words of the log; whose turn comes next is said apart. */
export function linesOf(words: Words, events: GameEvent[]): string[] {
  const said = events.filter((event) => event.event !== "turn").map((event) => words.event(event));
  return said.filter((line, i) => line !== "" && said.indexOf(line) === i);
}

/** The question that comes next, where its words need nothing that is not known yet. */
function questionOf(words: Words, preview: Preview, action: Action): string | null {
  if (preview.question) return words.ask(preview.question);
  if (preview.asks === "" || !words.has(`ask-${preview.asks}`)) return null;
  const { verb: _, ...named } = action;
  const ask: Ask = { ...named, step: preview.asks };
  const said = words.ask(ask);
  return said.includes("{$") ? null : said;
}

/** Whether nothing is certain but the choice itself. */
function saysNothing(words: Words, { events, gains }: Preview): boolean {
  const figures = gains.flatMap(({ parts, tally }) => [...Object.keys(parts), ...Object.keys(tally)]);
  return figures.length === 0 && linesOf(words, events).length === 0;
}

/** What follows what is certain: the end, the next question, or only whose turn it is. */
export function thenOf(words: Words, preview: Preview, action: Action, mine: number[], names: string[]): string | null {
  if (preview.open) return tell(words, saysNothing(words, preview) ? "foreseen-open-only" : "foreseen-open");
  if (preview.over) return tell(words, "foreseen-over");
  const [first] = preview.to_move;
  if (first === undefined) return null;
  if (preview.to_move.every((seat) => mine.includes(seat))) {
    const asked = questionOf(words, preview, action);
    return asked === null ? tell(words, "foreseen-then-you") : tell(words, "foreseen-then-asked", { ask: asked });
  }
  const said = preview.to_move.map((seat) => (mine.includes(seat) ? tell(words, "foreseen-you") : (names[seat] ?? "")));
  return tell(words, "foreseen-then", { names: list(said), count: said.length });
}

/** In one line: the gains, the own ones first, or else what comes next. */
export function briefly(
  words: Words,
  preview: Preview,
  action: Action,
  own: number,
  names: string[],
  summed: boolean,
): string {
  if (preview.useless) return tell(words, "foreseen-useless");
  const gains = gainsOf(words, preview, own, summed).filter(({ deltas }) => deltas.length > 0);
  const said = gains.map(({ seat, deltas }) => {
    const sum = deltas.map((delta) => delta.said).join(" · ");
    return seat === own ? sum : tell(words, "foreseen-of", { name: names[seat] ?? "", gains: sum });
  });
  return said.length > 0 ? said.join(" · ") : (thenOf(words, preview, action, [own], names) ?? "");
}
