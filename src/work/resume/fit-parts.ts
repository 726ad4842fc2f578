// Fits the parts of a text for an agent into a number of tokens. Each part gets its share; if there is no room for all of
// them, the lightest are left out first; what is left goes to the heaviest that were cut. A part is never shown without
// all heavier ones.
import { cut, plain } from '../../base/quoted.ts';
import { fittingLength, tokenBound } from '../../base/token-bound.ts';

export interface Part<Facts> {
  readonly name: string;
  /** No two parts weigh the same. */
  readonly weight: number;
  /** The tokens that it may take while others need room too. */
  readonly share: number;
  /** Undefined where there is nothing to say. */
  readonly says: (facts: Facts) => Words | undefined;
}

/** What a part says, in as many tokens as it may take; undefined where it does not fit. */
export type Words = (tokens: number) => Line | undefined;

export interface Line {
  readonly text: string;
  readonly tokens: number;
  /** More room would change nothing. */
  readonly isWhole: boolean;
}

export interface Fitted {
  /** In the order of the parts, which is the order to read them in. */
  readonly lines: readonly { readonly name: string; readonly text: string }[];
  /** More room would change nothing. */
  readonly isWhole: boolean;
}

/** What the parts say is counted once, for however many rooms they are fitted into. */
export function fitParts<Facts>(parts: readonly Part<Facts>[], facts: Facts): (room: number) => Fitted {
  const spoken = parts.flatMap(({ name, weight, share, says }) => {
    const words = says(facts);
    return words ? [{ name, weight, words, short: words(share) }] : [];
  });
  return (room) => fitInto(spoken, room);
}

interface Spoken extends Pick<Part<never>, 'name' | 'weight'> {
  readonly words: Words;
  /** Within its share. */
  readonly short: Line | undefined;
}

function fitInto(spoken: readonly Spoken[], room: number): Fitted {
  const told = spoken.map((part) => ({ ...part, line: part.short }));
  const heaviestFirst = told.toSorted((a, b) => b.weight - a.weight);
  let left = told.reduce((sum, { line }) => sum - costOf(line), room);
  for (let last = heaviestFirst.length - 1; last >= 0 && left < 0; last -= 1) {
    const part = heaviestFirst[last];
    if (!part) continue;
    left += costOf(part.line);
    part.line = undefined;
  }
  for (const part of heaviestFirst) {
    if (part.line?.isWhole) continue;
    const fuller = part.words(left + costOf(part.line) - 1);
    if (!fuller && !part.line) break;
    if (!fuller) continue;
    left += costOf(part.line) - costOf(fuller);
    part.line = fuller;
  }
  return {
    lines: told.flatMap(({ name, line }) => (line ? [{ name, text: line.text }] : [])),
    isWhole: told.every(({ line }) => line?.isWhole === true),
  };
}

/** A line break is a token of its own, so lines can be counted separately. */
function costOf(line: Line | undefined): number {
  return line === undefined ? 0 : line.tokens + 1;
}

// ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Our own words, whole or not at all. */
export function sentence(text: string): Words {
  const tokens = tokenBound(text);
  return (most) => (tokens <= most ? { text, tokens, isWhole: true } : undefined);
}

/** No part lists more of them. */
const MOST_ITEMS = 8;

/** As many of them as fit, and how many more there are. */
export function list(label: string, all: readonly string[], unnamed = 0): Words | undefined {
  const items = all.slice(0, MOST_ITEMS);
  if (items.length === 0) return undefined;
  // A cost of its own for each: between them the bound can be added up.
  const parts = items.map((item, at) => (at === 0 ? `${label} ${item}` : `; ${item}`));
  const costs = parts.map(tokenBound);
  return (most) => {
    for (let count = items.length; count > 0; count -= 1) {
      const rest = more(all.length - count + unnamed);
      const tokens = costs.slice(0, count).reduce((sum, cost) => sum + cost, tokenBound(rest));
      if (tokens <= most) {
        return { text: parts.slice(0, count).join('') + rest, tokens, isWhole: count === items.length };
      }
    }
    return undefined;
  };
}

function more(count: number): string {
  return count > 0 ? ` and ${count} more` : '';
}

/** A shorter text would no longer be meaningful. */
const SHORTEST = 12;
/** No block has room for more of one text. */
const LONGEST = 2_500;

/** Recorded texts, quoted: as many as fit, or the beginning of the first. */
export function quotes(label: string, all: readonly string[], unnamed = 0): Words | undefined {
  const texts = all.map((text) => plain(cut(text.slice(0, LONGEST + 1), LONGEST)));
  const [first] = texts;
  const whole = list(
    label,
    texts.map((text) => `"${text}"`),
    unnamed,
  );
  if (first === undefined || !whole) return undefined;
  const [before, after] = [`${label} "`, `…"${more(all.length - 1 + unnamed)}`];
  const around = tokenBound(before) + tokenBound(after);
  return (most) => {
    const uncut = whole(most);
    if (uncut) return uncut;
    const beginning = first.slice(0, fittingLength(first, most - around));
    if (beginning.length < Math.min(SHORTEST, first.length)) return undefined;
    return { text: before + beginning + after, tokens: tokenBound(beginning) + around, isWhole: false };
  };
}
