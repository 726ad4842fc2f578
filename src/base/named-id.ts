// Ids of what is named and not made. Apart from ids.ts, which contracts import and browsers read: this one hashes.
import { sha256 } from './hash.ts';
import { namedText, uuidOfDigest } from './uuid-of-digest.ts';

/** The same for the same text, everywhere: for what is named and not made. */
export function uuidOf(text: string): string {
  return uuidOfDigest(sha256(namedText(text)));
}
