// What a place of the table says of itself: for the tooltip, and for those who don't see it.

import type { Player, Words } from "../../lib/types";
import { listed, tell } from "./tell";
import { ROMAN, type BoardDistrict, type QuebecBoard, type QuebecView, type SiteView, type Zone } from "./types";

export interface Hint {
  title: string;
  lines: string[];
}

export interface Telling {
  view: QuebecView;
  board: QuebecBoard;
  players: Player[];
  seat: number | null;
  words: Words;
}

export function nameOf(players: Player[], seat: number): string {
  return players.find((player) => player.seat === seat)?.name ?? String(seat + 1);
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
    const given = site.contributions.map((seat) => nameOf(players, seat));
    lines.push(
      given.length === 0
        ? tell(words, "site-no-contribution")
        : tell(words, "site-contributions", { count: given.length, names: listed(words, given) }),
    );
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
    lines.push(tell(words, "site-cost", { cost: site.cost }));
    if (t.seat !== null && t.view.no_action[site.site]?.includes(t.seat)) {
      lines.push(tell(words, "site-own"));
    }
  }
  return { title: year ? `${name} · ${year}` : name, lines };
}

export function districtHint(t: Telling, district: BoardDistrict): Hint {
  const { words } = t;
  const zones = listed(
    words,
    district.zones.map((zone) => String(words.thing("zone", zone))),
  );
  return {
    title: String(words.thing("district", district.id)),
    lines: [
      `${words.thing("zone", district.color)} · ${tell(words, "site-cost", { cost: district.cost })}`,
      tell(words, `effect-${district.effect}`, {
        ...district.figures,
        zones,
        points: district.vp_table.slice(1).join(", "),
      }),
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
