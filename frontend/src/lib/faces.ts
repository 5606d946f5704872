// The face of each game, found by folder: games/<id>/index.ts. A game without one is played through lists. The emblem
// is a separate file, games/<id>/Emblem.svelte, so that home loads no board.

import type { Component } from "svelte";
import { keepBox } from "./boxes.svelte";
import type { GameFace, Json, PlainFace, PlainPart, PlayerBoardModule } from "./types";

type Face = GameFace & { Emblem?: Component };
type PlayerBoardPart = PlayerBoardModule<Json, Json>["default"];

const modules = import.meta.glob<{ default: unknown }>("../games/*/index.ts");
const loaded = new Map<string, Promise<Face | null>>();

/** `address`: of a third-party game's own face. */
export function faceOf(game: string, address?: string | null): Promise<Face | null> {
  const before = loaded.get(game);
  if (before) return before;
  const load = modules[`../games/${game}/index.ts`];
  const asked = load
    ? load().then((module) => module.default as Face)
    : address
      ? broughtFace(game, address)
      : Promise.resolve(null);
  loaded.set(game, asked);
  asked.catch(() => loaded.delete(game));
  return asked;
}

/** A face in plain JavaScript, as in docs/add-a-game.md: its parts become components, other fields are unchanged. */
async function broughtFace(game: string, address: string): Promise<Face> {
  const [module, { default: Brought }] = await Promise.all([
    import(/* @vite-ignore */ address) as Promise<PlainFace>,
    import("../parts/Brought.svelte"),
  ]);
  if (module.box) keepBox(game, module.box);
  const parts = Object.entries(module).filter(([name]) => /^[A-Z]/.test(name)) as [string, PlainPart<object>][];
  const drawn = parts.map(([name, make]): [string, Component] => [
    name,
    (internals, given) => {
      Brought(internals, { make, given, whole: name === "Board" || name === "Film" });
      return {};
    },
  ]);
  const face = { ...module, ...Object.fromEntries(drawn) } as unknown as Face & { PlayerBoard?: PlayerBoardPart };
  const { PlayerBoard } = face;
  return PlayerBoard ? { ...face, playerBoard: () => Promise.resolve({ default: PlayerBoard }) } : face;
}

const emblems = import.meta.glob<{ default: Component }>("../games/*/Emblem.svelte");

/** The drawing on the game's card, 272 x 158. */
export async function emblemOf(game: string, address?: string | null): Promise<Component | null> {
  const own = emblems[`../games/${game}/Emblem.svelte`];
  if (own) return (await own()).default;
  return (address && (await faceOf(game, address))?.Emblem) || null;
}

const overviews = import.meta.glob<{ default: Component<{ section: string }> }>("../games/*/Overview.svelte");

/** Draws the pictures of the game's overview, one a section. */
export async function overviewOf(game: string): Promise<Component<{ section: string }> | null> {
  return (await overviews[`../games/${game}/Overview.svelte`]?.())?.default ?? null;
}

const WEIGHT: Record<string, number> = { seed: 1, deduced: 0.9, public: 0.75, known: 0.6, reconstructed: 0 };

/** How certain the components are, from 1 (mostly reconstructed) to 4 (documented), by the provenance of their values.
 * */
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
