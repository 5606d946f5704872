// One match followed over a WebSocket: entries in order, resumed after a disconnection, answers matched to messages by
// id.

import { seen } from "./draws";
import { unfolded } from "./feed";
import { prefs } from "./prefs.svelte";
import { Pulse } from "./pulse";
import { randomHex } from "./random";
import { session } from "./session.svelte";
import { t } from "./shell";
import { typeset } from "./typeset";
import type { Aside, ClientRequest, Entry, Facts, Now, Preview, ServerMessage, Summary, Warning } from "./types";

/** `silent`: the connection looks open, but nothing arrives. */
export type Line = "connecting" | "open" | "silent" | "retrying" | "closed";

export type Answer =
  | { kind: "done"; seq: number }
  // What to know before a legal choice, or why not, in the reader's current language.
  | {
      kind: "why";
      warning: Warning | null;
      preview: Preview | null;
      rule: string | null;
      why: () => string;
      facts: Facts;
    }
  | { kind: "refused"; rule: string; why: () => string }
  | { kind: "error"; error: string; message: string; seconds?: number };

interface Pending {
  text: string;
  resent: boolean;
  limit: ReturnType<typeof setTimeout>;
  answer(answer: Answer): void;
}

const SESSION_ENDED = 4401;
const TOO_MANY_TABS = 4429;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Timeout of an answer, in milliseconds. */
const LONGEST_ANSWER = 20_000;
/** Timeout of a connection attempt, in milliseconds, with exponential backoff. */
const FIRST_PATIENCE = 10_000;
const LONGEST_PATIENCE = 80_000;

export class Live {
  line = $state<Line>("connecting");
  match = $state.raw<Summary | null>(null);
  entries = $state.raw<Entry[]>([]);
  now = $state.raw<Now | null>(null);
  /** The last connection error in words, if the match can't be opened at all. */
  failure = $state<string | null>(null);
  /** Why the match can't be replayed, if it can't. */
  aside = $state.raw<Aside | null>(null);
  /** The seats of absent people. */
  away = $state.raw<number[]>([]);
  /** The estimated seconds until a bot or my hint starts; 0: no one waits. */
  busy = $state.raw({ bot: 0, hint: 0 });
  /** The version of the vocabulary that numbers the choices. */
  version = $state<string | null>(null);

  /** Called for each entry that arrives live, not for missed ones. */
  onentry: ((entry: Entry, before: Now | null) => void) | null = null;

  private seats: number[] = [];
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private everOpen = false;
  private synced = false;
  /** The next sync must send the match from its start; until then the present state is kept. */
  private anew = false;
  private patience = FIRST_PATIENCE;
  private pulse = new Pulse({
    ask: () => this.socket?.send(JSON.stringify({ do: "ping", id: "ping" })),
    silent: () => {
      if (this.line === "open") this.line = "silent";
    },
    lost: () => this.drop(),
  });

  constructor(readonly id: string) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  get seq(): number {
    return this.entries.at(-1)?.seq ?? 0;
  }

  private connect(): void {
    if (this.over) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/matches/${encodeURIComponent(this.id)}/live?since=${this.anew ? 0 : this.seq}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    this.timer = setTimeout(() => {
      this.patience = Math.min(this.patience * 2, LONGEST_PATIENCE);
      this.drop();
    }, this.patience);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.pulse.heard();
      if (this.line === "silent") this.line = "open";
      this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.over) return;
      this.disconnected();
      if (event.code === SESSION_ENDED) {
        // Logged out, here or on another device: the page has a new visitor from now on.
        this.failure = t("session-ended");
        this.close();
        void session.load();
        return;
      }
      if (event.code === TOO_MANY_TABS) {
        this.failure = t("error-too-many-tabs");
        this.close();
        return;
      }
      if (!this.everOpen && (event.code === 4404 || event.code === 4403)) {
        this.failure = t(event.code === 4404 ? "error-missing" : "error-forbidden");
        this.close();
        return;
      }
      this.comeBack();
    };
  }

  private disconnected(): void {
    this.socket = null;
    this.busy = { bot: 0, hint: 0 };
    this.synced = false;
    this.pulse.stop();
    clearTimeout(this.timer);
  }

  private comeBack(): void {
    this.line = this.everOpen ? "retrying" : "connecting";
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The peer is gone; it may take the browser long to notice. */
  private drop(): void {
    const socket = this.socket;
    this.disconnected();
    socket?.close();
    if (!this.over) this.comeBack();
  }

  /** The network may be gone. */
  private doubt = (): void => {
    if (this.synced) this.pulse.ask();
  };

  /** The network or the user is back: reconnect without waiting for the timer. */
  private hurry = (): void => {
    if (this.over || document.visibilityState === "hidden") return;
    if (this.socket) {
      this.doubt();
      return;
    }
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  };

  retry(): void {
    if (this.line === "silent") this.resync();
    else this.hurry();
  }

  private hear(message: ServerMessage): void {
    if (message.type === "sync") {
      clearTimeout(this.timer);
      this.everOpen = true;
      this.synced = true;
      this.away = message.away;
      this.version = message.version;
      this.patience = FIRST_PATIENCE;
      this.wait = FIRST_WAIT;
      this.line = "open";
      const newest = this.anew ? 0 : this.seq;
      const known = this.anew ? [] : this.entries;
      this.anew = false;
      // A person whose seats have changed (by logging in elsewhere) is sent other entries under other numbers.
      const other = this.match?.status === "running" && String(this.seats) !== String(message.you);
      this.seats = message.you;
      if (other && newest > 0) {
        this.match = message.match;
        this.restart();
        return;
      }
      // A table with fewer entries than before (another store) is read again from the start.
      const kept = message.seq < newest ? [] : known;
      const missed = message.entries.filter((entry) => entry.seq > (kept.at(-1)?.seq ?? 0));
      this.match = message.match;
      seen(message.match);
      this.now = message.now;
      this.entries = [...kept, ...missed.flatMap(unfolded)];
      if (message.seq < newest && message.entries[0]?.seq !== 1) this.restart();
      else this.resend();
      return;
    }
    if (message.type === "set_aside") {
      this.aside = message;
      this.match = message.match;
      this.close();
      return;
    }
    if (message.type === "entry") {
      if (message.entry.seq - 1 > this.seq) {
        // Entries are missing: request them.
        this.resync();
        return;
      }
      const before = this.now;
      this.now = message.now;
      if (this.busy.bot > 0) this.busy = { ...this.busy, bot: 0 };
      if (message.match) this.match = message.match;
      else if (this.match) this.match = { ...this.match, moves: message.now.moves, to_move: message.now.to_move };
      if (message.entry.seq > this.seq) {
        this.entries = [...this.entries, ...unfolded(message.entry)];
        this.onentry?.(message.entry, before);
      }
      return;
    }
    if (message.type === "orders") {
      if (this.now) this.now = { ...this.now, orders: message.orders };
      return;
    }
    if (message.type === "presence") {
      this.away = message.away;
      return;
    }
    if (message.type === "busy") {
      this.busy = { ...this.busy, [message.what]: message.seconds };
      return;
    }
    if (message.type === "pong") return;
    if (message.id === null) return; // not from this tab
    const waiting = this.taken(message.id);
    if (!waiting) return;
    const told = "why" in message ? message.why : undefined;
    const why = (): string => typeset(told?.[prefs.lang] ?? "", prefs.lang);
    if (message.type === "done") waiting.answer({ kind: "done", seq: message.seq });
    else if (message.type === "why")
      waiting.answer({
        kind: "why",
        warning: message.legal ? message : null,
        preview: message.legal ? (message.preview ?? null) : null,
        rule: message.legal ? null : message.rule,
        why,
        facts: message.legal ? {} : message.facts,
      });
    else if (message.type === "refused") waiting.answer({ kind: "refused", rule: message.rule, why });
    else waiting.answer({ kind: "error", error: message.error, message: message.message, seconds: message.seconds });
  }

  /** After joining, the subscription must be renewed: view and choices have changed. */
  resync(): void {
    this.wait = 10;
    this.drop();
  }

  private restart(): void {
    this.anew = true;
    this.socket?.close();
  }

  /** After a disconnection the server may not have received a message: retry under the same id. */
  private resend(): void {
    for (const [id, waiting] of this.pending) {
      if (waiting.resent) {
        this.giveUp(id);
      } else {
        waiting.resent = true;
        this.send(waiting.text);
      }
    }
  }

  private send(text: string): void {
    this.socket?.send(text);
    this.pulse.asked();
  }

  /** The pending request of this id; its answer is no longer awaited. */
  private taken(id: string): Pending | undefined {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    clearTimeout(waiting?.limit);
    return waiting;
  }

  private giveUp(id: string): void {
    this.taken(id)?.answer({ kind: "error", error: "lost", message: t("error-lost") });
  }

  ask(request: ClientRequest): Promise<Answer> {
    const id = randomHex(12);
    const text = JSON.stringify({ id, ...request });
    return new Promise((resolve) => {
      const limit = setTimeout(() => this.giveUp(id), LONGEST_ANSWER);
      this.pending.set(id, { text, resent: false, limit, answer: resolve });
      if (this.socket?.readyState === WebSocket.OPEN && this.synced) this.send(text);
    });
  }

  close(): void {
    this.over = true;
    this.line = "closed";
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.hurry);
    const socket = this.socket;
    this.disconnected();
    socket?.close();
    for (const id of [...this.pending.keys()])
      this.taken(id)?.answer({ kind: "error", error: "closed", message: t("error-offline") });
  }
}
