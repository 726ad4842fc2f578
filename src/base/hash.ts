// SHA-256 in the one form the ledger uses: 64 lower-case hex digits over UTF-8.
import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';

export function sha256(text: string | Uint8Array): string {
  return hash('sha256', text, 'hex');
}

/** The same form over a text, by a key that nobody else has. */
export function hmacSha256(key: Uint8Array | KeyObject, text: string | Uint8Array): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** A key that many texts are hashed with: taken apart once, it costs a quarter. */
export function hmacKey(bytes: Uint8Array): KeyObject {
  return createSecretKey(bytes);
}

export function isSha256(value: string): boolean {
  return /^[0-9a-f]{64}$/.test(value);
}
