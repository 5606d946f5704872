// The time in a film: the scene and its progress.

export class Clock<Scene> {
  /** 1.5 is the middle of the second scene. */
  time = $state(0);
  narrow = $state(false);

  constructor(private readonly scenes: () => Scene[]) {}

  over = $derived.by(() => this.time >= this.scenes().length);
  index = $derived.by(() => Math.max(0, Math.min(this.scenes().length - 1, Math.floor(this.time))));
  scene = $derived.by(() => this.scenes()[this.index]);
  /** Progress from 0 to 1. */
  part = $derived.by(() => (this.over ? 1 : this.time - this.index));

  /** Progress, from 0 to 1, of something that lasts from one moment of the scene to another. */
  within(from: number, to: number): number {
    return Math.min(1, Math.max(0, (this.part - from) / (to - from)));
  }
}

/** The same, eased at both ends. */
export function eased(part: number, from: number, to: number): number {
  const f = Math.min(1, Math.max(0, (part - from) / (to - from)));
  return f * f * (3 - 2 * f);
}
