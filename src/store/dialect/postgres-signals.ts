// Signals between processes that use one Postgres schema: LISTEN and NOTIFY on a connection of their own. A NOTIFY inside
// an append's transaction would hold its commit up behind every other; here it follows the commit and waits for none.
import pg from 'pg';
import { Backoff } from '../../base/backoff.ts';
import { after, type Clock } from '../../base/clock.ts';
import { answerLimitsOf, endClient, streamOf } from './postgres-answers.ts';
import { localSignals, type Signals } from '../signals.ts';

export interface PostgresSignalsOptions {
  readonly url: string;
  readonly schema: string;
  readonly clock: Clock;
  /** Called when the server cannot be reached. Nothing is lost, but other processes notice the commit later. */
  readonly onError?: (error: unknown) => void;
}

const RECONNECT = { firstMs: 100, longestMs: 10_000 } as const;
/** A connection can be dead without an error. */
const PROBE_EVERY_MS = 30_000;
/** What a closing process waits for the last hint to leave. */
const CLOSE_WITHIN_MS = 2_000;

interface Link {
  readonly client: pg.Client;
  /** Fires when the connection is gone. */
  readonly gone: AbortController;
}

export function createPostgresSignals({ url, schema, clock, onError = () => {} }: PostgresSignalsOptions): Signals {
  const local = localSignals();
  // The server cuts longer names, for LISTEN and NOTIFY alike.
  const channel = `"${`throughline_${schema}`.slice(0, 63)}"`;
  const closing = new AbortController();
  let linking: Promise<Link> | undefined;
  let listening: Promise<void> | undefined;
  let sending: Promise<void> | undefined;
  let isAskedAgain = false;
  let newest: pg.Client | undefined;
  let isCutOff = false;
  const { connectMs, answerMs } = answerLimitsOf(url);

  const connect = async (): Promise<Link> => {
    if (isCutOff) throw new Error('The connection for signals is closed');
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: answerMs,
    });
    newest = client;
    const gone = new AbortController();
    const end = () => gone.abort();
    client.on('error', end);
    client.on('end', end);
    client.on('notification', (message) => {
      // This process's own raise has called its watchers already.
      if (message.processId !== (client as unknown as { readonly processID: number }).processID) local.raise();
    });
    try {
      await client.connect();
      // A NOTIFY commits too, and need not wait for the disk, because the commit that it announces is durable.
      await client.query("SET synchronous_commit = off; SET application_name = 'throughline signals'");
    } catch (error) {
      streamOf(client).destroy();
      throw error;
    }
    return { client, gone };
  };

  /** One connection at a time; a failed or broken one is forgotten, and the next call makes another. */
  const link = async (): Promise<Link> => {
    const current = (linking ??= connect());
    try {
      const made = await current;
      if (!made.gone.signal.aborted) return made;
    } catch (error) {
      if (linking === current) linking = undefined;
      throw error;
    }
    if (linking === current) linking = undefined;
    return link();
  };

  /** A query went unanswered, so a goodbye would too. */
  const drop = ({ client, gone }: Link): void => {
    gone.abort();
    streamOf(client).destroy();
  };

  const ask = async (text: string): Promise<Link> => {
    const current = await link();
    try {
      await current.client.query(text);
    } catch (error) {
      drop(current);
      throw error;
    }
    return current;
  };

  const listen = async (): Promise<void> => {
    const backoff = new Backoff(RECONNECT);
    while (!closing.signal.aborted) {
      try {
        const current = await ask(`LISTEN ${channel}`);
        backoff.reset();
        // Whatever was committed while this process did not listen.
        local.raise();
        const ended = AbortSignal.any([current.gone.signal, closing.signal]);
        while (!ended.aborted) {
          await clock.sleep(PROBE_EVERY_MS, ended);
          if (!ended.aborted) await ask('SELECT 1');
        }
      } catch (error) {
        onError(error);
      }
      await clock.sleep(backoff.nextMs(), closing.signal);
    }
  };

  /** One NOTIFY at a time: a raise meanwhile causes the next one. */
  const send = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      try {
        // Again over a new connection, should the old one turn out to be broken.
        await ask(`NOTIFY ${channel}`).catch(() => ask(`NOTIFY ${channel}`));
      } catch (error) {
        onError(error);
      }
    } while (isAskedAgain);
    sending = undefined;
  };

  return {
    raise() {
      local.raise();
      if (closing.signal.aborted) return;
      isAskedAgain = true;
      sending ??= send();
    },
    watch(listener) {
      // Once listening it stays so until the end: a notification without a waiter costs nothing.
      if (!closing.signal.aborted) listening ??= listen();
      return local.watch(listener);
    },
    async close() {
      closing.abort();
      const stop = after(CLOSE_WITHIN_MS, () => {
        isCutOff = true;
        if (newest) streamOf(newest).destroy();
      });
      await Promise.all([listening, sending]);
      stop();
      const last = await linking?.catch(() => {});
      if (last) await endClient(last.client).catch(() => {});
    },
  };
}
