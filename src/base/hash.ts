// SHA-256 in the one form the ledger uses: 64 lower-case hex digits over UTF-8.
import { hash } from 'node:crypto';

export function sha256(text: string | Uint8Array): string {
  return hash('sha256', text, 'hex');
}

export function isSha256(value: string): boolean {
  return /^[0-9a-f]{64}$/.test(value);
}
