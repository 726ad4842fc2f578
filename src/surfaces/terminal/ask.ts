// A question to the person at the terminal. Nothing but a plain yes counts as one.
import { createInterface } from 'node:readline';

export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** No also if the input ends, or the person presses Ctrl-C. */
export function askYesOrNo(question: string, terminal?: Terminal): Promise<boolean> {
  const lines = createInterface(terminal ?? { input: process.stdin, output: process.stderr });
  return new Promise<boolean>((resolve) => {
    lines.once('close', () => resolve(false));
    lines.question(`${question} [y/N] `, (answer) => {
      resolve(/^\s*y(?:es)?\s*$/i.test(answer));
      lines.close();
    });
  });
}
