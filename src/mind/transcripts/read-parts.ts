// Reads the lines of a transcript in parts of bounded size, from where reading stopped. Whole lines only: half of a last line is left for
// the next time. Memory is that of one part, however long the file or a line is. Knows no agent.
import { inodeOf, type ByteSource } from './byte-source.ts';
import type { TranscriptCounts, TranscriptCursor, TranscriptPart, TranscriptStep } from './contract.ts';
import { createFingerprint, fingerprintRanges, type Fingerprint } from './fingerprint.ts';
import type { RecordFormat, RecordReader, TranscriptRecord } from './format.ts';

/** A part, and what is asked of the file at once together with the line that the part before left. */
const PART_BYTES = 2 * 1024 * 1024;
/** And at first: most of the time little was added. */
const FIRST_BYTES = 64 * 1024;
export const MOST_LINE_BYTES = 1024 * 1024;
const LINE_END = 10;

export interface ReadParts {
  readonly path: string;
  readonly format: RecordFormat;
  /** Called again where the bytes must be read from their beginning. */
  readonly open: () => ByteSource;
  readonly after: TranscriptCursor | undefined;
  readonly keyedHash: (text: string) => string;
}

export async function* readParts(options: ReadParts): AsyncGenerator<TranscriptPart> {
  const { path, format, after, keyedHash } = options;
  const resumed = after && (await resume(options, after));
  const source = resumed?.source ?? options.open();
  const isAnew = after !== undefined && resumed === undefined;
  try {
    const mark = (text: string) => keyedHash(text).slice(-16);
    const reader = format.open({ path, state: resumed && after?.state, mark });
    const fingerprint = resumed?.fingerprint ?? createFingerprint();
    const cursorAt = (offset: number, read = fingerprint): TranscriptCursor => ({
      version: format.version,
      identity: source.identity,
      offset,
      before: read.hash(keyedHash),
      state: reader.state(),
    });
    let isFirst = true;
    for await (const { lines, offset, skipped } of wholeLines(
      source,
      resumed ? (after?.offset ?? 0) : 0,
      fingerprint,
    )) {
      const read = readLines(lines, offset, reader);
      yield {
        steps: read.steps,
        counts: { ...read.counts, broken: read.counts.broken + skipped.lines },
        cursor: cursorAt(offset + lines.length + skipped.bytes),
        raw: { offset, bytes: lines, records: read.parsed },
        ...(isAnew && isFirst ? { isAnew } : {}),
      };
      isFirst = false;
    }
    // What it said before is gone, and nothing is there instead.
    if (isAnew && isFirst) {
      yield {
        steps: [],
        counts: NOTHING,
        cursor: cursorAt(0, createFingerprint()),
        raw: { offset: 0, bytes: new Uint8Array(0) },
        isAnew,
      };
    }
  } finally {
    source.close();
  }
}

const NOTHING: TranscriptCounts = { records: 0, unknown: 0, broken: 0 };

// ── Going on ─────────────────────────────────────────────────────────────────────────────────────────────────

interface Resumed {
  readonly source: ByteSource;
  readonly fingerprint: Fingerprint;
}

/** The source behind what was read before; undefined where it is another file by now, or a shorter one, or says something else there. */
async function resume({ open, format, keyedHash }: ReadParts, after: TranscriptCursor): Promise<Resumed | undefined> {
  if (after.version !== format.version) return undefined;
  const source = open();
  try {
    const fingerprint = createFingerprint();
    const isSame =
      inodeOf(source.identity) === inodeOf(after.identity) &&
      (await readBefore(source, after.offset, fingerprint)) &&
      fingerprint.hash(keyedHash) === after.before;
    if (isSame) return { source, fingerprint };
  } catch (error) {
    source.close();
    throw error;
  }
  source.close();
  return undefined;
}

/** Leaves the source at the offset. False where it is shorter than that. */
async function readBefore(source: ByteSource, offset: number, fingerprint: Fingerprint): Promise<boolean> {
  const ranges: readonly (readonly [number, number])[] = source.seek ? fingerprintRanges(offset) : [[0, offset]];
  for (const [start, end] of ranges) {
    source.seek?.(start);
    let left = end - start;
    while (left > 0) {
      const bytes = Buffer.allocUnsafe(Math.min(left, PART_BYTES));
      const read = await source.read(bytes, 0);
      if (read === 0) return false;
      fingerprint.add(bytes.subarray(0, read));
      left -= read;
    }
  }
  source.seek?.(offset);
  return true;
}

// ── Lines ────────────────────────────────────────────────────────────────────────────────────────────────────

interface WholeLines {
  readonly lines: Buffer;
  /** Of the first of them. */
  readonly offset: number;
  /** Lines behind them that are too long to be held. */
  readonly skipped: { readonly lines: number; readonly bytes: number };
}

const NONE = { lines: 0, bytes: 0 };

async function* wholeLines(source: ByteSource, from: number, fingerprint: Fingerprint): AsyncGenerator<WholeLines> {
  let offset = from;
  let carried: Buffer = Buffer.alloc(0);
  // All of one size: memory that is given back fits the next one.
  for (let size = FIRST_BYTES; ; size = PART_BYTES) {
    const buffer = Buffer.allocUnsafe(size);
    carried.copy(buffer);
    const length = await fill(source, buffer, carried.length);
    const isEnd = length < buffer.length;
    const end = length === 0 ? 0 : buffer.lastIndexOf(LINE_END, length - 1) + 1;
    if (end > 0) {
      const lines = buffer.subarray(0, end);
      fingerprint.add(lines);
      yield { lines, offset, skipped: NONE };
      offset += end;
    }
    carried = buffer.subarray(end, length);
    if (carried.length <= MOST_LINE_BYTES) {
      if (isEnd) return;
      continue;
    }
    const skip = await skipLine(source, carried, fingerprint);
    if (!skip) return;
    yield { lines: Buffer.alloc(0), offset, skipped: { lines: 1, bytes: skip.bytes } };
    offset += skip.bytes;
    carried = skip.rest;
  }
}

async function fill(source: ByteSource, buffer: Buffer, from: number): Promise<number> {
  let length = from;
  while (length < buffer.length) {
    const read = await source.read(buffer, length);
    if (read === 0) break;
    length += read;
  }
  return length;
}

/** Reads past a line of which this is the beginning; undefined where its end is not there yet. */
async function skipLine(
  source: ByteSource,
  beginning: Buffer,
  fingerprint: Fingerprint,
): Promise<{ readonly bytes: number; readonly rest: Buffer } | undefined> {
  let bytes = beginning.length;
  fingerprint.add(beginning);
  for (;;) {
    const buffer = Buffer.allocUnsafe(PART_BYTES);
    const length = await fill(source, buffer, 0);
    if (length === 0) return undefined;
    const end = buffer.subarray(0, length).indexOf(LINE_END) + 1;
    fingerprint.add(buffer.subarray(0, end === 0 ? length : end));
    bytes += end === 0 ? length : end;
    if (end > 0) return { bytes, rest: buffer.subarray(end, length) };
  }
}

function readLines(
  lines: Buffer,
  offset: number,
  reader: RecordReader,
): {
  readonly steps: readonly TranscriptStep[];
  readonly counts: TranscriptCounts;
  readonly parsed: ReadonlyMap<number, TranscriptRecord>;
} {
  const steps: TranscriptStep[] = [];
  const parsed = new Map<number, TranscriptRecord>();
  let [records, unknown, broken] = [0, 0, 0];
  for (let start = 0; start < lines.length;) {
    const end = lines.indexOf(LINE_END, start);
    const length = end - start;
    if (length > MOST_LINE_BYTES) broken += 1;
    else if (length > 0) {
      const text = lines.toString('utf8', start, end);
      const record = recordIn(text);
      if (record) {
        records += 1;
        parsed.set(offset + start, record);
        if (!reader.read(record, { offset: offset + start, length }, steps)) unknown += 1;
      } else if (text.trim() !== '') broken += 1;
    }
    start = end + 1;
  }
  return { steps, counts: { records, unknown, broken }, parsed };
}

function recordIn(line: string): TranscriptRecord | undefined {
  try {
    const record: unknown = JSON.parse(line);
    return typeof record === 'object' && record !== null && !Array.isArray(record)
      ? (record as TranscriptRecord)
      : undefined;
  } catch {
    return undefined;
  }
}
