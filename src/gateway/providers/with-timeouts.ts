// Limits how long a provider may take: to connect, to say its first token, between two pieces, and for the whole answer. What takes
// too long is ended upstream, and so is what the caller no longer wants.
import type { Clock } from '../../base/clock.ts';
import type { FetchInit } from '../../base/network.ts';
import { timedOut } from './classify-failure.ts';
import type { Connection, ModelAdapter, RawAnswer, Timeouts, TimeoutName } from './contract.ts';

export function withTimeouts(adapter: ModelAdapter, clock: Clock, timeouts: Timeouts): ModelAdapter {
  const whole = async <T>(connection: Connection, ask: (limited: Connection) => Promise<T>): Promise<T> => {
    const limits = limitTime(connection, clock, timeouts);
    try {
      return await ask(limits.connection);
    } finally {
      limits.end();
    }
  };
  return {
    generate: (request, connection) => whole(connection, (limited) => adapter.generate(request, limited)),
    embed: (request, connection) => whole(connection, (limited) => adapter.embed(request, limited)),
    async *stream(request, connection) {
      const limits = limitTime(connection, clock, timeouts);
      limits.awaitFirstToken();
      try {
        for await (const part of adapter.stream(request, limits.connection)) {
          limits.tokenCame();
          yield part;
        }
      } finally {
        // Also when the caller leaves before the end.
        limits.end();
      }
    },
  };
}

/** The same for a raw answer, whose body passes after it was asked for. `isStream`: whether there is a first token to wait for. */
export async function rawWithTimeouts(
  connection: Connection,
  clock: Clock,
  timeouts: Timeouts,
  isStream: boolean,
  ask: (limited: Connection) => Promise<RawAnswer>,
): Promise<RawAnswer> {
  const limits = limitTime(connection, clock, timeouts);
  if (isStream) limits.awaitFirstToken();
  try {
    const answer = await ask(limits.connection);
    return { ...answer, body: passedOn(answer.body, limits) };
  } catch (error) {
    limits.end();
    throw error;
  }
}

async function* passedOn(body: AsyncIterable<Uint8Array>, limits: TimeLimits): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) {
      limits.tokenCame();
      yield chunk;
    }
  } finally {
    limits.end();
  }
}

/** A reason of our own: to make one for each call costs more than the rest of its end. */
const OVER = 'over';

export interface TimeLimits {
  /** Its signal ends with the reason `provider_timed_out`, or with the caller's own. */
  readonly connection: Connection;
  awaitFirstToken(): void;
  tokenCame(): void;
  /** Nothing is limited any more, and nothing is left open upstream. */
  end(): void;
}

export function limitTime(connection: Connection, clock: Clock, timeouts: Timeouts): TimeLimits {
  const limitOf: Readonly<Record<TimeoutName, number | undefined>> = {
    connect: timeouts.connect_ms,
    first_token: timeouts.first_token_ms,
    idle: timeouts.idle_ms,
    whole: timeouts.whole_ms,
  };
  const upstream = new AbortController();
  let isEnded = false;
  const due = new Map<TimeoutName, number>();
  let answered = false;
  /** Then nothing was sent yet, whichever limit ends it. */
  let isConnecting = false;

  const begin = (name: TimeoutName) => {
    const limit = limitOf[name];
    if (limit !== undefined) due.set(name, clock.monotonic() + limit);
  };
  const leave = () => upstream.abort(connection.signal.reason);
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    connection.signal.removeEventListener('abort', leave);
    upstream.abort(OVER);
  };

  /**
   * One sleeper for all limits, instead of a timer for each piece of an answer. It never sleeps longer than the shortest limit,
   * so that one which begins meanwhile is not missed.
   */
  const shortest = Math.min(...Object.values(limitOf).map((limit) => limit ?? Infinity));
  const watch = async () => {
    while (!upstream.signal.aborted) {
      const now = clock.monotonic();
      const late = [...due].find(([, at]) => at <= now);
      if (late) {
        upstream.abort(timedOut(isConnecting ? 'connect' : late[0], answered));
        return;
      }
      await clock.sleep(Math.min(shortest, ...[...due.values()].map((at) => at - now)), upstream.signal);
    }
  };

  if (connection.signal.aborted) leave();
  else connection.signal.addEventListener('abort', leave, { once: true });
  begin('whole');
  if (Number.isFinite(shortest)) void watch();

  const limitedFetch = async (url: string, init: FetchInit): Promise<Response> => {
    isConnecting = true;
    begin('connect');
    const onConnected = () => {
      isConnecting = false;
      due.delete('connect');
    };
    let response: Response | undefined;
    let isBegun = false;
    // Counts only while somebody waits for the next piece: a slow reader is not a slow provider, nor is one that thinks before the first.
    const onWait = () => {
      if (isBegun) begin('idle');
    };
    const onPiece = (bytes: number) => {
      isBegun = true;
      due.delete('idle');
      if (response?.ok) answered = true;
      init.onPiece?.(bytes);
    };
    try {
      response = await connection.fetch(url, { ...init, onConnected, onWait, onPiece });
      return response;
    } finally {
      onConnected();
    }
  };

  return {
    connection: { ...connection, fetch: limitedFetch, signal: upstream.signal },
    awaitFirstToken: () => begin('first_token'),
    tokenCame: () => due.delete('first_token'),
    end,
  };
}
