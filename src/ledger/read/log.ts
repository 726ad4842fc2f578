// The log as people look through it: of one stream or of all, from either end, of all types or of some. A call reads in
// bounded slices, gives others their turn between them, and says where to go on.
import type { Clock } from '../../base/clock.ts';
import { readAny } from '../../store/rows.ts';
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
  /** Null at the end. Otherwise there may be more: the page is full, holds much text, or its reader has left. */
  readonly next_after: number | null;
}

const CHUNK = 200;
/** Without types, a page holds no more rows than this. */
const MOST_READ = 20_000;
/** Rare types are looked for in so many rows at a time, of which only the type is read. */
const SLICE = 2_000;
/** Of payloads; a page of the largest ones is shorter than was asked for. */
const MOST_TEXT = 4 * 1024 * 1024;

interface LogDeps {
  readonly store: Store;
  readonly clock: Clock;
}

/** Where in the log to read, and which way. */
interface Course {
  readonly stream: string | undefined;
  readonly newestFirst: boolean;
}

export async function readLog(deps: LogDeps, options: LogOptions): Promise<LogPage> {
  const { stream, limit = 100, newestFirst = false, types, signal } = options;
  const { after = newestFirst ? Number.MAX_SAFE_INTEGER : 0 } = options;
  checkWhole('after', after);
  checkWhole('limit', limit);
  if (stream !== undefined) await checkStream(deps.store, stream);
  const course = { stream, newestFirst };
  const page = new FillingPage(limit, after);
  return types ? lookFor(deps, course, new Set(types), page, signal) : readOn(deps, course, page, signal);
}

class FillingPage {
  readonly events: EventRow[] = [];
  at: number;
  private readonly limit: number;
  private text = 0;

  constructor(limit: number, after: number) {
    this.limit = limit;
    this.at = after;
  }

  get room(): number {
    return this.text >= MOST_TEXT ? 0 : this.limit - this.events.length;
  }

  add(row: EventRow, place: number): void {
    this.events.push(row);
    this.text += row.payload.length;
    this.at = place;
  }

  ended(isEnd: boolean): LogPage {
    return { events: this.events, next_after: isEnd ? null : this.at };
  }
}

async function readOn(
  { store, clock }: LogDeps,
  course: Course,
  page: FillingPage,
  signal: AbortSignal | undefined,
): Promise<LogPage> {
  for (let read = 0; read < MOST_READ && !signal?.aborted;) {
    const rows = await store.read((tx) => chunk(tx, course, page.at));
    for (const row of rows) {
      if (page.room === 0) return page.ended(false);
      page.add(row, placeOf(course, row));
    }
    if (rows.length < CHUNK) return page.ended(true);
    read += rows.length;
    await clock.macrotask();
  }
  return page.ended(false);
}

/** Until the page is full or the log ends, however rare these types are. */
async function lookFor(
  { store, clock }: LogDeps,
  course: Course,
  types: ReadonlySet<string>,
  page: FillingPage,
  signal: AbortSignal | undefined,
): Promise<LogPage> {
  while (!signal?.aborted) {
    const { rows, end, isLast } = await store.read(async (tx) => {
      const slice = await typesFrom(tx, course, page.at);
      const wanted = slice.filter(({ event_type }) => types.has(event_type)).map(({ place }) => place);
      const taken = wanted.slice(0, Math.min(page.room, CHUNK));
      const isWhole = taken.length === wanted.length;
      return {
        rows: await rowsAt(tx, course, taken),
        end: isWhole ? slice.at(-1)?.place : taken.at(-1),
        isLast: isWhole && slice.length < SLICE,
      };
    });
    for (const row of rows) {
      if (page.room === 0) return page.ended(false);
      page.add(row, placeOf(course, row));
    }
    if (isLast) return page.ended(true);
    // Also where a damaged row was not found: the next slice begins behind it.
    page.at = end ?? page.at;
    if (page.room === 0) return page.ended(false);
    await clock.macrotask();
  }
  return page.ended(false);
}

function placeOf({ stream }: Course, { position, event_seq }: EventRow): number {
  return stream === undefined ? position : event_seq;
}

function chunk(tx: ReadTx, { stream, newestFirst }: Course, at: number): Promise<EventRow[]> {
  if (stream === undefined) return tx.all(newestFirst ? q.readByPositionDown : q.readByPosition, at, CHUNK);
  return newestFirst
    ? tx.all(q.readEventsDown, stream, at, CHUNK)
    : tx.all(q.readEvents, stream, at, Number.MAX_SAFE_INTEGER, CHUNK);
}

function typesFrom(tx: ReadTx, { stream, newestFirst }: Course, at: number): Promise<q.PlacedType[]> {
  if (stream === undefined) return tx.all(newestFirst ? q.readTypesDown : q.readTypes, at, SLICE);
  return tx.all(newestFirst ? q.readTypesOfStreamDown : q.readTypesOfStream, stream, at, SLICE);
}

/** In the order of their places, from whichever end. */
async function rowsAt(tx: ReadTx, course: Course, places: readonly number[]): Promise<EventRow[]> {
  const { stream, newestFirst } = course;
  const rows =
    stream === undefined
      ? await readAny(
          tx,
          q.readEventsAtPositions,
          places.map((place) => [place]),
        )
      : await readAny(
          tx,
          q.readEventsAt,
          places.map((place) => [stream, place]),
        );
  const direction = newestFirst ? -1 : 1;
  return rows.toSorted((a, b) => direction * (a.position - b.position));
}

async function checkStream(store: Store, id: string): Promise<void> {
  checkId(id);
  if (await store.read((tx) => tx.get(q.readStream, id))) return;
  throw refuse('unknown_stream', `There is no stream ${id}`, { workflow_id: id });
}
