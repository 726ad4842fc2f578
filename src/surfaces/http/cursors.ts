// The id of a server-sent event: a vector of cursors, one position for each database. A reader that returns with it
// continues after it in all of them.
import { refuse } from './contract.ts';

export type CursorVector = ReadonlyMap<string, number>;

const PART = /^([0-9a-f-]{36}):(\d{1,15})$/;

/** `<database_id>:<position>`, joined by commas. */
export function formatCursors(cursors: CursorVector): string {
  return [...cursors]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([databaseId, position]) => `${databaseId}:${position}`)
    .join(',');
}

export function parseCursors(text: string): CursorVector {
  const cursors = new Map<string, number>();
  for (const part of text.split(',')) {
    const [, databaseId, position] = PART.exec(part) ?? [];
    if (databaseId === undefined || cursors.has(databaseId)) throw refuse('unknown_cursor', 'That is not a cursor');
    cursors.set(databaseId, Number(position));
  }
  return cursors;
}

/** Where to begin: at the reader's position, and in a database that it does not know yet at the beginning. */
export function startOf(asked: string | undefined, now: CursorVector): CursorVector {
  if (asked === undefined || asked === 'now') return now;
  if (asked === 'start') return new Map([...now.keys()].map((databaseId) => [databaseId, 0]));
  const cursors = parseCursors(asked);
  for (const [databaseId, position] of cursors) {
    // A position after the end belongs to a past that was restored away; continuing there would skip changes.
    if (position > (now.get(databaseId) ?? -1)) {
      throw refuse('unknown_cursor', 'The cursor is not from the history of this home', { database_id: databaseId });
    }
  }
  return new Map([...now.keys()].map((databaseId) => [databaseId, cursors.get(databaseId) ?? 0]));
}
