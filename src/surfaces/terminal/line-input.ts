// Lines that somebody types, one after the other: at a terminal with a prompt, its history and Ctrl-C as a key, else as they come from a
// pipe. None is lost that comes before the one before it was answered.
import { createInterface } from 'node:readline';

export interface LineInput {
  /** The next one; undefined at the end of the input. */
  next(prompt: string): Promise<string | undefined>;
  /** A line between, after which what is being typed stands as it was. */
  remark(text: string): void;
  close(): void;
}

export interface LineInputOptions {
  /** A person types, and sees the prompt. */
  readonly isTerminal: boolean;
  readonly onInterrupt: () => void;
  readonly input?: NodeJS.ReadableStream;
  readonly output?: NodeJS.WritableStream;
}

const MOST_HISTORY = 500;

export function openLineInput({
  isTerminal,
  onInterrupt,
  input = process.stdin,
  output = process.stdout,
}: LineInputOptions): LineInput {
  const lines = createInterface({
    input,
    ...(isTerminal ? { output, historySize: MOST_HISTORY, removeHistoryDuplicates: true } : {}),
    terminal: isTerminal,
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  const typed: string[] = [];
  let isEnded = false;
  let wake: (() => void) | undefined;
  const tell = () => {
    wake?.();
    wake = undefined;
  };
  lines.on('line', (line) => {
    typed.push(line);
    tell();
  });
  lines.once('close', () => {
    isEnded = true;
    tell();
  });
  // At a terminal Ctrl-C is a key, and no signal.
  lines.on('SIGINT', onInterrupt);
  return {
    async next(prompt) {
      if (isTerminal && typed.length === 0 && !isEnded) {
        lines.setPrompt(prompt);
        lines.prompt(true);
      }
      while (typed.length === 0 && !isEnded) await new Promise<void>((resolve) => (wake = resolve));
      return typed.shift();
    },
    remark(text) {
      output.write(`\n${text}\n`);
      lines.prompt(true);
    },
    close: () => lines.close(),
  };
}
