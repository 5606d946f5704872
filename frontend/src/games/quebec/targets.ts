// What a click means: which places of the table a choice belongs to, and the most natural action where none does.

import type { Action, Ask, Choice } from "../../lib/types";
import type { Zone } from "./types";

export { whereOf } from "../../lib/screen";

export type Architect = "own" | "neutral";

export interface Targets {
  /** A click on the site is this choice. */
  sites: Map<string, Choice>;
  /** A click on an available site starts there, with one of these architects. */
  starters: Architect[];
  /** A click on the zone is one of these choices; more than one when a number has to be given. */
  zones: Map<Zone, Choice[]>;
  /** Movements of workers, by their origin. */
  moves: Map<Zone, Choice[]>;
  leaders: Map<string, Choice>;
  districts: Map<string, Choice>;
  /** Choices that are only a number. */
  counts: Choice[];
}

const OF_SITES = new Set(["contribute", "place_architect", "upgrade"]);
const OF_ZONES = new Set(["send", "redirect", "put"]);
const OF_COUNTS = new Set(["activate", "top_up"]);

function push<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  const those = map.get(key);
  if (those) those.push(choice);
  else map.set(key, [choice]);
}

export function targetsOf(choices: Choice[]): Targets {
  const found: Targets = {
    sites: new Map(),
    starters: [],
    zones: new Map(),
    moves: new Map(),
    leaders: new Map(),
    districts: new Map(),
    counts: [],
  };
  for (const choice of choices) {
    const { verb, site, zone, origin, leader, district, architect } = choice.action;
    if (OF_SITES.has(verb)) found.sites.set(String(site), choice);
    else if (OF_ZONES.has(verb)) push(found.zones, zone as Zone, choice);
    else if (OF_COUNTS.has(verb)) found.counts.push(choice);
    else if (verb === "move") push(found.moves, origin as Zone, choice);
    else if (verb === "take_leader") found.leaders.set(String(leader), choice);
    else if (verb === "use") found.districts.set(String(district), choice);
    else if (verb === "start") found.starters.push(architect as Architect);
  }
  return found;
}

/** What a click on a site asks for when it is no choice. */
export function wishForSite(ask: Ask | null, site: string): Action {
  if (ask?.step === "place") return { verb: "place_architect", site };
  if (ask?.step === "upgrade") return { verb: "upgrade", site };
  return { verb: "contribute", site };
}

/** What a click on a zone asks for when it is no choice; `origin` where a movement has already begun. */
export function wishForZone(ask: Ask | null, zone: Zone, origin: Zone | null): Action {
  if (ask?.step === "redirect") return { verb: "redirect", zone };
  if (ask?.step === "put") return { verb: "put", zone, count: 1 };
  if (ask?.step === "move") {
    if (origin !== null) return { verb: "move", origin, to: zone, count: 1 };
    return { verb: "move", origin: zone, to: zone === "citadel" ? "religion" : "citadel", count: 1 };
  }
  return { verb: "send", zone };
}

export function numberOf(choice: Choice): number {
  return Number(choice.action.count);
}

/** The seats with the most workers in a zone; nobody where it is empty. */
export function majority(counts: number[]): number[] {
  const most = Math.max(0, ...counts);
  return most === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : []));
}
