// An error that nobody caught ends the process, as it does anyway. Node would print it whole, with the secrets that it may hold.
import { writeSync } from 'node:fs';
import { printError } from './print-error.ts';

export function tellUncaught(): void {
  process.once('uncaughtException', (error) => {
    const output = { json: false, color: false, isWatched: false, stdout: () => {}, stderr };
    process.exit(printError(output, error));
  });
}

/** At once: the process ends behind it. */
function stderr(text: string): void {
  try {
    writeSync(2, text);
  } catch {
    // Nobody reads it.
  }
}
