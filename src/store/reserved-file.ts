// A small file of a fixed size that is written in place, so that it can be written when the disk is full: its blocks are
// there already. For the few words that must be said even then.
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Ids } from '../base/ids.ts';
import { PLAINLY, readRegularText } from '../base/regular-file.ts';
import { toFailure } from '../base/system-errors.ts';
import { makePrivateFolder, writeDurably } from './durable-file.ts';

/** What it holds. */
export const RESERVED_BYTES = 4_096;

export interface ReservedFile {
  /** Makes it, empty, where it is missing. */
  reserve(): Promise<void>;
  /** Whether it was made. */
  exists(): boolean;
  /** What was written last; '' for a file that is new or missing. */
  read(): string;
  /** Durable when it resolves. */
  write(text: string): Promise<void>;
}

export function createReservedFile(path: string, { ids }: { readonly ids: Ids }): ReservedFile {
  const padded = (text: string) => {
    const bytes = Buffer.alloc(RESERVED_BYTES, ' ');
    bytes.write(text);
    return bytes;
  };
  const reserve = async () => {
    if (readRegularText(path, RESERVED_BYTES) !== undefined) return;
    await makePrivateFolder(dirname(path));
    await writeDurably(path, padded(''), { ids });
  };
  return {
    reserve,
    exists: () => readRegularText(path, RESERVED_BYTES) !== undefined,
    read: () => readRegularText(path, RESERVED_BYTES)?.trim() ?? '',
    async write(text) {
      if (Buffer.byteLength(text) > RESERVED_BYTES) throw new Error(`${path} holds at most ${RESERVED_BYTES} bytes`);
      await reserve();
      try {
        const file = await open(path, constants.O_WRONLY | PLAINLY);
        try {
          await file.write(padded(text), 0, RESERVED_BYTES, 0);
          await file.sync();
        } finally {
          await file.close();
        }
      } catch (error) {
        throw toFailure(error, 'write', path);
      }
    },
  };
}
