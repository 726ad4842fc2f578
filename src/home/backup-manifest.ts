// The manifest of a backup, beside the copied databases and their blobs.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { toTimestamp } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import { formatVerifierKey, parseVerifierKey, type VerifierKey } from '../base/signed-note.ts';
import { refuse } from './contract.ts';
import { writeDurably } from '../store/durable-file.ts';
import type { SecondCopy, Signing } from '../ledger/proof/checkpoints.ts';

const manifestSchema = z.strictObject({
  format: z.literal(1),
  home_id: z.uuid(),
  created_at: z.iso.datetime(),
  backed_up_at: z.iso.datetime(),
  producer_version: z.string(),
  /** Keys whose signatures were trusted where the backup was made. */
  verifier_keys: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;

const NAME = 'backup.json';

/** Written last: a folder without it is not a backup. */
export async function writeManifest(
  folder: string,
  of: {
    readonly home: { readonly homeId: string; readonly createdAt: string };
    readonly signing: Signing;
    readonly producerVersion: string;
    readonly nowMs: number;
  },
  ids: Ids,
): Promise<void> {
  const manifest: Manifest = {
    format: 1,
    home_id: of.home.homeId,
    created_at: of.home.createdAt,
    backed_up_at: toTimestamp(of.nowMs),
    producer_version: of.producerVersion,
    verifier_keys: of.signing.verifiers.map(formatVerifierKey),
  };
  await writeDurably(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { ids });
}

export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, NAME);
  if (!existsSync(path)) throw refuse('backup_missing', `There is no backup in ${folder}`, { path });
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
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
