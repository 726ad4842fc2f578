// What a program wrote, as it may be shown and kept: line by line while it runs, and the end of it afterwards, without
// colours, control characters, characters that nobody sees, and secrets.
import { withoutInvisible } from '../../base/invisible-characters.ts';
import { redactText } from '../../base/redact.ts';

/** Sequences by which programs colour their output, move the cursor and set titles. */
// oxlint-disable-next-line no-control-regex -- These are what is looked for.
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\^_])/g;

/** One line that a program wrote over several times, as in a progress bar, is what it wrote last. */
export function plainOutput(text: string): string {
  const lines = text
    .toWellFormed()
    .replaceAll(ESCAPES, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.replace(/\r+$/, '').replace(/^.*\r/su, ''));
  return withoutInvisible(lines.join('\n').replaceAll(/[^\P{Cc}\t\n]|[\u2028\u2029]/gu, ''));
}

/** The end of an output, of at most so many characters, from the beginning of a line where it has one. */
export function outputTail(kept: string, most: number): string {
  const text = redactText(plainOutput(kept)).text.trim();
  if (text.length <= most) return text;
  const tail = text.slice(-most);
  const line = tail.indexOf('\n') + 1;
  return (line > 0 && line < most / 2 ? tail.slice(line) : tail).toWellFormed().trim();
}

/** A line longer than this is passed on in parts. */
const LONGEST_LINE = 8 * 1024;

/** Passes text on in whole lines, so that no secret and no sequence is cut in two. */
export function createLineFeed(onText: (text: string) => void): { write(text: string): void; end(): void } {
  let rest = '';
  const pass = (text: string) => {
    if (text !== '') onText(plainOutput(text));
  };
  return {
    write(text) {
      rest += text;
      const whole = rest.lastIndexOf('\n') + 1;
      if (whole === 0 && rest.length < LONGEST_LINE) return;
      const cut = whole > 0 ? whole : rest.length;
      pass(rest.slice(0, cut));
      rest = rest.slice(cut);
    },
    end() {
      pass(rest === '' ? '' : `${rest}\n`);
      rest = '';
    },
  };
}
