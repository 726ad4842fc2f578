// The lines of a text with their places, and places in it that are replaced.

export interface Line {
  readonly start: number;
  /** Before its line break. */
  readonly end: number;
  /** Its beginning, as far as any rule looks. */
  readonly head: string;
}

export const HEAD_LENGTH = 240;

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start <= text.length) {
    const at = text.indexOf('\n', start);
    const next = at === -1 ? text.length : at;
    const end = next > start && text.charCodeAt(next - 1) === 0x0d ? next - 1 : next;
    lines.push({ start, end, head: text.slice(start, Math.min(end, start + HEAD_LENGTH)) });
    start = next + 1;
  }
  return lines;
}

/** The lines of a text, made when the first rule asks for them: most texts give no rule a reason to. */
export function lazyLines(text: string): () => readonly Line[] {
  let lines: readonly Line[] | undefined;
  return () => (lines ??= linesOf(text));
}

/** What stands in the place of a part of a text. */
export interface Cut {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly mark: string;
}

/** In order; of those that overlap the one that begins first, and of these the longest. */
export function apart(cuts: readonly Cut[]): Cut[] {
  const kept: Cut[] = [];
  for (const cut of cuts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (cut.start >= (kept.at(-1)?.end ?? 0)) kept.push(cut);
  }
  return kept;
}

export function withCuts(text: string, cuts: readonly Cut[]): string {
  let output = '';
  let copied = 0;
  for (const { start, end, mark } of cuts) {
    output += text.slice(copied, start) + mark;
    copied = end;
  }
  return output + text.slice(copied);
}

/** Runs of lines that `belongs` accepts: first and last line of each, without what hangs over at the end. */
export function runsOf(
  lines: readonly Line[],
  belongs: (line: Line) => 'yes' | 'between' | 'no',
): { readonly first: number; readonly last: number; readonly count: number }[] {
  const runs: { first: number; last: number; count: number }[] = [];
  let run: { first: number; last: number; count: number } | undefined;
  for (const [index, line] of lines.entries()) {
    const is = belongs(line);
    if (is === 'yes') {
      run ??= { first: index, last: index, count: 0 };
      run.last = index;
      run.count += 1;
    } else if (is === 'no' && run) {
      runs.push(run);
      run = undefined;
    }
  }
  if (run) runs.push(run);
  return runs;
}
