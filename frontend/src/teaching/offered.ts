// Whether the introduction to a game is shown before a match of it begins.

import { prefs } from "../lib/prefs.svelte";
import { session } from "../lib/session.svelte";
import type { GameInfo } from "../lib/types";
import { taught } from "./taught.svelte";

/** For people who have not played it, if the game has an introduction; a failed request does not block the match. */
export async function offered(game: GameInfo): Promise<boolean> {
  try {
    await taught.load();
    const { played, guides } = taught.now;
    if (played.includes(game.id) || game.id in guides) return false;
    const { overview, guide } = await session.teachingOf(game.id, prefs.lang);
    return guide !== null || overview.length > 0;
  } catch {
    return false;
  }
}
