// Which items of a row are shown, and where its arrows lead. Items are never cut at the edge.

/** The place of an item in the row, in pixels from the start. */
export interface Extent {
  start: number;
  end: number;
}

/** The index after the last item that is fully shown when the row begins at `first`; at least one item is shown. */
export function endOfView(items: Extent[], room: number, first: number): number {
  const from = items[first]?.start ?? 0;
  const after = items.findIndex(({ end }, i) => i > first && end - from > room);
  return after < 0 ? items.length : after;
}

/** The first item of a full view that ends before `end`. */
function startOfView(items: Extent[], room: number, end: number): number {
  const to = items[end - 1]?.end ?? 0;
  const first = items.findIndex(({ start }, i) => i < end && to - start <= room);
  return first < 0 ? Math.max(0, end - 1) : first;
}

/** The start of the last view, which is never half empty. */
export function lastStart(items: Extent[], room: number): number {
  return startOfView(items, room, items.length);
}

/** The start of the next view (`way` 1) or the previous one (-1). */
export function turned(items: Extent[], room: number, first: number, way: 1 | -1): number {
  if (way < 0) return startOfView(items, room, first);
  return Math.min(endOfView(items, room, first), lastStart(items, room));
}

/** The start of the row that shows an item; unchanged if it is already shown. */
export function showing(items: Extent[], room: number, first: number, index: number): number {
  if (index < first) return index;
  return index < endOfView(items, room, first) ? first : startOfView(items, room, index + 1);
}

/** The item that begins nearest to a place in the row, where a drag snaps. */
export function nearest(items: Extent[], room: number, at: number): number {
  const last = lastStart(items, room);
  let best = 0;
  for (let i = 1; i <= last; i += 1)
    if (Math.abs((items[i]?.start ?? 0) - at) < Math.abs((items[best]?.start ?? 0) - at)) best = i;
  return best;
}

/** The first item that begins at or after a place in the row, so that what is shown from there on stays visible. */
export function settled(items: Extent[], room: number, at: number): number {
  const first = items.findIndex(({ start }) => start > at - 2);
  return Math.min(first < 0 ? items.length - 1 : first, lastStart(items, room));
}
