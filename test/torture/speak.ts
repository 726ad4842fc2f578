// The victim's side: its argument, what it says, and the end of its input as the word to finish.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { Bug, Failure, Refusal } from '../../src/base/errors.ts';
import type { Said } from './victim.ts';

export function argument(): unknown {
  return JSON.parse(process.argv[2] ?? '{}');
}

/** At once: what was said is heard even when the next thing is death. */
export function say(said: Said): void {
  writeSync(1, `${JSON.stringify(said)}\n`);
}

/** Runs a victim's work. `isFinishing` turns true when it is told to finish. */
export async function live(work: (word: { readonly isFinishing: boolean }) => Promise<void>): Promise<void> {
  const word = { isFinishing: false };
  process.stdin.on('end', () => (word.isFinishing = true)).resume();
  // Whoever is killed would never write what makes the next one start faster.
  flushCompileCache();
  try {
    await work(word);
  } catch (error) {
    say({ what: 'failed', error: describe(error) });
    process.exit(3);
  }
  process.exit(0);
}

export function describe(error: unknown): Record<string, unknown> {
  const isTyped = error instanceof Failure || error instanceof Refusal || error instanceof Bug;
  if (isTyped) return { ...error.toJSON(), stack: error.stack };
  return { kind: 'untyped', message: String(error), ...(error instanceof Error ? { stack: error.stack } : {}) };
}
