// What the reader has in hand, shared by the tray, the works, the plans and the ask bar of one page.

import { Replan } from "../../kit/replan.svelte";
import type { WorkId } from "./types";

type Look = "volume" | "flat";

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`ludotheque.nouvelle_france.${key}`);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`ludotheque.nouvelle_france.${key}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function webgl(): boolean {
  try {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

export class Desk {
  private known: boolean | null = null;
  private wanted = $state<Look>(kept("look") === "flat" ? "flat" : "volume");
  look = $derived<Look>(this.able ? this.wanted : "flat");
  /** The signs of the colours on the faces of the cubes. */
  signs = $state(kept("signs") === "on");
  /** How many quarters the scene in volume was turned. */
  quarter = $state(0);
  /** Only floors up to this one are shown; null: all. */
  upTo = $state<number | null>(null);

  /** A piece picked up and not yet taken, for the table asks for the work next. */
  piece = $state<string | null>(null);
  /** The work one looks at on a phone. */
  work = $state<WorkId>("redoubt");
  /** The number of the placement that is tried. */
  spot = $state<number | null>(null);
  /** Where a work was touched: the first try is near it. */
  touched = $state.raw<{ x: number; y: number } | null>(null);
  /** What is wanted instead of what was already answered: the answers are taken back and given anew. */
  readonly replan = new Replan<{ piece: string; work: WorkId | null }>();

  /** Whether this browser can draw in volume at all; found out once, when a board is first shown. */
  get able(): boolean {
    return (this.known ??= webgl());
  }

  setLook(look: Look): void {
    this.wanted = look;
    keep("look", look);
  }

  setSigns(on: boolean): void {
    this.signs = on;
    keep("signs", on ? "on" : "off");
  }
}
