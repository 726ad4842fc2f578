// One request over undici's dispatcher, and its answer as a `Response`. undici's own `fetch` does more than a provider needs (redirects,
// caches, decoders, a repetition after 421) and takes three times as long.
import type { Dispatcher } from 'undici';
import type { Progress } from '../network.ts';
import { EgressDenied, NetworkFailure, networkProblemOf } from './egress-errors.ts';

export interface OnceAsked {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array | null;
}

export interface AskOptions {
  /** Aborted, it closes the connection at once, and its reason is thrown. */
  readonly signal: AbortSignal | undefined;
  readonly progress: Progress;
}

/** Answers without a body, whatever follows them. */
const NO_BODY = new Set([204, 205, 304]);
const HIGHEST_STATUS = 599;

/** Throws `EgressDenied` or a `NetworkFailure`; the stream of the answer fails with one of them too. */
export function askOnce(dispatcher: Dispatcher, asked: OnceAsked, options: AskOptions): Promise<Response> {
  const { url, method, headers, body } = asked;
  const { signal, progress } = options;
  return new Promise<Response>((resolve, reject) => {
    let connection: Dispatcher.DispatchController | undefined;
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    let isOver = false;
    /** Pieces of this turn: a server may cut what it sends at once into hundreds, and each costs a reader as much as all of them together. */
    let pieces: Uint8Array[] = [];

    const handOn = () => {
      const [first, ...others] = pieces;
      pieces = [];
      if (isOver || !stream || !first) return;
      const chunk = others.length === 0 ? first : Buffer.concat([first, ...others]);
      progress.onPiece?.(chunk.length);
      stream.enqueue(chunk);
      // Whoever reads asks for more.
      if ((stream.desiredSize ?? 0) <= 0) connection?.pause();
    };
    const end = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      signal?.removeEventListener('abort', leave);
      if (error === undefined) stream?.close();
      else if (stream) stream.error(progress.asError ? progress.asError(error) : error);
      else reject(error);
    };
    const leave = () => {
      end(signal?.reason);
      connection?.abort(left());
    };
    const bodyOf = (answer: Dispatcher.DispatchController) =>
      new ReadableStream<Uint8Array>(
        {
          start(controller) {
            stream = controller;
          },
          pull() {
            progress.onWait?.();
            answer.resume();
          },
          cancel(reason) {
            end(reason ?? left());
            answer.abort(left());
          },
        },
        { highWaterMark: 0 },
      );

    signal?.addEventListener('abort', leave, { once: true });
    dispatcher.dispatch(
      { origin: url.origin, path: `${url.pathname}${url.search}`, method, headers, body },
      {
        onRequestStart(controller) {
          connection = controller;
          // Whoever asked left while there was no connection yet.
          if (isOver) controller.abort(left());
          else progress.onConnected?.();
        },
        onResponseStart(controller, status, answered, text) {
          // Only that there will be an answer.
          if (status < 200 || isOver) return;
          const problem = problemOf(status, answered['content-encoding']);
          if (problem) {
            controller.abort(problem);
            return;
          }
          const hasBody = !NO_BODY.has(status);
          if (hasBody) controller.pause();
          const init = { status, statusText: text ?? '', headers: headersOf(controller) };
          resolve(new Response(hasBody ? bodyOf(controller) : null, init));
        },
        onResponseData(_, chunk) {
          // A parser that goes on behind a pause may begin with nothing; whoever reads would ask again and again.
          if (isOver || !stream || chunk.length === 0) return;
          pieces.push(chunk);
          if (pieces.length === 1) queueMicrotask(handOn);
        },
        onResponseEnd() {
          handOn();
          if (stream && !isOver) progress.onPiece?.(0);
          end();
        },
        onResponseError(_, error) {
          handOn();
          end(networkProblemOf(error, connection !== undefined) ?? error);
        },
      },
    );
  });
}

/** Nobody hears of it: whoever left has been told why. */
const left = () => new NetworkFailure('closed', { maybeSent: true });

/** What ends a request by the head of its answer, before any byte of its body is looked at. */
function problemOf(
  status: number,
  encoding: string | readonly string[] | undefined,
): EgressDenied | NetworkFailure | undefined {
  if (status >= 300 && status < 400) return new EgressDenied('redirect', status);
  if (status === 421) return new NetworkFailure('misdirected', { maybeSent: true });
  if (status > HIGHEST_STATUS) return new NetworkFailure('not_http', { maybeSent: true });
  if ((encoding ?? 'identity') !== 'identity') return new NetworkFailure('encoded', { maybeSent: true });
  return undefined;
}

/** As bytes: undici reads them as UTF-8, and a character beyond Latin-1 is none that a header can have. */
function headersOf({ rawHeaders }: Dispatcher.DispatchController): Headers {
  const headers = new Headers();
  const raw = Array.isArray(rawHeaders) ? (rawHeaders as readonly (Buffer | string)[]) : [];
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(latin1(raw[at]), latin1(raw[at + 1]));
  return headers;
}

function latin1(text: Buffer | string | undefined): string {
  return typeof text === 'string' ? text : (text?.toString('latin1') ?? '');
}
