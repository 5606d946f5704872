// The scoring as a list of scenes: the zones one after the other, then points from events and the end of the game.

import type { GameEvent } from "../../lib/types";
import type { QuebecView, Workers, Zone } from "./types";

export interface Scene {
  /** The zone that is scored; null for other points. */
  zone: Zone | null;
  /** The source, as in the breakdown. */
  part: string | null;
  /** Workers of each seat in the zone, and who has the majority. */
  counts: number[];
  first: number[];
  /** `to` is null for the player's active workers. */
  cascades: { seat: number; to: Zone | null; number: number }[];
  /** The number of workers that return to the reserve. */
  home: number;
  gains: number[];
  /** Points of the seats, and workers in all zones, at the start of the scene. */
  points: number[];
  zones: Workers;
}

export interface Script {
  order: Zone[];
  final: boolean;
  scenes: Scene[];
  /** The zones at the end. */
  zones: Workers;
  /** The majority announced by the table for these workers in this zone. */
  known: Pick<Scene, "zone" | "counts" | "first">[];
}

export function scriptOf(before: QuebecView, after: QuebecView, events: GameEvent[]): Script {
  const order = before.scoring_order;
  const none = (): number[] => after.players.map(() => 0);
  const told = events.slice(
    Math.max(
      0,
      events.findIndex((event) => event.event === "century_ended"),
    ),
  );

  // The zones at the start of the scoring: the counted workers minus those that had cascaded there.
  let zones = Object.fromEntries(order.map((zone) => [zone, none()])) as Workers;
  function add(zone: Zone, seat: number, number: number): void {
    zones = { ...zones, [zone]: zones[zone].map((had, i) => (i === seat ? had + number : had)) };
  }
  for (const event of told) {
    if (event.event === "zone_scored") add(event.zone as Zone, Number(event.seat), Number(event.number));
    if (event.event === "cascaded") add(event.to as Zone, Number(event.seat), -Number(event.number));
  }

  const scenes: Scene[] = [];
  /** Points before the zones are a separate scene from those after. */
  function sceneOf(zone: Zone | null, part: string | null): Scene {
    const since = zone ? scenes : scenes.slice(1 + scenes.findLastIndex((scene) => scene.zone));
    const known = since.find((scene) => scene.zone === zone && scene.part === part);
    const scene = known ?? {
      zone,
      part,
      counts: none(),
      first: [],
      cascades: [],
      home: 0,
      gains: none(),
      points: [],
      zones,
    };
    if (!known) scenes.push(scene);
    return scene;
  }
  let current: Scene | null = null;
  for (const event of told) {
    const seat = Number(event.seat);
    const number = Number(event.number);
    if (event.event === "scored") {
      const part = String(event.part);
      const { gains } = part.startsWith("zones_") && current ? current : sceneOf(null, part);
      gains[seat] = (gains[seat] ?? 0) + Number(event.points);
    } else if (event.event === "zone_scored") {
      current = sceneOf(event.zone as Zone, null);
      current.counts[seat] = number;
      if (event.majority) current.first.push(seat);
    } else if (event.event === "cascaded" || event.event === "cascaded_home") {
      const to = event.event === "cascaded" ? (event.to as Zone) : null;
      current?.cascades.push({ seat, to, number });
      add(event.origin as Zone, seat, -number);
      if (to) add(to, seat, number);
    } else if (event.event === "went_home" && current && current.zone === event.zone) {
      current.home += number;
      add(current.zone as Zone, seat, -number);
    }
  }

  const sum = (seat: number): number => scenes.reduce((all, { gains }) => all + (gains[seat] ?? 0), 0);
  let points = after.players.map((player) => player.points - sum(player.seat));
  for (const scene of scenes) {
    scene.points = points;
    points = points.map((had, seat) => had + (scene.gains[seat] ?? 0));
  }
  const asked = order.map((zone) => ({ zone, counts: before.zones[zone], first: before.majorities[zone] }));
  return { order, final: after.winners.length > 0, scenes, zones, known: [...asked, ...scenes] };
}
