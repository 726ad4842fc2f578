// Writes an answer to stdout at once, without Node's stream, which takes milliseconds to set up.
import { writeSync } from 'node:fs';

/**
 * `whole`: all of it is written. `later`: the stream goes on with it. `unread`: the reader closed the pipe. `cut`: a part of it was written.
 * `nothing`: nothing could be.
 */
export type Writing = 'whole' | 'later' | 'unread' | 'cut' | 'nothing';

export function writeAnswer(text: string): Writing {
  let rest = Buffer.from(text);
  const whole = rest.length;
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));
    return 'whole';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EPIPE') return 'unread';
    if (code !== 'EAGAIN') return rest.length < whole ? 'cut' : 'nothing';
    // A full non-blocking pipe: the stream waits for it.
    process.stdout.write(rest);
    return 'later';
  }
}
