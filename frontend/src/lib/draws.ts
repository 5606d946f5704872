// This browser's nonces for the draws of a match, what it stores of them, and their verification at the end.
//
// The table shows the hash of its seed first. Then each player's browser sends a nonce, and the seed of the draws is
// computed from all of them, so neither the table nor a player alone can choose it.

import { api, ApiError } from "./api";
import { forget, keep, keptKeys, stored } from "./prefs.svelte";
import { hex, randomHex } from "./random";
import type { Entry, Summary } from "./types";

type Over = Extract<Entry, { kind: "over" }>;

/** For one match: the hash shown first, and the nonces of this browser by seat. */
interface Memory {
  at: number;
  hash: string;
  nonces: Record<number, string>;
  /** A nonce sent with a request to join; the seat is known from the answer. */
  joining?: string;
}

/** One result of the verification; null: not decidable here. `id` is its message. */
export interface Finding {
  id: string;
  holds: boolean | null;
}

const NONCE_BYTES = 16;
const KEPT_MATCHES = 200;
const MIXED = "ludotheque-seed-1";

function key(match: string): string {
  return `draws.${match}`;
}

function recall(match: string): Memory | null {
  const text = stored(key(match));
  try {
    return text === null ? null : (JSON.parse(text) as Memory);
  } catch {
    return null;
  }
}

function remember(match: string, memory: Memory): void {
  keep(key(match), JSON.stringify(memory));
}

/** The first hash shown for a match counts; for a finished match nothing can be proven any more. */
export function seen(match: Summary): void {
  if (match.seed_hash === "" || match.status === "over" || recall(match.id)) return;
  const known = keptKeys("draws.");
  if (known.length >= KEPT_MATCHES) {
    const age = (name: string): number => recall(name.slice("draws.".length))?.at ?? 0;
    forget(known.reduce((oldest, name) => (age(name) < age(oldest) ? name : oldest)));
  }
  remember(match.id, { at: Date.now(), hash: match.seed_hash, nonces: {} });
}

/** Repeats the same nonce for a seat whose answer was lost. Without storage the page still works. */
function nonceFor(match: string, seat: number): string {
  const memory = recall(match);
  const nonce = memory?.nonces[seat] ?? randomHex(NONCE_BYTES);
  if (memory) remember(match, { ...memory, nonces: { ...memory.nonces, [seat]: nonce } });
  return nonce;
}

/** My seats whose nonces a match waits for. */
export function awaited(match: Summary): number[] {
  return match.status === "waiting"
    ? match.seats.filter((seat) => seat.you && seat.nonce === "").map((seat) => seat.seat)
    : [];
}

/** Send the nonces that a match waits for; returns the match afterwards. */
export async function addNonces(match: Summary): Promise<Summary> {
  seen(match);
  let after = match;
  for (const seat of awaited(match)) after = await addNonce(match.id, seat);
  return after;
}

async function addNonce(match: string, seat: number): Promise<Summary> {
  try {
    return await api.nonce(match, seat, nonceFor(match, seat));
  } catch (error) {
    // Another browser of mine was first: its nonce counts.
    if (error instanceof ApiError && error.status === 409) dropNonce(match, seat);
    throw error;
  }
}

function dropNonce(match: string, seat: number): void {
  const memory = recall(match);
  if (!memory) return;
  const others = Object.entries(memory.nonces).filter(([other]) => Number(other) !== seat);
  remember(match, { ...memory, nonces: Object.fromEntries(others) });
}

/** A match I have just opened. If sending its nonces fails now, its page retries. */
export async function opened(made: Promise<Summary>): Promise<Summary> {
  const match = await made;
  return addNonces(match).catch(() => match);
}

/** Join with a nonce that was unknown when the hash was shown. */
export async function sitDown(match: Summary, wish: { seat?: number; colour?: string } = {}): Promise<Summary> {
  seen(match);
  const memory = recall(match.id);
  const nonce = memory?.joining ?? randomHex(NONCE_BYTES);
  if (memory) remember(match.id, { ...memory, joining: nonce });
  const after = await api.join(match.id, { ...wish, nonce });
  if (memory && !match.seats.some((seat) => seat.you)) {
    const mine = after.seats.filter((seat) => seat.you).map((seat) => [seat.seat, nonce] as const);
    remember(match.id, { ...memory, joining: undefined, nonces: Object.fromEntries(mine) });
  }
  return after;
}

/** I left my seat: forget its nonce. */
export function stoodUp(match: string): void {
  const memory = recall(match);
  if (memory) remember(match, { ...memory, joining: undefined, nonces: {} });
}

// ---------------------------------------------------------------- verification

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

/** Browsers provide hashes only in secure contexts. */
export function canCheck(): boolean {
  return "subtle" in globalThis.crypto;
}

/** Whether the data revealed by the table match what it announced, including this browser's nonces. */
export async function check(match: Summary, over: Over): Promise<Finding[]> {
  if (over.seed === null) return [];
  const memory = recall(match.id);
  const nonces = over.nonces ?? [];
  const own = Object.entries(memory?.nonces ?? {});
  const found: Finding[] = [
    memory
      ? { id: "draws-hash-seen", holds: (await sha256(over.seed)) === memory.hash }
      : { id: "draws-hash-announced", holds: (await sha256(over.seed)) === match.seed_hash },
  ];
  if (own.length > 0)
    found.push({ id: "draws-own", holds: own.every(([seat, nonce]) => nonces[Number(seat)] === nonce) });
  else if (match.seats.some((seat) => seat.you)) found.push({ id: "draws-own-none", holds: null });
  if (nonces.some((nonce) => nonce !== null)) {
    const text = [MIXED, over.seed, ...nonces.map((nonce) => nonce ?? "-")].join("\n");
    found.push({ id: "draws-mixed", holds: (await sha256(text)).slice(0, 2 * NONCE_BYTES) === over.drawn });
  } else found.push({ id: "draws-unmixed", holds: over.drawn ? false : null });
  return found;
}
