// The database of OpenCode as it is read: only to look, and without waiting for anybody. Columns hold JSON that its versions change, so
// everything in it is taken as unknown.
import { lstatSync } from 'node:fs';
import { sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { irregularFile, isRegularFile } from '../../../base/regular-file.ts';
import { MOST_LINE_BYTES } from '../../../mind/mind.ts';
import { fieldsIn, isFields, type Fields } from '../formats/transcript.ts';

export interface SessionRow {
  readonly id: string;
  readonly folder: string | undefined;
  readonly parent: string | undefined;
  readonly createdMs: number | undefined;
  /** From where on it was taken back: a message, and a part of it. */
  readonly revert: { readonly message: string; readonly part: string | undefined } | undefined;
}

/** What can be told at once: a part of a message, or a whole message of the newer form. */
export interface ItemRow {
  readonly id: string;
  readonly message: string;
  /** Undefined where it does not parse or is too long. */
  readonly data: Fields | undefined;
  readonly ofMessage: Fields;
  readonly isLast: boolean;
}

export interface SessionDatabase {
  readonly identity: string;
  sessions(id: string | undefined): readonly SessionRow[];
  /** The ids of everything in a session that is still there, in order, with the message that each belongs to. */
  ids(session: string): readonly { readonly id: string; readonly message: string }[];
  /** Of one message, in order. */
  items(session: string, message: string): readonly ItemRow[];
  close(): void;
}

const BUSY_TIMEOUT_MS = 1_000;

export function openSessionDatabase(path: string): SessionDatabase {
  if (!isRegularFile(path)) throw irregularFile(path, 'is not there');
  const { dev, ino } = lstatSync(path);
  const db = openToRead(path);
  const all = (sql: string, ...values: readonly string[]) => db.prepare(sql).all(...values) as Fields[];
  const tables = new Set(all(`SELECT name FROM sqlite_master WHERE type = 'table'`).map(({ name }) => name));
  const columns = new Set(tables.has('session') ? all('PRAGMA table_info(session)').map(({ name }) => name) : []);
  if (!columns.has('directory')) {
    db.close();
    throw irregularFile(path, 'holds no sessions');
  }
  const data = `CASE WHEN length(CAST(data AS BLOB)) <= ${MOST_LINE_BYTES} THEN data END AS data`;

  const olderMessages = (session: string) =>
    tables.has('message') && tables.has('part')
      ? all('SELECT id, time_created FROM message WHERE session_id = ? ORDER BY time_created, id', session)
      : [];
  /** Those that the older tables do not hold as well. */
  const newerMessages = (session: string, older: readonly Fields[]) => {
    if (!tables.has('session_message')) return [];
    const lastMs = Number(older.at(-1)?.['time_created'] ?? -1);
    const known = new Set(older.map(({ id }) => id));
    return all('SELECT id, time_created FROM session_message WHERE session_id = ? ORDER BY seq', session).filter(
      ({ id, time_created: ms }) => !known.has(id) && Number(ms) > lastMs,
    );
  };

  return {
    identity: `${dev}:${ino}`,
    sessions(id) {
      const revert = columns.has('revert') ? 'revert' : 'NULL AS revert';
      const rows = all(
        `SELECT id, directory, parent_id, time_created, ${revert} FROM session
         ${id === undefined ? '' : 'WHERE id = ?'} ORDER BY time_created, id`,
        ...(id === undefined ? [] : [id]),
      );
      return rows.flatMap(sessionIn);
    },
    ids(session) {
      const older = olderMessages(session);
      const parts = Map.groupBy(
        older.length === 0 ? [] : all('SELECT id, message_id FROM part WHERE session_id = ? ORDER BY id', session),
        ({ message_id: message }) => String(message),
      );
      return [
        ...older.flatMap(({ id }) =>
          (parts.get(String(id)) ?? []).map((part) => ({ id: String(part['id']), message: String(id) })),
        ),
        ...newerMessages(session, older).map(({ id }) => ({ id: String(id), message: String(id) })),
      ];
    },
    items(session, message) {
      if (tables.has('message') && tables.has('part')) {
        const [owner] = all(`SELECT ${data} FROM message WHERE id = ?`, message);
        if (owner) {
          const [last] = all(
            'SELECT id FROM message WHERE session_id = ? ORDER BY time_created DESC, id DESC LIMIT 1',
            session,
          );
          const ofMessage = fieldsIn(parsed(owner['data']));
          return all(`SELECT id, ${data} FROM part WHERE message_id = ? ORDER BY id`, message).map((row) => ({
            id: String(row['id']),
            message,
            data: parsed(row['data']),
            ofMessage,
            isLast: last?.['id'] === message,
          }));
        }
      }
      const [last] = all('SELECT id FROM session_message WHERE session_id = ? ORDER BY seq DESC LIMIT 1', session);
      return all(`SELECT id, type, ${data} FROM session_message WHERE id = ?`, message).map((row) => {
        const whole = parsed(row['data']);
        return {
          id: message,
          message,
          data: whole && { ...whole, type: row['type'] },
          ofMessage: { role: 'session_message' },
          isLast: last?.['id'] === message,
        };
      });
    },
    close: () => db.close(),
  };
}

/**
 * Without a log nobody writes, and the file is read as it is, without a lock. With one, a reader sees what was last committed, and no
 * writer waits for it.
 */
function openToRead(path: string): DatabaseSync {
  const log = lstatSync(`${path}-wal`, { throwIfNoEntry: false });
  const isAlone = log === undefined || log.size === 0;
  const location = isAlone ? `file://${path.split(sep).map(encodeURIComponent).join('/')}?immutable=1` : path;
  try {
    const db = new DatabaseSync(location, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    db.prepare('SELECT name FROM sqlite_master LIMIT 1').get();
    return db;
  } catch {
    throw irregularFile(path, 'cannot be read as a database');
  }
}

function sessionIn(row: Fields): readonly SessionRow[] {
  const text = (name: string) => (typeof row[name] === 'string' && row[name] !== '' ? row[name] : undefined);
  const id = text('id');
  if (id === undefined) return [];
  const { messageID, partID } = fieldsIn(parsed(row['revert']));
  return [
    {
      id,
      folder: text('directory'),
      parent: text('parent_id'),
      createdMs: typeof row['time_created'] === 'number' ? row['time_created'] : undefined,
      revert:
        typeof messageID === 'string'
          ? { message: messageID, part: typeof partID === 'string' ? partID : undefined }
          : undefined,
    },
  ];
}

function parsed(text: unknown): Fields | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
