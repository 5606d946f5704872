import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { hash: "", origin: "https://table.example", pathname: "/" });
vi.stubGlobal("addEventListener", () => undefined);
const { href, inviteLink, matchIn, parse } = await import("./router.svelte");

test("an address is parsed back to the same route", () => {
  expect(parse(href.home)).toEqual({ page: "home" });
  expect(parse(href.account)).toEqual({ page: "account" });
  expect(parse(href.arena)).toEqual({ page: "arena" });
  expect(parse(href.match("a/b"))).toEqual({ page: "match", id: "a/b" });
  expect(parse(href.replay("abc"))).toEqual({ page: "replay", id: "abc", at: null });
  expect(parse(href.replay("abc", 12))).toEqual({ page: "replay", id: "abc", at: 12 });
  expect(parse(href.rules())).toEqual({ page: "rules", game: null, rule: null });
  expect(parse(href.rules("quebec", "QC-5.30"))).toEqual({ page: "rules", game: "quebec", rule: "QC-5.30" });
});

test("an invalid address leads to the home page or the start of the match", () => {
  expect(parse("")).toEqual({ page: "home" });
  expect(parse("#/m")).toEqual({ page: "home" });
  expect(parse("#/m/abc/at/x")).toEqual({ page: "replay", id: "abc", at: 0 });
});

test("a link to a match, or only its last part, names the match", () => {
  expect(matchIn(` ${inviteLink("abc-123")}\n`)).toBe("abc-123");
  expect(matchIn("https://table.example/#/m/abc-123/at/4")).toBe("abc-123");
  expect(matchIn("abc-123")).toBe("abc-123");
  expect(matchIn("hello there")).toBeNull();
  expect(matchIn("")).toBeNull();
});
