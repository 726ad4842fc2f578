// The signing key and the second copy of the checkpoints, both in the user's own folder, where a program that can write
// only the home cannot reach them.
import { constants, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { Ids } from '../../base/ids.ts';
import { formatHeads, headOf, headPath, MOST_HEAD_BYTES, parseHeads } from '../../base/kept-head.ts';
import type { Random } from '../../base/random.ts';
import { PLAINLY, readRegularFile, readRegularText } from '../../base/regular-file.ts';
import {
  formatSigningKey,
  formatVerifierKey,
  generateSigningKey,
  parseSigningKey,
  parseVerifierKey,
  type SigningKey,
  type VerifierKey,
} from '../../base/signed-note.ts';
import { appendDurably, listFolder, makePrivateFolder, replaceFile, writeDurably } from '../../store/durable-file.ts';
import { underLock } from '../../store/file-lock.ts';
import type { KeptHeads, SecondCopy, Signing } from './checkpoints.ts';

export interface SigningFilesOptions {
  /** The user's configuration folder. */
  readonly folder: string;
  readonly homeId: string;
  readonly database: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
}

export interface SigningFiles extends Signing {
  /** Files among the trusted keys that hold none. */
  readonly unreadableKeys: readonly string[];
}

export async function openSigningFiles(options: SigningFilesOptions): Promise<SigningFiles> {
  const key = await loadOrCreateKey(options);
  const { keys, unreadableKeys } = await readTrustedKeys(options.folder);
  return {
    key,
    verifiers: [key, ...keys.map((trusted) => trusted.key)],
    secondCopy: await openSecondCopy(options),
    heads: openHeads(options),
    unreadableKeys,
  };
}

export interface TrustedKey {
  readonly key: VerifierKey;
  readonly path: string;
}

/** The public keys of other machines that write the same home, put there by the user: `trusted-keys/<any name>.pub`. */
export async function readTrustedKeys(folder: string): Promise<{ keys: TrustedKey[]; unreadableKeys: string[] }> {
  const keys: TrustedKey[] = [];
  const unreadableKeys: string[] = [];
  for (const { name } of await listFolder(join(folder, TRUSTED_KEYS))) {
    if (!name.endsWith('.pub')) continue;
    const path = join(folder, TRUSTED_KEYS, name);
    try {
      keys.push({ key: parseVerifierKey((readRegularText(path, MOST_KEY_BYTES) ?? '').trim()), path });
    } catch {
      unreadableKeys.push(path);
    }
  }
  return { keys, unreadableKeys };
}

/** Trusts what this key signed from now on. Returns where it is kept. */
export async function trustKey(folder: string, key: VerifierKey, ids: Ids): Promise<string> {
  await makePrivateFolder(join(folder, TRUSTED_KEYS));
  // A key names itself, and a name may hold a slash.
  const name = key.name.replaceAll(/[^A-Za-z0-9._-]/g, '_');
  const path = join(folder, TRUSTED_KEYS, `${name}-${key.keyId}.pub`);
  await writeDurably(path, `${formatVerifierKey(key)}\n`, { ids });
  return path;
}

const TRUSTED_KEYS = 'trusted-keys';
const MOST_KEY_BYTES = 64 * 1024;
/** A note has some 300 bytes, so that is one a minute for more than a year. */
const MOST_NOTES_BYTES = 256 * 1024 * 1024;

/** Their paths in the user's folder, for callers that only check whether they exist. */
export function signingPaths(
  folder: string,
  homeId: string,
  database: string,
): { readonly signing_key: string; readonly public_key: string; readonly second_copy: string } {
  return {
    signing_key: join(folder, 'keys', `${homeId}.key`),
    public_key: join(folder, 'keys', `${homeId}.pub`),
    second_copy: join(folder, 'checkpoints', homeId, `${database}.notes`),
  };
}

async function loadOrCreateKey(options: SigningFilesOptions): Promise<SigningKey> {
  const { folder, homeId, database, clock, ids, random } = options;
  const keys = join(folder, 'keys');
  const { signing_key: path, public_key: publicPath } = signingPaths(folder, homeId, database);
  if (!existsSync(path)) {
    await makePrivateFolder(keys);
    await underLock(join(keys, 'lock'), { timeoutMs: 10_000, clock }, async () => {
      if (existsSync(path)) return;
      const key = generateSigningKey(`throughline-${homeId}`, random);
      await writeDurably(publicPath, `${formatVerifierKey(key)}\n`, { ids });
      await writeDurably(path, `${formatSigningKey(key)}\n`, { ids });
    });
  }
  return parseSigningKey((readRegularText(path, MOST_KEY_BYTES) ?? '').trim());
}

/** One note a line, as a JSON string. A last line that was torn was never acknowledged. */
async function openSecondCopy({ folder, homeId, database, clock }: SigningFilesOptions): Promise<SecondCopy> {
  const { second_copy: path } = signingPaths(folder, homeId, database);
  const copies = dirname(path);
  await makePrivateFolder(copies);
  return {
    location: path,
    // Under a lock, because what another process is writing looks like what a dead one left.
    append: (note) =>
      underLock(join(copies, 'lock'), { timeoutMs: 10_000, clock }, async () => {
        const isOpen = await cutTornLine(path);
        await appendDurably(path, `${isOpen ? '\n' : ''}${JSON.stringify(note)}\n`);
      }),
    read: async () => {
      const text = readRegularText(path, MOST_NOTES_BYTES) ?? '';
      const lines = text.split('\n').filter((line) => line !== '');
      if (!text.endsWith('\n') && TORN.test(lines.at(-1) ?? '')) lines.pop();
      return lines.map((line) => JSON.parse(line) as string);
    },
  };
}

/** In the folder of the second copy. Several processes write it, so each looks under a lock at what is there. */
function openHeads({ folder, homeId, database, clock }: SigningFilesOptions): KeptHeads {
  const path = headPath(folder, homeId, database);
  // One that cannot be read is as good as none: it must not keep a home from being opened.
  const read = async () => {
    try {
      return parseHeads(readRegularText(path, MOST_HEAD_BYTES) ?? '');
    } catch {
      return [];
    }
  };
  const alone = (body: () => Promise<void>) =>
    underLock(join(dirname(path), 'heads.lock'), { timeoutMs: 10_000, clock }, body);
  return {
    location: path,
    read,
    raise: (head) =>
      alone(async () => {
        const heads = await read();
        const kept = headOf(heads, head);
        if (kept && kept.position >= head.position) return;
        await replaceFile(path, formatHeads([...heads.filter((each) => each !== kept), head]));
      }),
    forget: (hostId) =>
      alone(async () => {
        const heads = await read();
        const left = heads.filter((head) => head.host_id !== hostId);
        if (left.length < heads.length) await replaceFile(path, formatHeads(left));
      }),
  };
}

/** The beginning of a JSON string. A whole one whose newline was changed is none, and is found. */
const TORN = /^"(?:[^"\\]|\\.)*\\?$/;

/**
 * Cuts a line whose writer died: it would swallow the next one, or look like damage between two. True if only the
 * newline is missing.
 */
async function cutTornLine(path: string): Promise<boolean> {
  const text = readRegularFile(path, MOST_NOTES_BYTES);
  if (!text) return false;
  const end = text.lastIndexOf(0x0a) + 1;
  if (end === text.length) return false;
  if (!TORN.test(text.toString('utf8', end))) return true;
  const file = await open(path, constants.O_RDWR | PLAINLY);
  try {
    await file.truncate(end);
    await file.sync();
  } finally {
    await file.close();
  }
  return false;
}
