// Ids of what is named and not made. Apart from ids.ts, which contracts import and browsers read: this one hashes.
import { sha256 } from './hash.ts';

/** The same for the same text, everywhere: for what is named and not made. Version 8 says that it is our own way. */
export function uuidOf(text: string): string {
  const hex = sha256(`throughline id 1\n${text}`);
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
