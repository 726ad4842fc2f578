// The hash of a text as it was before anything was taken out of it. It is keyed, since a plain hash of a text with a short secret in it
// could be guessed; the key never leaves the user's configuration folder.
import { hmacKey, hmacSha256, sha256 } from '../../base/hash.ts';
import type { Random } from '../../base/random.ts';
import { refuse } from './contract.ts';

export const ORIGINALS_KEY_FILE = 'ask-hmac.key';

const KEY_BYTES = 32;
const FORM = /^throughline-hmac-sha256 ([0-9a-f]{64})\n?$/;

/** As a `DomainHome` has them. */
export interface KeyFiles {
  readConfigFile(name: string): Promise<string | undefined>;
  updateConfigFile(name: string, update: (text: string | undefined) => string): Promise<void>;
}

export interface OriginalsKey {
  /** Names the key, and says nothing about it. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** `<key id>:<64 hex digits>`. The same text and key always give the same. */
export function keyedHash(key: OriginalsKey, text: string): string {
  return `${key.id}:${hmacSha256(key.bytes, text)}`;
}

/** The same for many texts, also as UTF-8. */
export function createKeyedHash(key: OriginalsKey): (text: string | Uint8Array) => string {
  const secret = hmacKey(key.bytes);
  return (text) => `${key.id}:${hmacSha256(secret, text)}`;
}

/** Reads the key, or makes it. Of several processes that make it at once, one does. */
export async function openOriginalsKey(files: KeyFiles, random: Random): Promise<OriginalsKey> {
  const known = await files.readConfigFile(ORIGINALS_KEY_FILE);
  if (known !== undefined) return parseKey(known);
  const bytes = new Uint8Array(KEY_BYTES);
  random.fill(bytes);
  const made = `throughline-hmac-sha256 ${Buffer.from(bytes).toString('hex')}\n`;
  // Another process may have been first: its key stays.
  await files.updateConfigFile(ORIGINALS_KEY_FILE, (text) => text ?? made);
  return parseKey((await files.readConfigFile(ORIGINALS_KEY_FILE)) ?? made);
}

function parseKey(text: string): OriginalsKey {
  const [, hex] = FORM.exec(text) ?? [];
  // Never made anew: hashes under the old key would verify nothing any more.
  if (hex === undefined)
    throw refuse('originals_key_damaged', `${ORIGINALS_KEY_FILE} in the configuration folder holds no key`);
  return { id: sha256(`throughline originals ${hex}`).slice(0, 16), bytes: Buffer.from(hex, 'hex') };
}
