// How many chips of a row fit; the others go into a list behind one more chip.

/** The number of items shown, from the first: all, or as many as leave room for the chip `more`. */
export function fitting(widths: number[], gap: number, room: number, more: number): number {
  const along = (count: number): number => widths.slice(0, count).reduce((sum, width) => sum + width + gap, 0);
  if (along(widths.length) - gap <= room) return widths.length;
  let count = 0;
  while (count < widths.length && along(count + 1) + more <= room) count += 1;
  return count;
}
