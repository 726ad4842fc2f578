// Blobs as objects of an S3 bucket, for homes shared by many machines. Only signing comes from a library; requests go
// through the injected fetch. What a server says is never repeated in errors, since it may quote keys and signatures.
import { AwsV4Signer } from 'aws4fetch';
import { backoffMs } from '../base/backoff.ts';
import { after, toTimestamp, type Clock } from '../base/clock.ts';
import { RETRY_NEVER, type Failure, type Retry } from '../base/errors.ts';
import { isSha256, sha256 } from '../base/hash.ts';
import type { Blobs } from './blobs.ts';
import { fail, refuse } from './contract.ts';

export type BlobFetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: Blob;
    readonly redirect: 'manual';
    readonly signal: AbortSignal;
  },
) => Promise<Response>;

export interface S3BlobsOptions {
  /** Origin of the server; buckets are addressed by path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Put before every key, as it is: `home/blobs/`. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly fetch: BlobFetch;
  readonly clock: Clock;
  /** Without an answer, or a byte that moves: however slow a transfer is, it goes on while it moves. */
  readonly timeoutMs?: number;
  readonly listPageSize?: number;
}

const ATTEMPTS = 4;
/** A connection that was kept open may be dead, so one more is tried; a network that is would take a minute to say so. */
const TIMEOUTS = 2;
/** What moves less within the time limit does not move: a server must not hold a caller by a byte now and then. */
const LEAST_BYTES = 1_024;
/** How fast bytes are expected to leave the system's buffer, which takes the last of them out of sight. */
const BUFFERED_BYTES = 1024 * 1024;
const LEAVING_BYTES_PER_MS = 16;
const CHUNK_BYTES = 64 * 1024;
const BACKOFF = { firstMs: 100, longestMs: Infinity } as const;
const RETRY_AFTER_MS = 5_000;
// A blob found standing is written again when older, so that a collector of old unnamed blobs never takes it meanwhile.
const RENEW_AFTER_MS = 3_600_000;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

interface Question {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

export function createS3Blobs(options: S3BlobsOptions): Blobs {
  const { region, bucket, prefix, accessKeyId, secretAccessKey, clock } = options;
  const { timeoutMs = 7_000, listPageSize = 1_000, fetch: send } = options;
  const origin = checkedOrigin(options);
  const location = `${origin}/${bucket}/${prefix}`;
  // Derived from the secret once a day instead of for every request.
  const signingKeys = new Map<string, ArrayBuffer>();

  async function attempt(question: Question): Promise<Answer> {
    const url = new URL(`${origin}/${bucket}`);
    if (question.key !== undefined) url.pathname += `/${prefix}${question.key}`;
    for (const [name, value] of Object.entries(question.query ?? {})) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      method: question.method,
      url: url.href,
      // The signature covers the hash of the body, so the server refuses bytes that changed on the way.
      headers: { 'x-amz-content-sha256': sha256(question.body ?? ''), ...question.headers },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      cache: signingKeys,
      datetime: toTimestamp(clock.now()).replace(/[:-]|\.\d{3}/g, ''),
    }).sign();
    const patience = startPatience(timeoutMs);
    try {
      const response = await send(signed.url.href, {
        method: question.method,
        headers: Object.fromEntries(signed.headers),
        ...(question.body !== undefined && { body: new MovingBody(question.body, patience) }),
        // A signed request is for this server alone.
        redirect: 'manual',
        signal: patience.signal,
      });
      const { status, headers } = response;
      return { status, headers, body: await bodyOf(response, patience) };
    } finally {
      patience.end();
    }
  }

  /** Asks until there is an answer that is not the server's or the network's trouble. */
  async function ask(question: Question): Promise<Answer> {
    let timeouts = 0;
    for (let tried = 1; ; tried += 1) {
      const trouble = await attempt(question).then(
        (answer) => troubleOf(answer) ?? answer,
        (error: unknown): Trouble => ({ trouble: reasonOf(error), afterMs: 0 }),
      );
      if (!('trouble' in trouble)) return trouble;
      if (trouble.trouble === TIMED_OUT) timeouts += 1;
      if (tried === ATTEMPTS || timeouts === TIMEOUTS) {
        const retry: Retry = { retry: true, afterMs: Math.max(RETRY_AFTER_MS, trouble.afterMs) };
        const message = `The blob store ${origin} could not do its part (${trouble.trouble}).`;
        throw fail('blob_store_unreachable', message, retry, { location, reason: trouble.trouble, attempts: tried });
      }
      await clock.sleep(Math.max(backoffMs(tried, BACKOFF), Math.min(trouble.afterMs, RETRY_AFTER_MS)));
    }
  }

  function unexpected(question: Question, { status, body }: Answer): Failure {
    const s3Code = s3CodeOf(body);
    const details = { location, method: question.method, status, ...(s3Code !== undefined && { s3_code: s3Code }) };
    const said = `${status}${s3Code === undefined ? '' : ` ${s3Code}`}`;
    return status === 401 || status === 403
      ? fail('blob_store_denied', `The blob store ${location} denied access (${said}).`, RETRY_NEVER, details)
      : fail('blob_store_error', `The blob store ${location} answered ${said}.`, RETRY_NEVER, details);
  }

  function checked(key: string): string {
    if (!isSha256(key)) throw refuse('invalid_blob_key', 'This is not the key of a blob.', { key });
    return key;
  }

  async function write(
    key: string,
    bytes: Uint8Array,
    condition: Readonly<Record<string, string>>,
  ): Promise<'written' | 'stands'> {
    const question: Question = {
      method: 'PUT',
      key,
      headers: { ...condition, 'x-amz-checksum-sha256': Buffer.from(key, 'hex').toString('base64') },
      // fetch wants bytes that no other thread can change.
      body: bytes.buffer instanceof ArrayBuffer ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes),
    };
    const answer = await ask(question);
    if (answer.status === 412) return 'stands';
    if (answer.status !== 200) throw unexpected(question, answer);
    return 'written';
  }

  /** The object as it stands, hashed or not; undefined when there is none. */
  async function read(key: string): Promise<Answer | undefined> {
    const question: Question = { method: 'GET', key };
    const answer = await ask(question);
    if (answer.status === 200) return answer;
    // A bucket that is gone is no reason to report its blobs missing one by one.
    if (answer.status === 404 && s3CodeOf(answer.body) !== 'NoSuchBucket') return undefined;
    throw unexpected(question, answer);
  }

  return {
    location,

    async put(bytes) {
      const key = sha256(bytes);
      if ((await write(key, bytes, { 'if-none-match': '*' })) === 'written') return key;
      const standing = await read(key);
      const writtenMs = Date.parse(standing?.headers.get('last-modified') ?? '');
      const fresh = clock.now() - writtenMs < RENEW_AFTER_MS;
      if (standing === undefined || sha256(standing.body) !== key || !fresh) await write(key, bytes, {});
      return key;
    },

    async get(key) {
      const answer = await read(checked(key));
      if (answer === undefined) throw refuse('blob_missing', `There is no blob ${key}.`, { key, location });
      if (sha256(answer.body) !== key) {
        throw refuse('blob_corrupt', `The bytes of blob ${key} are not the ones it was written with.`, {
          key,
          location,
        });
      }
      return answer.body;
    },

    async has(key) {
      const question: Question = { method: 'HEAD', key: checked(key) };
      const answer = await ask(question);
      if (answer.status === 200) return true;
      if (answer.status === 404) return false;
      throw unexpected(question, answer);
    },

    async delete(key) {
      const question: Question = { method: 'DELETE', key: checked(key) };
      const answer = await ask(question);
      if (answer.status === 204 || answer.status === 200) return;
      if (answer.status === 404 && s3CodeOf(answer.body) !== 'NoSuchBucket') return;
      throw unexpected(question, answer);
    },

    async *list() {
      let token: string | undefined;
      do {
        const question: Question = {
          method: 'GET',
          query: {
            'list-type': '2',
            'max-keys': String(listPageSize),
            prefix,
            ...(token !== undefined && { 'continuation-token': token }),
          },
        };
        const answer = await ask(question);
        if (answer.status !== 200) throw unexpected(question, answer);
        const page = parsePage(new TextDecoder().decode(answer.body));
        // A server that hands out the same place again would be listed for ever.
        if (page === undefined || (page.next !== undefined && page.next === token)) {
          throw fail('blob_store_error', `The blob store ${location} sent a malformed list.`, RETRY_NEVER, {
            location,
          });
        }
        for (const { name, modifiedMs, size } of page.objects) {
          const key = name.slice(prefix.length);
          if (name.startsWith(prefix) && isSha256(key)) yield { key, modifiedMs, size };
        }
        token = page.next;
      } while (token !== undefined);
    },
  };
}

function checkedOrigin({ endpoint, bucket, prefix }: S3BlobsOptions): string {
  const url = URL.parse(endpoint);
  const plain =
    url !== null && url.username === '' && url.password === '' && /^\/?$/.test(url.pathname + url.search + url.hash);
  if (!plain || !/^https?:$/.test(url.protocol)) {
    throw refuse('invalid_blob_store', 'The endpoint must be an http(s) origin without path and credentials.');
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw refuse('invalid_blob_store', 'This is not the name of a bucket.', { bucket });
  }
  // Characters that stand for themselves in a URL, a signature and XML alike; empty and dotted parts would be folded.
  if (!/^([A-Za-z0-9_-][A-Za-z0-9._-]*\/)*([A-Za-z0-9_-][A-Za-z0-9._-]*)?$/.test(prefix)) {
    throw refuse(
      'invalid_blob_store',
      'A prefix is made of letters, digits, -, _ and ., separated by single slashes.',
      {
        prefix,
      },
    );
  }
  return url.origin;
}

interface Trouble {
  readonly trouble: string;
  readonly afterMs: number;
}

/** What is worth asking again: the server's own errors, throttling, and a conditional write that met another. */
function troubleOf({ status, headers, body }: Answer): Trouble | undefined {
  const passing = (status >= 500 && status !== 501) || status === 429 || status === 408 || status === 409;
  const s3Code = status === 400 ? s3CodeOf(body) : undefined;
  if (!passing && !(s3Code !== undefined && HURT_ON_THE_WAY.has(s3Code))) return undefined;
  const seconds = Number(headers.get('retry-after'));
  return { trouble: s3Code ?? `status ${status}`, afterMs: seconds > 0 ? seconds * 1_000 : 0 };
}

const HURT_ON_THE_WAY = new Set(['RequestTimeout', 'IncompleteBody', 'BadDigest', 'XAmzContentSHA256Mismatch']);

const TIMED_OUT = 'timeout';

interface Patience {
  readonly signal: AbortSignal;
  /** These bytes came or left, so the transfer goes on. */
  moved(bytes: number): void;
  /** So many were given to the system to send, and there are no more. */
  sent(bytes: number): void;
  end(): void;
}

function startPatience(timeoutMs: number): Patience {
  const ended = new AbortController();
  const wait = (ms: number) =>
    after(ms, () => ended.abort(new DOMException('The blob store took too long', 'TimeoutError')));
  let stop = wait(timeoutMs);
  let movedBytes = 0;
  const restart = (ms: number) => {
    stop();
    stop = wait(ms);
    movedBytes = 0;
  };
  return {
    signal: ended.signal,
    moved(bytes) {
      movedBytes += bytes;
      if (movedBytes >= LEAST_BYTES) restart(timeoutMs);
    },
    sent(bytes) {
      restart(timeoutMs + Math.min(bytes, BUFFERED_BYTES) / LEAVING_BYTES_PER_MS);
    },
    end: () => stop(),
  };
}

/** A body whose length is known beforehand, as S3 demands, and that tells how much of it was taken to be sent. */
class MovingBody extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #patience: Patience;

  constructor(bytes: Uint8Array<ArrayBuffer>, patience: Patience) {
    super([bytes]);
    this.#bytes = bytes;
    this.#patience = patience;
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const [bytes, patience] = [this.#bytes, this.#patience];
    let at = 0;
    return new ReadableStream({
      pull(controller) {
        const chunk = bytes.subarray(at, at + CHUNK_BYTES);
        at += chunk.byteLength;
        patience.moved(chunk.byteLength);
        if (chunk.byteLength > 0) controller.enqueue(chunk);
        if (at < bytes.byteLength) return;
        patience.sent(bytes.byteLength);
        controller.close();
      },
    });
  }
}

async function bodyOf(response: Response, patience: Patience): Promise<Uint8Array> {
  if (!response.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  // Typed here, because the global one differs between platforms.
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    patience.moved(chunk.byteLength);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The kind of a network error, never its text. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'network error';
  if (error.name === 'TimeoutError') return TIMED_OUT;
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return 'network error';
}

function s3CodeOf(body: Uint8Array): string | undefined {
  const code = textOf(new TextDecoder().decode(body.subarray(0, 4_096)), 'Code');
  return code !== undefined && /^[A-Z][A-Za-z0-9]{1,63}$/.test(code) ? code : undefined;
}

interface Page {
  readonly objects: readonly { readonly name: string; readonly modifiedMs: number; readonly size: number }[];
  readonly next: string | undefined;
}

// No XML parser: S3 writes these elements without attributes, and the texts of interest hold no markup.
function parsePage(xml: string): Page | undefined {
  const truncated = textOf(xml, 'IsTruncated');
  if (!xml.includes('<ListBucketResult') || truncated === undefined) return undefined;
  const objects: Page['objects'][number][] = [];
  for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const name = textOf(entry, 'Key');
    const modifiedMs = Date.parse(textOf(entry, 'LastModified') ?? '');
    const size = Number(textOf(entry, 'Size') ?? Number.NaN);
    if (name === undefined || Number.isNaN(modifiedMs) || !Number.isSafeInteger(size)) return undefined;
    objects.push({ name, modifiedMs, size });
  }
  if (truncated !== 'true') return { objects, next: undefined };
  const next = textOf(xml, 'NextContinuationToken');
  return next === undefined ? undefined : { objects, next };
}

function textOf(xml: string, element: string): string | undefined {
  const start = xml.indexOf(`<${element}>`);
  if (start === -1) return undefined;
  const from = start + element.length + 2;
  const end = xml.indexOf(`</${element}>`, from);
  return end === -1 ? undefined : unescapeXml(xml.slice(from, end));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|([a-z]+));/g,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}
