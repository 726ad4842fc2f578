// How the demo speaks: chapters, sentences, and commands with what they really answered. Colours and pauses are for
// people who watch; without a terminal, or with --fast, there are none.
import { setTimeout as sleep } from 'node:timers/promises';

export interface StageOptions {
  readonly fast: boolean;
  readonly color: boolean;
  readonly write: (text: string) => void;
}

export interface Stage {
  chapter(title: string): Promise<void>;
  /** A paragraph. What comes next waits until it can have been read; commands run meanwhile. */
  says(text: string): Promise<void>;
  /** What was typed, and what came back. */
  shows(command: string, output: string, exitCode?: number): Promise<void>;
  /** A text with long lines, as somebody else reads it. */
  quotes(text: string): Promise<void>;
  line(text: string): void;
  gap(): void;
  pause(ms: number): Promise<void>;
}

const WIDTH = 90;
const READING_MS = 1_500;

export function createStage({ fast, color, write }: StageOptions): Stage {
  const painted = (code: number, text: string) => (color ? `\u001B[${code}m${text}\u001B[0m` : text);
  const pause = (ms: number) => (fast ? Promise.resolve() : sleep(ms));
  let chapters = 0;
  let read = Promise.resolve();
  return {
    pause,
    async chapter(title) {
      await read;
      chapters += 1;
      write(`\n${painted(1, `${chapters}. ${title}`)}\n`);
      read = pause(READING_MS / 2);
    },
    async says(text) {
      await read;
      write(`\n${wrapped(text)}\n`);
      read = pause(READING_MS);
    },
    async shows(command, output, exitCode = 0) {
      await read;
      write(`\n  ${painted(36, `$ ${command}`)}\n`);
      for (const row of output.trimEnd().split('\n')) write(row === '' ? '\n' : `  ${painted(2, row)}\n`);
      if (exitCode !== 0) write(`  ${painted(33, `(exit code ${exitCode})`)}\n`);
    },
    async quotes(text) {
      await read;
      write('\n');
      for (const line of text.split('\n')) {
        const [first = '', ...rest] = wrapped(line, WIDTH - 6).split('\n');
        write(`  ${painted(2, `│ ${first}`)}\n`);
        for (const more of rest) write(`  ${painted(2, `│   ${more}`)}\n`);
      }
      read = pause(2 * READING_MS);
    },
    line: (text) => write(`  ${text}\n`),
    gap: () => write('\n'),
  };
}

function wrapped(text: string, width = WIDTH): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}
