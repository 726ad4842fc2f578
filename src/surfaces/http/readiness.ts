// Whether every database of the home answers, and has the format that this daemon knows. A database that takes too long
// counts as one that does not answer, so the question always has an answer.
import type { Clock } from '../../base/clock.ts';
import { Failure, Refusal } from '../../base/errors.ts';
import type { ServedDatabase, ServedDatabases } from './ports.ts';

export interface DatabaseReadiness {
  readonly name: string;
  readonly status: 'ok' | 'failed';
  /** Of the refusal or failure; `no_answer` if there was none in time. */
  readonly code?: string;
}

export interface Readiness {
  readonly status: 'ready' | 'not_ready';
  readonly databases: readonly DatabaseReadiness[];
}

export interface ReadinessDeps {
  readonly databases: ServedDatabases;
  /** In the order of the home. */
  readonly names: readonly string[];
  readonly clock: Clock;
  readonly withinMs?: number;
}

/** The questions of callers that come together, or while a database is silent, are one question. */
export function createReadiness({
  databases,
  names,
  clock,
  withinMs = 2_000,
}: ReadinessDeps): () => Promise<Readiness> {
  let asking: { readonly heard: Map<string, DatabaseReadiness>; readonly done: Promise<void> } | undefined;

  const ask = () => {
    const heard = new Map<string, DatabaseReadiness>();
    const failed = (name: string, error: unknown) => heard.set(name, { name, status: 'failed', code: codeOf(error) });
    const askOne = async ({ name, ready }: ServedDatabase): Promise<void> => {
      try {
        await ready();
        heard.set(name, { name, status: 'ok' });
      } catch (error) {
        failed(name, error);
      }
    };
    const askAll = async (): Promise<void> => {
      const opened = await databases.all((error, name) => failed(name, error));
      await Promise.all(opened.map(askOne));
    };
    const done = askAll()
      .catch((error: unknown) => {
        for (const name of names) if (!heard.has(name)) failed(name, error);
      })
      .finally(() => (asking = undefined));
    return { heard, done };
  };

  return async () => {
    const { heard, done } = (asking ??= ask());
    const waiting = new AbortController();
    await Promise.race([done, clock.sleep(withinMs, waiting.signal)]);
    waiting.abort();
    const all = names.map((name) => heard.get(name) ?? ({ name, status: 'failed', code: 'no_answer' } as const));
    return { status: all.every(({ status }) => status === 'ok') ? 'ready' : 'not_ready', databases: all };
  };
}

function codeOf(error: unknown): string {
  return error instanceof Refusal || error instanceof Failure ? error.code : 'bug';
}
