// The newest part of a file that an agent goes on writing to. For hooks: bounded, and no pipe or device is waited for.
import { closeSync, readSync } from 'node:fs';
import { openRegularFile } from '../../../base/regular-file.ts';

export interface FileEnd {
  readonly text: string;
  /** It is the whole file. */
  readonly isWhole: boolean;
}

/** Undefined if there is no such file. */
export function endOfFile(path: string, mostBytes: number): FileEnd | undefined {
  const file = openRegularFile(path, { followsLinks: true });
  if (!file) return undefined;
  try {
    const { size } = file.stats;
    const buffer = Buffer.alloc(Math.min(size, mostBytes));
    const bytes = readSync(file.fd, buffer, 0, buffer.length, size - buffer.length);
    return { text: buffer.toString('utf8', 0, bytes), isWhole: size <= mostBytes };
  } finally {
    closeSync(file.fd);
  }
}
