// What the table says and hears (docs/table-protocol.md), and what a game's face is made of. What goes over the wire is
// written from the server's own shapes (wire.ts); what a game puts into its view is typed in that game's folder.

import type { Component } from "svelte";
import type { Room } from "./room";
import type * as wire from "./wire";

export type Lang = "fr" | "en";
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Action = wire.Play["action"];
export type GameEvent = wire.Moved["events"][number];
export type Ask = NonNullable<wire.Now["view"]["asks"]>;

/** Actions by verb, each as its number among those of that verb (lib/choices.ts). */
export type ByVerb = wire.Warnings["final"];
export type Warnings = wire.Warnings;

/** What must be known before a choice is taken: whether it can't be taken back freely, and what it leads to. */
export type Warning = Pick<wire.Possible, "final" | "milestones">;

/** What a choice is certain to bring. */
export type Preview = wire.PreviewTold & { question?: Ask | null };
/** A verb that the question leaves without a choice, and why. */
export type ClosedVerb = wire.ClosedVerb;

export interface Choice {
  action: Action;
  /** null where there are many choices: the table is asked when somebody points at this one. */
  warning: Warning | null;
}

export type SeatInfo = wire.SeatInfo;
export type Hint = wire.Hint;
export type Idea = wire.Idea;
export type Outcome = wire.OutcomeInfo;
export type Aside = wire.Aside;
export type Summary = wire.Summary;
export type Decision = wire.TableAnswer;
/** Here each of the table's answers to a decision (`then`) is an entry of its own, marked as `standing`; `forced`: it was
    the only one possible, as far as the reader may know that. */
export type MoveEntry = wire.Moved & { standing?: true; forced?: boolean };
export type Entry = Exclude<wire.Entry, { kind: "move" }> | MoveEntry;
export type Proposal = wire.OpenProposal;

/** A position as I see it: what the game shows, and what is asked. */
export type Seeing<View> = View & Pick<wire.Now["view"], "asks">;
export type Now<View = Json> = Omit<wire.Now, "view"> & { view: Seeing<View> };
export type Orders = NonNullable<wire.Now["orders"]>;
export type Order = Orders[string][string];

type Seen<Message, View> = Message extends { now: wire.Now } ? Omit<Message, "now"> & { now: Now<View> } : Message;
export type ServerMessage<View = Json> = Seen<wire.ServerMessage, View>;

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;
/** What a tab may say; its id is made when it is sent. */
export type ClientRequest = WithoutId<wire.ClientMessage>;

/** GET /api/matches/{id}/at/{moves} */
export type Position<View = Json> = Omit<wire.PositionAt, "view"> & { view: Seeing<View> };
export type Course = wire.Course;
export type ArenaPage = wire.ArenaPage;
export type ArenaTournament = wire.ArenaTournament;
export type LevelLadder = wire.LevelLadder;
export type LevelStanding = wire.LevelStanding;
export type Me = wire.Me;
export type NewSeat = wire.SeatWish;
export type NewMatch = wire.NewMatch;
export type GameWords = wire.WordsFile;
export type DomainInfo = wire.DomainInfo;
/** Of a verb or a step; of a kind of event also what only its owners may read. */
export type Shape = wire.Shape & Partial<wire.EventShape>;
export type Vocabulary = wire.Vocabulary;
/** A game of the shelf; its vocabulary and board come with its detail. */
export type GameInfo = wire.GameInfo & Partial<Pick<wire.GameDetail, "vocabulary" | "version">> & { board?: Json };
export type Rule = wire.RuleText;

/** A player as the table shows him; how his pieces look is said by lib/seats. */
export interface Player {
  seat: number;
  name: string;
  you: boolean;
  bot: boolean;
}

/** A thing in a sentence: what it is, and how it is called there. */
export interface Named {
  domain: string;
  id: string | number;
  text: string;
}

/** The voice of one game in one language: the same Fluent files the server uses. */
export interface Words {
  lang: Lang;
  /** Whether the game's files have this message. */
  has(message: string): boolean;
  say(message: string, args?: Record<string, string | number>): string;
  thing(domain: string, id: string | number | null): string | number;
  /** `others`: what it is about besides the question, where earlier answers say so. */
  action(action: Action, others?: Record<string, string | number | null>): string;
  event(event: GameEvent): string;
  /** The same, with the things it names apart. */
  told(event: GameEvent): (string | Named)[];
  /** The rule behind what happened. */
  cited(event: GameEvent): string | null;
  /** The rule that speaks of this thing, where the things of its domain have one each. */
  rule(domain: string, id: string | number | null): string | null;
  ask(ask: Ask): string;
}

/** What the words of a refusal are made of, and the places it is about. */
export type Facts = wire.RefusedPlay["facts"];

/** Why something is not possible. */
export interface Reason {
  rule: string;
  why(): string;
  facts: Facts;
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
  /** All decisions that still count, the newest last. */
  moves?: MoveEntry[];
  /** A plan of several choices: each is sent when the table has accepted the one before it; the first that it does not
      accept ends the plan, and the shell says why. */
  choose(plan: Action | Action[], at: { x: number; y: number }): void;
  /** Asks the table why this is not possible; the shell shows the card at the pointer. */
  explain(action: Action, at: { x: number; y: number }): void;
  /** The same for a board that shows it itself, with the places concerned; null: it is possible. */
  reason?(action: Action): Promise<Reason | null>;
  /** The pointer or the focus rests on what this element stands for: a card beside it says what the action brings, or why
      it is not possible. What is returned ends that. */
  foresee?(element: Element, action: () => Action | null): () => void;
  /** A choice is about to be taken: the shell finds out what to warn of, so that the click need not wait for it. */
  point?(action: Action): void;
  openRule(id: string): void;
  /** How much room the window has. */
  room?: Room;
  /** On a laptop: opens a panel over the board's right edge: "side", "more", or one of the face's own. */
  openPanel?(id: string): void;
  /** Takes the last decision back; there only while that is free. */
  takeBack?(at: { x: number; y: number }): void;
  /** The choice a bot would make, where the reader asked for it, */
  advice?: Action | null;
  /** and how it would go on: the same choice first, then its answers to what is asked next. */
  advised?: Action[];
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
  /** A card in the narrow rail of a laptop, 168 px wide and 124 px high: the figures and one line of facts. */
  slim?: boolean;
}

/** What a game shows of one player's own board, in the place of the table's. */
export interface PlayerBoardProps<View, Board> {
  view: View;
  board: Board;
  /** Whose board it is. */
  player: Player;
  players: Player[];
  /** The reader's own seat; null: only watching. */
  own: number | null;
  words: Words;
  moves: MoveEntry[];
  openRule(id: string): void;
  /** Back to the board of the table: what is to be seen lies there. */
  close(): void;
}

/** The module of such a board, fetched when one is first opened. */
export interface PlayerBoardModule<View, Board> {
  default: Component<PlayerBoardProps<View, Board>>;
  /** One line below the player's name. */
  line?(props: PlayerBoardProps<View, Board>): string;
}

/** A scoring shown step by step; the shell puts it over the board and takes it away on `done`. */
export interface FilmProps<View, Board> {
  before: View;
  after: View;
  board: Board;
  events: GameEvent[];
  players: Player[];
  words: Words;
  /** A moment to stand still at, instead of playing: 1.5 is the middle of the second scene. */
  still?: number | null;
  done(): void;
}

/** The parts of a page that a face draws, and what each is given. */
interface Slots<View, Board> {
  Board: BoardProps<View, Board>;
  /** Above the board and the right rail, as wide as both. */
  Top: BoardProps<View, Board>;
  /** Under the board; on a phone in the second tab of the sheet. */
  Foot: BoardProps<View, Board>;
  /** Above the tabs of the right rail; on a phone the first tab of the sheet. */
  Side: BoardProps<View, Board>;
  /** Under the tabs of the right rail; on a phone below `Foot`. */
  Under: BoardProps<View, Board>;
  /** Under the seats of the left rail; elsewhere below `Under`. */
  Rail: BoardProps<View, Board>;
  /** On a laptop above the tabs of the right edge, 76 px wide: what is always in sight. */
  StripTop: BoardProps<View, Board>;
  /** In the ask bar, before the chips: choices that are better drawn than said. */
  Asking: BoardProps<View, Board>;
  /** In the title bar beside the game's name: how far the game is. */
  Progress: BoardProps<View, Board>;
  /** Inside a player's card. */
  Seat: SeatProps<View, Board>;
  /** The sign of a verb on its chip in the ask bar. */
  VerbIcon: { verb: string; seat: number };
  /** A thing that the log names: with its sign and in its colour, where it has them. */
  Thing: Named;
  /** Over the board, at a scoring. */
  Film: FilmProps<View, Board>;
}

/** A way to win otherwise than by points, and how far each seat is on it. */
export interface Way {
  id: string;
  name: string;
  /** By seat: the part of the way, from 0 to 1, in short ("7/15"), and in words. */
  of: { share: number; said: string; label: string }[];
}

/** What a face says of its game. */
interface Said<View, Board> {
  /** `Side` is the first of the tabs on a wide screen too. */
  sideInTabs?: boolean;
  /** The verbs that `Asking` draws; they get no chip. */
  draws?: string[];
  /** The points in a seat's card, where the view has them in its own way. */
  points?(view: View, seat: number): number | null;
  /** More lines for the final table, one text a seat: what is worth knowing and no points. */
  facts?(view: View, moves: MoveEntry[], words: Words): { name: string; of: string[] }[];
  /** On a phone, how many pixels of the sheet are seen until it is pulled up; 68 are its tabs alone. */
  sheetPeek?: number;
  /** Questions that are answered on the board: on a phone the sheet goes down for them. */
  onBoard?: string[];
  /** How the end is told, where "X wins" doesn't say it: a game against nobody. */
  ending?(view: View, words: Words): string | null;
  /** Of a game that is not won by points: how far each player is on each way to win. The result shows it instead of the
      sources of points. */
  ways?(view: View, board: Board, words: Words): Way[];
  /** Whether to offer, in this position, to show the choice a bot would make; else it is always offered. */
  hints?(view: View): boolean;
  /** The name of a number that means something only among other things (`Game.name_among`), or as things lie now
      (`Game.names_now`); null: just a number. */
  nameAmong?(
    board: Board,
    names: Record<string, string[]>,
    domain: string,
    number: number,
    others: Record<string, string | number | null | undefined>,
    view: View | null,
  ): string | null;
  /** What the film tells of these events, if they deserve one, else nothing; the view is the one after them. What went
      before them, in several decisions, may be told with them. */
  films?(events: GameEvent[], view: View, past: () => GameEvent[]): GameEvent[];
  /** Kinds of events that head an item of the log, the one that matters most first; else the first that happened. */
  headlines?: string[];
  /** The board may be shown small and still, as a picture of a moment of the past; so many pixels wide before it is made
      small. Around what is marked `data-last` more is seen. */
  picture?: number;
  /** The chapters of a match, for the curves of its points: an event of this kind ends one, and the next begins. */
  chapters?: { ends: string; names: Record<Lang, string[]> };
  /** What the tabs of the sheet are called on a phone: the first, with `Side`, and the second, with all that lies lower. */
  labels?: { side?: Record<Lang, string>; more?: Record<Lang, string> };
  /** Their signs on a laptop, where what lies at `Under` and `Rail` is the second: paths in 20 x 20. */
  signs?: { side?: string; more?: string };
}

/** What `games/<id>/index.ts` exports. Only `Board` is needed; without any of it a game is played by lists. */
/** A panel behind a tab of its own on a laptop. */
export interface FacePanel<View, Board> {
  id: string;
  label: Record<Lang, string>;
  /** A path in 20 x 20. */
  sign: string;
  Panel: Component<BoardProps<View, Board>>;
}

export type GameFace<View = Json, Board = Json> = Said<View, Board> & {
  /** On a laptop these panels stand for `Side`, `Under` and `Rail`. */
  panels?: FacePanel<View, Board>[];
} & {
  [Slot in keyof Slots<View, Board>]?: Component<Slots<View, Board>[Slot]>;
} & {
  Board: Component<BoardProps<View, Board>>;
  /** A player's own board, opened by a click on the seat; without it seats open nothing. */
  playerBoard?(): Promise<PlayerBoardModule<View, Board>>;
};

/** The pieces of one colour: a colour is never the only sign. Paints are CSS colours. */
export interface Look {
  colour: string;
  /** What the colour is called, where it is none of those the shell has a word for. */
  name?: Record<Lang, string>;
  shape: "disc" | "triangle" | "diamond" | "square";
  /** A path on the piece, 17 high around (0, 0). */
  sign?: string;
  fill: string;
  edge: string;
  /** What is written or drawn on it. */
  text: string;
}

/** What is known of a game before its board is loaded: `games/<id>/box.ts` exports it as `box`. */
/** What is added to a game by one of its options. */
export interface Expansion {
  option: string;
  /** A drawing in one line, 24 x 24. */
  sign: string;
  /** What it changes, in a sentence. */
  about: Record<Lang, string>;
  /** What some of its values change: said instead, while they are chosen. */
  values?: Record<string, Record<Lang, string>>;
}

export interface GameBox {
  /** The seats of a match that begins at once; without it one where a game can be played alone, else the usual number. */
  seatsAtOnce?: number;
  /** In the order in which they are offered when a match is opened. */
  expansions?: Expansion[];
  /** What the box says on its side; the rules know nothing of it. */
  minutes?: [number, number];
  difficulty?: number;
  /** In the order of `Game.colours`, or of the seats; without them the pieces are those of the house. */
  looks?: Look[];
}

/** What draws a part of the page in plain JavaScript: it is told of every change, and when it is not shown any more. */
export type PlainPart<Props> = (target: HTMLElement, props: Props) => { update(props: Props): void; destroy(): void };

/** What the module `face/index.js` of a game's own package exports. */
export type PlainFace = Said<Json, Json> & {
  [Slot in keyof Slots<Json, Json>]?: PlainPart<Slots<Json, Json>[Slot]>;
} & {
  Board: PlainPart<BoardProps<Json, Json>>;
  PlayerBoard?: PlainPart<PlayerBoardProps<Json, Json>>;
  Emblem?: PlainPart<object>;
  box?: GameBox;
};
