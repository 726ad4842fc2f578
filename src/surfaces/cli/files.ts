// Files that a command was given by name: read whole, or created where no file exists.
import { closeSync, readSync, writeFileSync } from 'node:fs';
import { Refusal } from '../../base/errors.ts';
import { openRegularFile } from '../../base/regular-file.ts';
import { refuse } from './contract.ts';

/** The size limit of an export. An endless device or pipe must not fill the memory. */
const MOST_BYTES = 64 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;

/** A pipe or a device is refused: it may keep a command waiting for ever. What a program writes comes by stdin. */
export function readText(file: string): string {
  const unreadable = (why: string, cause?: unknown) =>
    refuse('file_unreadable', `${file} ${why}`, { path: file }, cause);
  let read: Buffer | undefined;
  try {
    const opened = openRegularFile(file, { followsLinks: true });
    if (!opened) throw unreadable('does not exist');
    read = readAtMost(opened.fd, MOST_BYTES);
  } catch (error) {
    if (!(error instanceof Refusal)) throw unreadable('cannot be read', error);
    throw error.code === 'irregular_file' ? unreadable('is not a regular file', error) : error;
  }
  if (!read) throw tooLarge(file);
  return read.toString('utf8');
}

/** Reads a stream to its end. */
export async function readStream(stream: AsyncIterable<Buffer>, name: string): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw tooLarge(name);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Undefined if there is more than that. */
function readAtMost(opened: number, most: number): Buffer | undefined {
  try {
    const chunks: Buffer[] = [];
    for (let bytes = 0; bytes <= most;) {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      const length = readSync(opened, chunk);
      if (length === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, length));
      bytes += length;
    }
    return undefined;
  } finally {
    closeSync(opened);
  }
}

function tooLarge(name: string) {
  return refuse('file_too_large', `${name} has more than ${MOST_BYTES} bytes`, { path: name, max_bytes: MOST_BYTES });
}

/** Undefined if it is not JSON. */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Never overwrites an existing file. */
export function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw refuse('file_not_writable', `${file} cannot be made`, { path: file }, error);
  }
}
