// How a hand of cards lies, and where the keys go in it. Lengths are in widths of a card.

/** Where a card of a fan lies: to the right of the first, below the highest, turned by so many degrees. */
export interface Lying {
  x: number;
  y: number;
  angle: number;
}

/** Cards beside one another have a gap; those that overlap show at least their edge. */
const APART = 1.06;
const EDGE = 0.14;
/** The whole fan opens no wider than this, and its outer cards lean out by so much. */
const OPEN = 26;
const LEAN = 0.36;
/** As many backs are drawn at most; the number says the rest. */
const BACKS = 6;

/** A hand held open in as much room as there is: side by side if they fit, else fanned over one another. */
export function fanned(count: number, room: number): Lying[] {
  const middle = (count - 1) / 2;
  const narrow = room < 1 + APART * (count - 1);
  const step = count < 2 ? 0 : narrow ? Math.max(EDGE, (room - 1 - LEAN) / (count - 1)) : APART;
  const turn = narrow && count > 1 ? Math.min(5, OPEN / count) : 0;
  return Array.from({ length: count }, (_, i) => ({
    x: i * step + (turn && LEAN / 2),
    y: turn * 0.006 * (i - middle) ** 2,
    angle: turn && turn * (i - middle),
  }));
}

/** The card that a key goes to from another; null: the key is not for the hand. */
export function stepped(count: number, at: number, key: string): number | null {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, to));
}

/** How many backs to draw for so many cards. */
export function backsOf(count: number): number {
  return Math.min(count, BACKS);
}
