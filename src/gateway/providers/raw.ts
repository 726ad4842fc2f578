// The way for a caller that speaks the provider's own protocol: the body goes as it came, the headers are made anew, and the answer
// passes byte for byte.
import { hideKey } from './classify-failure.ts';
import type { Connection, ProviderKind, RawAnswer, RawRequest } from './contract.ts';
import { refuseProvider } from './errors.ts';
import type { RawProtocol, Reach } from './raw-fields.ts';
import { reachesOutside } from './reaches-outside.ts';
import { repeatedKeyIn } from './repeated-key.ts';
import { createSeenAnswer } from './seen-answer.ts';
import { MAX_ERROR_BYTES, errorInBody, headersFor, send } from './watched-fetch.ts';

const PROTOCOL_OF_PATH: Readonly<Record<string, RawProtocol>> = {
  '/messages': 'messages',
  '/chat/completions': 'chat',
  '/responses': 'responses',
  '/embeddings': 'embeddings',
};

const PATHS: Readonly<Record<ProviderKind, readonly string[]>> = {
  offline: [],
  anthropic: ['/messages'],
  openai: ['/responses', '/chat/completions', '/embeddings'],
  'openai-compatible': ['/chat/completions', '/responses', '/embeddings'],
};

/** What a caller is told of the provider's headers. */
const ANSWER_HEADERS = ['content-type', 'retry-after', 'retry-after-ms'];
const MOST_ANSWERS = 128;
const ANTHROPIC_VERSION = '2023-06-01';

/** What a raw request asks for, once it is known to be one. Refusals name the field, never its value. */
export interface ReadRawRequest {
  readonly protocol: RawProtocol;
  readonly body: Readonly<Record<string, unknown>>;
  readonly is_stream: boolean;
  /** The limit of output that the caller set, if any. */
  readonly max_output_tokens: number | undefined;
  /** How many answers of that length the caller wants. */
  readonly answers: number;
  /** Whether it asks to be served in a way of which no list has a price. */
  readonly is_off_list: boolean;
  /** What the provider would reach or keep for the caller. */
  readonly reaches: readonly Reach[];
}

/** Nothing is sent. */
export function readRawRequest(
  kind: ProviderKind,
  request: Pick<RawRequest, 'path' | 'body'>,
  model: string,
): ReadRawRequest {
  const protocol = PATHS[kind].includes(request.path) ? PROTOCOL_OF_PATH[request.path] : undefined;
  if (protocol === undefined) {
    const paths = PATHS[kind].join(', ') || 'none';
    const details = { provider_kind: kind, paths: PATHS[kind] };
    throw refuseProvider('raw_path_unknown', `The paths of a provider of the kind ${kind} are: ${paths}.`, details);
  }
  const body = objectIn(request.body);
  if (body['model'] !== model) {
    throw refuseProvider('raw_body_invalid', 'The body names another model than the one asked for.', {
      field: 'model',
    });
  }
  const reaches = reachesOutside(protocol, body);
  return {
    protocol,
    body,
    is_stream: body['stream'] === true,
    max_output_tokens: outputLimit(protocol, body),
    answers: protocol === 'chat' ? answersOf(body['n']) : 1,
    is_off_list: Object.entries(LISTED).some(([name, usual]) => !usual.includes(body[name] ?? null)) || isSpoken(body),
    reaches,
  };
}

/** Names of other protocols limit nothing: the provider does not look at them. */
const LIMITS: Readonly<Record<RawProtocol, readonly string[]>> = {
  messages: ['max_tokens'],
  chat: ['max_completion_tokens', 'max_tokens'],
  responses: ['max_output_tokens'],
  embeddings: [],
};

/** Where there are two, the provider may take either. */
function outputLimit(protocol: RawProtocol, body: Readonly<Record<string, unknown>>): number | undefined {
  const limits = LIMITS[protocol]
    .map((name) => body[name])
    .filter((value): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0);
  return limits.length === 0 ? undefined : Math.max(...limits);
}

/** How a request is served at the price of the list; otherwise it is dearer, or cheaper. */
const LISTED: Readonly<Record<string, readonly unknown[]>> = {
  service_tier: [null, 'auto', 'default', 'standard', 'standard_only'],
  speed: [null, 'standard'],
  inference_geo: [null, 'global'],
};

/** What is heard or spoken is dearer than a text. */
function isSpoken({ modalities, audio, messages, input }: Readonly<Record<string, unknown>>): boolean {
  const isAsked = Array.isArray(modalities) ? modalities.includes('audio') : modalities === 'audio';
  return isAsked || (audio ?? null) !== null || holdsAudio(messages) || holdsAudio(input);
}

/** What is deeper is refused. */
const DEEPEST = 64;

function holdsAudio(node: unknown, depth = 0): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (depth > DEEPEST) return true;
  const { type, input_audio } = node as Readonly<Record<string, unknown>>;
  if (type === 'input_audio' || (input_audio ?? null) !== null) return true;
  return Object.values(node).some((each) => holdsAudio(each, depth + 1));
}

/** As many answers as the caller wants to one question, each as long as its limit. */
function answersOf(count: unknown): number {
  if (count === undefined || count === null) return 1;
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 1 && count <= MOST_ANSWERS) return count;
  const message = `The body asks for a number of answers that is not 1 to ${MOST_ANSWERS}.`;
  throw refuseProvider('raw_body_invalid', message, { field: 'n' });
}

/** Of a request that was read. An answer that says what went wrong is passed on without the key, which it may repeat. */
export async function askRaw(
  kind: ProviderKind,
  { protocol, answers }: Pick<ReadRawRequest, 'protocol' | 'answers'>,
  request: RawRequest,
  connection: Connection,
): Promise<RawAnswer> {
  const given = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (/^(?:anthropic-version|anthropic-beta|openai-beta|accept)$/i.test(name)) given.set(name, value);
  }
  given.set('content-type', 'application/json');
  if (kind === 'anthropic' && !given.has('anthropic-version')) given.set('anthropic-version', ANTHROPIC_VERSION);
  let answered = false;
  const response = await send(connection, `${connection.url.replace(/\/+$/, '')}${request.path}`, {
    method: 'POST',
    headers: headersFor(kind, given, connection.secret),
    body: request.body as Uint8Array<ArrayBuffer>,
    onPiece(bytes) {
      if (bytes > 0) answered = true;
    },
    asError: (error) => errorInBody(error, connection, answered),
  });
  const isStream = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
  const seen = createSeenAnswer(protocol, isStream, answers);
  return {
    status: response.status,
    headers: Object.fromEntries(
      ANSWER_HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
    body: response.ok ? passedOn(response.body, seen) : withoutKey(response.body, connection),
    seen: seen.seen,
  };
}

async function* withoutKey(
  body: ReadableStream<Uint8Array> | null,
  connection: Connection,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    pieces.push(chunk);
    if (size > MAX_ERROR_BYTES) break;
  }
  const text = Buffer.concat(pieces).subarray(0, MAX_ERROR_BYTES).toString('utf8');
  yield new TextEncoder().encode(hideKey(text, connection.secret));
}

/** No piece is read before the one in front of it was taken. */
async function* passedOn(
  body: ReadableStream<Uint8Array> | null,
  seen: ReturnType<typeof createSeenAnswer>,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  for await (const chunk of body) {
    seen.push(chunk);
    yield chunk;
  }
  seen.end();
}

/** Names of the protocols' own fields are in lower case; some servers take others for the same. */
const OWN_NAME = /^[^A-Z]*$/;

function objectIn(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  const invalid = (message: string, details = {}) => refuseProvider('raw_body_invalid', message, details);
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw invalid('The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('The body is no JSON object.');
  // The provider may read the other one of two.
  if (repeatedKeyIn(text)) throw invalid('The body has a key twice.');
  const odd = Object.keys(value).some((name) => !OWN_NAME.test(name));
  if (odd) throw invalid('The body has a key with capital letters, which the protocol does not have.');
  return value as Record<string, unknown>;
}
