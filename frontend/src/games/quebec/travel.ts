// Which workers travelled between two views: what one place lost and another gained.

import type { Journey } from "../../kit/Flights.svelte";
import type { QuebecView, SiteView, Zone } from "./types";

/** Workers of a seat on a site that was finished in between. */
function left(before: SiteView, after: SiteView, seat: number): number {
  if (before.state !== "under_construction" || after.state !== "finished") return 0;
  return before.cost * before.contributions.filter((who) => who === seat).length;
}

/** Stacks of a seat that were laid on a site in between. */
function laid(before: SiteView, after: SiteView, seat: number): number {
  const had = before.contributions.filter((who) => who === seat).length;
  const has = after.contributions.filter((who) => who === seat).length;
  return after.state === "under_construction" ? Math.max(0, has - had) * after.cost : 0;
}

export function journeys(before: QuebecView, after: QuebecView): Journey[] {
  if (before.century !== after.century || before.players.length !== after.players.length) return [];
  const found: Journey[] = [];
  const zones = Object.keys(after.zones) as Zone[];
  const olds = new Map(before.sites.map((site) => [site.site, site]));
  for (const { seat } of after.players) {
    const gained = new Map(
      zones.map((zone) => [zone, (after.zones[zone][seat] ?? 0) - (before.zones[zone][seat] ?? 0)]),
    );
    const send = (from: string, number: number, first: Zone | null): void => {
      const order = first ? [first, ...zones.filter((zone) => zone !== first)] : zones;
      for (const to of order) {
        const moved = Math.min(number, Math.max(0, gained.get(to) ?? 0));
        if (moved > 0) found.push({ seat, number: moved, from, to: `zone-${to}` });
        gained.set(to, (gained.get(to) ?? 0) - moved);
        number -= moved;
      }
    };
    for (const site of after.sites) {
      const old = olds.get(site.site);
      if (!old) continue;
      const came = laid(old, site, seat);
      if (came > 0) found.push({ seat, number: came, from: `seat-${seat}`, to: `site-${site.site}` });
      const went = left(old, site, seat);
      if (went > 0) send(`site-${site.site}`, went, site.color);
    }
    for (const zone of zones) {
      const lost = -(gained.get(zone) ?? 0);
      if (lost > 0) send(`zone-${zone}`, lost, null);
    }
    send(`seat-${seat}`, Infinity, null);
  }
  return found;
}
