// The line of an output that says what went wrong.

export interface ErrorLine {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** An assertion, or what a compiler or a linter says of the code at hand: each change has such errors on its way, and they teach nothing. */
  readonly isOrdinary: boolean;
}

const MOST_OUTPUT = 20_000;
const MOST_LINE = 400;

const NAMED =
  /\b[A-Z][A-Za-z.]*(?:Error|Exception|Failure|Refused)\b|\bE[A-Z]{4,}\b|\bpanicked at\b|\bERR_[A-Z_]+|\b(?:refused|denied|not found|no such|cannot|can't|unable to|undefined|unknown|out of memory|already exists|already in use|does ?n[o']t exist|is not a function|timed out|missing|invalid|mismatch|unexpected|unresolved|failed to|fatal)\b/i;
const VAGUE = /\b(?:error|fail(?:ed|ure)?|fatal|exception)\b/i;
const ORDINARY =
  /AssertionError|assert(?:ion)?\b.*(?:fail|==)|\bassert |\bexpected\b.*\b(?:to|got|but|actual|received)\b|\bgot\b.*\bwant\b|^\s*(?:not ok|---? FAIL|FAIL(?:ED)?\b|✗|×|●)|\berror TS\d+|^\s*error\[E\d+\]|^\s*(?:error|warning): (?:this|unused|mismatched|expected|cannot (?:borrow|find|move))|\bDiff in\b|\bsyntax ?error\b|\d+:\d+\s+(?:error|warning)\b|: error: |Failure\/Error: expect/i;

export function errorIn(output: string): ErrorLine | undefined {
  const text = output.slice(0, MOST_OUTPUT);
  let best: (ErrorLine & { readonly rank: number }) | undefined;
  let last: ErrorLine | undefined;
  let hasOrdinary = false;
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at);
    const lineEnd = newline === -1 ? text.length : newline;
    const line = text.slice(at, Math.min(lineEnd, at + MOST_LINE));
    const bare = line.trim();
    if (bare.length >= 4) {
      const start = at + line.indexOf(bare);
      const isOrdinary = ORDINARY.test(bare);
      hasOrdinary ||= isOrdinary;
      const found = { start, end: start + bare.length, text: bare, isOrdinary };
      last = found;
      const rank = rankOf(bare, isOrdinary);
      if (rank > (best?.rank ?? 0)) best = { ...found, rank };
    }
    at = lineEnd + 1;
  }
  if (best) return best;
  return last && { ...last, isOrdinary: hasOrdinary || last.isOrdinary };
}

function rankOf(line: string, isOrdinary: boolean): number {
  if (isOrdinary) return 1;
  if (NAMED.test(line)) return /Error:|Exception:|panicked at|\bE[A-Z]{4,}\b/.test(line) ? 4 : 3;
  return VAGUE.test(line) ? 2 : 0;
}

/** The same error the next time: without places, times and numbers that change. */
export function sameError(line: string): string {
  return line
    .replace(/^(?:E\s{2,}|error:|Error:|npm ERR!|\S+ \||thread '[^']*' (?=panicked))\s*/, '')
    .replaceAll(/\b0x[0-9a-f]+\b/gi, '0x…')
    .replaceAll(/\bat \S+:\d+(?::\d+)?:?\s*/g, '')
    .replaceAll(/\b\d+(?:\.\d+)?(?:ms|s|MB|GB|GiB|MiB)\b/g, '…')
    .replaceAll(/(?<=[\w.])\(\d+,\d+\)|:\d+:\d+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
}
