// Evidence blobs: long runs of log lines, encoded or binary data, data on one endless line. What is kept is an excerpt, and of the rest its
// size and its hash.
import { sha256 } from '../../base/hash.ts';
import { HEAD_LENGTH, runsOf, type Cut, type Line } from './lines.ts';

export const EVIDENCE_KINDS = ['log', 'certificate', 'base64', 'hex', 'minified', 'binary'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export interface EvidenceCut extends Cut {
  readonly kind: EvidenceKind;
  readonly hash: string;
  readonly bytes: number;
}

function cutOf(text: string, kind: EvidenceKind, start: number, end: number, lines?: number): EvidenceCut {
  const cut = text.slice(start, end);
  const [hash, bytes] = [sha256(cut.toWellFormed()), Buffer.byteLength(cut)];
  const size = lines === undefined ? `${bytes} bytes` : `${lines} lines, ${bytes} bytes`;
  const gap = (sign: string | undefined) => (sign === undefined || /\s/.test(sign) ? '' : ' ');
  const mark = `${gap(text[start - 1])}[cut:${kind} ${size}, sha256:${hash}]${gap(text[end])}`;
  return { kind, start, end, mark, hash, bytes };
}

// ── Logs ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const LEVEL = '(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|CRITICAL|FATAL|PANIC|SEVERE)';
/** What a line of a log begins with. */
const LOG_LINE = new RegExp(
  [
    String.raw`^[[(<"']{0,2}[0-9]{4}[-/][0-9]{2}[-/][0-9]{2}[T _][0-9]{2}:[0-9]{2}:[0-9]{2}`,
    String.raw`^(?:<[0-9]{1,3}>)?${MONTH} [ 0-9][0-9] [0-9]{2}:[0-9]{2}:[0-9]{2} \S`,
    String.raw`^\[?(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?${MONTH} [ 0-9][0-9] [0-9]{2}:[0-9]{2}:[0-9]{2}`,
    String.raw`^[0-9a-fA-F.:]{3,45} \S{1,40} \S{1,40} \[[0-9]{2}/${MONTH}/[0-9]{4}`,
    String.raw`^[IWEF][0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]+`,
    String.raw`^\[ {0,8}[0-9]{1,8}\.[0-9]{6}\] `,
    String.raw`^\[?[0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.,][0-9]{1,9})?\]? {0,3}[[(]?(?:${LEVEL}|[a-z]+\[[0-9]+\])`,
    String.raw`^\[?${LEVEL}\]?[:\s] {0,8}\S`,
    String.raw`^\[(?:trace|debug|info|warn|warning|error|fatal)\] `,
    String.raw`^(?:time|ts|level)=\S+ `,
    String.raw`^\{"(?:level|time|timestamp|ts|@timestamp|severity|msg)":`,
    String.raw`^[a-z0-9][a-z0-9_.-]{1,40} {1,12}\| \S`,
    String.raw`^[0-9]{10}(?:\.[0-9]{3,6}|[0-9]{3}) \S`,
    String.raw`^\[[0-9]{4}-[0-9]{2}-[0-9]{2}T`,
  ].join('|'),
);
/** Most lines of other texts begin with a blank or a sign. */
const MAY_BEGIN_LOG = /^[[(<"'{0-9A-Za-z]/;
/** What follows such a line and belongs to it. */
const CONTINUED =
  /^(?:[ \t]{1,16}at \S|[ \t]{2,8}File "|Caused by: |[ \t]{1,16}\.\.\. [0-9]+ more|Traceback |[ \t]{4,40}\S|\tat )/;
const EMPTY = /^[ \t]{0,80}$/;
const FEWEST_LOG_LINES = 10;
const KEPT_FIRST = 3;
const KEPT_LAST = 2;

function findLogs(text: string, lines: readonly Line[]): EvidenceCut[] {
  if (lines.length < FEWEST_LOG_LINES) return [];
  let isInLog = false;
  const runs = runsOf(lines, ({ head }) => {
    if (MAY_BEGIN_LOG.test(head) && LOG_LINE.test(head)) {
      isInLog = true;
      return 'yes';
    }
    if (isInLog && CONTINUED.test(head)) return 'yes';
    if (EMPTY.test(head)) return 'between';
    isInLog = false;
    return 'no';
  });
  return runs.flatMap(({ first, last, count }) => {
    if (count < FEWEST_LOG_LINES) return [];
    const [from, to] = [lines[first + KEPT_FIRST], lines[last - KEPT_LAST]];
    if (!from || !to || to.end <= from.start) return [];
    return [cutOf(text, 'log', from.start, to.end, last - KEPT_LAST - first - KEPT_FIRST + 1)];
  });
}

// ── Encoded data ─────────────────────────────────────────────────────────────────────────────────────────────────

const FEWEST_ENCODED = 512;
const ENCODED_LINE = /^[ \t>"'+]{0,16}[A-Za-z0-9+/_-]{48,240}={0,2}["',\\n +]{0,6}$/;
const HEX_LINE = /^[ \t]{0,16}(?:[0-9a-f]{6,16}[: ]{1,3})?(?:[0-9a-f]{2,8} {1,2}){7,33}.{0,24}$/i;
const FEWEST_ENCODED_LINES = 8;
const SHORTEST_LINE = 20;
const KEPT_CHARACTERS = 48;

/** Drawn from the whole alphabet, as what was packed or encrypted is, and no long name or ruler. */
function isEncoded(run: string): boolean {
  const sample = run.slice(0, 2048);
  const distinct = new Set(sample);
  if (isHex(sample)) return distinct.size >= 8;
  if (distinct.size < 32 || !/[0-9]/.test(sample)) return false;
  return longestRepeat(sample) < sample.length / 4;
}

const isHex = (sample: string) => /^[0-9a-f]+$/i.test(sample);

function longestRepeat(sample: string): number {
  let [longest, same] = [1, 1];
  for (let at = 1; at < sample.length; at += 1) {
    same = sample[at] === sample[at - 1] ? same + 1 : 1;
    if (same > longest) longest = same;
  }
  return longest;
}

const IN_ENCODED = new Uint8Array(128);
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/_-=')
  IN_ENCODED[sign.charCodeAt(0)] = 1;

/** Each character of a line that is long enough is read once. */
function encodedRuns(text: string, lines: readonly Line[]): { readonly start: number; readonly end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (const line of lines) {
    if (line.end - line.start < FEWEST_ENCODED) continue;
    let start = line.start;
    for (let at = line.start; at <= line.end; at += 1) {
      if (at < line.end && IN_ENCODED[text.charCodeAt(at)] === 1) continue;
      if (at - start >= FEWEST_ENCODED) runs.push({ start, end: at });
      start = at + 1;
    }
  }
  return runs;
}

function findEncoded(text: string, lines: readonly Line[]): EvidenceCut[] {
  const cuts: EvidenceCut[] = [];
  for (const { start, end } of encodedRuns(text, lines)) {
    const run = text.slice(start, end);
    if (!isEncoded(run)) continue;
    const kind = isHex(run.slice(0, 2048)) ? 'hex' : 'base64';
    cuts.push(cutOf(text, kind, start + KEPT_CHARACTERS, end - KEPT_CHARACTERS / 2));
  }
  if (lines.length < FEWEST_ENCODED_LINES) return cuts;
  for (const [kind, pattern] of [
    ['base64', ENCODED_LINE],
    ['hex', HEX_LINE],
  ] as const) {
    for (const { first, last, count } of runsOf(lines, ({ head, end, start }) =>
      end - start <= HEAD_LENGTH && end - start >= SHORTEST_LINE && pattern.test(head) ? 'yes' : 'no',
    )) {
      if (count < FEWEST_ENCODED_LINES) continue;
      const body = lines.slice(first, last + 1);
      const all = body.map(({ head }) => head.replaceAll(/[^A-Za-z0-9+/]/g, '')).join('');
      if (kind === 'base64' && !isEncoded(all)) continue;
      const [from, to] = [body[1], body.at(-2)];
      if (from && to) cuts.push(cutOf(text, isHex(all.slice(0, 2048)) ? 'hex' : kind, from.start, to.end, count - 2));
    }
  }
  return cuts;
}

const CERTIFICATE = '-----BEGIN ';
const LABELS =
  /^(?:TRUSTED |X509 |NEW )?(?:CERTIFICATE|CERTIFICATE REQUEST|X509 CRL|PKCS7|CMS|PGP MESSAGE|PGP SIGNATURE|SSH SIGNATURE)-----/;

/** Also as one line, or as a text within JSON. */
function findCertificates(text: string): EvidenceCut[] {
  const cuts: EvidenceCut[] = [];
  let at = text.indexOf(CERTIFICATE);
  while (at !== -1) {
    const body = at + CERTIFICATE.length;
    const label = LABELS.exec(text.slice(body, body + 48))?.[0];
    const start = body + (label?.length ?? 0);
    const end = label === undefined ? -1 : text.indexOf('-----END ', start);
    const isBody = /^(?:\s|\\n|\\r){0,4}[A-Za-z0-9+/=]{16}/.test(text.slice(start, start + 32));
    if (end > start && isBody) cuts.push(cutOf(text, 'certificate', start, end));
    // None that begins later has an end either.
    if (label !== undefined && end === -1) return cuts;
    at = text.indexOf(CERTIFICATE, Math.max(start, end));
  }
  return cuts;
}

// ── Data that nobody reads ───────────────────────────────────────────────────────────────────────────────────────

const FEWEST_MINIFIED = 4096;
const KEPT_OF_LINE = 400;
/** Of a hundred characters of prose about sixteen are blanks, of code about ten. */
const FEWEST_BLANKS = 0.06;

function findMinified(text: string, lines: readonly Line[]): EvidenceCut[] {
  return lines.flatMap(({ start, end }) => {
    if (end - start < FEWEST_MINIFIED) return [];
    let blanks = 0;
    let beyond = 0;
    for (let at = start; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 0x20 || code === 0x09) blanks += 1;
      else if (code > 0x2ff) beyond += 1;
    }
    // Some scripts are written without blanks.
    if (blanks > (end - start) * FEWEST_BLANKS || beyond > (end - start) / 4) return [];
    return [
      cutOf(text, 'minified', atCharacter(text, start + KEPT_OF_LINE), atCharacter(text, end - KEPT_OF_LINE / 2)),
    ];
  });
}

/** Not within a pair of surrogates. */
function atCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at;
}

const BINARY_GAP = 8;
const FEWEST_BINARY = 32;
const ESCAPE = 0x1b;
const REPLACEMENT = 0xfffd;

/** What stands in no text: control characters but for line breaks, tabs and the colors of a terminal; and what could not be decoded. */
function isBinary(code: number): boolean {
  if (code >= 0x20) return code === REPLACEMENT || (code >= 0x7f && code <= 0x9f);
  return code < 0x09 || code === 0x0b || (code > 0x0d && code !== ESCAPE);
}

/** Where many of them stand near each other. */
function findBinary(text: string): EvidenceCut[] {
  const cuts: EvidenceCut[] = [];
  let [first, last, count] = [-1, -1, 0];
  const end = () => {
    if (count >= FEWEST_BINARY) cuts.push(cutOf(text, 'binary', first, last + 1));
  };
  for (let at = 0; at < text.length; at += 1) {
    if (!isBinary(text.charCodeAt(at))) continue;
    if (first === -1 || at - last > BINARY_GAP) {
      end();
      [first, count] = [at, 0];
    }
    last = at;
    count += 1;
  }
  end();
  return cuts;
}

/** Those of a text from which secrets were taken already, so that no hash is of a secret. */
export function findEvidence(text: string, lines: readonly Line[]): EvidenceCut[] {
  const cuts = [
    ...findCertificates(text),
    ...findLogs(text, lines),
    ...findEncoded(text, lines),
    ...findMinified(text, lines),
    ...findBinary(text),
  ];
  // The largest counts: a log may hold encoded data, and data on one line too.
  const kept: EvidenceCut[] = [];
  for (const cut of cuts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const before = kept.at(-1);
    if (before === undefined || cut.start >= before.end) kept.push(cut);
    else if (cut.end - cut.start > before.end - before.start) kept[kept.length - 1] = cut;
  }
  return kept.filter(({ start, end, mark }) => end - start > mark.length);
}
