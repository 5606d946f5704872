// The shapes of docs/table-protocol.md. What a game puts into its view is typed in that game's folder.

import type { Component } from "svelte";

export type Lang = "fr" | "en";
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Action = { verb: string } & { [argument: string]: string | number | null };
export type GameEvent = { event: string } & { [figure: string]: string | number | null };
export type Ask = { step: string } & { [figure: string]: string | number | null };

/** Actions by verb, each as its number among those of that verb (lib/choices.ts). */
export type ByVerb = Record<string, number[]>;

/** What must be known before a choice is taken. */
export interface Warning {
  /** It can't be taken back freely afterwards. */
  final: boolean;
  /** Kinds of events that deserve a warning before the click. */
  milestones: string[];
}

/** The same of a few choices: those that are final, and those that lead to each kind of milestone. */
export interface Warnings {
  final: ByVerb;
  milestones: Record<string, ByVerb>;
}

export interface Choice {
  action: Action;
  /** null where there are many choices: the table is asked when somebody points at this one. */
  warning: Warning | null;
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "open" | "bot";
  name: string;
  you: boolean;
  level: string | null;
  stand_in: string | null;
  /** Of its pieces; null in games, and for players alone, where nobody takes one. */
  colour: string | null;
  /** What the player added to the seed; "" while the match waits for it, null: nothing. */
  nonce: string | null;
}

export interface Outcome {
  points: number[];
  parts: Record<string, number>[];
  ranks: number[];
  winners: number[];
  /** What decided it, where that was not points: worded `won-<by>`. */
  by?: string;
}

/** Why a match can't be replayed: the entry that stops it (0: its header), and rules that have to do with it. */
export interface Aside {
  entry: number;
  cause: string;
  rules: string[];
  why: Record<Lang, string>;
}

export interface Summary {
  id: string;
  name: string;
  game: string;
  options: Record<string, string>;
  public: boolean;
  patience: number;
  status: "waiting" | "running" | "over";
  moves: number;
  seq: number;
  to_move: number[];
  seats: SeatInfo[];
  seed_hash: string;
  host: boolean;
  created: string;
  updated: string;
  outcome: Outcome | null;
  set_aside: Aside | null;
}

export interface Decision {
  seat: number;
  action: Action | null;
  events: GameEvent[];
}

export type Entry = { seq: number; at: string } &
  // The choice itself is known to its maker only (to everybody when the match is over); the events tell the rest.
  // `then`: the standing answers to it; here each becomes an entry of its own, marked as `standing`.
  (
    | ({ kind: "move"; then?: Decision[]; standing?: true } & Decision)
    // The last `count` decisions, or the player's own last one, among those of others who work apart from him.
    | { kind: "undo"; by: number; count?: number; own?: true }
    | {
        kind: "proposal";
        id: number;
        what: "undo" | "stand_in";
        by: number;
        count?: number;
        seat?: number;
        level?: string;
      }
    | { kind: "vote"; id: number; by: number; yes: boolean; decided: boolean | null }
    // `colours` has that of each seat, where they change.
    | { kind: "seat"; seat: number; player: SeatInfo; colours?: string[] }
    | { kind: "colour"; seat: number; colours: string[] }
    | { kind: "chat"; by: string; seat: number | null; text: string }
    | { kind: "nonce"; seat: number; nonce: string }
    | { kind: "start" }
    // `drawn`: the seed that follows from the seed and the nonces, where there are any. Old matches say less.
    | { kind: "over"; outcome: Outcome; seed: string | null; nonces?: (string | null)[]; drawn?: string | null }
  );

export type MoveEntry = Extract<Entry, { kind: "move" }>;

export interface Proposal {
  id: number;
  what: "undo" | "stand_in";
  by: number;
  count?: number;
  seat?: number;
  level?: string;
  waiting_for: number[];
}

export interface Now<View = Json> {
  moves: number;
  /** As seen from the seat of mine that is asked, else from my first, else as a spectator. */
  view: View;
  ask: Ask | null;
  to_move: number[];
  choices: Record<string, ByVerb>;
  /** Of each seat that has only a few choices. */
  warnings: Record<string, Warnings>;
  undo: Record<string, "free" | "ask" | "no">;
  proposals: Proposal[];
  /** In games where silence may be an answer: whether somebody is asked such a question, */
  window?: boolean;
  /** what silence would say where one of my seats is asked, */
  silence?: Record<string, Action>;
  /** and the standing answers of my seats, by step. */
  orders?: Orders;
}

export type Order = "ask" | "default" | "unless_mine";
export type Orders = Record<string, Record<string, Order>>;

export type ServerMessage<View = Json> =
  | {
      type: "sync";
      seq: number;
      match: Summary;
      you: number[];
      entries: Entry[];
      now: Now<View>;
      version: string;
      away: number[];
    }
  // It can't be replayed: nothing else will come.
  | ({ type: "set_aside"; match: Summary | null } & Aside)
  // `match` comes when seats or the status changed; after a move or an undo `now` says all that is new.
  // `after`: the entry before it that we were told of, where others happened behind screens in between.
  | { type: "entry"; entry: Entry; match?: Summary; now: Now<View>; after?: number }
  // My own standing answers, when I change them here or in another tab.
  | { type: "orders"; orders: Orders }
  // Whose player follows the match in no tab.
  | { type: "presence"; away: number[] }
  | { type: "pong"; id: string }
  | { type: "done"; id: string; seq: number }
  | ({ type: "why"; id: string; legal: true } & Warning)
  | { type: "why"; id: string; legal: false; rule: string; why: Record<Lang, string> }
  | { type: "refused"; id: string; rule: string; why: Record<Lang, string> }
  | { type: "error"; id: string; error: string; message: string; seconds?: number };

/** GET /api/matches/{id}/at/{moves} */
export interface Position<View = Json> {
  moves: number;
  total: number;
  /** Who made the decision that led here, and which, as far as I may know it. */
  seat: number | null;
  action: Action | null;
  view: View;
  events: GameEvent[];
  ask: Ask | null;
}

export interface Me {
  id: string;
  name: string;
  account: boolean;
  /** Whether I said my name; else the table made one up. */
  named: boolean;
}

export interface NewSeat {
  kind: "me" | "open" | "bot";
  level?: string;
  colour?: string;
  /** Of a player who shares this device with others. */
  name?: string;
}

export interface NewMatch {
  game: string;
  options: Record<string, string>;
  seats: NewSeat[];
  public: boolean;
  /** Seconds one waits for a player who is away. */
  patience?: number;
  name?: string;
}

export interface GameWords {
  ftl: string;
  names: Record<string, string[]>;
}

export interface DomainInfo {
  ids: string[];
  numeric: boolean;
  size: number;
}

export interface Shape {
  name: string;
  fields: { name: string; domain: string }[];
  /** Of a kind of event: what only its owners may read, the seats in its first fields (so many of them). */
  secret?: string[];
  owners?: number;
  /** Nobody but its owners hears of it at all. */
  whispered?: boolean;
}

export interface Vocabulary {
  domains: Record<string, DomainInfo>;
  verbs: Shape[];
  kinds: Shape[];
  steps: Shape[];
  /** The steps at which silence is an answer. */
  windows: string[];
}

export interface GameInfo {
  id: string;
  names: Record<Lang, string>;
  about: Record<Lang, string>;
  seats: number[];
  options: { name: string; values: string[] }[];
  /** Of the players' pieces, in the order of the seats; none in many games. */
  colours: string[];
  bots: string[];
  provenance: Record<string, number>;
  vocabulary?: Vocabulary;
  /** Of the vocabulary. */
  version?: string;
  board?: Json;
}

export interface Rule {
  id: string;
  title: string;
  chapter: string;
  provenance: string[];
  text: string;
}

/** A player as the table shows him; how his pieces look is said by lib/seats. */
export interface Player {
  seat: number;
  name: string;
  you: boolean;
  bot: boolean;
}

/** The voice of one game in one language: the same Fluent files the server uses. */
export interface Words {
  lang: Lang;
  /** Whether the game's files have this message. */
  has(message: string): boolean;
  say(message: string, args?: Record<string, string | number>): string;
  thing(domain: string, id: string | number | null): string | number;
  action(action: Action): string;
  event(event: GameEvent): string;
  ask(ask: Ask): string;
}

/** What every board component is given. `choices` are those of the acting seat (`seat`), null when nobody acts here. */
export interface BoardProps<View, Board> {
  view: View;
  board: Board;
  players: Player[];
  seat: number | null;
  choices: Choice[];
  ask: Ask | null;
  words: Words;
  /** The newest decision of each seat since my last one, to be ringed in that seat's colour. */
  last: { seat: number; action: Action | null; events: GameEvent[] }[];
  /** A plan of several choices: each is sent when the table has accepted the one before it; the first that it does not
      accept ends the plan, and the shell says why. */
  choose(plan: Action | Action[], at: { x: number; y: number }): void;
  /** Asks the table why this is not possible; the shell shows the card at the pointer. */
  explain(action: Action, at: { x: number; y: number }): void;
  /** A choice is about to be taken: the shell finds out what to warn of, so that the click need not wait for it. */
  point?(action: Action): void;
  openRule(id: string): void;
  /** Takes the last decision back; there only while that is free. */
  takeBack?(at: { x: number; y: number }): void;
  /** The choice a bot would make, where the reader asked for it. */
  advice?: Action | null;
}

/** What a game shows of one player inside the shell's seat card (which draws the shape, the name and whose turn). */
export interface SeatProps<View, Board> {
  view: View;
  board: Board;
  player: Player;
  words: Words;
  /** The decisions that still count, with the time of each. */
  moves: MoveEntry[];
  /** A narrow chip in a row (phone) instead of a card in the rail. */
  compact: boolean;
}

/** A scoring shown step by step; the shell puts it over the board and takes it away on `done`. */
export interface FilmProps<View, Board> {
  before: View;
  after: View;
  board: Board;
  events: GameEvent[];
  players: Player[];
  words: Words;
  done(): void;
}

/** What `games/<id>/index.ts` exports. Only `Board` is needed; without any of it a game is played by lists. */
export interface GameFace<View = Json, Board = Json> {
  Board: Component<BoardProps<View, Board>>;
  /** Above the board and the right rail, as wide as both. */
  Top?: Component<BoardProps<View, Board>>;
  /** Above the tabs of the right rail; on a phone the first tab of the sheet. */
  Side?: Component<BoardProps<View, Board>>;
  /** `Side` is the first of the tabs on a wide screen too. */
  sideInTabs?: boolean;
  /** Under the tabs of the right rail; on a phone in the second tab of the sheet. */
  Under?: Component<BoardProps<View, Board>>;
  /** Under the seats of the left rail; elsewhere below `Under`. */
  Rail?: Component<BoardProps<View, Board>>;
  /** In the ask bar, before the chips: choices that are better drawn than said. */
  Asking?: Component<BoardProps<View, Board>>;
  /** The verbs that `Asking` draws; they get no chip. */
  draws?: string[];
  /** Under the board; on a phone the second tab of the sheet. */
  Leaders?: Component<BoardProps<View, Board>>;
  /** In the title bar beside the game's name: how far the game is. */
  Progress?: Component<BoardProps<View, Board>>;
  Seat?: Component<SeatProps<View, Board>>;
  /** The points in a seat's card, where the view has them in its own way. */
  points?(view: View, seat: number): number | null;
  /** More lines for the final table, one text a seat: what is worth knowing and no points. */
  facts?(view: View, moves: MoveEntry[], words: Words): { name: string; of: string[] }[];
  /** On a phone the sheet shows its tabs only until it is pulled up: the board needs the room. */
  lowSheet?: boolean;
  /** How the end is told, where "X wins" doesn't say it: a game against nobody. */
  ending?(view: View, words: Words): string | null;
  /** Whether to offer, in this position, to show the choice a bot would make. */
  hints?(view: View): boolean;
  /** The sign of a verb on its chip in the ask bar. */
  VerbIcon?: Component<{ verb: string; seat: number }>;
  Film?: Component<FilmProps<View, Board>>;
  /** Whether these events are a scoring that deserves the film. */
  films?(events: GameEvent[]): boolean;
  /** Kinds of events that head an item of the log, the one that matters most first; else the first that happened. */
  headlines?: string[];
  /** The drawing on the game's card, 272 x 158. */
  emblem?: Component;
  /** What the tabs for `Side` and `Leaders` are called on a phone. */
  labels?: { side?: Record<Lang, string>; leaders?: Record<Lang, string> };
}
