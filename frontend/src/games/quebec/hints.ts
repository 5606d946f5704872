// The tooltip of a place of the table, also for screen readers.

import type { Player } from "../../lib/types";
import { listed, tell } from "./tell";
import { ROMAN, type BoardDistrict, type QuebecProps, type SiteView, type Zone } from "./types";

export interface Hint {
  title: string;
  lines: string[];
}

export type Telling = Pick<QuebecProps, "view" | "board" | "players" | "seat" | "words">;

export function nameOf(players: Player[], seat: number): string {
  return players.find((player) => player.seat === seat)?.name ?? String(seat + 1);
}

export function namesOf({ words, players }: Pick<Telling, "words" | "players">, seats: number[]): string {
  const names = seats.map((seat) => nameOf(players, seat));
  return listed(words, names);
}

export function siteHint(t: Telling, site: SiteView): Hint {
  const { words, players } = t;
  const year = t.board.tiles.find((tile) => tile.id === site.tile)?.year;
  const name = String(words.thing("tile", site.tile));
  const lines = [String(words.thing("site", site.site))];
  if (site.state === "dormant") lines.push(tell(words, "site-dormant", { century: ROMAN[site.century] ?? "" }));
  if (site.state === "available") lines.push(tell(words, "site-available"));
  if (site.state === "under_construction") {
    const by = site.architect;
    lines.push(
      typeof by === "number"
        ? tell(words, "site-building", { name: nameOf(players, by) })
        : tell(words, "site-building-neutral"),
    );
    const names = namesOf(t, site.contributions);
    lines.push(tell(words, names ? "site-contributions" : "site-no-contribution", { names }));
  }
  if (site.state === "finished") {
    lines.push(
      site.owner === null
        ? tell(words, "site-bare")
        : tell(words, "site-owned", { name: nameOf(players, site.owner), stars: "★".repeat(site.stars) }),
    );
    const owner = site.owner === null ? undefined : t.view.players[site.owner];
    if (owner?.main_group.includes(site.site))
      lines.push(tell(words, "site-group", { points: owner.main_group_points }));
  } else {
    lines.push(tell(words, "site-cost", { count: site.cost }));
    if (t.seat !== null && t.view.no_action[site.site]?.includes(t.seat)) {
      lines.push(tell(words, "site-own"));
    }
  }
  return { title: year ? `${name} · ${year}` : name, lines };
}

export function districtHint(t: Telling, district: BoardDistrict): Hint {
  const { words } = t;
  const zones = district.zones.map((zone) => String(words.thing("zone", zone)));
  const figures = { ...district.figures, zones: listed(words, zones), points: district.vp_table.slice(1).join(", ") };
  return {
    title: String(words.thing("district", district.id)),
    lines: [
      `${words.thing("zone", district.color)} · ${tell(words, "site-cost", { count: district.cost })}`,
      tell(words, `effect-${district.effect}`, figures),
    ],
  };
}

/** A zone in one sentence, for its button. */
export function zoneLabel(t: Telling, zone: Zone): string {
  const place = t.view.scoring_order.indexOf(zone) + 1;
  const counts = t.view.zones[zone].flatMap((n, seat) => (n > 0 ? [`${nameOf(t.players, seat)} ${n}`] : []));
  const who = counts.length > 0 ? listed(t.words, counts) : tell(t.words, "zone-empty");
  return `${tell(t.words, "zone-place", { place, zone: String(t.words.thing("zone", zone)) })}. ${who}`;
}
