// Detects a dead connection that still looks open: browsers don't report a lost network.

/** Milliseconds of silence before a ping; longer on hidden pages. */
const REST = 3000;
const HIDDEN_REST = 30_000;
/** Milliseconds without an answer after which the connection counts as silent, and then as lost. */
const SILENT = 3000;
const LOST = 10_000;

interface Ends {
  /** Sends a message that is always answered. */
  ask(): void;
  silent(): void;
  lost(): void;
}

export class Pulse {
  private rest: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private loss: ReturnType<typeof setTimeout> | undefined;
  private owed = false;

  constructor(private readonly ends: Ends) {}

  /** A message that will be answered was sent. */
  asked(): void {
    if (this.owed) return;
    this.owed = true;
    this.silence = setTimeout(() => this.ends.silent(), SILENT);
    this.loss = setTimeout(() => {
      this.stop();
      this.ends.lost();
    }, LOST);
  }

  /** Any message proves that the connection works. */
  heard(): void {
    this.stop();
    this.rest = setTimeout(() => this.ask(), document.visibilityState === "hidden" ? HIDDEN_REST : REST);
  }

  /** Ping now: the connection is in doubt. */
  ask(): void {
    clearTimeout(this.rest);
    this.ends.ask();
    this.asked();
  }

  stop(): void {
    for (const timer of [this.rest, this.silence, this.loss]) clearTimeout(timer);
    this.owed = false;
  }
}
