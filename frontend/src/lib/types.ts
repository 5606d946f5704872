// The messages of the table (docs/table-protocol.md), and the parts of a game's face. Wire types are generated from the
// server's types (wire.ts); the types of a game's view are in the game's folder.

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

/** The warnings of a choice: whether it can't be undone freely, and its milestones. */
export type Warning = Pick<wire.Possible, "final" | "milestones">;

/** What a choice is certain to bring. */
export type Preview = wire.PreviewTold & { question?: Ask | null };
/** A verb that the question leaves without a choice, and why. */
export type ClosedVerb = wire.ClosedVerb;

export interface Choice {
  action: Action;
  /** null if there are many choices: they are requested when the user points at a choice. */
  warning: Warning | null;
}

export type SeatInfo = wire.SeatInfo;
export type Hint = wire.Hint;
export type Idea = wire.Idea;
export type Outcome = wire.OutcomeInfo;
export type Aside = wire.Aside;
export type Summary = wire.Summary;
export type Decision = wire.TableAnswer;
/** Each of the table's answers to a decision (`then`) is an entry here, marked as `standing`; `forced`: it was the only
    one possible, as far as the reader may know that. */
export type MoveEntry = wire.Moved & { standing?: true; forced?: boolean };
export type Entry = Exclude<wire.Entry, { kind: "move" }> | MoveEntry;
export type Proposal = wire.OpenProposal;

/** A position as I see it: the game's view, and the question. */
export type Seeing<View> = View & Pick<wire.Now["view"], "asks">;
export type Now<View = Json> = Omit<wire.Now, "view"> & { view: Seeing<View> };
export type Orders = NonNullable<wire.Now["orders"]>;
export type Order = Orders[string][string];

type Seen<Message, View> = Message extends { now: wire.Now } ? Omit<Message, "now"> & { now: Now<View> } : Message;
export type ServerMessage<View = Json> = Seen<wire.ServerMessage, View>;

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;
/** The messages of a tab; the id is added on sending. */
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
/** Of a verb or a step; for a kind of event also the secret fields. */
export type Shape = wire.Shape & Partial<wire.EventShape>;
export type Vocabulary = wire.Vocabulary;
/** An installed game; its vocabulary and board come with its detail. */
export type GameInfo = wire.GameInfo & Partial<Pick<wire.GameDetail, "vocabulary" | "version">> & { board?: Json };
export type Rule = wire.RuleText;

/** GET /api/games/{game}/teaching/{lang}: the cards of the coach, the overview, the stops of the guide. */
export type Teaching = wire.TeachingTexts;
export type CoachCard = wire.CoachCard;
export type OverviewSection = wire.OverviewSection;
/** The guide of a match at my present question. */
export type GuideNow = wire.GuideSaid;
/** What a person has met. */
export type Taught = wire.Met;
export type TaughtChange = wire.NewlyMet;

/** A player; the look of the pieces is in lib/seats. */
export interface Player {
  seat: number;
  name: string;
  you: boolean;
  bot: boolean;
}

/** A thing in a sentence: its domain and id, and its name there. */
export interface Named {
  domain: string;
  id: string | number;
  text: string;
}

/** The words of one game in one language, from the same Fluent files as on the server. */
export interface Words {
  lang: Lang;
  /** Whether the game's files have this message. */
  has(message: string): boolean;
  say(message: string, args?: Record<string, string | number>): string;
  thing(domain: string, id: string | number | null): string | number;
  /** `others`: the subject besides the question, if earlier answers determine it. */
  action(action: Action, others?: Record<string, string | number | null>): string;
  /** The verb or the object of a choice by itself, for a button; null where its message has no such attribute. */
  part(action: Action, part: "verb" | "object"): string | null;
  event(event: GameEvent): string;
  /** The same, with the names of things marked. */
  told(event: GameEvent): (string | Named)[];
  /** The rule behind an event. */
  cited(event: GameEvent): string | null;
  /** The rule of this thing, if the things of its domain have one each. */
  rule(domain: string, id: string | number | null): string | null;
  ask(ask: Ask): string;
}

/** The arguments of a refusal's message, and the places concerned. */
export type Facts = wire.RefusedPlay["facts"];

/** Why something is not possible. */
export interface Reason {
  rule: string;
  why(): string;
  facts: Facts;
}

/** The props of every board component. `choices` are those of the acting seat (`seat`), null if no seat acts here. */
export interface BoardProps<View, Board> {
  view: View;
  board: Board;
  players: Player[];
  seat: number | null;
  choices: Choice[];
  ask: Ask | null;
  words: Words;
  /** The newest decision of each seat since my last one, highlighted in that seat's colour. */
  last: { seat: number; action: Action | null; events: GameEvent[] }[];
  /** All decisions in effect, the newest last. */
  moves?: MoveEntry[];
  /** A plan of several choices: each is sent when the table has accepted the one before; the first refusal ends the
      plan, and the shell shows the reason. */
  choose(plan: Action | Action[], at: { x: number; y: number }): void;
  /** Asks the table why this is not possible; the shell shows the card at the pointer. */
  explain(action: Action, at: { x: number; y: number }): void;
  /** The same for a board that shows the reason itself, at the places concerned; null: it is possible. */
  reason?(action: Action): Promise<Reason | null>;
  /** The pointer or the focus rests on what this element stands for: a card beside it says what the action brings, or why
      it is not possible. What is returned ends that. */
  foresee?(element: Element, action: () => Action | null): () => void;
  /** A choice is about to be taken: the shell finds out what to warn of, so that the click need not wait for it. */
  point?(action: Action): void;
  openRule(id: string): void;
  /** The size class of the window. */
  room?: Room;
  /** On a laptop: opens a panel over the board's right edge: "side", "more", or one of the face's own. */
  openPanel?(id: string): void;
  /** Undoes the last decision; present only while that is free. */
  takeBack?(at: { x: number; y: number }): void;
  /** The bot's choice, if the user asked for it, */
  advice?: Action | null;
  /** and its continuation: the same choice first, then the answers to the questions that follow. */
  advised?: Action[];
}

/** A game's content for one player inside the shell's seat card (which shows the shape, the name and the turn). */
export interface SeatProps<View, Board> {
  view: View;
  board: Board;
  player: Player;
  words: Words;
  /** The decisions in effect, with the time of each. */
  moves: MoveEntry[];
  /** A narrow chip in a row (phone) instead of a card in the rail. */
  compact: boolean;
  /** A card in the narrow rail of a laptop, 168 px wide and 124 px high: the figures and one line of facts. */
  slim?: boolean;
}

/** A game's content for a player's own board, in place of the table's. */
export interface PlayerBoardProps<View, Board> {
  view: View;
  board: Board;
  /** Whose board it is. */
  player: Player;
  players: Player[];
  /** The user's own seat; null for a spectator. */
  own: number | null;
  words: Words;
  moves: MoveEntry[];
  openRule(id: string): void;
  /** Returns to the table's board, for things shown there. */
  close(): void;
}

/** The module of such a board, loaded when one is first opened. */
export interface PlayerBoardModule<View, Board> {
  default: Component<PlayerBoardProps<View, Board>>;
  /** One line below the player's name. */
  line?(props: PlayerBoardProps<View, Board>): string;
}

/** A scoring shown step by step; the shell shows it over the board and removes it on `done`. */
export interface FilmProps<View, Board> {
  before: View;
  after: View;
  board: Board;
  events: GameEvent[];
  players: Player[];
  words: Words;
  /** A fixed moment to show instead of playing: 1.5 is the middle of the second scene. */
  still?: number | null;
  done(): void;
}

/** The parts of a page drawn by a face, with their props. */
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
  /** On a laptop above the tabs of the right edge, 76 px wide: always visible. */
  StripTop: BoardProps<View, Board>;
  /** In the ask bar, before the chips: choices that are better drawn than written. */
  Asking: BoardProps<View, Board>;
  /** In the title bar beside the game's name: the progress of the game. */
  Progress: BoardProps<View, Board>;
  /** Inside a player's card. */
  Seat: SeatProps<View, Board>;
  /** The icon of a verb on its chip in the ask bar. */
  VerbIcon: { verb: string; seat: number };
  /** A thing named in the log: with its icon and colour, if any. */
  Thing: Named;
  /** Over the board, at a scoring. */
  Film: FilmProps<View, Board>;
}

/** A way to win other than by points, and the progress of each seat. */
export interface Way {
  id: string;
  name: string;
  /** By seat: the progress from 0 to 1, a short form ("7/15"), and in words. */
  of: { share: number; said: string; label: string }[];
}

/** Further declarations of a face. */
interface Said<View, Board> {
  /** `Side` is the first of the tabs on a wide screen, too. */
  sideInTabs?: boolean;
  /** The verbs that `Asking` draws; they get no chip. */
  draws?: string[];
  /** The points in a seat's card, if the view has them in an unusual place. */
  points?(view: View, seat: number): number | null;
  /** What points are called beside their number, where they have a name of their own. */
  unit?(words: Words): string;
  /** More lines for the final table, one text a seat: what is worth knowing and no points. */
  facts?(view: View, moves: MoveEntry[], words: Words): { name: string; of: string[] }[];
  /** On a phone, the visible height of the closed sheet in pixels; 68 for its tabs only. */
  sheetPeek?: number;
  /** Questions answered on the board: on a phone the sheet closes for them. */
  onBoard?: string[];
  /** The text of the end, if "X wins" does not fit: a solo game. */
  ending?(view: View, words: Words): string | null;
  /** For a game that is not won by points: the progress of each player on each way to win. The result shows it instead
      of the sources of points. */
  ways?(view: View, board: Board, words: Words): Way[];
  /** What the things do that a choice names (an ally, a card), in sentences: shown beside the choice. */
  effects?(action: Action, view: View, board: Board, words: Words): string[];
  /** Whether to offer the bot's choice in this position; by default always. */
  hints?(view: View): boolean;
  /** The name of a number whose meaning depends on other arguments (`Game.name_among`) or on the position
      (`Game.names_now`); null: a plain number. */
  nameAmong?(
    board: Board,
    names: Record<string, string[]>,
    domain: string,
    number: number,
    others: Record<string, string | number | null | undefined>,
    view: View | null,
  ): string | null;
  /** The film for these events, if they deserve one; the view is the one after them. Earlier events, of several
      decisions, may be included. */
  films?(events: GameEvent[], view: View, past: () => GameEvent[]): GameEvent[];
  /** Kinds of events that head an item of the log, the most important first; else the first event. */
  headlines?: string[];
  /** The board can be shown as a small static picture of a past moment; the width in pixels before scaling. More is
      shown around elements marked `data-last`. */
  picture?: number;
  /** The chapters of a match, for the curves of its points: an event of this kind ends one and begins the next. */
  chapters?: { ends: string; names: Record<Lang, string[]> };
  /** The names of the tabs of the sheet on a phone: the first, with `Side`, and the second, with everything below it.
   * */
  labels?: { side?: Record<Lang, string>; more?: Record<Lang, string> };
  /** Their icons on a laptop, where the second tab has `Under` and `Rail`: paths in 20 x 20. */
  signs?: { side?: string; more?: string };
}

/** The exports of `games/<id>/index.ts`. Only `Board` is required; a game without a face is played through lists. */
/** A panel behind a tab of its own on a laptop. */
export interface FacePanel<View, Board> {
  id: string;
  label: Record<Lang, string>;
  /** A path in 20 x 20. */
  sign: string;
  Panel: Component<BoardProps<View, Board>>;
}

export type GameFace<View = Json, Board = Json> = Said<View, Board> & {
  /** On a laptop these panels replace `Side`, `Under` and `Rail`. */
  panels?: FacePanel<View, Board>[];
} & {
  [Slot in keyof Slots<View, Board>]?: Component<Slots<View, Board>[Slot]>;
} & {
  Board: Component<BoardProps<View, Board>>;
  /** A player's own board, opened by a click on the seat; without it a click on a seat has no effect. */
  playerBoard?(): Promise<PlayerBoardModule<View, Board>>;
};

/** The pieces of one colour: colour is never the only sign. Paints are CSS colours. */
export interface Look {
  colour: string;
  /** The name of the colour, if the shell has no message for it. */
  name?: Record<Lang, string>;
  shape: "disc" | "triangle" | "diamond" | "square";
  /** A path on the piece, 17 high around (0, 0). */
  sign?: string;
  fill: string;
  edge: string;
  /** The colour of text or drawings on it. */
  text: string;
}

/** The data of a game available before its board is loaded: `games/<id>/box.ts` exports it as `box`. */
/** What an option adds to a game. */
export interface Expansion {
  option: string;
  /** A drawing in one line, 24 x 24. */
  sign: string;
  /** Its effect, in a sentence. */
  about: Record<Lang, string>;
  /** The effects of some of its values, shown instead while one is chosen. */
  values?: Record<string, Record<Lang, string>>;
}

export interface GameBox {
  /** The number of seats of a match started at once; by default one if a solo game exists, else the usual number. */
  seatsAtOnce?: number;
  /** In the order offered when a match is opened. */
  expansions?: Expansion[];
  /** The facts printed on the box, unknown to the rules. */
  minutes?: [number, number];
  difficulty?: number;
  /** In the order of `Game.colours`, or of the seats; by default the standard pieces. */
  looks?: Look[];
}

/** Draws a part of the page in plain JavaScript: called on every change, and when it is removed. */
export type PlainPart<Props> = (target: HTMLElement, props: Props) => { update(props: Props): void; destroy(): void };

/** The exports of the module `face/index.js` of a third-party game. */
export type PlainFace = Said<Json, Json> & {
  [Slot in keyof Slots<Json, Json>]?: PlainPart<Slots<Json, Json>[Slot]>;
} & {
  Board: PlainPart<BoardProps<Json, Json>>;
  PlayerBoard?: PlainPart<PlayerBoardProps<Json, Json>>;
  Emblem?: PlainPart<object>;
  box?: GameBox;
};
