// Whose signatures count here: this machine's own key for the home, and the keys of other machines that the user trusts.
// All of them are in the user's own folder.
import { rm } from 'node:fs/promises';
import { readRegularText } from '../base/regular-file.ts';
import { formatVerifierKey, parseVerifierKey } from '../base/signed-note.ts';
import { readTrustedKeys, trustKey } from '../ledger/proof/signing-files.ts';
import { refuse } from './contract.ts';
import type { HomePorts } from './ports.ts';

export interface KnownKey {
  /** `name+id`, as reports name it. */
  readonly key: string;
  /** The whole public key, to be given to others. */
  readonly public_key: string;
  readonly path: string;
}

export interface HomeKeys {
  /** The public half of the key with which this machine signs. */
  own(): Promise<KnownKey>;
  trusted(): Promise<readonly KnownKey[]>;
  /** Counts what this key has signed, here and in every home of this user, from the next opening on. */
  trust(publicKey: string): Promise<KnownKey>;
  /** By the key's `name+id`, or by its id alone. */
  forget(key: string): Promise<KnownKey>;
}

const MOST_KEY_BYTES = 64 * 1024;

export function createHomeKeys(ownPath: string, { config, ids }: HomePorts): HomeKeys {
  const known = (publicKey: string, path: string): KnownKey => {
    const { name, keyId } = parseVerifierKey(publicKey);
    return { key: `${name}+${keyId}`, public_key: publicKey, path };
  };
  const trusted = async () => {
    const { keys } = await readTrustedKeys(config.configFolder);
    return keys.map(({ key, path }) => known(formatVerifierKey(key), path));
  };
  return {
    own: async () => known((readRegularText(ownPath, MOST_KEY_BYTES) ?? '').trim(), ownPath),
    trusted,
    async trust(publicKey) {
      const key = parseVerifierKey(publicKey.trim());
      return known(formatVerifierKey(key), await trustKey(config.configFolder, key, ids));
    },
    async forget(asked) {
      const found = (await trusted()).filter(({ key }) => key === asked || key.endsWith(`+${asked}`));
      const [first] = found;
      if (!first) throw refuse('unknown_key', `No trusted key is called ${asked}`, { key: asked });
      for (const { path } of found) await rm(path);
      return first;
    },
  };
}
