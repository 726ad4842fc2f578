// The manifest of a backup, beside the copied databases and their blobs.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { toTimestamp } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import { readRegularText } from '../base/regular-file.ts';
import { formatVerifierKey, parseVerifierKey, type VerifierKey } from '../base/signed-note.ts';
import { refuse } from './contract.ts';
import { writeDurably } from '../store/durable-file.ts';
import type { SecondCopy, Signing } from '../ledger/proof/checkpoints.ts';

/** What a database held when it was backed up. */
const headSchema = z.strictObject({
  database_id: z.uuid(),
  position: z.int().min(0),
  /** Of the newest event; null if there is none. */
  row_hash: z.string().nullable(),
});

const fields = {
  home_id: z.uuid(),
  created_at: z.iso.datetime(),
  backed_up_at: z.iso.datetime(),
  producer_version: z.string(),
  /** Keys whose signatures were trusted where the backup was made. */
  verifier_keys: z.array(z.string()),
};

const manifestSchema = z.discriminatedUnion('format', [
  z.strictObject({ format: z.literal(1), ...fields }),
  z.strictObject({ format: z.literal(2), ...fields, databases: z.record(z.string(), headSchema) }),
]);

export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpHead = z.output<typeof headSchema>;

const NAME = 'backup.json';
const MOST_BYTES = 1024 * 1024;

/** Written last: a folder without it is not a backup. */
export async function writeManifest(
  folder: string,
  of: {
    readonly home: { readonly homeId: string; readonly createdAt: string };
    readonly signing: Signing;
    readonly databases: Readonly<Record<string, BackedUpHead>>;
    readonly producerVersion: string;
    readonly nowMs: number;
  },
  ids: Ids,
): Promise<void> {
  const manifest: Manifest = {
    format: 2,
    home_id: of.home.homeId,
    created_at: of.home.createdAt,
    backed_up_at: toTimestamp(of.nowMs),
    producer_version: of.producerVersion,
    verifier_keys: of.signing.verifiers.map(formatVerifierKey),
    databases: { ...of.databases },
  };
  await writeDurably(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { ids });
}

export async function readManifest(folder: string): Promise<Manifest> {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) throw refuse('backup_missing', `There is nothing at ${folder}`, { path: folder });
  if (!found.isDirectory()) throw refuse('not_a_backup', `${folder} is not a folder`, { path: folder });
  const path = join(folder, NAME);
  const text = readRegularText(path, MOST_BYTES);
  if (text === undefined) throw refuse('not_a_backup', `${folder} has no ${NAME}`, { path });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw refuse(
      'backup_damaged',
      `${path} cannot be read: ${(error as Error).message.slice(0, 200)}`,
      { path },
      error,
    );
  }
}

/** Keys that were trusted where the backup was made and are unknown here. */
export function keysBroughtBy(manifest: Manifest, known: readonly VerifierKey[]): VerifierKey[] {
  const texts = new Set(known.map(formatVerifierKey));
  return manifest.verifier_keys.filter((text) => !texts.has(text)).map(parseVerifierKey);
}

/** For checking a copy by itself. */
export const NO_SECOND_COPY: SecondCopy = {
  location: 'no second copy',
  append: () => Promise.resolve(),
  read: () => Promise.resolve([]),
};
