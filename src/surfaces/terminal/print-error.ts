// How the CLI prints an error. Its message and details may repeat what the user gave, so that secrets are left out of them.
import { Bug, Failure, Refusal } from '../../base/errors.ts';
import { redactDetails, redactText } from '../../base/redact.ts';
import { typedError } from '../../base/system-errors.ts';
import type { Output } from './output.ts';
import { inOneLine, printable } from './text.ts';

/** Prints an error and returns the exit code it stands for. */
export function printError(output: Output, thrown: unknown): number {
  const error = typedError(thrown);
  if (error instanceof Refusal || error instanceof Failure) {
    if (output.json) printJson(output, error);
    else printText(output, `${error.message}\n${error.row.hint} (${error.code})\n`);
    return error.row.exit;
  }
  const bug =
    error instanceof Bug ? error : new Bug(error instanceof Error ? error.message : String(error), { cause: error });
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  if (output.json) printJson(output, bug);
  else printText(output, `${bug.message}\n${bug.toJSON().hint}\n${stack}\n`);
  return 70;
}

function printJson(output: Output, error: Refusal | Failure | Bug): void {
  const told = error.toJSON();
  output.stdout(`${JSON.stringify(redactDetails(told.code, told))}\n`);
}

function printText(output: Output, text: string): void {
  output.stderr(printable(redactText(text).text));
}

const MOST_REPORTED = 500;

/** An error as one line of stderr. A client may have chosen the words, so they stay on that line and are cut. */
export function reportLine(error: unknown): string {
  const text = inOneLine(redactText(error instanceof Error ? error.message : String(error)).text);
  return `${text.length > MOST_REPORTED ? `${text.slice(0, MOST_REPORTED)}…` : text}\n`;
}
