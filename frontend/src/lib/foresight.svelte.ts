// Before the click: what the pointer, the focus or a long touch rests on, and what the table says of it. One card at most
// is shown; an answer for something else than what is now pointed at is dropped.

import type { Action, Preview, Reason } from "./types";
import type { Told } from "./warnings.svelte";

/** What an element stands for. */
export interface Meant {
  /** null: a click on it asks for nothing; only what it is can be said. */
  action: Action | null;
  /** What it is, where more can be said than the words of the choice. */
  title?: string;
  lines?: string[];
  /** A click answers the question that follows as well: it need not be told. */
  answered?: boolean;
  /** Why it can't be chosen, where that is known. */
  reason?: Reason;
}

/** The part of the window that the element takes. */
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

export type How = "mouse" | "focus" | "touch";

export interface Card {
  meant: Meant;
  element: Element;
  box: Box;
  how: How;
  /** null: the table has not answered in time, and only what it is can be said. */
  told: Told | null;
}

interface Rest {
  element: Element;
  of: () => Meant | null;
  how: How;
}

export const PAUSE = 250; // milliseconds on an element until it is meant
const GRACE = 180; // milliseconds from the element to its card
const PATIENCE = 600; // milliseconds until what is known is shown without the table's answer

export interface Asking {
  /** Who chooses here; null: no question is open for this page. */
  seat(): number | null;
  told(seat: number, action: Action): Promise<Told | null>;
  /** Whether there is something to know before the choice is taken. */
  warns(action: Action): boolean;
  /** A preview in one line. */
  inBrief(seat: number, action: Action, preview: Preview): Promise<string>;
}

export class Foresight {
  card = $state.raw<Card | null>(null);
  /** Whether cards show everything they know; it stays as the reader has set it. */
  all = $state(false);
  private resting: Rest | null = null;
  private dismissed: Element | null = null;
  private soon: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly asking: Asking) {}

  /** Whether there is a choice here; otherwise only descriptions of things are shown. */
  get open(): boolean {
    return this.asking.seat() !== null;
  }

  /** What a choice brings in one line; "" where there is nothing to say, or it is of no use any more. */
  async brief(action: Action): Promise<string> {
    const seat = this.asking.seat();
    if (seat === null) return "";
    const told = await this.asking.told(seat, action);
    if (told?.reason !== null || told.preview === null || this.asking.seat() !== seat) return "";
    return this.asking.inBrief(seat, action, told.preview);
  }

  /** Whether it is pointed at already, or was and its card was put away. */
  rests(element: Element): boolean {
    return this.resting?.element === element || this.dismissed === element;
  }

  /** Put away by hand: it comes back when it is pointed at anew. */
  dismiss(): void {
    this.dismissed = this.card?.element ?? null;
    this.close();
  }

  over(element: Element, of: () => Meant | null, how: How): void {
    this.stop();
    this.dismissed = null;
    if (this.card && this.card.element !== element && how !== "mouse") this.card = null;
    const rest: Rest = { element, of, how };
    this.resting = rest;
    this.soon = setTimeout(() => void this.show(rest), how === "touch" ? 0 : PAUSE);
  }

  /** The pointer or the focus has left; a card opened by touch stays until something else is touched. */
  out(element: Element): void {
    if (this.dismissed === element) this.dismissed = null;
    if (this.resting?.element !== element || (this.card?.how === "touch" && this.card.element === element)) return;
    this.resting = null;
    clearTimeout(this.soon);
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => (this.card = null), GRACE);
  }

  /** The pointer has come to the card itself. */
  stay(): void {
    clearTimeout(this.leaving);
  }

  leave(): void {
    if (this.resting !== null || this.card?.how === "touch") return;
    this.stay();
    this.leaving = setTimeout(() => (this.card = null), GRACE);
  }

  close = (): void => {
    this.stop();
    this.resting = null;
    this.card = null;
  };

  /** Another position: what is still pointed at is asked again. */
  renew(): void {
    const rest = this.resting;
    if (rest === null || !rest.element.isConnected) this.close();
    else if (this.card) void this.show(rest);
    else this.over(rest.element, rest.of, rest.how); // it came there while the position changed
  }

  private stop(): void {
    clearTimeout(this.soon);
    clearTimeout(this.leaving);
  }

  private async show(rest: Rest): Promise<void> {
    const seat = this.asking.seat();
    const meant = rest.of();
    if (meant === null || this.resting !== rest) {
      if (this.resting === rest) this.card = null;
      return;
    }
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    const answer = seat === null || meant.action === null ? null : this.asking.told(seat, meant.action);
    const known: Told | null = meant.reason ? { warning: null, reason: meant.reason } : null;
    const put = (told: Told | null): void => {
      if (this.resting !== rest || this.asking.seat() !== seat) return; // something else is meant by now
      this.card = this.worthShowing(meant, told)
        ? { meant, element: rest.element, box: rest.element.getBoundingClientRect(), how: rest.how, told }
        : null;
    };
    const first = answer ? await Promise.race([answer, late]) : known;
    put(first);
    if (first === null && answer) {
      const told = await answer;
      if (told !== null) put(told);
    }
  }

  /** Of a choice whose outcome is hidden nothing is said but what it is, where that is more than its words, and what must
      be known before it is taken. */
  private worthShowing({ action, title }: Meant, told: Told | null): boolean {
    if (title !== undefined) return true;
    if (told !== null && (told.reason !== null || told.preview !== null)) return true;
    return told !== null && action !== null && this.asking.warns(action);
  }
}
