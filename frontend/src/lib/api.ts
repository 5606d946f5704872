// The table's HTTP side. Every failure becomes an ApiError with a sentence for a person.

import { complaint, t } from "./shell";
import type { Action, GameInfo, GameWords, Lang, Me, NewMatch, Position, Rule, Summary } from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** What the server said went wrong, else what the status means. */
function failure(status: number, body: unknown): string {
  if (status === 401) return t("session-ended");
  if (isRecord(body)) {
    if (typeof body.error === "string" && typeof body.message === "string") {
      return complaint(body.error, body.message, typeof body.seconds === "number" ? body.seconds : 0);
    }
    for (const key of ["message", "detail", "error"]) {
      const said = body[key];
      if (typeof said === "string" && said !== "") return said;
    }
  }
  if (status === 403) return t("error-forbidden");
  if (status === 404) return t("error-missing");
  if (status === 409) return t("error-conflict");
  return t("error-server", { status });
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, t("error-offline"));
  }
  const text = await response.text();
  let parsed: unknown;
  try {
    parsed = text === "" ? null : JSON.parse(text);
  } catch {
    parsed = null;
  }
  if (!response.ok) throw new ApiError(response.status, failure(response.status, parsed));
  return parsed as Answer;
}

const id = encodeURIComponent;

export const api = {
  /** A newcomer gets a name in the language of the page. */
  me: (lang: Lang) => call<Me>("GET", `/me?lang=${lang}`),
  rename: (name: string) => call<Me>("PATCH", "/me", { name }),
  register: (name: string, passphrase: string) => call<Me>("POST", "/account", { name, passphrase }),
  login: (name: string, passphrase: string) => call<Me>("POST", "/login", { name, passphrase }),
  logout: (lang: Lang, everywhere: boolean) => call<Me>("POST", `/logout?lang=${lang}`, { everywhere }),
  changePassphrase: (present: string, next: string) => call<Me>("POST", "/passphrase", { present, next }),

  games: () => call<GameInfo[]>("GET", "/games"),
  game: (game: string) => call<GameInfo>("GET", `/games/${id(game)}`),
  words: (game: string, lang: Lang) => call<GameWords>("GET", `/games/${id(game)}/words/${lang}`),
  rules: (game: string, lang: Lang, q = "") =>
    call<Rule[]>("GET", `/games/${id(game)}/rules/${lang}${q === "" ? "" : `?q=${id(q)}`}`),

  // A match that I open waits for a nonce of each of my seats (lib/draws.ts).
  matches: (list: "mine" | "open" | "running") => call<Summary[]>("GET", `/matches?list=${list}`),
  create: (match: NewMatch) => call<Summary>("POST", "/matches", { ...match, nonces: true }),
  match: (match: string) => call<Summary>("GET", `/matches/${id(match)}`),
  join: (match: string, wish: { seat?: number; colour?: string; nonce: string }) =>
    call<Summary>("POST", `/matches/${id(match)}/join`, wish),
  nonce: (match: string, seat: number, nonce: string) =>
    call<Summary>("POST", `/matches/${id(match)}/nonce`, { seat, nonce }),
  colour: (match: string, seat: number, colour: string) =>
    call<Summary>("POST", `/matches/${id(match)}/colour`, { seat, colour }),
  leave: (match: string) => call<Summary>("POST", `/matches/${id(match)}/leave`, {}),
  rematch: (match: string) => call<Summary>("POST", `/matches/${id(match)}/rematch`, { nonces: true }),
  at: (match: string, moves: number) => call<Position>("GET", `/matches/${id(match)}/at/${moves}`),
  fork: (match: string, moves: number) => call<Summary>("POST", `/matches/${id(match)}/fork`, { moves, nonces: true }),
  hint: (match: string, seat: number) => call<{ action: Action }>("POST", `/matches/${id(match)}/hint`, { seat }),
  journalUrl: (match: string) => `/api/matches/${id(match)}/journal`,
  importJournal: (journal: string) => call<Summary>("POST", "/import", journal),
};

export function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
