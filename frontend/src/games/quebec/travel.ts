// Which workers moved between two views: losses of one place matched with gains of another.

import type { Journey } from "../../kit/Flights.svelte";
import type { QuebecView, Zone } from "./types";

/** The workers of a seat by place, in zones and on sites. */
function workers(view: QuebecView, seat: number): Map<string, number> {
  const zones = (Object.keys(view.zones) as Zone[]).map(
    (zone) => [`zone-${zone}`, view.zones[zone][seat] ?? 0] as const,
  );
  const sites = view.sites.map(({ site, state, cost, contributions }) => {
    const stacks = state === "under_construction" ? contributions.filter((who) => who === seat).length : 0;
    return [`site-${site}`, cost * stacks] as const;
  });
  return new Map([...zones, ...sites]);
}

export function journeys(before: QuebecView, after: QuebecView): Journey[] {
  if (before.century !== after.century || before.players.length !== after.players.length) return [];
  return after.players.flatMap(({ seat }) => {
    const had = workers(before, seat);
    const changes = [...workers(after, seat)].map(([place, has]) => ({ place, more: has - (had.get(place) ?? 0) }));
    const supply = { place: `seat-${seat}`, more: -Infinity };
    const found: Journey[] = [];
    for (const to of changes.filter(({ more }) => more > 0)) {
      const left = to.place.startsWith("site") ? [] : changes.filter(({ more }) => more < 0);
      for (const from of [...left, supply]) {
        const number = Math.min(to.more, -from.more);
        if (number > 0) found.push({ seat, number, from: from.place, to: to.place });
        to.more -= number;
        from.more += number;
      }
    }
    return found;
  });
}
