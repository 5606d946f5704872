// What the user holds, shared by the tray, the works, the plans and the ask bar of one page.

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
    // Without storage the page still works.
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
  /** Show the signs of the colours on the cubes. */
  signs = $state(kept("signs") === "on");
  /** The rotation of the 3D scene in quarter turns. */
  quarter = $state(0);
  /** The highest floor shown; null: all. */
  upTo = $state<number | null>(null);

  /** A piece picked up but not taken yet, because the work is asked next. */
  piece = $state<string | null>(null);
  /** The work shown on a phone. */
  work = $state<WorkId>("redoubt");
  /** The number of the placement being tried. */
  spot = $state<number | null>(null);
  /** The clicked place of a work: the first try is near it. */
  touched = $state.raw<{ x: number; y: number } | null>(null);
  /** What is wanted instead of what was already answered: the answers are taken back and given anew. */
  readonly replan = new Replan<{ piece: string; work: WorkId | null }>();

  /** Whether this browser supports 3D; checked once, when a board is first shown. */
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
