// The consequences of a decision as a list of scenes: the plans and moves of the others, one borough after the other,
// then the results of the phases for all.

import type { GameEvent } from "../../../lib/types";
import { BUILDING, WALKING } from "../filmed";
import type { BoroughView, CityView, MarchView, Raw, TileView } from "../types";

/** The results of one seat in a phase. */
export interface Gains {
  people: number;
  money: number;
  votes: number;
  goods: Record<Raw, number>;
}

export interface Walk {
  /** Null: from another player's borough. */
  from: string | null;
  to: string;
}

export type Scene = { events: GameEvent[] } & (
  | { kind: "build"; seat: number; tiles: (TileView | null)[] }
  | { kind: "walk"; seat: number; walks: Walk[] }
  | { kind: "work"; gains: Gains[] }
  | { kind: "vote"; gains: number[]; before: number[] }
  | { kind: "godzilla"; seat: number; path: string[]; steps: string[]; eaten: Record<string, number> }
  | { kind: "pollution"; gains: number[]; before: number[] }
  | { kind: "council" }
  | { kind: "promises" }
);

const WORK = new Set([
  "arrived",
  "welcomed",
  "hosted",
  "traded",
  "sold",
  "stored",
  "left_with_host",
  "no_room_for",
  "dug",
  "listened",
  "speech",
  "doctor_paid",
]);
const MARCH = new Set(["marked", "eaten", "doctor_eaten", "goods_lost", "stopped"]);
const LOSSES = new Set(["polluted", "died", "buried", "no_grave", "left_game"]);
const PROMISES = new Set(["promise_shown", "special_judged", "solo_result"]);

export function scriptOf(before: CityView, after: CityView, events: GameEvent[]): Scene[] {
  const of = (kinds: Set<string>): GameEvent[] => events.filter(({ event }) => kinds.has(event));
  const has = (kind: string): boolean => events.some(({ event }) => event === kind);
  const scenes: Scene[] = [];
  if (has("screens_lifted")) scenes.push(...bySeat(of(BUILDING), after.you).map((own) => built(own, after)));
  if (has("moves_shown")) scenes.push(...bySeat(of(WALKING), after.you).map(walked));
  const work = of(WORK);
  if (has("voted")) {
    if (work.length > 0) scenes.push({ kind: "work", events: work, gains: gainsOf(work, after) });
    scenes.push(voted(of(new Set(["voted"])), after));
  }
  if (has("stopped")) scenes.push(...marched(of(MARCH), before));
  if (has("polluted")) scenes.push(polluted(of(LOSSES), after));
  if (has("hosts_next") || has("promise_shown")) {
    const advances = of(new Set(["advanced"])).filter(({ seat }) => seat !== after.you);
    if (advances.length > 0) scenes.push({ kind: "council", events: advances });
  }
  if (has("promise_shown")) scenes.push({ kind: "promises", events: of(PROMISES) });
  return scenes;
}

/** The events of each seat but mine, in the order of the seats' turns. */
function bySeat(events: GameEvent[], you: number | null): GameEvent[][] {
  const found = new Map<number, GameEvent[]>();
  for (const event of events)
    if (event.seat !== you) found.set(Number(event.seat), [...(found.get(Number(event.seat)) ?? []), event]);
  return [...found.values()];
}

function built(events: GameEvent[], after: CityView): Scene {
  const seat = Number(events[0]?.seat);
  const laid = after.boroughs[seat]?.tiles ?? [];
  const tiles = events.map(
    (event) => laid.find(({ piece, square }) => piece === event.piece && square === event.square) ?? null,
  );
  return { kind: "build", seat, events, tiles };
}

function walked(events: GameEvent[]): Scene {
  const walks = events.map((event) => ({
    from: event.event === "moved" ? String(event.from) : null,
    to: String(event.to),
  }));
  return { kind: "walk", seat: Number(events[0]?.seat), events, walks };
}

function gainsOf(events: GameEvent[], after: CityView): Gains[] {
  const gains = after.boroughs.map((): Gains => ({
    people: 0,
    money: 0,
    votes: 0,
    goods: { wood: 0, stone: 0, metal: 0 },
  }));
  for (const event of events) {
    const gain = gains[Number(event.seat)];
    if (!gain) continue;
    if (event.event === "arrived" || event.event === "welcomed") gain.people += Number(event.count);
    else if (event.event === "doctor_paid") gain.money -= Number(event.money);
    else {
      gain.money += Number(event.money ?? 0);
      gain.votes += Number(event.votes ?? 0);
    }
    if (event.event === "stored") gain.goods[event.material as Raw] += 1;
    if (event.event === "dug") gain.goods.stone += 1;
  }
  return gains;
}

function voted(events: GameEvent[], after: CityView): Scene {
  const gains = after.boroughs.map((_, seat) => sum(events, seat, "votes"));
  return { kind: "vote", events, gains, before: after.boroughs.map(({ votes }, seat) => votes - (gains[seat] ?? 0)) };
}

function polluted(events: GameEvent[], after: CityView): Scene {
  const gains = after.boroughs.map((_, seat) => sum(events, seat, "pollution"));
  const before = after.boroughs.map(({ pollution }, seat) => pollution - (gains[seat] ?? 0));
  return { kind: "pollution", events, gains, before };
}

const sum = (events: GameEvent[], seat: number, field: string): number =>
  events.reduce((all, event) => all + (event.seat === seat ? Number(event[field] ?? 0) : 0), 0);

/** One scene for each godzilla that stopped. */
function marched(events: GameEvent[], before: CityView): Scene[] {
  return events
    .filter(({ event }) => event === "stopped")
    .map((stopped): Scene => {
      const seat = Number(stopped.seat);
      const own = events.filter((event) => event.seat === seat);
      const steps = stepsOf(own, stopped, before.marches ?? null);
      const start = before.boroughs[seat]?.godzilla ?? [];
      const eaten = own.flatMap((event) =>
        event.event === "eaten" ? [[String(event.square), Number(event.owner)]] : [],
      );
      return {
        kind: "godzilla",
        seat,
        events: own,
        path: [...start, ...steps],
        steps,
        eaten: Object.fromEntries(eaten) as Record<string, number>,
      };
    });
}

/** The announced way of the godzilla that stopped there; without a question, derived from its trail. */
function stepsOf(events: GameEvent[], stopped: GameEvent, foretold: MarchView[] | null): string[] {
  const end = [stopped.square, stopped.other];
  const marks = events.flatMap(({ event, square }) => (event === "marked" ? [String(square)] : []));
  const way = (foretold ?? []).find(
    (one) =>
      one.seat === stopped.seat && String(one.end) === String(end) && marks.every((id) => one.marks.includes(id)),
  );
  return way?.steps ?? [...marks, ...end.map(String)];
}

// ---------------------------------------------------------------- a borough in a moment of its scene

/** The borough with this many of the new tiles; tiles that an enlargement covers are shown until then. */
export function withTiles(
  before: BoroughView,
  after: BoroughView,
  tiles: (TileView | null)[],
  count: number,
): BoroughView {
  const coming = new Set(tiles.slice(count).flatMap((tile) => tile ?? []));
  const there = after.tiles.filter((tile) => !coming.has(tile));
  const covered = [...coming].flatMap(({ squares }) =>
    before.tiles.filter((tile) => tile.squares.every((square) => squares.includes(square))),
  );
  return { ...after, tiles: [...there, ...covered], people: before.people };
}

/** The borough without the citizens that are moving. */
export function withoutWalkers(before: BoroughView, walks: Walk[]): BoroughView {
  const away = new Set(walks.flatMap(({ from, to }) => [from, to]));
  const people = Object.entries(before.people).filter(([square]) => !away.has(square));
  return { ...before, people: Object.fromEntries(people) };
}
