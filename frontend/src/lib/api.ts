// The table's HTTP side. Every failure becomes an ApiError with a sentence for a person.

import { prefs } from "./prefs.svelte";
import { complaint, t } from "./shell";
import type { Action, GameInfo, Lang, NewMatch, Position, Summary, TaughtChange } from "./types";
import { typeset } from "./typeset";
import type { paths } from "./wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** The error message, in the current language. */
    readonly words: () => string,
    /** The rule that forbids the request. */
    readonly rule: string | null = null,
  ) {
    super(words());
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The server's error message, else the meaning of the status. */
function failure(status: number, body: unknown): string {
  if (status === 401) return t("session-ended");
  if (isRecord(body)) {
    const why = isRecord(body.refusal) && isRecord(body.refusal.why) ? body.refusal.why[prefs.lang] : undefined;
    if (typeof why === "string") return typeset(why, prefs.lang);
    if (typeof body.error === "string" && typeof body.message === "string") {
      const what = complaint(body.error, body.message, typeof body.seconds === "number" ? body.seconds : 0);
      const reason = isRecord(body.reason) ? body.reason[prefs.lang] : undefined;
      return typeof reason === "string" ? t("refused-because", { what, reason }) : what;
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

function ruleOf(body: unknown): string | null {
  const refusal = isRecord(body) && isRecord(body.refusal) ? body.refusal : null;
  return typeof refusal?.rule === "string" ? refusal.rule : null;
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        "accept-language": prefs.lang,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, () => t("error-offline"));
  }
  const text = await response.text();
  let parsed: unknown;
  try {
    parsed = text === "" ? null : JSON.parse(text);
  } catch {
    parsed = null;
  }
  if (!response.ok) throw new ApiError(response.status, () => failure(response.status, parsed), ruleOf(parsed));
  return parsed as Answer;
}

// ---------------------------------------------------------------- requests, typed by the server's schema

type Path = keyof paths;
type Method = "get" | "post" | "patch" | "delete";
type Operation<P extends Path, M extends Method> = paths[P][M];
type Given<Of> = (Of extends { parameters: { path: infer In } } ? { path: In } : object) &
  (Of extends { parameters: { query?: infer In } } ? { query?: In } : object) &
  (Of extends { requestBody?: { content: { "application/json": infer In } } } ? { body?: In } : object);
type Answer<Of> = Of extends { responses: { [code: number]: { content: { "application/json": infer Out } } } }
  ? Out
  : never;

interface Filled {
  path?: Record<string, string | number>;
  query?: Record<string, string | null | undefined>;
  body?: unknown;
}

function ask<P extends Path, M extends Method>(
  method: M,
  path: P,
  ...[given]: object extends Given<Operation<P, M>> ? [Given<Operation<P, M>>?] : [Given<Operation<P, M>>]
): Promise<Answer<Operation<P, M>>> {
  const { path: parts = {}, query = {}, body } = (given ?? {}) as Filled;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ""));
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return call(method.toUpperCase(), search.size === 0 ? filled : `${filled}?${search}`, body);
}

export const api = {
  /** A new visitor gets a name in the language of the page. */
  me: (lang: Lang) => ask("get", "/api/me", { query: { lang } }),
  rename: (name: string) => ask("patch", "/api/me", { body: { name } }),
  register: (name: string, passphrase: string) => ask("post", "/api/account", { body: { name, passphrase } }),
  login: (name: string, passphrase: string) => ask("post", "/api/login", { body: { name, passphrase } }),
  logout: (lang: Lang, everywhere: boolean) => ask("post", "/api/logout", { query: { lang }, body: { everywhere } }),
  changePassphrase: (present: string, next: string) => ask("post", "/api/passphrase", { body: { present, next } }),

  games: () => ask("get", "/api/games"),
  game: (game: string) => ask("get", "/api/games/{game}", { path: { game } }) as Promise<GameInfo>,
  words: (game: string, lang: Lang) => ask("get", "/api/games/{game}/words/{lang}", { path: { game, lang } }),
  rules: (game: string, lang: Lang, q = "") =>
    ask("get", "/api/games/{game}/rules/{lang}", { path: { game, lang }, query: { q } }),
  teaching: (game: string, lang: Lang) => ask("get", "/api/games/{game}/teaching/{lang}", { path: { game, lang } }),
  guide: (game: string) => ask("post", "/api/games/{game}/guide", { path: { game } }),
  taught: () => ask("get", "/api/me/teaching"),
  teach: (change: TaughtChange) => ask("patch", "/api/me/teaching", { body: change }),
  forgetTaught: () => ask("delete", "/api/me/teaching"),
  arena: () => ask("get", "/api/arena"),
  uncertain: (game: string) => ask("get", "/api/games/{game}/uncertain", { path: { game } }),

  // A match that I open waits for a nonce of each of my seats (lib/draws.ts).
  matches: (list: "mine" | "open" | "running") => ask("get", "/api/matches", { query: { list } }),
  create: (match: NewMatch) => ask("post", "/api/matches", { body: { ...match, nonces: true } }),
  match: (match: string) => ask("get", "/api/matches/{match}", { path: { match } }),
  join: (match: string, wish: { seat?: number; colour?: string; nonce: string }) =>
    ask("post", "/api/matches/{match}/join", { path: { match }, body: wish }),
  nonce: (match: string, seat: number, nonce: string) =>
    ask("post", "/api/matches/{match}/nonce", { path: { match }, body: { seat, nonce } }),
  colour: (match: string, seat: number, colour: string) =>
    ask("post", "/api/matches/{match}/colour", { path: { match }, body: { seat, colour } }),
  leave: (match: string) => ask("post", "/api/matches/{match}/leave", { path: { match } }),
  seatBot: (match: string, seat: number, level: string | null) =>
    ask("post", "/api/matches/{match}/bot", { path: { match }, body: { seat, level } }),
  rematch: (match: string) => ask("post", "/api/matches/{match}/rematch", { path: { match }, body: { nonces: true } }),
  at: (match: string, moves: number) =>
    ask("get", "/api/matches/{match}/at/{moves}", { path: { match, moves } }) as Promise<Position>,
  course: (match: string) => ask("get", "/api/matches/{match}/course", { path: { match } }),
  fork: (match: string, moves: number) =>
    ask("post", "/api/matches/{match}/fork", { path: { match }, body: { moves, nonces: true } }),
  hint: (match: string, seat: number, about: Action | null) =>
    ask("post", "/api/matches/{match}/hint", { path: { match }, body: { seat, about } }),
  journalUrl: (match: string) => `/api/matches/${encodeURIComponent(match)}/journal`,
  /** The raw text of a file: the table validates it. */
  importJournal: (journal: string) => call<Summary>("POST", "/api/import", journal),
};

export function said(error: unknown): string {
  if (error instanceof ApiError) return error.words();
  return error instanceof Error ? error.message : String(error);
}
