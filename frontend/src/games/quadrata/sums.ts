// Tokens and sums as named by the table, which says which two tokens lead to a place, with how many taxis.

import type { BoxData, CardData, Held, Pair, Place, PlayerView, QuadrataBoard, QuadrataView, Token } from "./types";

const EXTRA = "_extra";

export function tokenOf(held: Held): Token {
  return held.replace(EXTRA, "");
}

/** The tokens of a movement area as named in choices, with their spaces. */
export function heldBy(player: PlayerView): { space: number; held: Held }[] {
  return player.spaces.flatMap((space, i) =>
    space.token === null ? [] : [{ space: i, held: space.kind === "extra" ? space.token + EXTRA : space.token }],
  );
}

/** Two tokens as named in choices: in the order of the board. */
export function pairOf(board: QuadrataBoard, a: Held, b: Held): Pair {
  const two = [a, b];
  const [first, second = first] = board.held.filter(({ id }) => two.includes(id));
  return `${first?.id}*${second?.id}`;
}

export function partsOf(pair: Pair): [Held, Held] {
  const [a = "", b = ""] = pair.split("*");
  return [a, b];
}

/** The products of one pair, each with its factors. */
export function productsOf(board: QuadrataBoard, pair: Pair): { a: number; b: number; product: number }[] {
  const [first = [], second = []] = partsOf(pair).map((held) => board.held.find(({ id }) => id === held)?.values);
  return first.flatMap((a) => second.map((b) => ({ a, b, product: a * b })));
}

export interface Sum {
  pair: Pair;
  /** The values, with the chosen one for a plane. */
  a: number;
  b: number;
  product: number;
  change: number;
  number: number;
  taxis: number;
}

/** The sums that lead to a place, or to one of its numbers; the cheapest first. */
export function sumsTo(view: QuadrataView, place: string, only: number | null = null): Sum[] {
  return Object.entries(view.aid?.places[place]?.sums ?? {})
    .map(([number, rows]) => ({ number: Number(number), rows }))
    .filter(({ number }) => only === null || only === number)
    .flatMap(({ number, rows }) =>
      rows.map(([pair, a, b, taxis]) => {
        const product = a * b;
        return { pair: view.aid?.pairs[pair] ?? "", a, b, product, change: number - product, number, taxis };
      }),
    )
    .sort((one, other) => one.taxis - other.taxis);
}

export function sumWith(view: QuadrataView, pair: Pair, place: string, only: number | null = null): Sum | null {
  return sumsTo(view, place, only).find((sum) => sum.pair === pair) ?? null;
}

/** The places reachable with any two tokens. */
export function placesInReach(view: QuadrataView): string[] {
  return Object.keys(view.aid?.places ?? {}).filter((place) => sumsTo(view, place).length > 0);
}

/** The highlight of a number on a card: reachable with tokens alone, only with a taxi, or not at all. */
export type Light = "alone" | "taxi" | "off";

export function lightOf(view: QuadrataView, place: Place, number: number): Light {
  const [best] = sumsTo(view, place.id, number);
  return best ? (best.taxis > 0 ? "taxi" : "alone") : "off";
}

/** The boxes of the taxi board in use, with each copy separate. */
export function boxesOf(
  board: QuadrataBoard,
  view: QuadrataView,
  player: PlayerView | undefined,
): { box: BoxData; leaves: number; key: string; crossed: boolean }[] {
  const used = board.boxes.filter((box) => box.side === view.mode);
  return used.flatMap((box) =>
    box.leaves.map((leaves, copy) => ({
      box,
      leaves,
      key: `${box.id} ${copy}`,
      crossed: copy < (player?.crossed[box.id] ?? 0),
    })),
  );
}

export function placeOf(board: QuadrataBoard, id: string): { card: CardData; place: Place } | null {
  const card = board.cards.find((one) => one.city.id === id || one.attraction.id === id);
  return card ? { card, place: card.city.id === id ? card.city : card.attraction } : null;
}
