// The layout of a hand of cards, and its keyboard navigation. Lengths are in card widths.

/** The position of a card in a fan: to the right of the first, below the highest, with its rotation in degrees. */
export interface Lying {
  x: number;
  y: number;
  angle: number;
}

/** Cards side by side have a gap; overlapping ones show at least their edge. */
const APART = 1.06;
const EDGE = 0.14;
/** The maximal width of a fan, and the rotation of its outer cards. */
const OPEN = 26;
const LEAN = 0.36;
/** The maximal number of backs drawn; the number is shown anyway. */
const BACKS = 6;

/** A fanned hand in the available space: side by side if the cards fit, else overlapping. */
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

/** The card that a key leads to from another; null: not a key of the hand. */
export function stepped(count: number, at: number, key: string): number | null {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, to));
}

/** The number of backs drawn for this many cards. */
export function backsOf(count: number): number {
  return Math.min(count, BACKS);
}
