// The drawn side of each game, found by folder: games/<id>/index.ts. A game without one is played by lists. Its emblem
// is a file of its own, games/<id>/Emblem.svelte, so that the first page loads no board.

import type { Component } from "svelte";
import type { GameFace } from "./types";

const modules = import.meta.glob<unknown>("../games/*/index.ts");
const loaded = new Map<string, Promise<GameFace | null>>();

export function faceOf(game: string): Promise<GameFace | null> {
  const before = loaded.get(game);
  if (before) return before;
  const load = modules[`../games/${game}/index.ts`];
  const asked = load ? load().then((module) => module as GameFace) : Promise.resolve(null);
  loaded.set(game, asked);
  return asked;
}

const emblems = import.meta.glob<{ default: Component }>("../games/*/Emblem.svelte");

/** The drawing on the game's card, 272 x 158. */
export async function emblemOf(game: string): Promise<Component | null> {
  return (await emblems[`../games/${game}/Emblem.svelte`]?.())?.default ?? null;
}

/** What the box says on its side; the rules know nothing of it. */
const BOXES: Record<string, { minutes: [number, number]; difficulty: number }> = {
  nouvelle_france: { minutes: [45, 60], difficulty: 2 },
  quadrata: { minutes: [30, 60], difficulty: 1 },
  quebec: { minutes: [60, 90], difficulty: 3 },
};

export function boxOf(game: string): { minutes: [number, number]; difficulty: number } | null {
  return BOXES[game] ?? null;
}

const WEIGHT: Record<string, number> = { seed: 1, deduced: 0.9, public: 0.75, known: 0.6, reconstructed: 0 };

/** How sure the components are, 1 (mostly reconstructed) to 4 (attested), from how many values have which source. */
export function certainty(provenance: Record<string, number>): number {
  let all = 0;
  let sure = 0;
  for (const [source, count] of Object.entries(provenance)) {
    all += count;
    sure += count * (WEIGHT[source] ?? 0.5);
  }
  const share = all === 0 ? 1 : sure / all;
  return share >= 0.85 ? 4 : share >= 0.65 ? 3 : share >= 0.35 ? 2 : 1;
}
