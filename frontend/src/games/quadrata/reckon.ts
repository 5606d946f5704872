// Sums with tokens: what two of them make, which numbers that reaches, alone or with taxis. The table has the last
// word on what is allowed; this only tells the reader how.

import type { CardData, Held, Pair, Place, PlayerView, QuadrataBoard, QuadrataView, Token } from "./types";
import { PLANE } from "./types";

const HIGHEST = 12;
const EXTRA = "_extra";

export function tokenOf(held: Held): Token {
  return held.replace(EXTRA, "");
}

/** What a token is worth: a plane anything from 1 to 12. */
export function valuesOf(held: Held): number[] {
  const token = tokenOf(held);
  return token === PLANE ? Array.from({ length: HIGHEST }, (_, i) => i + 1) : [Number(token)];
}

/** The tokens of a movement area as choices name them, with the space each lies in. */
export function heldBy(player: PlayerView): { space: number; held: Held }[] {
  return player.spaces.flatMap((space, i) =>
    space.token === null ? [] : [{ space: i, held: space.kind === "extra" ? space.token + EXTRA : space.token }],
  );
}

function rank(held: Held): number {
  const token = tokenOf(held);
  return (token === PLANE ? HIGHEST + 1 : Number(token)) + (held.endsWith(EXTRA) ? HIGHEST + 1 : 0);
}

export function pairOf(a: Held, b: Held): Pair {
  return rank(a) <= rank(b) ? `${a}*${b}` : `${b}*${a}`;
}

export function partsOf(pair: Pair): [Held, Held] {
  const [a = "", b = ""] = pair.split("*");
  return [a, b];
}

/** All pairs of a movement area, each kind once. */
export function pairsOf(player: PlayerView): Pair[] {
  const all = heldBy(player).map(({ held }) => held);
  const found = new Set<Pair>();
  all.forEach((a, i) => all.slice(i + 1).forEach((b) => found.add(pairOf(a, b))));
  return [...found];
}

export interface Sum {
  pair: Pair;
  /** The values, a plane's chosen one included. */
  a: number;
  b: number;
  product: number;
  change: number;
  number: number;
  taxis: number;
}

/** Every change of a product that the free boxes and taxis allow, with the taxis it costs; 0 costs none. */
export function changesOf(board: QuadrataBoard, view: QuadrataView, player: PlayerView): Map<number, number> {
  let reached = new Map<number, number>([[0, 0]]);
  for (const box of board.boxes) {
    if (box.side !== view.mode || box.amounts.length === 0) continue;
    const free = box.leaves.length - (player.crossed[box.id] ?? 0);
    for (let copy = 0; copy < free; copy += 1) {
      const next = new Map(reached);
      for (const [sum, cost] of reached)
        for (const amount of box.amounts) {
          const known = next.get(sum + amount);
          if (cost < player.taxis && (known === undefined || known > cost + 1)) next.set(sum + amount, cost + 1);
        }
      reached = next;
    }
  }
  return reached;
}

/** The boxes of the taxi board in use, each copy by itself. */
export function boxesOf(board: QuadrataBoard, view: QuadrataView, player: PlayerView | undefined) {
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

/** The cheapest sum with which a pair reaches one of these numbers; null if none does. */
export function sumFor(pair: Pair, numbers: number[], changes: Map<number, number>): Sum | null {
  const [first, second] = partsOf(pair);
  let best: Sum | null = null;
  for (const a of valuesOf(first))
    for (const b of valuesOf(second))
      for (const number of numbers) {
        const taxis = changes.get(number - a * b);
        if (taxis === undefined) continue;
        const sum = { pair, a, b, product: a * b, change: number - a * b, number, taxis };
        if (best === null || cheaper(sum, best)) best = sum;
      }
  return best;
}

function cheaper(one: Sum, other: Sum): boolean {
  if (one.taxis !== other.taxis) return one.taxis < other.taxis;
  return Math.abs(one.a - one.b) < Math.abs(other.a - other.b);
}

/** The best ways to some numbers, tokens alone first. */
export function sumsFor(pairs: Pair[], numbers: number[], changes: Map<number, number>): Sum[] {
  return pairs
    .map((pair) => sumFor(pair, numbers, changes))
    .filter((sum) => sum !== null)
    .sort((one, other) => one.taxis - other.taxis);
}

/** How a number on a card is lit: made by tokens alone, only with a taxi, or not at all. */
export type Light = "alone" | "taxi" | "off";

export function lightOf(view: QuadrataView, place: Place, number: number, changes: Map<number, number>): Light {
  const way = view.aid?.places[place.id];
  if (!way) return "off";
  const none = new Map([[0, 0]]);
  if (way.alone.some((pair) => sumFor(pair, [number], none))) return "alone";
  return [...way.alone, ...way.by_taxi].some((pair) => sumFor(pair, [number], changes)) ? "taxi" : "off";
}

/** The cards I may visit now: the centre, the top of the discard pile, my reservation. */
export function openCards(view: QuadrataView, board: QuadrataBoard, seat: number | null): CardData[] {
  const ids = [
    ...view.centre,
    view.discard.at(-1) ?? null,
    seat === null ? null : (view.players[seat]?.reserved ?? null),
  ];
  return board.cards.filter((card) => ids.includes(card.id));
}

export function placeOf(board: QuadrataBoard, id: string): { card: CardData; place: Place; city: boolean } | null {
  for (const card of board.cards) {
    if (card.city.id === id) return { card, place: card.city, city: true };
    if (card.attraction.id === id) return { card, place: card.attraction, city: false };
  }
  return null;
}

/** The products of one pair, each with the values that make it. */
export function productsOf(pair: Pair): { a: number; b: number; product: number }[] {
  const [first, second] = partsOf(pair);
  return valuesOf(first).flatMap((a) => valuesOf(second).map((b) => ({ a, b, product: a * b })));
}

/** «+1», «−2» with a true minus. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
