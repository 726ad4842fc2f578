// The bytes of a transcript: of a plain file, of a compressed one as it is without compression, or of a text in memory. What is no
// regular file is refused before a byte is read.
import { closeSync, createReadStream, read as readCallback, realpathSync } from 'node:fs';
import { promisify } from 'node:util';
import { createZstdDecompress } from 'node:zlib';
import { irregularFile, openRegularFile, type RegularFile } from '../../base/regular-file.ts';
import { toFailure } from '../../base/system-errors.ts';

const readFd = promisify(readCallback);

export interface ByteSource {
  /** Device and inode. */
  readonly identity: string;
  /** Reads on where it stopped; 0 at the end. */
  read(into: Uint8Array, from: number): Promise<number>;
  /** Goes on at this byte; absent where everything before it must be read first. */
  readonly seek?: (offset: number) => void;
  close(): void;
}

const ENDINGS = ['.jsonl', '.json', '.jsonl.zst'];

/** A file by its real name. A database is never opened here: a process that closes it drops its own locks on it. */
export function openTranscriptFile(path: string): RegularFile {
  const real = realPath(path);
  if (!ENDINGS.some((ending) => real.endsWith(ending))) throw irregularFile(path, 'is not named like a transcript');
  const file = openRegularFile(real);
  if (!file) throw irregularFile(path, 'is not there');
  if (file.stats.nlink > 1) {
    closeSync(file.fd);
    throw irregularFile(path, 'has a second name');
  }
  return file;
}

export function openByteSource(path: string): ByteSource {
  const file = openTranscriptFile(path);
  return path.endsWith('.zst') ? decompressed(file) : plain(file);
}

export function identityOf({ stats }: RegularFile): string {
  return `${stats.dev}:${stats.ino}`;
}

/** The number of a device may be another one after the machine started again. */
export function inodeOf(identity: string): string {
  return identity.slice(identity.indexOf(':') + 1);
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    throw toFailure(error, 'realpath', path);
  }
}

function plain(file: RegularFile): ByteSource {
  let position = 0;
  return {
    identity: identityOf(file),
    async read(into, from) {
      const { bytesRead } = await readFd(file.fd, into, from, into.length - from, position);
      position += bytesRead;
      return bytesRead;
    },
    seek(offset) {
      position = offset;
    },
    close: () => closeSync(file.fd),
  };
}

function decompressed(file: RegularFile): ByteSource {
  // The stream closes the file, once.
  const compressed = createReadStream('', { fd: file.fd, start: 0 });
  const stream = compressed.pipe(createZstdDecompress());
  compressed.on('error', (error) => stream.destroy(error));
  const chunks = stream[Symbol.asyncIterator]();
  let left: Uint8Array = new Uint8Array(0);
  return {
    identity: identityOf(file),
    async read(into, from) {
      if (left.length === 0) {
        const next = await nextOf(chunks);
        if (!next) return 0;
        left = next;
      }
      const taken = left.subarray(0, into.length - from);
      into.set(taken, from);
      left = left.subarray(taken.length);
      return taken.length;
    },
    close() {
      compressed.destroy();
      stream.destroy();
    },
  };
}

/** A compressed file that breaks off, as while it is written, ends there. */
async function nextOf(chunks: AsyncIterator<unknown>): Promise<Uint8Array | undefined> {
  try {
    const next = await chunks.next();
    const value: unknown = next.value;
    return value instanceof Uint8Array ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A text that stands for a file, because the file itself has no lines. */
export function textSource(identity: string, text: string): ByteSource {
  const bytes = Buffer.from(text);
  let position = 0;
  return {
    identity,
    async read(into, from) {
      const taken = bytes.subarray(position, position + into.length - from);
      into.set(taken, from);
      position += taken.length;
      return taken.length;
    },
    seek(offset) {
      position = offset;
    },
    close() {},
  };
}
