// The kept copy of a part of a transcript: its lines without secrets, each with its place in the file, compressed.
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Json } from '../../base/canonical-json.ts';
import { cleanRecord, type Clean } from './clean.ts';
import type { RawPart } from '../transcripts/contract.ts';
import type { ErasedPort } from './contract.ts';

export interface KeptLine {
  readonly offset: number;
  readonly line: string;
}

/** A line that is kept by its length alone: it is no JSON, so that nobody can tell what in it is secret. */
function leftOut(bytes: number): string {
  return JSON.stringify({ throughline: 'left out', bytes });
}

/** The lines that `isWanted` names, each cleaned. */
export function cleanLines(
  { offset, bytes, records }: RawPart,
  isWanted: (offset: number, length: number) => boolean,
  clean?: Clean,
): KeptLine[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lines: KeptLine[] = [];
  for (let at = 0; at < buffer.length;) {
    const end = buffer.indexOf(0x0a, at);
    const stop = end === -1 ? buffer.length : end;
    if (stop > at && isWanted(offset + at, stop - at)) {
      const record = () =>
        (records?.get(offset + at) as Json | undefined) ?? (JSON.parse(buffer.toString('utf8', at, stop)) as Json);
      lines.push({ offset: offset + at, line: cleanLine(record, stop - at, clean) });
    }
    at = stop + 1;
  }
  return lines;
}

function cleanLine(record: () => Json, bytes: number, clean: Clean | undefined): string {
  try {
    const cleaned = cleanRecord(record(), clean);
    if (cleaned !== undefined) return JSON.stringify(cleaned);
  } catch {
    // Said below.
  }
  return leftOut(bytes);
}

/** The line with what was erased cut out of every text in it; by its length alone where a name in it holds it. */
export function cutLine({ offset, line }: KeptLine, texts: ErasedPort['texts']) {
  if (!texts.has(line)) return { offset, line };
  const cut = JSON.stringify(cutTexts(JSON.parse(line) as Json, texts.cut));
  return { offset, line: texts.has(cut) ? leftOut(Buffer.byteLength(line)) : cut };
}

function cutTexts(value: Json, cut: (text: string) => string): Json {
  if (typeof value === 'string') return cut(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => cutTexts(item, cut));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cutTexts(member, cut)]));
}

/** As the text whose hash names it, in UTF-8. Line by line: in one text of them all, a single sign would make every other take two bytes. */
export function bytesOfLines(lines: readonly KeptLine[]): Buffer {
  const sizes = lines.map(({ offset, line }) => `${offset}\t`.length + Buffer.byteLength(line) + 1);
  const bytes = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + size, 0));
  let at = 0;
  for (const { offset, line } of lines) {
    at += bytes.write(`${offset}\t`, at);
    at += bytes.write(line, at);
    at += bytes.write('\n', at);
  }
  return bytes;
}

/** Twice as fast as the usual level, and hardly larger. */
const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

export function packLines(bytes: Uint8Array): string {
  return zstdCompressSync(bytes, COMPRESSION).toString('base64');
}

/** More than any part has. */
const MOST_BYTES = 256 * 1024 * 1024;

export function unpackLines(body: string): KeptLine[] {
  const text = zstdDecompressSync(Buffer.from(body, 'base64'), { maxOutputLength: MOST_BYTES }).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const tab = line.indexOf('\t');
      return { offset: Number(line.slice(0, tab)), line: line.slice(tab + 1) };
    });
}
