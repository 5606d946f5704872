// The positions of the cards of a pyramid: a card at place i of a row rests on those at i and i + 1 of the row below.

export const ROWS = [5, 4, 3, 2, 1];
export const ROMAN = ["", "I", "II", "III", "IV", "V"];

export interface Spot {
  row: number;
  /** Its place in the row, from the left. */
  place: number;
}

export interface Stone extends Spot {
  /** null: a card that does not count as a tech. */
  tech: string | null;
}

/** The place of the next card of a row. */
export interface Gap extends Spot {
  /** Two cards are below it, or it is in the lowest row. */
  borne: boolean;
}

export interface Pyramid {
  stones: Stone[];
  gaps: Gap[];
  /** Its width at the base, in cards. */
  width: number;
}

/** `spots`: the rows with a supported spot; `open`: those a tech can be placed in now. The lowest row always has room,
 * which is shown only when relevant. */
export function pyramidOf(rowOf: Record<string, number>, blankRow: number, spots: number[], open: number[]): Pyramid {
  const stones = ROWS.flatMap((row): Stone[] => {
    const techs: (string | null)[] = Object.keys(rowOf).filter((tech) => rowOf[tech] === row);
    return (blankRow === row ? [...techs, null] : techs).map((tech, place) => ({ tech, row, place }));
  });
  const gaps = ROWS.map((row): Gap => {
    const place = stones.filter((stone) => stone.row === row).length;
    return { row, place, borne: spots.includes(row) };
  }).filter(({ row, place, borne }) => open.includes(row) || (row > 1 && (borne || place === 0)));
  const width = Math.max(ROWS.length, ...[...stones, ...gaps].map(({ row, place }) => place + row));
  return { stones, gaps, width };
}

/** Whether a card is among the supports of a spot. */
export const bears = (stone: Spot, spot: Spot | null): boolean =>
  spot !== null && stone.row === spot.row - 1 && (stone.place === spot.place || stone.place === spot.place + 1);
