// Routing by the URL fragment, which needs no server configuration.

export type Route =
  | { page: "home" }
  | { page: "match"; id: string }
  | { page: "replay"; id: string; at: number | null }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "game"; game: string }
  | { page: "arena" }
  | { page: "account" };

export function parse(hash: string): Route {
  const parts = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  const [first, second, third, fourth] = parts;
  if (first === "m" && second) {
    if (third === "at") return { page: "replay", id: second, at: fourth === undefined ? null : Number(fourth) || 0 };
    return { page: "match", id: second };
  }
  if (first === "rules") return { page: "rules", game: second ?? null, rule: third ?? null };
  if (first === "games" && second) return { page: "game", game: second };
  if (first === "arena") return { page: "arena" };
  if (first === "account") return { page: "account" };
  return { page: "home" };
}

export const href = {
  home: "#/",
  account: "#/account",
  arena: "#/arena",
  game: (game: string) => `#/games/${encodeURIComponent(game)}`,
  match: (id: string) => `#/m/${encodeURIComponent(id)}`,
  replay: (id: string, at?: number) => `#/m/${encodeURIComponent(id)}/at${at === undefined ? "" : `/${at}`}`,
  rules: (game?: string, rule?: string) =>
    `#/rules${game ? `/${encodeURIComponent(game)}` : ""}${game && rule ? `/${encodeURIComponent(rule)}` : ""}`,
};

class Router {
  route = $state<Route>(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = parse(location.hash);
    });
  }

  go(to: string): void {
    location.hash = to;
  }

  /** Replaces the address without a history entry, for the replay slider. */
  replace(to: string): void {
    history.replaceState(null, "", to);
  }
}

export const router = new Router();

/** The full address of a match, for sharing. */
export function inviteLink(id: string): string {
  return `${location.origin}${location.pathname}${href.match(id)}`;
}

/** The match of a pasted link or id, or null. */
export function matchIn(pasted: string): string | null {
  const text = pasted.trim();
  const found = /#\/m\/([^/?#\s]+)/.exec(text) ?? /\/m\/([^/?#\s]+)/.exec(text);
  if (found?.[1]) return decodeURIComponent(found[1]);
  return /^[\w-]{3,64}$/.test(text) ? text : null;
}
