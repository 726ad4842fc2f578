// The boundary between what stays true and work under way: memory and canon take only the first. Pure. It finds the marks of status,
// progress, records and secrets in a text; what it cannot see is written in the README of work's memory.
import { ANY_UUID, NUMBERED, RECORD_FIELD, REF, TEXT_MARKERS, bareProgress } from './memory-markers.ts';
import { redactText } from './redact.ts';

export interface FoundMarker {
  readonly marker: string;
  /** The words that say so; absent for a secret. */
  readonly found: string;
}

export type KnownIds = Pick<ReadonlySet<string>, 'has'>;
const NONE: KnownIds = new Set();

/** `knownIds` are ids and numbers of the records there are. Empty for a text that may be kept. */
export function findMarkers(text: string, source = '', knownIds: KnownIds = NONE): FoundMarker[] {
  const found: FoundMarker[] = [];
  const add = (marker: string, words: string | undefined) => {
    if (words !== undefined) found.push(shortened({ marker, found: words }));
  };
  for (const secret of redactText(`${text}\n${source}`).found) add(`secret (${secret})`, '');

  const plain = plainText(text);
  // Quotes inside quotes: a record is one as a text, too.
  add('record', RECORD_FIELD.exec(plain.replaceAll('\\', ''))?.[0]);
  add('ref', REF.exec(plain)?.[1]);
  add('progress', bareProgress(plain));
  for (const { marker, pattern } of TEXT_MARKERS) add(marker, pattern.exec(plain)?.[0]);
  // A source may be a file, never a piece of work.
  const origin = plainText(source);
  add('ref', /\b(?:task|checkpoint):\S+/.exec(origin)?.[0]);
  for (const id of idsIn(`${plain}\n${origin}`)) if (isRecord(id, knownIds)) add('record', id);
  return found;
}

export function shortened({ marker, found }: FoundMarker): FoundMarker {
  return { marker, found: found.trim().slice(0, 80) };
}

/** What in a learning could be the id or the number of a record: for a caller that can look them up. */
export function idsIn(text: string): string[] {
  const plain = plainText(text);
  return [...new Set([...plain.matchAll(ANY_UUID), ...plain.matchAll(NUMBERED)].map(([id]) => id))];
}

/** Ours are UUIDs of version 7, which hardly any others are. */
function isRecord(id: string, knownIds: KnownIds): boolean {
  return /^.{14}7/.test(id) || knownIds.has(id) || knownIds.has(id.toUpperCase());
}

/** As patterns see it: one spelling for every way to write it, lines kept. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .toLowerCase()
    .replaceAll(/[^\S\n]+/g, ' ');
}
