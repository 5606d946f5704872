// Interaction in a borough: hold and rotate a tile, select a citizen and move it, undo; and which question each of
// these answers.

import { atDesk } from "../../kit/desk.svelte";
import { Whose } from "../../kit/whose.svelte";
import { same } from "../../lib/grouping";
import type { Action, Choice, GameEvent } from "../../lib/types";
import { Desk, type Walker } from "./desk.svelte";
import { facingAfter, placingOf, type Spot, type Turning } from "./placing";
import { tell } from "./tell";
import type { CityProps, MarchView, MoveView } from "./types";

type At = { x: number; y: number };

/** The effect of a click on a square. */
export interface Meaning {
  /** Choices that name this square. */
  actions: Action[];
  /** A citizen here may be selected to move. */
  walker: Walker | null;
  /** A citizen here came by this move, which can be undone. */
  back: MoveView | null;
}

/** Choices about a square of the player's own borough. */
const ON_SQUARES = new Set([
  "pay",
  "stand",
  "grow",
  "exchange",
  "seat",
  "store",
  "dig",
  "lose",
  "bury",
  "clean",
  "send_pilgrim",
  "raise",
]);
/** Choices about the border between a square and the next one. */
const ON_BORDERS = new Set(["parade", "receive", "appear", "march"]);
const WALKS = new Set(["move", "come_home", "send"]);

/** Questions about a tile with a card. */
const PLACED = new Set(["place", "lay"]);

/** The movement of a mouse, in pixels, that still counts as a click. */
const FAR = 6;

export class HandState {
  readonly desk = atDesk(Desk);
  readonly whose = atDesk(Whose);

  constructor(private readonly given: () => CityProps) {}

  props = $derived.by(() => this.given());
  view = $derived.by(() => this.props.view);
  step = $derived.by(() => (this.props.seat === null ? "" : (this.props.ask?.step ?? "")));
  /** The acting seat, else the user's. */
  me = $derived.by(() => this.props.seat ?? this.view.you);
  /** Whose borough is shown large. The Mayor parades in the host's borough, regardless of the player who chooses the
  street. */
  shown = $derived.by(() => {
    if (this.step === "parade") return this.view.host;
    return this.whose.picked ?? this.visited ?? this.me ?? 0;
  });
  /** The selected citizen can go to another borough: the first possible one. */
  visited = $derived.by<number | null>(() => {
    const walker = this.desk.walker;
    if (this.step !== "tourists" || !walker) return null;
    return this.hosts.find(({ places }) => places > 0)?.seat ?? null;
  });
  /** The other boroughs with possible choices: the number of my citizens there, or of places. */
  hosts = $derived.by<{ seat: number; people: number; places: number }[]>(() =>
    this.view.boroughs.flatMap((_, seat) => {
      if (seat === this.me) return [];
      const meanings = [...this.meanings(seat).values()];
      const people = meanings.filter(({ walker }) => walker !== null).length;
      const places = meanings.filter(({ actions }) => actions.length > 0).length;
      return people + places > 0 ? [{ seat, people, places }] : [];
    }),
  );
  /** The possible actions there, in words. */
  hostSays({ seat, people, places }: { seat: number; people: number; places: number }): string {
    const { words } = this.props;
    if (places === 0) return tell(words, "host-people", { count: people });
    const toll = this.view.mine?.tolls?.[seat] ?? 0;
    return tell(words, "host-places", { count: places }) + (toll > 0 ? tell(words, "host-toll", { price: toll }) : "");
  }

  placing = $derived.by(() => placingOf(this.props));
  spot = $derived.by(() => this.placing?.spots.get(this.desk.way ?? "") ?? null);
  /** The piece whose card is open. */
  carded = $derived.by(() => this.desk.look ?? (PLACED.has(this.step) ? (this.placing?.piece ?? null) : null));
  reason = $derived.by(() => {
    const known = this.desk.reason;
    return known && known.key === this.spot?.key ? known.reason : null;
  });

  // ---------------------------------------------------------------- squares

  /** The effect of a click on each square of a borough. */
  meanings(borough: number): Map<string, Meaning> {
    const found = new Map<string, Meaning>();
    const at = (square: string): Meaning => {
      const meaning = found.get(square) ?? { actions: [], walker: null, back: null };
      found.set(square, meaning);
      return meaning;
    };
    for (const { action } of this.props.choices) {
      if (ON_SQUARES.has(action.verb)) {
        if ((action.borough ?? this.me) === borough) at(String(action.square)).actions.push(action);
      } else if (WALKS.has(action.verb)) this.walk(action, borough, at);
    }
    if (!this.desk.walker && borough === this.me) for (const [to, action] of this.fromHall) at(to).actions.push(action);
    if (this.step === "move")
      for (const move of this.view.boroughs[this.me ?? 0]?.moves ?? [])
        if (move.to_borough === borough) at(move.to).back = move;
    return found;
  }

  /** Places that only citizens of my Town Hall can enter, with the move of one of them: they are interchangeable
      (SC-3.13), so one click is enough. Empty if its spaces differ. */
  private fromHall = $derived.by<Map<string, Action>>(() => {
    const { boroughs, options } = this.view;
    const found = new Map<string, Action>();
    if (this.step !== "move" || options.godzillas !== "no" || options.mayor_variant !== "no") return found;
    const hall = new Set(boroughs[this.me ?? 0]?.tiles.find(({ piece }) => piece === "town_hall")?.squares);
    const mixed = new Set<string>();
    for (const { action } of this.props.choices) {
      if (!WALKS.has(action.verb)) continue;
      const to = String(action.to);
      if (action.verb !== "move" || !hall.has(String(action.from))) mixed.add(to);
      else if (!found.has(to)) found.set(to, action);
    }
    for (const to of mixed) found.delete(to);
    return found;
  });

  /** The citizen selected to move; null: none. The borough of its destinations is shown large. */
  choose(walker: Walker | null): void {
    this.desk.walker = walker;
    this.whose.picked = null;
  }

  private walk(action: Action, borough: number, at: (square: string) => Meaning): void {
    const me = this.me ?? 0;
    const from: Walker = {
      borough: action.verb === "come_home" ? Number(action.borough) : me,
      from: String(action.from),
    };
    const to = action.verb === "send" ? Number(action.borough) : me;
    if (from.borough === borough) at(from.from).walker = from;
    if (to === borough && this.isWalking(from)) at(String(action.to)).actions.push(action);
  }

  isWalking({ borough, from }: Walker): boolean {
    return this.desk.walker?.borough === borough && this.desk.walker.from === from;
  }

  /** The available pieces; while one is held, those that could be built instead. */
  buildable = $derived.by<Set<string>>(() => {
    if (this.step === "place") return this.desk.buildable;
    return new Set(this.props.choices.flatMap(({ action }) => (action.verb === "build" ? [String(action.piece)] : [])));
  });

  /** Choices about a border between two squares: of my borough, or where the Mayor parades. */
  borders = $derived.by<Choice[]>(() => this.props.choices.filter(({ action }) => ON_BORDERS.has(action.verb)));
  /** The recent actions of the others: their last decisions, and the content of this phase's film. */
  lately = $derived.by<GameEvent[]>(() => {
    const { told } = this.desk;
    const still = told?.turn === this.view.turn && told.stage === this.view.stage;
    return [...(still ? told.events : []), ...this.props.last.flatMap(({ events }) => events)];
  });
  /** The ways a godzilla may go that may be chosen now. */
  marches = $derived.by<MarchView[]>(() =>
    (this.view.marches ?? []).filter((way) => this.props.choices.some(({ action }) => same(action, way.action))),
  );
  plants = $derived.by<Choice[]>(() => this.props.choices.filter(({ action }) => action.verb === "plant"));

  /** Handles a click on a square. If several choices name it, the caller asks which. */
  touch(borough: number, square: string, meaning: Meaning | undefined, at: At): Action[] {
    const { desk } = this;
    const walker = desk.walker;
    if (meaning && meaning.actions.length > 1) return meaning.actions;
    if (meaning?.walker && !meaning.actions[0]) this.choose(this.isWalking(meaning.walker) ? null : meaning.walker);
    else if (meaning?.actions[0]) {
      this.choose(null);
      this.props.choose(meaning.actions[0], at);
    } else if (meaning?.back) this.takeBackMove(meaning.back);
    else if (this.props.seat !== null)
      this.props.explain(walker ? this.goingTo(walker, borough, square) : this.meantBy(borough, square), at);
    return [];
  }

  /** The action that a click on a square without choices stands for, so that the table explains why it is illegal. */
  private meantBy(borough: number, square: string): Action {
    const [first] = this.props.choices.filter(({ action }) => ON_SQUARES.has(action.verb) || WALKS.has(action.verb));
    const verb = first?.action.verb ?? "";
    if (this.step === "move") return { verb: "move", from: square, to: square };
    if (verb === "send") return { ...first?.action, verb, from: square };
    if (ON_SQUARES.has(verb))
      return { ...first?.action, verb, square, ...("borough" in (first?.action ?? {}) ? { borough } : {}) };
    return { verb: "place", square, facing: "upright" };
  }

  private goingTo(walker: Walker, borough: number, square: string): Action {
    if (this.step === "tourists") return { verb: "send", borough, from: walker.from, to: square };
    if (walker.borough !== this.me)
      return { verb: "come_home", borough: walker.borough, from: walker.from, to: square };
    return { verb: "move", from: walker.from, to: square };
  }

  // ---------------------------------------------------------------- undo

  /** Undo one of my moves: later ones are undone too, and then repeated. */
  takeBackMove(gone: MoveView): void {
    const moves = this.view.boroughs[this.me ?? 0]?.moves ?? [];
    const at = moves.indexOf(gone);
    const again = moves
      .slice(at + 1)
      .map((move): Action =>
        move.borough === this.me
          ? { verb: "move", from: move.from, to: move.to }
          : { verb: "come_home", borough: move.borough, from: move.from, to: move.to },
      );
    if (at >= 0) this.desk.replan.want({ keep: at, then: again });
  }

  /** Undo the plan to before this construction. */
  takeBackPlan(from: number): void {
    this.desk.replan.want({ keep: from, then: [] });
  }

  /** The number of decisions in effect in this phase: constructions, including the current one, or moves. */
  private standing(): number {
    if (this.step === "move") return this.view.boroughs[this.me ?? 0]?.moves.length ?? 0;
    const laid = this.view.plan?.length ?? 0;
    return this.step === "place" ? laid + 1 : laid;
  }

  /** One step towards the requested state: undo a decision, or play the next one. */
  follow(at: At): void {
    const question = `${this.step} ${this.standing()} ${this.placing?.piece}`;
    const settled = this.step === "move" || this.step === "plan";
    this.desk.replan.follow(
      question,
      ({ keep, then }) => (settled && this.standing() <= keep ? then : this.props.seat === null ? "give up" : "back"),
      this.props,
      at,
    );
  }

  // ---------------------------------------------------------------- tiles

  /** Handles a click on a tile of the shop: its card opens. If it can be built it is held; otherwise the table explains
      why not. A held tile is released. */
  take(piece: string, can: boolean, at: At): void {
    const { desk } = this;
    if (can || this.placing?.piece === piece) {
      desk.look = null;
      this.pick(piece, at);
      return;
    }
    desk.look = desk.look === piece ? null : piece;
    if (desk.look !== null && this.step !== "place") this.props.explain({ verb: "build", piece }, at);
  }

  private pick(piece: string, at: At): void {
    const { choose, takeBack } = this.props;
    const action: Action = { verb: "build", piece };
    if (this.step === "place" && takeBack) {
      const laid = this.view.plan?.length ?? 0;
      this.desk.replan.want({ keep: laid, then: this.placing?.piece === piece ? [] : [action] });
    } else choose(action, at);
  }

  /** A tile is dragged from the offer; it is held as soon as the table has sent its legal places. */
  startDrag(piece: string, event: PointerEvent): void {
    const { desk } = this;
    desk.drag = null;
    const began = { x: event.clientX, y: event.clientY };
    const listening = new AbortController();
    const follow = (next: PointerEvent): void => {
      if (!desk.drag && Math.hypot(next.clientX - began.x, next.clientY - began.y) < FAR) return;
      if (!desk.drag && this.placing?.piece !== piece) this.take(piece, true, began);
      desk.drag = { x: next.clientX, y: next.clientY, dropped: false };
    };
    const end = (): void => {
      listening.abort();
      if (desk.drag) desk.drag = { ...desk.drag, dropped: true };
    };
    const cancel = (): void => {
      listening.abort();
      desk.drag = null;
    };
    const { signal } = listening;
    addEventListener("pointermove", follow, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", cancel, { signal });
  }

  /** Whether a piece may be built, also instead of the held one. */
  canBuild(piece: string): boolean {
    return this.buildable.has(piece);
  }

  private try(spot: Spot | null | undefined): void {
    if (spot) this.desk.way = spot.key;
  }

  /** The pointer position, in squares. */
  over(place: At): void {
    this.try(this.placing?.tries.at(this.spot, place));
  }

  turn(how: Turning): void {
    if (!this.placing || !this.spot) return;
    let facing = this.spot.turn;
    const ways = [0, 1, 2].flatMap(() => {
      const next = facingAfter(this.props.board, this.placing?.piece ?? "", facing, how);
      facing = next ?? facing;
      return next ?? [];
    });
    this.try(this.placing.tries.turned(this.spot, ways));
  }

  move(way: [number, number]): void {
    if (this.spot) this.try(this.placing?.tries.stepped(this.spot, way));
  }

  next(step: 1 | -1): void {
    this.try(this.placing?.tries.next(this.spot, step));
  }

  /** Place the tile where it is tried; if that is illegal, ask why. */
  set = (at: At): void => {
    if (!this.spot) return;
    if (this.spot.legal) this.props.choose(this.spot.action, at);
    else this.props.explain(this.spot.action, at);
  };

  /** Release what is held. */
  drop(at: At): void {
    if (this.desk.walker) this.choose(null);
    else if (this.step === "place") this.props.takeBack?.(at);
  }
}
