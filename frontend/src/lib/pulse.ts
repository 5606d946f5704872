// Whether anybody is still there at the other end of a line that looks open: a network that went away says nothing.

/** Milliseconds without a word after which the other end is asked; a page that nobody sees asks less often. */
const REST = 3000;
const HIDDEN_REST = 30_000;
/** Milliseconds without an answer after which the line counts as silent, and then as lost. */
const SILENT = 3000;
const LOST = 10_000;

interface Ends {
  /** Say something that is always answered. */
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

  /** Something was said that wants an answer. */
  asked(): void {
    if (this.owed) return;
    this.owed = true;
    this.silence = setTimeout(() => this.ends.silent(), SILENT);
    this.loss = setTimeout(() => {
      this.stop();
      this.ends.lost();
    }, LOST);
  }

  /** Whatever it was: they are there. */
  heard(): void {
    this.stop();
    this.rest = setTimeout(() => this.ask(), document.visibilityState === "hidden" ? HIDDEN_REST : REST);
  }

  /** Ask now: there is a reason to doubt. */
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
