// The hot commands: `next` and `status`, read from one snapshot without opening the home. They give the same answers as
// the operations; if that is not certain, they give none and the whole program answers.
import type { Config } from '../../config.ts';
import type { CurrentDatabase } from '../../home/hot-home.ts';
import { hotNextStep, hotStatus } from './hot-answers.ts';
import { hotCommandOf, type HotCommand } from './hot-command.ts';
import { renderNextStep } from './renderers/next-step.ts';
import { renderStatus } from './renderers/status.ts';
import { lineText, type Line } from '../terminal/text.ts';

export interface HotOptions {
  readonly config: Config;
  readonly databases: readonly CurrentDatabase[];
  readonly version: string;
}

/** The text of the answer; undefined if the whole program has to answer. */
export async function hotAnswer(argv: readonly string[], options: HotOptions): Promise<string | undefined> {
  const asked = hotCommandOf(argv);
  if (!asked) return undefined;
  try {
    const answer = await answerTo(asked, options);
    if (!answer) return undefined;
    if (asked.json) return `${JSON.stringify(answer.value)}\n`;
    return `${answer
      .lines()
      .map((line) => lineText(line, options.config.color))
      .join('\n')}\n`;
  } catch {
    return undefined;
  }
}

const PLAIN_NAME = /^[\x21-\x7e]{1,200}$/;

interface Answer {
  readonly value: unknown;
  readonly lines: () => readonly Line[];
}

async function answerTo(asked: HotCommand, options: HotOptions): Promise<Answer | undefined> {
  const owner = asked.owner ?? options.config.owner;
  // Any other owner name is left to the operation to check.
  if (owner !== undefined && !PLAIN_NAME.test(owner)) return undefined;
  const where = { ...options, ...(asked.home === undefined ? {} : { folder: asked.home }) };
  if (asked.command === 'next') {
    const step = await hotNextStep(where, asked);
    return step && { value: step, lines: () => renderNextStep(step) };
  }
  const status = await hotStatus(where, asked);
  // A project that was named and does not exist is refused.
  if (!status || (status.work === null && asked.project !== undefined)) return undefined;
  return { value: status, lines: () => renderStatus(status) };
}
