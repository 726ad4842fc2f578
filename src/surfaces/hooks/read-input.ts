// Reads the event from stdin as it arrives: an agent that does not close its end is answered as soon as the JSON is
// complete, and input larger than any event is read to its end without being kept.
import { read } from 'node:fs';

const CHUNK = 64 * 1024;
/** Some events contain the last message of an agent. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_DRAINED = 64 * 1024 * 1024;

export async function readInput(descriptor = 0): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for (;;) {
    const chunk = await readChunk(descriptor);
    if (chunk.length === 0) break;
    size += chunk.length;
    if (size > MOST_DRAINED) break;
    if (size > MOST_BYTES) {
      chunks.length = 0;
      continue;
    }
    chunks.push(chunk);
    // A brace at the end of a chunk is usually the last one.
    if (chunk.length < CHUNK && chunk.toString('latin1').trimEnd().endsWith('}')) {
      const value = parse(chunks);
      if (value !== undefined) return value;
    }
  }
  if (size > MOST_BYTES) throw new Error(`${size} bytes are too many for an event`);
  const value = parse(chunks);
  if (value === undefined) throw new Error(`${size} bytes on stdin are not JSON`);
  return value;
}

function parse(chunks: readonly Buffer[]): unknown {
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

function readChunk(descriptor: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(CHUNK);
  return new Promise((resolve, reject) => {
    read(descriptor, buffer, 0, CHUNK, null, (error, bytes) => {
      if (!error) resolve(buffer.subarray(0, bytes));
      else if (error.code === 'EOF') resolve(buffer.subarray(0, 0));
      else reject(error);
    });
  });
}
