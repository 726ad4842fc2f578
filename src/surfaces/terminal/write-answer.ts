// An answer that goes to stdout at once, without the stream: that one takes milliseconds to set up.
import { writeSync } from 'node:fs';

/** False when nothing could be written. A reader that has left has heard enough. Some of it may be written later. */
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
    // A pipe that is full and does not wait: the stream does.
    process.stdout.write(rest);
    onLater?.();
    return true;
  }
}
