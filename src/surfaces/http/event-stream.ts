// Server-sent events of changes. The stream pulls: it reads a page when the connection has taken the last one. A slow
// reader therefore holds one page, and a reader that takes nothing is disconnected.
import type { Clock } from '../../base/clock.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { fail } from './contract.ts';
import { formatCursors, startOf, type CursorVector } from './cursors.ts';
import { filterOf, type ChangeFilter } from './event-filter.ts';

/** Source of a database's changes: the ledger's notifications. */
export type ChangeFeed = Pick<Kernel['notifications'], 'follow' | 'cursor' | 'knows'>;
type Page = Awaited<ReturnType<ReturnType<ChangeFeed['follow']>['next']>>;

export interface EventStreamDeps {
  readonly feeds: readonly ChangeFeed[];
  readonly clock: Clock;
  /** Ends every stream. */
  readonly stopping: AbortSignal;
  readonly heartbeatMs?: number;
  /** A connection that takes nothing for this long is ended. */
  readonly stalledMs?: number;
  readonly maxStreams?: number;
  readonly onError: (error: unknown) => void;
}

export interface EventStreams {
  /**
   * `abandon` breaks a connection that takes nothing. `isAllowed` is checked before every event, so that a stream ends
   * when the token that opened it is revoked or expires.
   */
  open(request: Request, abandon: () => void, isAllowed?: () => Promise<boolean>): Promise<Response>;
  readonly count: number;
}

const RETRY_MS = 1_000;

export function createEventStreams(deps: EventStreamDeps): EventStreams {
  const { feeds, clock, stopping, onError, maxStreams = 64 } = deps;
  const { heartbeatMs = 15_000, stalledMs = 60_000 } = deps;
  let count = 0;

  return {
    get count() {
      return count;
    },
    async open(request, abandon, isAllowed = () => Promise.resolve(true)) {
      if (stopping.aborted) throw fail('stopping', 'The daemon is being stopped', { retry: true, afterMs: 1_000 });
      if (count >= maxStreams)
        throw fail('too_many_streams', `${count} streams are open`, { retry: true, afterMs: 5_000 });
      const query = new URL(request.url).searchParams;
      const filter = filterOf(query);
      const now = new Map<string, ChangeFeed>();
      const heads = new Map<string, number>();
      for (const feed of feeds) {
        const { database_id: databaseId, position } = await feed.cursor();
        now.set(databaseId, feed);
        heads.set(databaseId, position);
      }
      const asked = request.headers.get('last-event-id') ?? query.get('after') ?? undefined;
      const cursors = new Map(startOf(asked || undefined, heads));

      const ended = new AbortController();
      const signal = AbortSignal.any([ended.signal, stopping, request.signal]);
      const sources = new Map<string, Source>();
      for (const [databaseId, feed] of now) {
        const own = filterFor(feed, filter, feeds);
        if (!own) continue;
        const iterator = feed.follow(own, { after: cursors.get(databaseId) ?? 0, signal });
        sources.set(databaseId, { iterator, next: undefined });
      }

      /** Whichever comes first: a page of some database, or the time for a sign of life. */
      const arrival = async (): Promise<Arrived | undefined> => {
        const waking = new AbortController();
        const tick = clock.sleep(heartbeatMs, AbortSignal.any([signal, waking.signal])).then(() => undefined);
        try {
          const nexts = [...sources].map(
            ([databaseId, source]) => (source.next ??= source.iterator.next().then((page) => ({ databaseId, page }))),
          );
          return await Promise.race([...nexts, tick]);
        } finally {
          waking.abort();
        }
      };

      let pulls = 0;
      count += 1;
      const end = () => {
        if (ended.signal.aborted) return;
        count -= 1;
        ended.abort();
        for (const { iterator } of sources.values()) iterator.return().catch(onError);
      };
      const watchReader = async (): Promise<void> => {
        for (let seen = -1; !signal.aborted;) {
          if (seen === pulls) {
            abandon();
            end();
            return;
          }
          seen = pulls;
          await clock.sleep(stalledMs, signal);
        }
      };

      const close = (controller: ReadableStreamDefaultController) => {
        end();
        controller.close();
      };

      let isOpened = false;
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            pulls += 1;
            try {
              if (!isOpened) {
                isOpened = true;
                controller.enqueue(encode(`retry: ${RETRY_MS}\n${opening(cursors)}`));
                return;
              }
              const arrived = await arrival();
              const isOver = !(await isAllowed());
              // The reader cancelled, which closed it.
              if (ended.signal.aborted) return;
              if (isOver || signal.aborted || arrived?.page.done) {
                close(controller);
                return;
              }
              if (arrived) controller.enqueue(encode(toText(arrived, cursors)));
              else controller.enqueue(encode(`: beat\nid: ${formatCursors(cursors)}\n\n`));
              const source = arrived && sources.get(arrived.databaseId);
              if (source) source.next = undefined;
            } catch (error) {
              // The reader reconnects with its last id and receives the error then, if it persists.
              onError(error);
              if (!ended.signal.aborted) close(controller);
            }
          },
          cancel: end,
        },
        { highWaterMark: 0 },
      );
      request.signal.addEventListener('abort', end, { once: true });
      watchReader().catch(onError);
      return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
    },
  };
}

/** The requested kinds that belong to this database; undefined if all of them belong to others. */
function filterFor(feed: ChangeFeed, filter: ChangeFilter, all: readonly ChangeFeed[]): ChangeFilter | undefined {
  if (filter.kind === undefined) return filter;
  const kinds = [filter.kind].flat();
  const isUnknown = kinds.some((kind) => !all.some((each) => each.knows(kind)));
  // The feed refuses it and names the kind.
  if (isUnknown) return filter;
  const own = kinds.filter((kind) => feed.knows(kind));
  return own.length === 0 ? undefined : { ...filter, kind: own };
}

interface Source {
  readonly iterator: ReturnType<ChangeFeed['follow']>;
  /** Requested and not yet delivered. */
  next: Promise<Arrived> | undefined;
}

interface Arrived {
  readonly databaseId: string;
  readonly page: Page;
}

const encoder = new TextEncoder();
const encode = (text: string): Uint8Array => encoder.encode(text);

function opening(cursors: CursorVector): string {
  const id = formatCursors(cursors);
  return `event: open\nid: ${id}\ndata: ${JSON.stringify({ cursor: id })}\n\n`;
}

/** Moves the cursors along with what is sent: each event's id points just after that event. */
function toText({ databaseId, page }: Arrived, cursors: Map<string, number>): string {
  if (page.done) return '';
  let text = '';
  for (const batch of page.value.batches) {
    cursors.set(databaseId, batch.source_cursor.position);
    text += `event: change\nid: ${formatCursors(cursors)}\ndata: ${JSON.stringify(batch)}\n\n`;
  }
  cursors.set(databaseId, page.value.position);
  // An id without data is not an event. It moves the reader's position past changes that the filter skipped.
  return text === '' || page.value.batches.at(-1)?.source_cursor.position !== page.value.position
    ? `${text}id: ${formatCursors(cursors)}\n\n`
    : text;
}
