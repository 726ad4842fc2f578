// The fetch that an SDK gets for one call. It builds the headers anew, knows the key that the SDK never sees, and keeps what went wrong
// below the SDK, which would wrap it.
import type { Failure } from '../../base/errors.ts';
import type { FetchInit, Progress } from '../../base/network.ts';
import {
  cutOff,
  failureOfAnswer,
  failureOfConnection,
  invalidAnswer,
  ownError,
  shownMessage,
} from './classify-failure.ts';
import type { Connection, ProviderKind } from './contract.ts';

export const MAX_ERROR_BYTES = 64 * 1024;

/** What is passed on of the headers that an SDK or a caller made. */
const PASSED_HEADERS = ['accept', 'content-type', 'anthropic-version', 'anthropic-beta', 'openai-beta'];

export interface WatchedFetch {
  readonly fetch: (input: unknown, init?: RequestInit) => Promise<Response>;
  /** What is thrown for what came out of the SDK. */
  readonly errorOf: (error: unknown) => unknown;
  readonly isAnswered: () => boolean;
}

export function watchFetch(kind: ProviderKind, connection: Connection): WatchedFetch {
  let answered = false;
  let below: unknown;
  const keep = <E>(error: E): E => {
    below ??= error;
    return error;
  };

  return {
    isAnswered: () => answered,
    async fetch(input, init = {}) {
      const headers = headersFor(kind, new Headers(init.headers), connection.secret);
      let response: Response | undefined;
      const progress: Progress = {
        onPiece(bytes) {
          if (bytes > 0) answered = true;
        },
        // Of an answer that says what went wrong its status is enough.
        asError: (error) => (response?.ok ? keep(errorInBody(error, connection, answered)) : error),
      };
      try {
        response = await send(connection, String(input), { ...init, headers, ...progress });
      } catch (error) {
        throw keep(error);
      }
      if (!response.ok) throw keep(await failureOfResponse(response, connection));
      if (response.body === null) throw keep(invalidAnswer(false, 'it is empty'));
      return response;
    },
    errorOf(error) {
      if (connection.signal.aborted) return connection.signal.reason as unknown;
      return below ?? ownError(error) ?? failureInAnswer(error, answered, connection.secret);
    },
  };
}

/** Sends, and says of a failure what it is. */
export async function send(connection: Connection, url: string, init: FetchInit): Promise<Response> {
  const { signal } = connection;
  if (signal.aborted) throw signal.reason;
  try {
    return await connection.fetch(url, { ...init, redirect: 'manual', signal });
  } catch (error) {
    throw signal.aborted ? signal.reason : failureOfConnection(error);
  }
}

export function headersFor(kind: ProviderKind, given: Headers, secret: string | undefined): Record<string, string> {
  const passed = PASSED_HEADERS.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const key =
    secret === undefined ? {} : kind === 'anthropic' ? { 'x-api-key': secret } : { authorization: `Bearer ${secret}` };
  return { ...Object.fromEntries(passed), ...key };
}

export async function failureOfResponse(response: Response, { secret, signal }: Connection): Promise<Failure> {
  let body = '';
  try {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      body += decoder.decode(chunk as Uint8Array, { stream: true });
      if (body.length > MAX_ERROR_BYTES) break;
    }
  } catch {
    // The status says enough.
    if (signal.aborted) throw signal.reason;
  }
  const header = (name: string) => response.headers.get(name);
  return failureOfAnswer({ status: response.status, header, body }, { secret });
}

/** What broke off an answer whose head came well. */
export function errorInBody(error: unknown, { signal, explain }: Connection, hasBegun: boolean): unknown {
  if (signal.aborted) return signal.reason;
  return ownError(error) ?? explain(error, true) ?? cutOff(hasBegun);
}

/** What an answer that came well says of itself, or the reason why an SDK could not read it. */
export function failureInAnswer(error: unknown, answered: boolean, secret: string | undefined): Failure {
  const { statusCode, code, message, name, data, type } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Readonly<Record<string, unknown>>;
  if (name === 'AI_InvalidResponseDataError' && data === undefined) return cutOff(answered);
  const status = typeof statusCode === 'number' && statusCode >= 400 ? statusCode : statusOf(code, type);
  const isProvidersOwn = status !== undefined || (!(error instanceof Error) && typeof message === 'string');
  if (!isProvidersOwn) return invalidAnswer(answered, reasonOf(name));
  const body = JSON.stringify({ message: shownMessage(String(message), secret) });
  return failureOfAnswer({ status: status ?? 500, header: () => undefined, body }, { answered, secret });
}

/** Some servers put a status into the error itself. */
function statusOf(code: unknown, type: unknown): number | undefined {
  if (typeof code === 'number' && code >= 400 && code < 600) return code;
  if (code === 'rate_limit_exceeded' || type === 'rate_limit_error') return 429;
  return undefined;
}

/** Names of the SDK's errors; their messages repeat what came. */
function reasonOf(name: unknown): string {
  if (name === 'AI_TypeValidationError') return 'a part of it has another shape';
  if (name === 'AI_EmptyResponseBodyError') return 'it is empty';
  return 'it cannot be read';
}
