// Where a tile or a piece can be tried: every place for every orientation, legal or not.

import { towards, type Place } from "./cursor";

export interface Try extends Place {
  /** The orientation: the same for all tries that differ only in their place. Places are those of its centre. */
  turn: string;
  legal: boolean;
}

export class Tries<T extends Try> {
  readonly turns = new Map<string, T[]>();

  constructor(
    all: Iterable<T>,
    /** The legal ones, the best first. */
    readonly legal: T[],
  ) {
    for (const one of all) this.turns.set(one.turn, [...this.as(one), one]);
  }

  /** All with this orientation. */
  as(now: Try): T[] {
    return this.turns.get(now.turn) ?? [];
  }

  /** Under a pointer, with the same orientation. Legal places attract a little. */
  at(now: T | null, place: Place): T | null {
    const turned = now ?? this.legal[0];
    return nearest(turned ? this.as(turned) : [], place, 0.4);
  }

  /** The legal one nearest to a place, in any orientation; of equally near ones, the better. */
  first(place: Place | null): T | null {
    return place ? nearest(this.legal, place, 0) : (this.legal[0] ?? null);
  }

  /** In the first of these orientations that fits anywhere, as near as possible to its previous place. */
  turned(now: T, ways: string[]): T {
    const way = ways.find((one) => one !== now.turn && this.turns.has(one));
    return nearest(this.turns.get(way ?? now.turn) ?? [], now, 3) ?? now;
  }

  stepped(now: T, way: [number, number]): T {
    return towards(this.as(now), now, way) ?? now;
  }

  /** The next legal one in their order, cyclically. */
  next(now: T | null, step: 1 | -1): T | null {
    const count = this.legal.length;
    const at = now ? this.legal.indexOf(now) : -1;
    return this.legal[at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count] ?? null;
  }
}

function nearest<T extends Try>(tries: T[], place: Place, penalty: number): T | null {
  let found: T | null = null;
  let least = Infinity;
  for (const one of tries) {
    const far = Math.hypot(one.x - place.x, one.y - place.y) + (one.legal ? 0 : penalty);
    if (far < least) [least, found] = [far, one];
  }
  return found;
}
