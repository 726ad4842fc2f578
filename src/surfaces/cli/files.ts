// Files that a command was given by name: read whole, or created where no file exists.
import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { refuse } from './contract.ts';

/** The size limit of an export. An endless device or pipe must not fill the memory. */
const MOST_BYTES = 64 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;

export function readText(file: string): string {
  let read: Buffer | undefined;
  try {
    read = readAtMost(file, MOST_BYTES);
  } catch (error) {
    throw refuse('file_unreadable', `${file} cannot be read`, { path: file }, error);
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
function readAtMost(file: string, most: number): Buffer | undefined {
  const opened = openSync(file, 'r');
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
