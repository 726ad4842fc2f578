// Small changes to a text that remember what was inserted, so that exactly that can be removed while the text is
// otherwise unchanged. Pure.

/** Half-open, in the text as it is now. */
export type Range = readonly [from: number, to: number];

export interface Edited {
  readonly text: string;
  readonly inserted: readonly Range[];
  /** Insertions can be removed to the byte only if nothing was deleted. */
  readonly isPure: boolean;
}

export const untouched = (text: string): Edited => ({ text, inserted: [], isPure: true });

export function insertAt({ text, inserted, isPure }: Edited, at: number, added: string): Edited {
  const shifted: Range[] = [];
  let isInside = false;
  for (const [from, to] of inserted) {
    if (at <= from) shifted.push([from + added.length, to + added.length]);
    else if (at >= to) shifted.push([from, to]);
    else {
      isInside = true;
      shifted.push([from, to + added.length]);
    }
  }
  if (!isInside) shifted.push([at, at + added.length]);
  const ranges = shifted.toSorted(([a], [b]) => a - b);
  return { text: text.slice(0, at) + added + text.slice(at), inserted: ranges, isPure };
}

export function removeRange({ text }: Edited, from: number, to: number): Edited {
  return { text: text.slice(0, from) + text.slice(to), inserted: [], isPure: false };
}

export function withoutInserted(text: string, inserted: readonly Range[]): string {
  let rest = '';
  let at = 0;
  for (const [from, to] of inserted) {
    rest += text.slice(at, from);
    at = to;
  }
  return rest + text.slice(at);
}
