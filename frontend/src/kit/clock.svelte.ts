// Where a film is: which of its scenes, and how much of that.

export class Clock<Scene> {
  /** 1.5 is the middle of the second scene. */
  time = $state(0);
  narrow = $state(false);

  constructor(private readonly scenes: () => Scene[]) {}

  over = $derived.by(() => this.time >= this.scenes().length);
  index = $derived.by(() => Math.max(0, Math.min(this.scenes().length - 1, Math.floor(this.time))));
  scene = $derived.by(() => this.scenes()[this.index]);
  /** From 0 to 1, the whole of it at the end. */
  part = $derived.by(() => (this.over ? 1 : this.time - this.index));

  /** How far something has come that lasts from one moment of the scene to another, from 0 to 1. */
  within(from: number, to: number): number {
    return Math.min(1, Math.max(0, (this.part - from) / (to - from)));
  }
}

/** The same, gently at both ends. */
export function eased(part: number, from: number, to: number): number {
  const f = Math.min(1, Math.max(0, (part - from) / (to - from)));
  return f * f * (3 - 2 * f);
}
