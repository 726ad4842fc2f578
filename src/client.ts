// The typed client of a daemon. It takes only types from the tables of operations, so its bundle has no server code and
// runs wherever there is a fetch.
import type { z } from 'zod';
import { Backoff } from './base/backoff.ts';
import { systemClock, type Clock } from './base/clock.ts';
import type { Details, Retry } from './base/errors.ts';
import { systemFetch, type Fetch } from './base/network.ts';
import { createEventReader } from './base/server-sent-events.ts';
import type { Progress } from './base/operation.ts';
import type { NotificationBatch } from './kernel/notifications/contract.ts';
import type { domains } from './domains.ts';

/** What every daemon serves. */
export type Operations = Joined<(typeof domains)[number]['operations']>;

/** The tables of all domains merged. */
type Joined<Tables> = (Tables extends unknown ? (table: Tables) => void : never) extends (table: infer All) => void
  ? All
  : never;

/** Operations by name. A program with operations of its own adds them: `createClient<Operations & typeof mine>(…)`. */
export type OperationShapes = Readonly<
  Record<string, { readonly input: z.ZodType; readonly output: z.ZodType; readonly parts?: z.ZodType }>
>;

export type InputOf<Table extends OperationShapes, Name extends keyof Table> = z.input<Table[Name]['input']>;
export type OutputOf<Table extends OperationShapes, Name extends keyof Table> = z.input<Table[Name]['output']>;
/** What an operation streams of its answer; `never` for one that does not. */
export type PartOf<Table extends OperationShapes, Name extends keyof Table> = z.input<
  NonNullable<Table[Name]['parts']>
>;

export interface CallOptions<Part = never> {
  readonly signal?: AbortSignal;
  /** A call repeated with the same key and content returns the first result. */
  readonly idempotencyKey?: string;
  /** Called with progress while a long operation runs. */
  readonly onProgress?: (progress: Progress) => void;
  /**
   * Called with each part of an answer that streams; the next one waits for the promise that it returns. Parts are provisional:
   * only the result says that the answer is whole.
   */
  readonly onPart?: (part: Part) => void | Promise<void>;
}

export interface ClientOptions {
  /** As the daemon prints it: `http://127.0.0.1:4747`. */
  readonly url: string;
  readonly token: string;
  readonly fetch?: Fetch;
  readonly clock?: Clock;
}

export interface EventFilter {
  readonly project_id?: string;
  readonly workflow_id?: string;
  readonly kind?: readonly string[];
  readonly task_id?: readonly string[];
  readonly goal_id?: readonly string[];
  readonly entity_id?: readonly string[];
  /** Semantic keys (`TASK`), subtypes (`task.status:blocked`) and ids. */
  readonly token?: readonly string[];
}

export interface EventsOptions {
  /** The cursor of the last change received, `now` (the default) or `start`. */
  readonly after?: string;
  readonly filter?: EventFilter;
  readonly signal?: AbortSignal;
}

export interface ClientEvent {
  /** Pass it as `after` to continue after this change. */
  readonly cursor: string;
  readonly change: NotificationBatch;
}

export interface Client<Table extends OperationShapes = Operations> {
  call<Name extends keyof Table & string>(
    name: Name,
    ...rest: Record<string, never> extends InputOf<Table, Name>
      ? [input?: InputOf<Table, Name>, options?: CallOptions<PartOf<Table, Name>>]
      : [input: InputOf<Table, Name>, options?: CallOptions<PartOf<Table, Name>>]
  ): Promise<OutputOf<Table, Name>>;
  /** Every change once and in order, even across restarts of the daemon. Ends when the signal fires. */
  events(options?: EventsOptions): AsyncGenerator<ClientEvent, void, undefined>;
}

/** A refusal or failure of the daemon, or an unreachable daemon. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly kind: 'refusal' | 'failure' | 'bug';
  readonly code: string;
  readonly hint: string;
  /** 0 when there was no response. */
  readonly status: number;
  readonly retry: Retry;
  readonly details: Details;

  constructor(problem: Partial<Omit<ClientError, 'name'>> & { readonly message: string }, cause?: unknown) {
    super(problem.message, cause === undefined ? undefined : { cause });
    this.kind = problem.kind ?? 'failure';
    this.code = problem.code ?? 'unexpected_answer';
    this.hint = problem.hint ?? 'Check the address: something else may listen there.';
    this.status = problem.status ?? 0;
    this.retry = problem.retry ?? { retry: false };
    this.details = problem.details ?? {};
  }
}

const BACKOFF = { firstMs: 100, longestMs: 10_000 } as const;
/** The daemon sends a sign of life four times as often. */
const SILENCE_MS = 60_000;

export function createClient<Table extends OperationShapes = Operations>(options: ClientOptions): Client<Table> {
  const { token, fetch = systemFetch, clock = systemClock } = options;
  const base = options.url.replace(/\/+$/, '');

  async function send(path: string, init: RequestInit): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(`${base}${path}`, {
        ...init,
        // A redirect would pass the token to its target.
        redirect: 'error',
        headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` },
      });
    } catch (error) {
      if (init.signal?.aborted) throw error;
      throw unreachable(error);
    }
    if (!response.ok) throw await problemOf(response);
    return response;
  }

  return {
    async call(name, ...[input, { signal, idempotencyKey, onProgress, onPart } = {}]) {
      const isStreamed = onProgress !== undefined || onPart !== undefined;
      const response = await send(`/v1/${name.replace('.', '/')}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(isStreamed ? { accept: 'text/event-stream' } : {}),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        body: JSON.stringify(input ?? {}),
        ...(signal ? { signal } : {}),
      });
      const result = isStreamed
        ? await resultOf(response, clock, { signal, onProgress, onPart })
        : await jsonOf(response);
      return result as OutputOf<Table, typeof name>;
    },

    async *events({ after, filter = {}, signal } = {}) {
      let cursor = after === 'now' ? undefined : after;
      const backoff = new Backoff(BACKOFF);
      while (!signal?.aborted) {
        let askedMs = 0;
        const ended = new AbortController();
        try {
          const response = await send(`/v1/events${queryOf(filter)}`, {
            headers: cursor === undefined ? {} : { 'last-event-id': cursor },
            signal: signal ? AbortSignal.any([signal, ended.signal]) : ended.signal,
          });
          const reader = createEventReader();
          for await (const chunk of chunksOf(response, clock)) {
            backoff.reset();
            for (const { event, data, id = '' } of reader.push(chunk)) {
              if (signal?.aborted) return;
              if (event !== 'change') continue;
              cursor = id;
              yield { cursor, change: JSON.parse(data) as NotificationBatch };
            }
            // Moves past changes that the filter skipped.
            cursor = reader.lastId ?? cursor;
          }
        } catch (error) {
          if (signal?.aborted) return;
          if (!(error instanceof ClientError) || !error.retry.retry) throw error;
          askedMs = error.retry.afterMs;
        } finally {
          ended.abort();
        }
        await clock.sleep(backoff.nextMs(askedMs), signal);
      }
    },
  };
}

function queryOf(filter: EventFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    for (const each of [(value as string | readonly string[] | undefined) ?? []].flat()) query.append(name, each);
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Ends with the connection, or when the connection goes silent. */
async function* chunksOf(
  response: Response,
  clock: Clock,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const heard = new AbortController();
      const silence = clock.sleep(SILENCE_MS, heard.signal).then(() => undefined);
      try {
        const read = await Promise.race([reader.read(), silence]);
        if (!read || read.done) return;
        yield read.value;
      } finally {
        heard.abort();
      }
    }
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable(error);
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** The final message of a response that streams. One that ends without it is no answer, whatever came before. */
async function resultOf(
  response: Response,
  clock: Clock,
  {
    signal,
    onProgress,
    onPart,
  }: { readonly [Key in 'signal' | 'onProgress' | 'onPart']: CallOptions[Key] | undefined },
): Promise<unknown> {
  const reader = createEventReader();
  for await (const chunk of chunksOf(response, clock, signal)) {
    for (const { event, data } of reader.push(chunk)) {
      if (event === 'result') return JSON.parse(data) as unknown;
      if (event === 'problem') throw errorOf(JSON.parse(data) as WireProblem);
      if (event === 'progress') onProgress?.(JSON.parse(data) as Progress);
      if (event === 'part') await onPart?.(JSON.parse(data) as never);
    }
  }
  throw unreachable(undefined);
}

type WireProblem = Partial<ClientError> & { readonly detail?: string };

function errorOf(problem: WireProblem, status = problem.status ?? 0): ClientError {
  return new ClientError({ ...problem, status, message: problem.detail ?? `The answer has the status ${status}` });
}

function unreachable(cause: unknown): ClientError {
  const hint = 'Start the daemon with `throughline up`, or check the address.';
  const message = 'The daemon cannot be reached';
  return new ClientError(
    { message, code: 'unreachable', hint, retry: { retry: true, afterMs: BACKOFF.firstMs } },
    cause,
  );
}

async function problemOf(response: Response): Promise<ClientError> {
  const { status } = response;
  return errorOf((await jsonOf(response).catch(() => ({}))) as WireProblem, status);
}

async function jsonOf(response: Response): Promise<unknown> {
  const { status } = response;
  const text = await response.text().catch((error: unknown) => {
    throw unreachable(error);
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ClientError({ message: 'The answer is not JSON', status }, error);
  }
}
