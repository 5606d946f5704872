// My identity and the installed games: loaded once, shared by all pages.

import { api } from "./api";
import { prefs } from "./prefs.svelte";
import type { GameInfo, GameWords, Lang, Me, Teaching } from "./types";

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  /** The number of matches waiting for me when home was last loaded. */
  calling = $state(0);
  private details = new Map<string, Promise<GameInfo>>();
  private words = new Map<string, Promise<GameWords>>();
  private teaching = new Map<string, Promise<Teaching>>();

  async load(): Promise<void> {
    // Sequential: the first answer sets the visitor's cookie.
    this.me = await api.me(prefs.lang);
    this.games = await api.games();
  }

  detail(game: string): Promise<GameInfo> {
    return remember(this.details, game, () => api.game(game));
  }

  wordsOf(game: string, lang: Lang): Promise<GameWords> {
    return remember(this.words, `${game}/${lang}`, () => api.words(game, lang));
  }

  /** The cards of the coach, the overview and the stops of the guide. */
  teachingOf(game: string, lang: Lang): Promise<Teaching> {
    return remember(this.teaching, `${game}/${lang}`, () => api.teaching(game, lang));
  }

  nameOf(game: string): string {
    return this.games?.find((info) => info.id === game)?.names[prefs.lang] ?? game;
  }
}

function remember<T>(known: Map<string, Promise<T>>, key: string, fetched: () => Promise<T>): Promise<T> {
  const before = known.get(key);
  if (before) return before;
  const asked = fetched();
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

export const session = new Session();
