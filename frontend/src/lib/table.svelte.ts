// A match as a page shows it: the feed, the game's words and drawing, who I am in it, and what I am about to do.

import { untrack } from "svelte";
import { api, ApiError, said } from "./api";
import { choicesOf } from "./choices";
import { addNonces, awaited, sitDown } from "./draws";
import { faceOf } from "./faces";
import { moveOf } from "./hints";
import { decisions, since, story } from "./feed";
import { missed, type Step } from "./missed";
import { same } from "./grouping";
import { Foresight } from "./foresight.svelte";
import { Live } from "./live.svelte";
import { naming } from "./naming.svelte";
import { prefs } from "./prefs.svelte";
import { renewal } from "./renewal.svelte";
import { href } from "./router.svelte";
import { colourName, lookIn, lookOf } from "./seats";
import { session } from "./session.svelte";
import { complaint, list, t } from "./shell";
import { notify, play as sound } from "./signals";
import type {
  Action,
  Ask,
  Choice,
  ClosedVerb,
  Entry,
  GameEvent,
  GameFace,
  GameInfo,
  GameWords,
  Idea,
  Json,
  MoveEntry,
  Now,
  Order,
  Player,
  Reason,
  SeatInfo,
  Warning,
  Words,
} from "./types";
import { WarningsAsked, type Told } from "./warnings.svelte";
import { gameWords, type Namer } from "./words";

const NONCE_RETRY = 2000;
const LOAD_RETRY = 5000;

export interface Point {
  x: number;
  y: number;
}

/** A card at the pointer: why something is not possible. */
export interface Refusal {
  at: Point;
  why: () => string;
  rule: string | null;
}

/** A question at the pointer before a choice that matters. */
export interface Doubt {
  at: Point;
  choice: Choice;
  warning: Warning | null;
  plan: Rest;
}

/** What is to follow a choice, and whether all of it was advised. */
interface Rest {
  rest: Action[];
  advised: boolean;
}
const NO_REST: Rest = { rest: [], advised: false };

/** The rest of a plan: its next choice waits until the table has told entry `after`, and while others may answer. */
interface Following {
  seat: number;
  plan: Action[];
  at: Point;
  after: number;
  advised: boolean;
}

export interface Film {
  before: Json;
  after: Json;
  events: GameEvent[];
  /** How the match stood at its moment. */
  now: Now;
  entries: Entry[];
}

export interface Trouble {
  said(): string;
  again?(): void;
}

export class Table {
  readonly live: Live;
  info = $state.raw<GameInfo | null>(null);
  face = $state.raw<GameFace | null>(null);
  /** Something failed that the table can do without, or that can be tried again: nothing is taken away for it. */
  trouble = $state.raw<Trouble | null>(null);
  /** Whether the game's drawing is here, or is known not to exist. */
  faceKnown = $state(false);
  private seenMoves = 0;
  private adding = false;
  private reloading: ReturnType<typeof setTimeout> | undefined;
  private files = $state.raw<GameWords | null>(null);
  private filesLang = $state<"fr" | "en">("fr");

  refusal = $state.raw<Refusal | null>(null);
  doubt = $state.raw<Doubt | null>(null);
  private films = $state.raw<Film[]>([]);
  film = $derived<Film | null>(this.films[0] ?? null);
  /** The verb whose targets alone glow. */
  verb = $state<string | null>(null);
  /** What the screen reader is told. */
  spoken = $state("");
  sending = $state(false);
  /** The table is asked what the choice that was clicked leads to. */
  asking = $state(false);
  /** The colour in which I would sit down; null: that of the seat. */
  wish = $state<string | null>(null);
  private following = $state.raw<Following | null>(null);
  /** The part of which a player was told what is lost with its end, until he ends it. */
  private toldOfPart: string | null = null;
  /** The newest entry when I asked to take something back, until that is done or refused. */
  private takingBack = $state<number | null>(null);
  private asked: WarningsAsked;
  /** What is pointed at, and what it would bring. */
  readonly foresight: Foresight;
  /** The ideas of a good player, where they were asked for, and which of them is shown. */
  ideas = $state.raw<Idea[]>([]);
  shown = $state(0);
  simulations = $state(0);
  idea = $derived<Idea | null>(this.ideas[this.shown] ?? null);
  /** The answers of the move that is advised. */
  advice = $derived<Action[]>(this.idea?.actions ?? []);
  /** The choice that the guide suggests here, drawn like an advised move. */
  suggested = $state.raw<Action[]>([]);
  /** The move to be drawn. */
  lamp = $derived.by<Action[]>(() => (this.advice.length > 0 ? this.advice : this.suggested));
  /** The card that explains the question, if there is one. */
  coach = $state.raw<{ open: boolean; call(): void } | null>(null);
  private advisedAt = "";
  private askedLast = "";
  /** The newest entry when this page was opened. */
  private came = $state<number | null>(null);
  /** A position of the past is shown: nothing is chosen there. */
  past = false;
  /** Whether this table gives advice at all. */
  advises = $state(true);
  /** Hot seat with secrets: the player who holds the device now. */
  holder = $state<number | null>(null);
  /** A rule to be shown in the rules panel; the number makes a second click count. */
  rule = $state.raw<{ id: string; asked: number } | null>(null);

  match = $derived.by(() => this.live.match);
  /** While a film plays everything stands as it did at its moment; what happened since is shown when it ends. */
  now = $derived.by(() => this.film?.now ?? this.live.now);
  private entries = $derived.by(() => this.film?.entries ?? this.live.entries);
  told = $derived.by(() => story(this.entries));
  moves = $derived.by(() => decisions(this.entries));
  mine = $derived.by(() => (this.match?.seats ?? []).filter((seat) => seat.you).map((seat) => seat.seat));
  players = $derived.by<Player[]>(() =>
    (this.match?.seats ?? []).map((seat) => ({
      seat: seat.seat,
      name: this.nameOf(seat),
      you: seat.you,
      bot: seat.kind === "bot" || seat.stand_in !== null,
    })),
  );
  private namer: Namer = (domain, number, others) =>
    this.face?.nameAmong?.(
      this.info?.board ?? null,
      this.files?.names ?? {},
      domain,
      number,
      others,
      this.now?.view ?? null,
    ) ?? null;
  words = $derived.by<Words | null>(() =>
    this.info && this.files
      ? gameWords(
          this.info,
          this.files,
          this.filesLang,
          this.players.map((player) => player.name),
          this.namer,
          this.ask ?? {},
        )
      : null,
  );

  /** Several seats on one device, in a game where they may not see the same: the device is handed over. */
  secrets = $derived.by(
    () =>
      this.mine.length > 1 &&
      (this.info?.vocabulary?.kinds.some((kind) => kind.whispered || (kind.secret?.length ?? 0) > 0) ?? false),
  );
  /** Those of mine that may choose now. */
  ready = $derived.by(() => this.mine.filter((seat) => Object.keys(this.now?.choices[String(seat)] ?? {}).length > 0));
  /** Through which of my seats the table looks at the game for me. */
  looking = $derived.by<number | null>(() => this.ready[0] ?? this.mine[0] ?? null);
  /** The seat the device must be handed to before anything is shown. */
  curtain = $derived.by<number | null>(() =>
    this.secrets && this.match?.status === "running" && this.holder !== this.looking ? this.looking : null,
  );
  /** The table numbers its choices otherwise than when this page was loaded. */
  private outdated = $derived.by(
    () => this.info?.version !== undefined && this.live.version !== null && this.info.version !== this.live.version,
  );
  acting = $derived.by<number | null>(() => (this.curtain !== null ? null : (this.ready[0] ?? null)));
  choices = $derived.by<Choice[]>(() => {
    const vocabulary = this.info?.vocabulary;
    if (this.acting === null || !this.now || !vocabulary || this.outdated) return [];
    return choicesOf(vocabulary, this.now.choices[String(this.acting)] ?? {}, this.now.warnings[String(this.acting)]);
  });
  /** The verbs that the question leaves without a choice, each with the reason. */
  closed = $derived.by<ClosedVerb[]>(() =>
    this.acting === null ? [] : (this.now?.closed?.[String(this.acting)] ?? []),
  );
  lit = $derived.by(() => {
    const verb = this.verb;
    return verb === null ? this.choices : this.choices.filter((choice) => choice.action.verb === verb);
  });
  view = $derived.by<Json>(() => this.now?.view ?? null);
  /** What is asked in the match now; before its start there is only a preview. */
  ask = $derived.by<Ask | null>(() => (this.match?.status === "running" ? (this.now?.view.asks ?? null) : null));
  /** The entry that made the position what it is. */
  private position = $derived.by(
    () => this.live.entries.findLast((entry) => entry.kind === "move" || entry.kind === "undo")?.seq ?? 0,
  );
  last = $derived.by<MoveEntry[]>(() => since(this.moves, this.mine));
  /** What the others did since my last decision; for who only watches, since they came. */
  missed = $derived.by<Step[]>(() =>
    this.secrets || this.came === null
      ? []
      : missed(this.live.entries, this.mine, this.came, ({ events }) =>
          this.open(events).some((event) => event.event !== "turn"),
        ),
  );
  undo = $derived.by<{ seat: number; how: "free" | "ask" | "no" } | null>(() => {
    const all = this.now?.undo ?? {};
    const seats = this.secrets && this.holder !== null ? [this.holder] : this.mine;
    for (const how of ["free", "ask", "no"] as const)
      for (const seat of seats) if (all[String(seat)] === how) return { seat, how };
    return null;
  });
  over = $derived.by(() => {
    const last = this.live.entries.findLast((entry) => entry.kind === "over");
    return last?.kind === "over" ? last : null;
  });

  constructor(readonly id: string) {
    this.live = new Live(id);
    this.asked = new WarningsAsked(this.live);
    this.foresight = new Foresight({
      seat: () => (this.busy || this.past ? null : this.acting),
      told: (seat, action) => this.asked.told(seat, action),
      warns: (action) => {
        const choice = this.choiceOf(action);
        return choice !== undefined && this.warnings(choice).length > 0;
      },
      inBrief: async (seat, action, preview) => {
        const { briefly } = await import("../foreseen/saying");
        const names = this.players.map(({ name }) => name);
        return this.words ? briefly(this.words, preview, action, seat, names, this.face?.ways === undefined) : "";
      },
    });
    this.live.onentry = (entry, before) => this.heard(entry, before);
    $effect(() => {
      const game = this.match?.game;
      const lang = prefs.lang;
      if (game !== undefined && !this.live.aside) void this.load(game, lang);
    });
    $effect(() => {
      if (this.live.line === "open" && this.came === null) this.came = untrack(() => this.live.seq);
    });
    $effect(() => {
      if (this.outdated) renewal.reload(`${this.info?.id} ${this.live.version}`);
    });
    $effect(() => {
      const moves = this.now?.moves ?? 0;
      if (moves === this.seenMoves) return;
      this.seenMoves = moves;
      untrack(() => {
        if (this.doubt && !this.choiceOf(this.doubt.choice.action)) this.doubt = null;
        if (this.question !== this.advisedAt) this.closeHint();
      });
    });
    $effect(() => {
      // Where several are asked at once, what another does leaves my question, and what I am about to say, as it is.
      const asked = JSON.stringify([this.acting, this.ask]);
      if (asked === this.askedLast) return;
      this.askedLast = asked;
      this.putBack();
    });
    $effect(() => {
      void [this.position, this.acting];
      untrack(() => {
        this.asked.forget();
        this.foresight.renew();
      });
    });
    $effect(() => {
      if (this.match && awaited(this.match).length > 0) untrack(() => void this.addNonces());
    });
    $effect(() => {
      const next = this.following;
      if (next === null || this.sending || this.live.seq < next.after) return;
      const undisturbed = !this.disturbed(next);
      if (undisturbed && this.acting === null && this.curtain === null && this.match?.status === "running") return;
      const goesOn = undisturbed && this.acting === next.seat && this.isAsked(next.plan[0]);
      untrack(() => {
        this.following = null;
        if (goesOn) this.choose(next.plan, next.at, next.advised);
      });
    });
  }

  /** Several seats of one person are told apart by their colour. */
  private nameOf(seat: SeatInfo): string {
    if (seat.kind === "open" || seat.name === "") return t("seat-open");
    const twins = (this.match?.seats ?? []).filter((other) => other.name === seat.name && other.kind !== "open");
    return twins.length > 1
      ? `${seat.name} (${colourName(lookOf(this.match, seat.seat)).toLocaleLowerCase()})`
      : seat.name;
  }

  /** What words and drawing there are stay until others have come. */
  private async load(game: string, lang: "fr" | "en"): Promise<void> {
    clearTimeout(this.reloading);
    const brought = session.games?.find((known) => known.id === game)?.face;
    const drawing = this.faceKnown ? this.face : faceOf(game, brought);
    try {
      const [info, files] = await Promise.all([session.detail(game), session.wordsOf(game, lang)]);
      if (lang !== prefs.lang) return; // the reader has changed his mind
      this.info = info;
      this.files = files;
      this.filesLang = lang;
      this.face = await drawing;
      this.faceKnown = true;
      if (this.trouble?.again === this.loadAgain) this.trouble = null;
    } catch (error) {
      if (this.live.line === "closed") return;
      const why = error instanceof ApiError ? said(error) : t("error-offline");
      this.trouble = { said: () => `${t("trouble-load")} ${why}`, again: this.loadAgain };
      this.reloading = setTimeout(this.loadAgain, LOAD_RETRY);
    }
  }

  private loadAgain = (): void => {
    if (this.match && this.live.line !== "closed") void this.load(this.match.game, prefs.lang);
  };

  isAway(seat: number): boolean {
    return this.live.away.includes(seat);
  }

  /** Whether the player of a seat is away, so that I may propose a bot in his place. */
  couldReplace(seat: number): boolean {
    const found = this.match?.seats[seat];
    return (
      this.match?.status === "running" &&
      this.mine.length > 0 &&
      found?.kind === "human" &&
      !found.you &&
      !found.stand_in &&
      this.isAway(seat)
    );
  }

  /** What may be read aloud or written in the log here: nothing that only says that nothing happened; on a shared device
      players do not see each other's secrets. */
  open(told: GameEvent[]): GameEvent[] {
    const events = this.eventful(told);
    if (!this.secrets || this.match?.status === "over") return events;
    const reader = this.curtain === null ? this.holder : null;
    return events.flatMap((event) => {
      const kind = this.info?.vocabulary?.kinds.find((known) => known.name === event.event);
      const owners = kind?.fields.slice(0, kind.owners).map((field) => event[field.name]);
      if (reader !== null && owners?.includes(reader)) return [event];
      if (kind?.whispered) return [];
      return [
        Object.fromEntries(Object.entries(event).filter(([field]) => !kind?.secret?.includes(field))) as GameEvent,
      ];
    });
  }

  private heard(entry: Entry, before: Now | null): void {
    const words = this.words;
    if (entry.kind === "move") {
      const events = [entry, ...(entry.then ?? [])].flatMap((decision) => decision.events);
      if (words)
        this.spoken = this.open(events)
          .map((event) => words.event(event))
          .join(" ");
      const { now, entries } = this.live;
      const past = (): GameEvent[] =>
        decisions(entries).flatMap((decision) => (decision.seq < entry.seq ? decision.events : []));
      const told = (before && now && this.face?.Film && this.face.films?.(events, now.view, past)) ?? [];
      if (before && now && told.length > 0)
        this.films = [...this.films, { before: before.view, after: now.view, events: told, now, entries }];
      const waited = before !== null && before.to_move.some((seat) => this.mine.includes(seat));
      const mineNow = now?.to_move.some((seat) => this.mine.includes(seat)) ?? false;
      if (mineNow && !waited) {
        sound("turn");
        void notify(t("title-turn"), this.match?.name ?? "", this.id, href.match(this.id));
      } else sound("move");
    } else if (entry.kind === "chat") {
      this.spoken = `${entry.by} : ${entry.text}`;
      if (!document.hasFocus()) void notify(entry.by, entry.text, `${this.id}-chat`, href.match(this.id));
    } else if (entry.kind === "over") {
      sound("over");
      this.spoken = t("status-over");
    } else if (entry.kind === "undo") this.spoken = t("log-undo", { count: entry.count ?? 1 });
    else if (entry.kind === "colour" && !this.mine.includes(entry.seat))
      this.spoken = t("colour-taken", {
        name: this.players[entry.seat]?.name ?? "",
        colour: colourName(lookIn(this.match?.game, entry.colours[entry.seat], entry.seat)).toLocaleLowerCase(),
      });
  }

  endFilm = (): void => {
    this.films = this.films.slice(1);
  };

  /** What is worth knowing before this choice is taken, as far as we know it. */
  warnings(choice: Choice, warning = this.asked.of(choice)): string[] {
    const said = this.surprises(choice, warning);
    return warning?.final ? [...said, t("warn-final")] : said;
  }

  /** What one might not expect of this choice: that alone makes the table ask once more. */
  surprises(choice: Choice, warning = this.asked.of(choice)): string[] {
    const said = (warning?.milestones ?? []).map((kind) =>
      this.words?.has(`warn-${kind}`) ? this.words.say(`warn-${kind}`) : t("warn-milestone"),
    );
    const lost = this.givenUp(choice);
    if (lost.length > 0) said.push(t("warn-gives-up", { what: list(lost.map((verb) => this.nameOfVerb(verb))) }));
    return [...new Set(said)];
  }

  /** The verbs of unused actions that are lost with this choice. */
  private givenUp(choice: Choice): string[] {
    const verb = this.info?.vocabulary?.verbs.find((known) => known.name === choice.action.verb);
    return (verb?.gives_up ?? []).filter((name) => this.choices.some((other) => other.action.verb === name));
  }

  private nameOfVerb(verb: string): string {
    const name = this.words?.has(`verb-${verb}`) ? this.words.say(`verb-${verb}`) : verb.replaceAll("_", " ");
    return name.charAt(0).toLocaleLowerCase() + name.slice(1);
  }

  /** A part that is ended: who ends it by what, at which question. */
  private partEndedBy(choice: Choice): string {
    return JSON.stringify([this.acting, this.ask?.step, choice.action.verb]);
  }

  choiceOf(action: Action): Choice | undefined {
    return this.choices.find((known) => same(known.action, action));
  }

  /** Whether the question is one that such a choice answers: another one may have come between. */
  private isAsked(action: Action | undefined): boolean {
    return this.choices.some((choice) => choice.action.verb === action?.verb);
  }

  /** Whether anything has happened since the last choice of a plan but that others let it pass. */
  private disturbed(next: Following): boolean {
    return this.live.entries.some((entry) => {
      if (entry.seq < next.after || entry.kind === "chat") return false;
      if (entry.kind === "undo") return entry.seq > next.after;
      if (entry.kind !== "move" || entry.seat === next.seat) return false;
      return this.eventful(entry.events).length > 0;
    });
  }

  /** Without events that only say that nothing happened. */
  eventful(events: GameEvent[]): GameEvent[] {
    const kinds = this.info?.vocabulary?.kinds;
    return events.filter((event) => !kinds?.find((known) => known.name === event.event)?.uneventful);
  }

  /** What the things do that a choice names. */
  effects(action: Action): string[] {
    const board = this.info?.board ?? null;
    return this.words && this.view !== null ? (this.face?.effects?.(action, this.view, board, this.words) ?? []) : [];
  }

  /** What the table says of a choice before it is taken; null: nothing. */
  foretold(action: Action): Promise<Told | null> {
    return this.acting === null ? Promise.resolve(null) : this.asked.told(this.acting, action);
  }

  /** The pointer or the focus is on a target. */
  point = (action: Action): void => {
    const choice = this.choiceOf(action);
    if (choice && this.acting !== null) this.asked.point(this.acting, choice);
  };

  /** A target was clicked, on the board or in the bar. A plan is several choices: each is sent when the table has accepted
      the one before it, and the first that it does not accept ends the plan and says why. Where the table asks something
      else in between, the plan ends there: the rest is asked in its turn; that others let a choice pass does not end it. */
  choose = (plan: Action | Action[], at: Point, advised = false): void => {
    this.foresight.close();
    if (this.busy) return; // one thing after the other
    const [action, ...rest] = Array.isArray(plan) ? plan : [plan];
    this.refusal = null;
    this.following = null;
    if (!action) return;
    const choice = this.choiceOf(action);
    const warning = choice && this.asked.of(choice);
    if (!choice) this.explain(action, at);
    else if (warning) this.take(choice, warning, at, { rest, advised });
    else void this.askFirst(choice, at, { rest, advised });
  };

  /** Of what is lost a player is told once in a part, and not where he plays what was advised. */
  private take(choice: Choice, warning: Warning | null, at: Point, plan: Rest, seq?: number): void {
    const loses = this.givenUp(choice).length > 0 && !plan.advised && this.toldOfPart !== this.partEndedBy(choice);
    if (loses || (warning?.milestones.length ?? 0) > 0 || (warning?.final && prefs.careful)) {
      if (loses) this.toldOfPart = this.partEndedBy(choice);
      this.doubt = { choice, warning, at, plan };
    } else void this.play(choice.action, at, plan, seq);
  }

  /** One of many choices: what it leads to is not known yet. It is meant for the position in which it was clicked. */
  private async askFirst(choice: Choice, at: Point, plan: Rest): Promise<void> {
    const seat = this.acting;
    const seq = this.live.seq;
    if (seat === null || this.asking) return;
    this.asking = true;
    const warning = await this.asked.before(seat, choice);
    this.asking = false;
    if (this.acting === seat) this.take(choice, warning, at, plan, seq);
  }

  async play(action: Action, at: Point, { rest, advised }: Rest = NO_REST, seq = this.live.seq): Promise<void> {
    const seat = this.acting;
    if (seat === null || this.sending) return;
    this.doubt = null;
    this.sending = true;
    const answer = await this.live.ask({ do: "play", seq, seat, action });
    if (rest.length > 0 && answer.kind === "done")
      this.following = { seat, plan: rest, at, after: answer.seq, advised };
    this.sending = false;
    if (answer.kind === "done" && this.toldOfPart?.endsWith(`${JSON.stringify(action.verb)}]`)) this.toldOfPart = null;
    if (answer.kind === "done") this.putBack();
    this.answered(answer, at);
  }

  /** Nothing is opened any more, and nothing about to be chosen. */
  private putBack(): void {
    this.verb = null;
    this.doubt = null;
  }

  /** What a choice leads to is being asked, or a choice, a plan or a taking back is still on its way; not while others
      may answer: a click then ends the plan. */
  get busy(): boolean {
    const goingOn = this.following !== null && this.acting !== null;
    return this.asking || this.sending || goingOn || this.undoing;
  }

  /** What is seen is about to be taken back: nothing is chosen there any more. */
  private get undoing(): boolean {
    const since = this.takingBack;
    if (since === null) return false;
    const done = (entry: Entry): boolean => entry.seq > since && entry.kind === "undo" && this.mine.includes(entry.by);
    return !this.live.entries.some(done);
  }

  explain = (action: Action, at: Point): void => {
    this.foresight.close();
    this.doubt = null;
    if (this.choiceOf(action)) {
      this.choose(action, at);
      return;
    }
    void this.why(action, at);
  };

  private async why(action: Action, at: Point): Promise<void> {
    const seat = this.acting ?? this.mine[0];
    if (seat === undefined) {
      this.refuse(at, () => t("why-spectator"), null);
      return;
    }
    const answer = await this.live.ask({ do: "why", seat, action });
    if (answer.kind === "why" && !answer.warning) this.refuse(at, answer.why, answer.rule);
    else this.answered(answer, at);
  }

  /** Why something is not possible, for a board that shows it at the places concerned. */
  reason = async (action: Action): Promise<Reason | null> => {
    const seat = this.acting;
    if (seat === null) return null;
    const answer = await this.live.ask({ do: "why", seat, action });
    return answer.kind === "why" && answer.rule !== null
      ? { rule: answer.rule, why: answer.why, facts: answer.facts }
      : null;
  };

  /** A card at the pointer says why not. */
  refuse(at: Point, why: () => string, rule: string | null): void {
    this.refusal = { at, why, rule };
    this.spoken = why();
    sound("refuse");
  }

  private answered(answer: Awaited<ReturnType<Live["ask"]>>, at: Point): void {
    if (answer.kind === "refused") this.refuse(at, answer.why, answer.rule);
    else if (answer.kind === "error")
      this.refuse(at, () => complaint(answer.error, answer.message, answer.seconds), null);
  }

  /** What the table says for one of my seats at a kind of question. */
  order(seat: number, step: string): Order {
    return this.now?.orders?.[String(seat)]?.[step] ?? "ask";
  }

  async giveOrder(seat: number, step: string, order: Order, at: Point): Promise<void> {
    this.answered(await this.live.ask({ do: "standing", seat, step, order }), at);
  }

  async takeBack(at: Point): Promise<void> {
    if (!this.undo || this.undo.how === "no" || this.undoing) return;
    const since = this.live.seq;
    this.takingBack = since;
    const answer = await this.live.ask({ do: "undo", seat: this.undo.seat });
    if (this.takingBack === since) this.takingBack = null;
    this.answered(answer, at);
  }

  get canHint(): boolean {
    return (
      this.acting !== null && this.advises && this.match?.hints !== false && (this.face?.hints?.(this.view) ?? true)
    );
  }

  /** Who is asked and what he may answer: the same text, the same question. */
  private get question(): string {
    return JSON.stringify([this.acting, this.now?.choices[String(this.acting)]]);
  }

  /** What would a good player do, instead of what I am about to? The move is shown, not made. */
  async hint(at: Point): Promise<void> {
    const seat = this.acting;
    const asked = this.question;
    if (seat === null) return;
    try {
      const { ideas, simulations } = await api.hint(this.id, seat, this.intended);
      if (this.question !== asked) return;
      this.putBack();
      this.ideas = ideas;
      this.shown = 0;
      this.simulations = simulations;
      this.advisedAt = asked;
      this.spoken = this.advised;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.advises = false;
      else this.refuse(at, () => said(error), error instanceof ApiError ? error.rule : null);
    }
  }

  /** What I am about to do: the choice that the table asks about once more. */
  private get intended(): Action | null {
    return this.doubt?.choice.action ?? null;
  }

  /** The advice in one sentence. */
  get advised(): string {
    return this.words ? moveOf(this.words, this.advice) : "";
  }

  nextIdea(): void {
    if (this.ideas.length < 2) return;
    this.shown = (this.shown + 1) % this.ideas.length;
    this.spoken = this.advised;
  }

  closeHint(): void {
    this.ideas = [];
    this.shown = 0;
  }

  playAdvice(at: Point): void {
    const plan = this.advice;
    this.closeHint();
    this.choose(plan, at, true);
  }

  async vote(proposal: number, yes: boolean, at: Point): Promise<void> {
    this.answered(await this.live.ask({ do: "vote", proposal, yes }), at);
  }

  async chat(text: string): Promise<string | null> {
    const answer = await this.live.ask({ do: "chat", text });
    return answer.kind === "error"
      ? complaint(answer.error, answer.message, answer.seconds)
      : answer.kind === "refused"
        ? answer.why()
        : null;
  }

  async standIn(seat: number, level: string, at: Point): Promise<void> {
    this.answered(await this.live.ask({ do: "stand_in", seat, level }), at);
  }

  async takeSeatBack(seat: number, at: Point): Promise<void> {
    this.answered(await this.live.ask({ do: "take_back_seat", seat }), at);
  }

  /** Before the start, by the host: a bot of a level on a free seat, or none. */
  async seatBot(seat: number, level: string | null): Promise<void> {
    if (!this.match) return;
    try {
      this.trouble = null;
      this.live.match = await api.seatBot(this.match.id, seat, level);
      this.live.resync();
    } catch (error) {
      this.trouble = { said: () => `${t("trouble-bot")} ${said(error)}` };
      this.live.resync();
    }
  }

  async sit(seat?: number): Promise<void> {
    try {
      if (!this.match || !(await naming.settled())) return;
      this.trouble = null;
      this.live.match = await sitDown(this.match, { seat, colour: this.wish ?? undefined });
      this.live.resync();
    } catch (error) {
      // A refusal is final: the seat has been taken in the meantime.
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      this.trouble = {
        said: () => `${t("trouble-sit")} ${said(error)}`,
        ...(refused ? {} : { again: () => void this.sit(seat) }),
      };
      if (refused) this.live.resync();
    }
  }

  /** What could not be sent when the match was opened; tried until the table has it. */
  private async addNonces(): Promise<void> {
    if (this.adding || !this.match || this.live.line === "closed") return;
    this.adding = true;
    try {
      this.live.match = await addNonces(this.match);
    } catch {
      setTimeout(() => void this.addNonces(), NONCE_RETRY);
    }
    this.adding = false;
  }

  async takeColour(seat: number, colour: string, at: Point): Promise<void> {
    try {
      this.live.match = await api.colour(this.id, seat, colour);
    } catch (error) {
      this.refuse(at, () => said(error), null);
    }
  }

  openRule = (id: string): void => {
    this.refusal = null;
    this.rule = { id, asked: (this.rule?.asked ?? 0) + 1 };
  };

  close(): void {
    clearTimeout(this.reloading);
    this.live.close();
  }
}
