// The scoring as a list of scenes: the zones one after the other, and what the events and the end of the game add.

import type { GameEvent } from "../../lib/types";
import type { QuebecView, Workers, Zone } from "./types";

export interface Cascade {
  seat: number;
  /** null: to the player's active workers. */
  to: Zone | null;
  number: number;
}

export interface Scene {
  kind: "zone" | "part";
  zone: Zone | null;
  /** The source of the points, as in the breakdown. */
  part: string | null;
  /** Workers of each seat in the zone scored. */
  counts: number[];
  /** Who has the majority in it. */
  first: number[];
  cascades: Cascade[];
  /** Workers that return to the reserve. */
  home: number[];
  /** Points of each seat in this scene, before it and after it. */
  gains: number[];
  before: number[];
  after: number[];
  /** Workers in all zones before the scene and after it. */
  zones: Workers;
  zonesAfter: Workers;
}

export interface Script {
  order: Zone[];
  final: boolean;
  scenes: Scene[];
  /** What the table said about majorities: for these workers in this zone. */
  known: Pick<Scene, "zone" | "counts" | "first">[];
}

const copy = (zones: Workers): Workers =>
  Object.fromEntries(Object.entries(zones).map(([zone, counts]) => [zone, [...counts]])) as Workers;

/** The zones as they stood when the scoring began: what was counted, less what had cascaded there. */
function standing(events: GameEvent[], order: Zone[], seats: number): Workers {
  const zones = Object.fromEntries(order.map((zone) => [zone, Array<number>(seats).fill(0)])) as Workers;
  for (const event of events) {
    const seat = Number(event.seat);
    if (event.event === "zone_scored") add(zones, event.zone as Zone, seat, Number(event.number));
    if (event.event === "cascaded") add(zones, event.to as Zone, seat, -Number(event.number));
  }
  return zones;
}

function add(zones: Workers, zone: Zone, seat: number, number: number): void {
  const counts = zones[zone];
  counts[seat] = (counts[seat] ?? 0) + number;
}

export function scriptOf(before: QuebecView, after: QuebecView, events: GameEvent[]): Script {
  const seats = after.players.length;
  const order = before.scoring_order;
  const zones = standing(events, order, seats);
  const scored = events.filter((event) => event.event === "scored");
  const points = after.players.map(
    (player) =>
      player.points - scored.filter((e) => e.seat === player.seat).reduce((sum, e) => sum + Number(e.points), 0),
  );
  const scenes: Scene[] = [];
  let current: Scene | null = null;

  /** The scene of a zone or of a source; what was scored before the zones is another one than what comes after. */
  function sceneOf(zone: Zone | null, part: string | null): Scene {
    const known = scenes.findLast((scene) => scene.zone === zone && scene.part === part);
    const counted = scenes.findLastIndex((scene) => scene.zone !== null);
    if (known && (zone !== null || scenes.indexOf(known) > counted)) return known;
    const nothing = () => Array<number>(seats).fill(0);
    const scene: Scene = {
      kind: zone ? "zone" : "part",
      zone,
      part,
      counts: nothing(),
      first: [],
      cascades: [],
      home: nothing(),
      gains: nothing(),
      before: [],
      after: [],
      zones: copy(zones),
      zonesAfter: copy(zones),
    };
    scenes.push(scene);
    return scene;
  }

  const start = events.findIndex((event) => event.event === "century_ended");
  for (const [i, event] of events.entries()) {
    const seat = Number(event.seat);
    const number = Number(event.number);
    if (event.event === "scored") {
      const gain = Number(event.points);
      const part = String(event.part);
      const scene: Scene | null = i < start ? null : part.startsWith("zones_") ? current : sceneOf(null, part);
      if (scene) scene.gains[seat] = (scene.gains[seat] ?? 0) + gain;
      else points[seat] = (points[seat] ?? 0) + gain;
    } else if (event.event === "zone_scored") {
      current = sceneOf(event.zone as Zone, null);
      current.counts[seat] = number;
      if (event.majority) current.first.push(seat);
    } else if (event.event === "cascaded" || event.event === "cascaded_home") {
      const scene = sceneOf(event.origin as Zone, null);
      const to = event.event === "cascaded" ? (event.to as Zone) : null;
      scene.cascades.push({ seat, to, number });
      add(zones, event.origin as Zone, seat, -number);
      if (to) add(zones, to, seat, number);
      scene.zonesAfter = copy(zones);
    } else if (event.event === "went_home" && current?.zone === event.zone) {
      const scene = sceneOf(event.zone as Zone, null);
      scene.home[seat] = number;
      add(zones, event.zone as Zone, seat, -number);
      scene.zonesAfter = copy(zones);
    }
  }
  let running = points;
  for (const scene of scenes) {
    scene.before = running;
    running = running.map((sum, seat) => sum + (scene.gains[seat] ?? 0));
    scene.after = running;
  }
  const asked = order.map((zone) => ({ zone, counts: before.zones[zone], first: before.majorities[zone] }));
  return { order, final: after.winners.length > 0, scenes, known: [...asked, ...scenes] };
}
