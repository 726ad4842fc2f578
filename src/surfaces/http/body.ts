// The body of a request: only JSON in UTF-8, and never above the size limit.
import { Refusal } from '../../base/errors.ts';
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
