// What the CLI prints: text for people without terminal control sequences, or pure JSON on stdout.
import { lineText, type Line } from './text.ts';

export interface Output {
  readonly json: boolean;
  readonly color: boolean;
  /** The output is a terminal: progress may be shown, on stderr. */
  readonly isWatched: boolean;
  stdout(text: string): void;
  stderr(text: string): void;
}

/** A reader may stop reading, as `head` does: the command still ends normally. */
export function outliveReader(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.exitCode = 6;
    if (stream === process.stdout) process.stderr.write(`The output cannot be written: ${error.message}\n`);
  });
}

/** One result: as JSON, or as lines, which are computed only if they are printed. */
export function print(output: Output, value: unknown, lines: readonly Line[] | (() => readonly Line[])): void {
  if (output.json) output.stdout(`${JSON.stringify(value)}\n`);
  else {
    const shown = typeof lines === 'function' ? lines() : lines;
    output.stdout(`${shown.map((line) => lineText(line, output.color)).join('\n')}\n`);
  }
}
