import { beforeEach, expect, test, vi } from "vitest";
import type { Entry, SeatInfo, Summary } from "./types";

const kept = new Map<string, string>();
vi.mock("./prefs.svelte", () => ({
  stored: (key: string) => kept.get(key) ?? null,
  keep: (key: string, value: string) => void kept.set(key, value),
  forget: (key: string) => void kept.delete(key),
  keptKeys: (beginning: string) => [...kept.keys()].filter((key) => key.startsWith(beginning)),
}));
const join = vi.fn<(match: string, wish: { nonce: string }) => Promise<Summary>>();
vi.mock("./api", () => ({ api: { join }, ApiError: class extends Error {} }));
const { awaited, check, seen, sitDown } = await import("./draws");

// The same figures as in tests/core/test_draws.py.
const SEED = "00000000000000000000000000c0ffee";
const ONE = "1".repeat(32);
const OTHER = "0123456789abcdef".repeat(2);
const MIXED = "6d2c0094ed67b3e093bfdf0df3049a72";

const seat = (number: number, rest: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "human",
  name: `p${number}`,
  you: false,
  level: null,
  stand_in: null,
  colour: null,
  nonce: null,
  ...rest,
});

async function matchWith(seats: SeatInfo[], rest: Partial<Summary> = {}): Promise<Summary> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(SEED));
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { id: "m", status: "waiting", seed_hash: hash, seats, ...rest } as Summary;
}
const over = (rest: Partial<Extract<Entry, { kind: "over" }>>): Extract<Entry, { kind: "over" }> => ({
  kind: "over",
  seq: 9,
  at: "",
  outcome: { points: [], parts: [], ranks: [], winners: [] },
  seed: SEED,
  ...rest,
});
const verdicts = async (
  match: Summary,
  end: Extract<Entry, { kind: "over" }>,
): Promise<Record<string, boolean | null>> =>
  Object.fromEntries((await check(match, end)).map((finding) => [finding.id, finding.holds]));

beforeEach(() => kept.clear());

/** I am in seat 2, with the nonce of my browser. */
async function seated(): Promise<{ match: Summary; nonce: string }> {
  const before = await matchWith([seat(0), seat(1), seat(2, { kind: "open" })]);
  const after = await matchWith([seat(0), seat(1), seat(2, { you: true })]);
  join.mockResolvedValueOnce(after);
  await sitDown(before);
  return { match: after, nonce: join.mock.lastCall?.[1].nonce ?? "" };
}

test("an honest match passes every check", async () => {
  const { match, nonce } = await seated();
  const text = ["ludotheque-seed-1", SEED, ONE, "-", nonce].join("\n");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const drawn = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(await verdicts(match, over({ nonces: [ONE, null, nonce], drawn }))).toEqual({
    "draws-hash-seen": true,
    "draws-own": true,
    "draws-mixed": true,
  });
});

test("the seed of the draws is computed as on the server", async () => {
  const match = await matchWith([seat(0), seat(1), seat(2)]);
  const found = await verdicts(match, over({ nonces: [ONE, null, OTHER], drawn: MIXED }));
  expect(found).toEqual({ "draws-hash-announced": true, "draws-mixed": true });
});

test("a seed that differs from its announced hash is detected", async () => {
  const { match } = await seated();
  const found = await verdicts({ ...match, seed_hash: "changed later" }, over({ seed: ONE, nonces: [] }));
  expect(found["draws-hash-seen"]).toBe(false);
});

test("a replaced nonce is detected", async () => {
  const { match } = await seated();
  expect((await verdicts(match, over({ nonces: [null, null, OTHER] })))["draws-own"]).toBe(false);
});

test("draws that do not follow from the nonces are detected", async () => {
  const match = await matchWith([seat(0), seat(1), seat(2)]);
  expect((await verdicts(match, over({ nonces: [ONE, null, OTHER], drawn: ONE })))["draws-mixed"]).toBe(false);
  expect((await verdicts(match, over({ nonces: [null], drawn: ONE })))["draws-unmixed"]).toBe(false);
});

test("a repeated request to sit down sends the same nonce", async () => {
  const match = await matchWith([seat(0, { kind: "open" })]);
  join.mockRejectedValueOnce(new Error("offline"));
  await expect(sitDown(match)).rejects.toThrow("offline");
  const first = join.mock.lastCall?.[1].nonce;
  join.mockResolvedValueOnce(await matchWith([seat(0, { you: true })]));
  await sitDown(match);
  expect(join.mock.lastCall?.[1].nonce).toBe(first);
});

test("the first hash shown is kept", async () => {
  const match = await matchWith([seat(0)]);
  seen(match);
  const before = kept.get("draws.m");
  seen({ ...match, seed_hash: "another" });
  expect(kept.get("draws.m")).toBe(before);
});

test("a match waits only for my own nonces", async () => {
  const seats = [seat(0, { you: true, nonce: "" }), seat(1, { nonce: "" }), seat(2, { you: true, nonce: ONE })];
  expect(awaited(await matchWith(seats))).toEqual([0]);
  expect(awaited(await matchWith(seats, { status: "running" }))).toEqual([]);
});
