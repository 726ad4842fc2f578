// The log as people look through it: of one stream or of all, from either end, of all types or of some. A call reads a
// bounded number of rows, gives others their turn between them, and says where to go on.
import type { Clock } from '../../base/clock.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import { checkId, refuse, type EventRow } from '../contract.ts';
import { checkWhole } from '../streams/page.ts';
import * as q from '../queries.ts';

export interface LogOptions {
  /** Of one stream; of all in commit order when not given. */
  readonly stream?: string;
  /** Where the page before ended: a sequence of the stream, or a position in commit order. */
  readonly after?: number;
  /** 100 when not given. */
  readonly limit?: number;
  readonly newestFirst?: boolean;
  /** Only these; all when not given. */
  readonly types?: readonly string[];
  readonly signal?: AbortSignal;
}

export interface LogPage {
  readonly events: readonly EventRow[];
  /** Null at the end. Otherwise there may be more, even where this page is short or empty. */
  readonly next_after: number | null;
}

const CHUNK = 200;
/** Rare types are looked for in so many rows at a time. */
const MOST_READ = 20_000;
/** Of payloads; a page of the largest ones is shorter than was asked for. */
const MOST_TEXT = 4 * 1024 * 1024;

export async function readLog(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  options: LogOptions,
): Promise<LogPage> {
  const { stream, limit = 100, newestFirst = false, signal } = options;
  const { after = newestFirst ? Number.MAX_SAFE_INTEGER : 0 } = options;
  checkWhole('after', after);
  checkWhole('limit', limit);
  if (stream !== undefined) await checkStream(store, stream);
  const types = options.types && new Set(options.types);
  const events: EventRow[] = [];
  let at = after;
  let text = 0;
  for (let read = 0; read < MOST_READ && !signal?.aborted;) {
    const rows = await store.read((tx) => chunk(tx, stream, at, newestFirst));
    for (const row of rows) {
      if (events.length >= limit || text >= MOST_TEXT) return { events, next_after: at };
      at = stream === undefined ? row.position : row.event_seq;
      if (types && !types.has(row.event_type)) continue;
      events.push(row);
      text += row.payload.length;
    }
    if (rows.length < CHUNK) return { events, next_after: null };
    read += rows.length;
    await clock.macrotask();
  }
  return { events, next_after: at };
}

function chunk(tx: ReadTx, stream: string | undefined, at: number, newestFirst: boolean): Promise<EventRow[]> {
  if (stream === undefined) return tx.all(newestFirst ? q.readByPositionDown : q.readByPosition, at, CHUNK);
  return newestFirst
    ? tx.all(q.readEventsDown, stream, at, CHUNK)
    : tx.all(q.readEvents, stream, at, Number.MAX_SAFE_INTEGER, CHUNK);
}

async function checkStream(store: Store, id: string): Promise<void> {
  checkId(id);
  if (await store.read((tx) => tx.get(q.readStream, id))) return;
  throw refuse('unknown_stream', `There is no stream ${id}`, { workflow_id: id });
}
