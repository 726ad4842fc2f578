// What the CLI prints: text for people, with nothing in it that a terminal would obey, or pure JSON on stdout.
import { Bug, Failure, Refusal } from '../../base/errors.ts';

export interface Output {
  readonly json: boolean;
  readonly color: boolean;
  stdout(text: string): void;
  stderr(text: string): void;
}

/** Whoever reads may have heard enough, as `head` does: the command ends as it would have, only unheard. */
export function outliveReader(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.exitCode = 6;
    if (stream === process.stdout) process.stderr.write(`The output cannot be written: ${error.message}\n`);
  });
}

/** Control and bidirectional characters could move the cursor, write the clipboard or disguise text. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, (char) =>
    char === '\n' ? '\n' : '\ufffd',
  );
}

/** One result: as JSON, or as lines. */
export function print(output: Output, value: unknown, lines: readonly string[]): void {
  if (output.json) output.stdout(`${JSON.stringify(value)}\n`);
  else output.stdout(`${lines.map(printable).join('\n')}\n`);
}

export function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  return rows.map((row) =>
    row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0))).join('  '),
  );
}

/** Prints an error and returns the exit code it stands for. */
export function printError(output: Output, error: unknown): number {
  if (error instanceof Refusal || error instanceof Failure) {
    if (output.json) output.stdout(`${JSON.stringify(error.toJSON())}\n`);
    else output.stderr(printable(`${error.message}\n${error.row.hint} (${error.code})\n`));
    return error.row.exit;
  }
  const bug =
    error instanceof Bug ? error : new Bug(error instanceof Error ? error.message : String(error), { cause: error });
  if (output.json) output.stdout(`${JSON.stringify(bug.toJSON())}\n`);
  else
    output.stderr(
      printable(`${bug.message}\n${bug.toJSON().hint}\n${error instanceof Error ? (error.stack ?? '') : ''}\n`),
    );
  return 70;
}
