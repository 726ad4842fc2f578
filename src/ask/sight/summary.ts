// What a tool saw, cut to what a reading may hold: few values, short texts on one line, and every name that has no value among the
// unknowns.
import { withoutAnyInvisible } from '../../base/invisible-characters.ts';

type Value = number | string | boolean;

/** A value that is undefined, or no finite number, cannot be seen: its name becomes an unknown. */
export interface Observed {
  readonly values: Readonly<Record<string, Value | undefined>>;
  readonly unknowns?: readonly string[];
}

export interface Summary {
  readonly values: Record<string, Value>;
  readonly unknowns: string[];
}

const MOST_VALUES = 24;
const MOST_CHARACTERS = 100;

export function summarise({ values, unknowns = [] }: Observed): Summary {
  const known: [string, Value][] = [];
  const unseen: string[] = [];
  for (const [name, value] of Object.entries(values).slice(0, MOST_VALUES)) {
    const shown = typeof value === 'string' ? plainText(value) : value;
    if (shown === undefined || shown === '' || Number.isNaN(shown) || shown === Infinity || shown === -Infinity) {
      unseen.push(name);
    } else known.push([name, shown]);
  }
  const names = new Set([...unseen, ...unknowns].map(plainText));
  return { values: Object.fromEntries(known), unknowns: [...names].slice(0, MOST_VALUES) };
}

/** Others may have written it: it stays on its line, says what it shows, and is short. */
function plainText(text: string): string {
  const start = withoutAnyInvisible(text.slice(0, 4 * MOST_CHARACTERS).toWellFormed());
  const line = start.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  // Not half of a character.
  return line.slice(0, MOST_CHARACTERS).replace(/[\ud800-\udbff]$/, '');
}
