// Whether a game is first shown to this person, before a match of it begins.

import { prefs } from "../lib/prefs.svelte";
import { session } from "../lib/session.svelte";
import type { GameInfo } from "../lib/types";
import { taught } from "./taught.svelte";

/** To who has not played it, if there is something to show; what cannot be asked for stops no match. */
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
