// Cryptographically random bytes in hexadecimal.

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function randomHex(count: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(count)));
}
