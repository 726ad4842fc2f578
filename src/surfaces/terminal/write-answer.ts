// Writes an answer to stdout at once, without Node's stream, which takes milliseconds to set up.
import { writeSync } from 'node:fs';

/**
 * False if nothing could be written. A reader that closed the pipe counts as success. The rest may be written later.
 */
export function writeAnswer(text: string, onLater?: () => void): boolean {
  let rest = Buffer.from(text);
  const whole = rest.length;
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EPIPE') return true;
    if (code !== 'EAGAIN') return rest.length < whole;
    // A full non-blocking pipe: the stream waits for it.
    process.stdout.write(rest);
    onLater?.();
    return true;
  }
}
