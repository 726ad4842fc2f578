// The body of a request: only JSON in UTF-8, and never above the limits on its size, its depth and its number of values.
import { refuse as refuseOfBase } from '../../base/contract.ts';
import { Refusal } from '../../base/errors.ts';
import { MAX_INPUT_VALUES } from '../../base/operation.ts';
import { refuse } from './contract.ts';

/** Reads the bytes and counts them as they arrive, so that a wrong or missing length does not evade the limit. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Typed here, because the global one differs between platforms.
    for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The client closed the connection, or its framing is broken: nothing of ours went wrong.
    throw refuse('malformed_request', 'The body broke off before its end', {}, error);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

const tooLarge = (maxBytes: number) =>
  refuse('body_too_large', `The body is larger than ${maxBytes} bytes`, { max_bytes: maxBytes });

/** A page of another site can send a form or plain text without a preflight request. */
export function checkContentType(request: Request): void {
  const type = request.headers.get('content-type') ?? '';
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!/^application\/json *(; *charset="?utf-8"? *)?$/i.test(type) || encoding !== 'identity') {
    throw refuse('unsupported_media_type', 'The body is not declared as plain JSON');
  }
}

/** An empty body counts as an empty object. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return {};
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw refuse('invalid_body', 'The body is not UTF-8', {}, error);
  }
  return parseText(text, () => refuse('invalid_body', 'The body is not JSON'));
}

export function parseText(text: string, refusal: () => Error): unknown {
  checkShape(text);
  try {
    return JSON.parse(text, (key, value: unknown) => {
      // It would set a prototype if the value is copied member by member.
      if (key === '__proto__') throw new SyntaxError('__proto__ is not a field name');
      return value;
    });
  } catch {
    throw refusal();
  }
}

/** The envelope of another protocol around an input. */
const MAX_VALUES = MAX_INPUT_VALUES + 1_000;
const MAX_DEPTH = 128;
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];

/**
 * Counts what a text would become before it is parsed: a few megabytes can hold millions of values, or containers nested
 * as deeply, and parsing them takes every other caller's time and memory.
 */
export function checkShape(text: string): void {
  let [values, depth] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(text, at);
    else if (unit === COMMA) values += 1;
    // Of [ and {, and ] and }, the second has one more bit.
    else if ((unit & ~0x20) === 0x5b) {
      values += 1;
      depth += 1;
      if (depth > MAX_DEPTH) {
        throw refuseOfBase('too_deep', `The body is nested deeper than ${MAX_DEPTH} levels`, { max_depth: MAX_DEPTH });
      }
    } else if ((unit & ~0x20) === 0x5d) depth -= 1;
    if (values > MAX_VALUES) {
      const message = `The body has more than ${MAX_VALUES} fields and elements`;
      throw refuseOfBase('too_large', message, { max_values: MAX_VALUES });
    }
  }
}

/** Where the string that begins at `start` ends; the end of the text if it does not. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
